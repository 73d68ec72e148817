// What the world holds is frozen by its hashes: results that name a version of the world all saw the same one.
import { expect, test } from "vitest";
import { sources, writeWorldSql } from "../../scripts/world-file.ts";
import { versions } from "../../src/contract/version.ts";

/** Change both together: the version by what the change means to tasks, the hashes by what the test says. */
const frozen = {
  world: "0.3.0",
  kinds: {
    "scenes.picture": "428b9378570f37e8",
    "scenes.drawing": "eb058054797bd9c3",
    "scenes.description": "0d5f24373fd2d8ac",
    "web.page": "4993f083c29c1696",
    "weather.city": "8b3a78b1e746f36a",
  },
};

test("the records are those of the world's version", async () => {
  const { version, inhabitants, generators } = await sources();
  const { kinds } = writeWorldSql(() => undefined, version, inhabitants, generators);
  const made = Object.fromEntries(kinds.map(({ kind, hash }) => [kind, hash]));
  expect({ world: versions.world, kinds: made }).toEqual(frozen);
});
