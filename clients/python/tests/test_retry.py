"""Lost answers and busy servers. Nothing is done twice. The client waits at least as long as the server asks, but not forever."""

import email.utils
import time

from phonebooth import ProblemError, Unreachable
from phonebooth.transport import Retry

from .live import KEY, SMALL, TASK, URL, LiveCase, Waits, relay


class TestLost(LiveCase):
    """The tests have a key of their own, because they count the phones of the key, and other suites use the same server."""

    def setUp(self):
        super().setUp()
        admin = self.client
        made = admin._json("POST", "/v1/keys", body={"name": "lost answers"}, token=KEY)
        self.addCleanup(admin._json, "DELETE", f"/v1/keys/{made['id']}", token=KEY)
        self.key = made["key"]
        self.client = self.opened(URL)

    def ids(self):
        found, cursor = [], None
        while True:
            page = self.client.list(limit=1000, cursor=cursor)
            found += [row["id"] for row in page["envs"]]
            cursor = page.get("next")
            if cursor is None:
                return found

    def test_a_lost_answer_makes_no_second_phone_and_no_second_step(self):
        waits = Waits()
        before = set(self.ids())
        with relay("lose") as (url, seen):
            phone = self.opened(url, retry=waits.retry()).create(TASK, seed=3, device=SMALL)
        self.assertEqual(seen, [("POST", "/v1/envs")] * 2)
        self.assertEqual(set(self.ids()) - before, {phone.id})
        path = f"/v1/envs/{phone.id}"
        with relay("lose") as (url, seen):
            lossy = self.opened(url, retry=waits.retry()).phone(phone.id, agent=phone.agent, operator=phone.operator)
            self.assertEqual(lossy.awake("Notes")["step"], 1)
        self.assertEqual(seen, [("POST", f"{path}/step")] * 2)
        self.assertEqual(self.client.phone(phone.id, operator=phone.operator).status()["step"], 1)
        with relay("lose") as (url, seen):
            self.opened(url, retry=waits.retry()).phone(phone.id, operator=phone.operator).delete()
        self.assertEqual(seen, [("DELETE", path)] * 2)
        self.assertEqual(len(waits.seconds), 3)

    def test_a_lost_batch_is_sent_again_and_done_once(self):
        before = set(self.ids())
        with relay("lose") as (url, seen):
            lossy = self.opened(url, retry=Waits().retry())
            made = lossy.batch([{"op": "create", "device": SMALL}, {"op": "create", "device": SMALL}])
        phones = [made.phone(0), made.phone(1)]
        self.assertEqual(set(self.ids()) - before, {phone.id for phone in phones})
        with relay("lose") as (url, seen):
            lossy = self.opened(url, retry=Waits().retry())
            lossy.batch([phone.op("step", action={"type": "HOME"}) for phone in phones])
        self.assertEqual(len(seen), 2)
        self.assertEqual([self.client.phone(each.id, agent=each.agent).status()["step"] for each in phones], [1, 1])
        self.client.batch([phone.op("delete") for phone in phones])

    def test_a_lost_group_and_a_lost_run_are_the_same_ones(self):
        before = set(self.ids())
        with relay("lose") as (url, _):
            group = self.opened(url, retry=Waits().retry()).create_group(TASK, 2, seed=1, device=SMALL)
        made = set(self.ids()) - before
        self.assertLessEqual({phone.id for phone in group.phones}, made)
        # The phones of the group are its members and its origin phone.
        self.assertLessEqual(len(made), 3)
        self.client.group(group.id, group.token).delete()
        with relay("lose", None, "lose") as (url, _):
            run = self.opened(url, retry=Waits().retry()).create_run("lossy", tasks=[TASK], device=SMALL)
            episode = run.next()
            self.assertEqual((episode.number, run.status()["progress"]["dealt"]), (1, 1))
            episode.phone.abort()

    def test_what_may_not_be_done_twice_is_not_sent_again(self):
        with self.client.create(device=SMALL) as phone:
            with relay("lose") as (url, seen):
                lossy = self.opened(url, retry=Waits().retry()).phone(phone.id, operator=phone.operator)
                with self.assertRaises(Unreachable):
                    lossy.event({"type": "popup", "title": "Hello", "text": "World"})
            self.assertEqual(len(seen), 1)
            with relay((503, {})) as (url, seen):
                lossy = self.opened(url, retry=Waits().retry()).phone(phone.id, operator=phone.operator)
                with self.assertRaises(ProblemError):
                    lossy.event({"type": "popup", "title": "Hello", "text": "World"})
            self.assertEqual(len(seen), 1)


class TestBusy(LiveCase):
    def test_retry_after_is_heeded(self):
        later = email.utils.formatdate(time.time() + 20, usegmt=True)
        for status in (429, 503):
            for said, least in (("7", 7), (later, 15)):
                waits = Waits()
                with relay((status, {"retry-after": said})) as (url, seen):
                    phone = self.opened(url, retry=waits.retry()).create(device=SMALL)
                self.assertEqual((len(seen), len(waits.seconds)), (2, 1))
                self.assertGreaterEqual(waits.seconds[0], least)
                self.assertLess(waits.seconds[0], 30)
                phone.client = self.client
                phone.delete()

    def test_what_may_not_be_done_twice_is_sent_again_after_429(self):
        with self.client.create(device=SMALL) as phone:
            with relay((429, {"retry-after": "1"})) as (url, seen):
                busy = self.opened(url, retry=Waits().retry()).phone(phone.id, operator=phone.operator)
                busy.event({"type": "popup", "title": "Hello", "text": "World"})
            self.assertEqual(len(seen), 2)

    def test_tries_are_bounded(self):
        waits = Waits()
        with relay(*[(503, {})] * 9) as (url, seen):
            with self.assertRaises(ProblemError) as busy:
                self.opened(url, retry=waits.retry(tries=4)).create(device=SMALL)
        self.assertEqual((busy.exception.status, len(seen), len(waits.seconds)), (503, 4, 3))

    def test_a_wait_that_is_too_long_is_told_and_not_waited_for(self):
        waits = Waits()
        with relay((429, {"retry-after": "3600"})) as (url, seen):
            with self.assertRaises(ProblemError) as busy:
                self.opened(url, retry=waits.retry()).create(device=SMALL)
        self.assertEqual((busy.exception.retry_after, len(seen), waits.seconds), (3600, 1, []))

    def test_waits_grow_are_drawn_and_have_an_end(self):
        longest, shortest = Retry(chance=lambda: 1.0), Retry(chance=lambda: 0.0)
        self.assertEqual([longest.wait(tried, None) for tried in (1, 2, 3, 6, 60)], [0.25, 0.5, 1, 8, 8])
        self.assertEqual([shortest.wait(tried, None) for tried in (1, 2, 3)], [0.125, 0.25, 0.5])
        self.assertEqual(shortest.wait(1, 5), 5)
        with self.assertRaises(ValueError):
            Retry(tries=0)
