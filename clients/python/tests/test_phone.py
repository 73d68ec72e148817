"""A phone, from its creation to its verdict, with forks, snapshots and events."""

from phonebooth import ACTION_TYPES, Phone, PhoneboothError, ProblemError, Unreachable
from phonebooth.actions import Actions

from .live import SMALL, TASK, LiveCase


def solve(phone):
    phone.awake("Notes")
    phone.type(phone.instruction.split('"')[1], point=(500, 148))
    phone.long_press(500, 310)
    phone.click(672, 78)
    return phone.complete()


class TestPhone(LiveCase):
    def test_a_task_is_played_and_judged(self):
        with self.client.create(TASK, seed=3, device=SMALL) as phone:
            self.assertIn("draft", phone.instruction)
            self.assertEqual(phone.status()["status"], "running")
            last = solve(phone)
            self.assertEqual((last["terminated"], last["outcome"], last["step"]), (True, "complete", 5))
            verdict = phone.judge()
            self.assertTrue(verdict["success"] and verdict["clean"])
            self.assertEqual([line["action"]["type"] for line in phone.trajectory()], ["AWAKE", "TYPE", "LONG_PRESS", "CLICK", "COMPLETE"])
            self.assertTrue(any("pinned" in change["path"] for change in phone.diff()))
            again = phone.reset()
            self.assertEqual(again["task"]["instruction"], phone.instruction)
            self.assertEqual((phone.status()["step"], phone.judge()["success"]), (0, False))
        with self.assertRaises(ProblemError) as gone:
            phone.status()
        self.assertEqual((gone.exception.status, gone.exception.type), (404, "not-found"))

    def test_it_is_seen(self):
        with self.client.create(device=SMALL) as phone:
            self.assertEqual(phone.observation.get("screenshot"), None)
            self.assertTrue(phone.screenshot().startswith(b"\x89PNG"))
            self.assertTrue(phone.screenshot(format="jpeg", width=180).startswith(b"\xff\xd8"))
            self.assertTrue(all(element["role"] for element in phone.elements()))
            seen = phone.awake("Notes", screenshot="base64", state_hash=True)["observation"]
            self.assertEqual((seen["screenshot"]["width"], len(seen["state_hash"])), (360, 16))

    def test_forks_have_the_task_of_their_phone(self):
        with self.client.create(TASK, seed=3, device=SMALL) as phone, phone.fork()[0] as child:
            self.assertEqual(child.instruction, phone.instruction)
            with child.fork()[0] as grandchild:
                self.assertEqual(grandchild.task, phone.task)
            child.reset("settings/one-switch", seed=1)
            self.assertEqual(child.task["id"], "settings/one-switch")

    def test_forks_and_snapshots_are_the_same_phone(self):
        with self.client.create(device=SMALL) as phone:
            phone.awake("Notes")
            kept = phone.snapshot()
            phone.home()
            after, before = phone.fork(), phone.fork(2, step=1)
            hashes = [each.state("clock")["hash"] for each in (phone, *after, *before)]
            self.assertEqual(hashes, [hashes[0]] * 2 + [kept["hash"]] * 2)
            self.assertEqual(phone.restore(kept["snapshot"])["hash"], kept["hash"])
            file = phone.download(kept["snapshot"])
            uploaded = self.client.upload(file)
            with self.client.create(snapshot=uploaded["snapshot"]) as copy:
                self.assertEqual(copy.state("clock")["hash"], kept["hash"])
            for each in (*after, *before):
                each.delete()

    def test_its_state_is_edited_and_events_come(self):
        with self.client.create(device=SMALL) as phone:
            path = "os.settings.display.theme"
            self.assertEqual(phone.state(path)["state"], "light")
            edited = phone.merge_patch({"os": {"settings": {"display": {"theme": "dark"}}}})
            self.assertEqual(phone.state(path), {**edited, "state": "dark"})
            phone.json_patch([{"op": "replace", "path": "/os/settings/display/theme", "value": "light"}])
            self.assertEqual(phone.state(path)["state"], "light")
            radio = "os.settings.network.wifi"
            phone.merge_patch({"os": {"settings": {"network": {"airplane": True}}}})
            self.assertIs(phone.state(radio)["state"], True)
            phone.merge_patch({"os": {"settings": {"network": {"airplane": False}}}})
            phone.merge_patch({"os": {"settings": {"network": {"airplane": True}}}}, cascade=True)
            self.assertIs(phone.state(radio)["state"], False)
            off = [{"op": "replace", "path": "/os/settings/network/airplane", "value": False}]
            phone.json_patch(off, cascade=True)
            self.assertIs(phone.state(radio)["state"], True)
            due = phone.event({"type": "call", "from": "Mum", "after_seconds": 30})
            self.assertIn("due", due)
            with self.assertRaises(ProblemError) as refused:
                phone.event({"type": "call"})
            self.assertEqual((refused.exception.status, refused.exception.issues[0]["path"]), (422, "from"))

    def test_a_refused_step_costs_nothing(self):
        with self.client.create(device=SMALL) as phone:
            with self.assertRaises(ProblemError) as refused:
                phone.click(500, 1001)
            fault = refused.exception
            self.assertEqual((fault.status, fault.type), (422, "invalid"))
            self.assertIn("action.point", fault.issues[0]["path"])
            self.assertIn("action.point", str(fault))
            self.assertEqual(phone.status()["step"], 0)

    def test_every_action_has_a_method(self):
        class Told(Actions[str]):
            def step(self, action, **_):
                return action["type"]

        told = Told()
        arguments = {"CLICK": (1, 2), "DOUBLE_TAP": (1, 2), "LONG_PRESS": (1, 2), "SWIPE": ((1, 2), (3, 4)), "DRAG": ((1, 2), (3, 4))}
        words = {name: ("x",) for name in ("TYPE", "AWAKE", "ANSWER", "INFO")}
        for name in ACTION_TYPES:
            given = {**arguments, **words, "WAIT": (1,)}.get(name, ())
            self.assertEqual(getattr(told, name.lower())(*given), name)

    def test_with_the_agents_token_alone(self):
        with self.client.create(device=SMALL) as phone:
            agent = Phone(self.client, phone.id, agent=phone.agent)
            self.assertNotIn("app", agent.home()["observation"])
            with self.assertRaisesRegex(PhoneboothError, "operator"):
                agent.judge()
            with self.assertRaises(ProblemError) as refused:
                agent.elements()
            self.assertEqual(refused.exception.status, 403)
            with self.assertRaises(ValueError):
                Phone(self.client, phone.id)

    def test_what_goes_wrong_inside_is_told_and_the_phone_is_gone(self):
        with self.assertRaises(ZeroDivisionError):
            with self.client.create(device=SMALL) as phone:
                raise ZeroDivisionError
        with self.assertRaises(ProblemError):
            phone.status()

    def test_bad_addresses_and_silent_servers(self):
        for url in ("127.0.0.1:8787", "ftp://x", "http://", "http://x?y=1"):
            with self.assertRaises(ValueError):
                self.opened(url)
        with self.assertRaises(Unreachable):
            # No server listens on port 1.
            self.opened("http://127.0.0.1:1", retry=type(self.client._retry)(tries=1)).version()
