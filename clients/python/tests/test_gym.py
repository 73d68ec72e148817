"""Gymnasium's own checker, and tests of the behaviour that the checker ignores. Without Gymnasium, these tests are skipped."""

import json
import unittest
import warnings

from .live import KEY, TASK, URL, LiveCase

try:
    import gymnasium
except ImportError:
    gymnasium = None  # type: ignore[assignment]

if gymnasium is not None:
    from gymnasium.utils.env_checker import check_env

    from phonebooth.gym import PhoneEnv, PhoneVectorEnv

DRAFTS = '{{"type": "TYPE", "value": {0}, "point": [500, 148]}}'
SOLUTION = ['{"type": "AWAKE", "value": "Notes"}', DRAFTS, '{"type": "LONG_PRESS", "point": [500, 310]}']
SOLUTION += ['{"type": "CLICK", "point": [672, 78]}', '{"type": "COMPLETE"}']


def solution(instruction):
    return [each.format(json.dumps(instruction.split('"')[1])) if each is DRAFTS else each for each in SOLUTION]


@unittest.skipIf(gymnasium is None, "gymnasium is not installed")
class TestGymWhereItIsInstalled(LiveCase):
    def made(self, **more):
        env = gymnasium.make("phonebooth/Phone-v0", client=URL, key=KEY, tasks=[TASK], **more)
        self.addCleanup(env.close)
        return env

    def test_the_checker_finds_nothing(self):
        for observation in ("dict", "image"):
            for action in ("dict", "text"):
                with self.subTest(observation=observation, action=action), warnings.catch_warnings():
                    warnings.simplefilter("error")
                    env = self.made(observation=observation, action=action, render_mode="rgb_array")
                    check_env(env.unwrapped)

    def test_an_episode_ends_with_the_judges_reward(self):
        env = self.made(action="text")
        seen, info = env.reset(seed=3)
        rewards = []
        for action in solution(seen["instruction"]):
            seen, reward, terminated, truncated, told = env.step(action)
            self.assertTrue(env.observation_space.contains(seen))
            rewards.append(reward)
        self.assertEqual((terminated, truncated, told["is_success"]), (True, False, True))
        self.assertEqual(rewards, [0, 0, 0, 0, told["verdict"]["reward"]["value"]])
        self.assertGreater(rewards[-1], 0)
        with self.assertRaises(gymnasium.error.ResetNeeded):
            env.unwrapped.step(SOLUTION[0])
        again, info_again = env.reset(seed=3, options={"task": TASK})
        self.assertEqual((info_again["task"], info_again["seed"], info_again["phone"]), (TASK, 3, info["phone"]))

    def test_malformed_actions_cost_no_step_and_have_an_end(self):
        env = self.made(action="text", refusals=2)
        env.reset(seed=1)
        _, reward, _, truncated, told = env.step("[]")
        self.assertEqual((reward, truncated), (0, False))
        _, _, _, _, stepped = env.step('{"type": "HOME"}')
        self.assertEqual(stepped["step"], 1)
        _, _, terminated, truncated, last = env.step('{"type": "FLY"}')
        self.assertEqual((terminated, truncated, last["is_success"]), (False, True, False))
        self.assertIn("422", last["refused"])
        self.assertTrue(told["refused"])

    def test_the_budget_ends_an_episode(self):
        env = self.made(action="text", create={"perturb": []})
        env.reset(seed=1)
        for count in range(100):
            way = "BACK" if count % 2 else "HOME"
            _, _, terminated, truncated, info = env.step(json.dumps({"type": way}))
            if terminated or truncated:
                break
        self.assertTrue(truncated or terminated)
        self.assertEqual(info["verdict"]["outcome"], "budget")
        self.assertIn(info["step"], range(10, 100))

    def test_a_vector_plays_side_by_side_and_begins_anew(self):
        vector = gymnasium.make_vec(
            "phonebooth/Phone-v0",
            num_envs=3,
            vectorization_mode="vector_entry_point",
            client=URL,
            key=KEY,
            tasks=[TASK],
            action="text",
        )
        self.addCleanup(vector.close)
        seen, info = vector.reset(seed=[7, 7, 8])
        self.assertTrue(vector.observation_space.contains(seen))
        self.assertEqual((seen["image"][0] == seen["image"][1]).all(), True)
        self.assertEqual(list(info["seed"]), [7, 7, 8])
        ways = [solution(text) for text in seen["instruction"]]
        for turn in range(4):
            vector.step(tuple(way[turn] for way in ways))
        _, rewards, over, _, info = vector.step((SOLUTION[-1], SOLUTION[-1], '{"type": "ABORT"}'))
        self.assertEqual(list(over), [True] * 3)
        self.assertEqual([verdict["success"] for verdict in info["verdict"]], [True, True, True])
        self.assertEqual([verdict["reward"]["value"] for verdict in info["verdict"]], list(rewards))
        self.assertNotEqual(rewards[0], rewards[2])
        seen, rewards, over, _, info = vector.step(tuple('{"type": "HOME"}' for _ in range(3)))
        self.assertEqual((list(rewards), list(over), list(info["_instruction"])), ([0] * 3, [False] * 3, [True] * 3))
        self.assertEqual(list(vector.step(tuple('{"type": "HOME"}' for _ in range(3)))[4]["step"]), [1, 1, 1])


class TestGymWhereItIsNot(unittest.TestCase):
    @unittest.skipIf(gymnasium is not None, "gymnasium is installed")
    def test_importing_says_what_is_missing(self):
        with self.assertRaises(ModuleNotFoundError):
            import phonebooth.gym  # noqa: F401
