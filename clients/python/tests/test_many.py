"""Many phones: groups, runs and batches, with the plain client and with the client for asyncio."""

import asyncio
import threading

from phonebooth import AsyncClient, ProblemError

from .live import KEY, SMALL, TASK, URL, LiveCase
from .test_phone import solve


class TestGroup(LiveCase):
    def test_members_begin_equal_and_are_judged_together(self):
        with self.client.create_group(TASK, 3, seed=3, device=SMALL) as group:
            self.assertEqual(len({phone.state("clock")["hash"] for phone in group}), 1)
            first, second, third = group
            self.assertEqual([phone.instruction for phone in group], [group.instruction] * 3)
            solve(first)
            second.abort()
            self.assertEqual(group.judge()["unfinished"], [3])
            other = group.replace(3)
            self.assertNotEqual(other.id, third.id)
            self.assertEqual(other.task, group.created["task"])
            self.assertIs(group.phones[2], other)
            again = self.client.group(group.id, group.token).replace(3)
            self.assertEqual(again.instruction, group.instruction)
            again.abort()
            judged = group.judge()
            self.assertEqual([member["verdict"]["success"] for member in judged["members"]], [True, False, False])
            self.assertAlmostEqual(sum(member["advantage"] for member in judged["members"]), 0)
            self.assertEqual([member["replaced"] for member in group.status()["members"]], [0, 0, 2])
            with self.assertRaises(ProblemError):
                group.replace(4)
        with self.assertRaises(ProblemError):
            group.status()


class TestRun(LiveCase):
    def test_episodes_are_dealt_until_all_are_judged(self):
        run = self.client.create_run({"name": "test", "model": "none"}, tasks=[TASK], trials=3, device=SMALL)
        played, lock = [], threading.Lock()

        def play():
            for episode in run.episodes():
                self.assertEqual(episode.phone.task, {"id": TASK, "instruction": episode.instruction, "budget": episode.budget})
                if episode.number == 1:
                    solve(episode.phone)
                else:
                    episode.phone.abort()
                with lock:
                    played.append(episode.number)

        threads = [threading.Thread(target=play) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(played), [1, 2, 3])
        self.assertEqual(sorted((line["episode"], line["success"]) for line in run.results()), [(1, True), (2, False), (3, False)])
        told = self.client.run(run.id, run.token).status()
        self.assertEqual((told["status"], told["progress"]["judged"]), ("done", 3))
        self.assertIn("signature", told)


class TestBatch(LiveCase):
    def test_each_call_has_its_own_answer(self):
        made = self.client.batch([{"op": "create", "device": SMALL}, {"op": "create", "task": "no/such"}, {"op": "nonsense"}])
        self.assertEqual([answered["status"] for answered in made], [201, 404, 422])
        phone = made.phone(0)
        with self.assertRaises(ProblemError) as refused:
            made.value(1)
        self.assertEqual(refused.exception.type, "not-found")
        with self.assertRaises(ProblemError):
            made.values()
        ops = [phone.op("step", action={"type": "HOME"}, observation={"screenshot": "none"}), phone.op("fork", count=2)]
        stepped, forked = self.client.batch(ops).values()
        self.assertEqual((stepped["step"], len(forked["envs"])), (1, 2))
        gone = [{"op": "delete", "env": env["id"], "token": env["tokens"]["operator"]} for env in forked["envs"]]
        self.assertEqual([a["status"] for a in self.client.batch([phone.op("delete"), *gone])], [204] * 3)


class TestWhatThereIs(LiveCase):
    def test_tasks_apps_versions(self):
        rows = self.client.tasks(split="test", app="notes")
        self.assertTrue(rows and all("notes" in row["apps"] for row in rows))
        self.assertEqual(self.client.sample(TASK, 3), self.client.sample(TASK, 3))
        self.assertIn("notes", [app["id"] for app in self.client.apps()])
        self.assertIn("contract", self.client.version())


class TestAsync(LiveCase):
    def test_phones_side_by_side(self):
        async def play(phone):
            async with phone:
                await phone.awake("Notes")
                await phone.type(phone.instruction.split('"')[1], point=(500, 148))
                await phone.long_press(500, 310)
                await phone.click(672, 78)
                await phone.complete()
                return await phone.judge()

        async def main():
            async with AsyncClient(URL, KEY) as client:
                phones = await asyncio.gather(*[client.create(TASK, seed=seed, device=SMALL) for seed in range(4)])
                verdicts = await asyncio.gather(*map(play, phones))
                self.assertEqual([verdict["success"] for verdict in verdicts], [True] * 4)
                with self.assertRaises(ProblemError):
                    await phones[0].status()
                async with await client.create_group(TASK, 2, seed=3, device=SMALL) as group:
                    await asyncio.gather(*[phone.abort() for phone in group.phones])
                    self.assertEqual((await group.judge())["dropped"], "no-success")
                run = await client.create_run("async", tasks=[TASK], trials=2, device=SMALL)
                async for episode in run.episodes():
                    await episode.phone.abort()
                self.assertEqual(len(await run.results()), 2)
                made = await client.batch([{"op": "create", "device": SMALL}])
                await client.batch([made.phone(0).op("delete")])

        asyncio.run(main())

    def test_the_loop_goes_on_while_a_call_waits(self):
        async def main():
            async with AsyncClient(URL, KEY, parallel=1) as client:
                async with await client.create(device=SMALL) as phone:
                    # With one thread, both calls are running or queued before either is answered.
                    first, second = phone.home(), phone.back()
                    self.assertFalse(second.done())
                    self.assertEqual([(await second)["step"], (await first)["step"]], [2, 1])

        asyncio.run(main())
