import { expect, test } from "vitest";
import type { Command } from "#os/command.ts";
import { createPatches } from "#state/create-patches.ts";
import { Replica } from "./replica.ts";

interface Counts {
  readonly [name: string]: number;
}
const add = (name: string): Command => ({ name, args: {} });
const run = (from: Counts, commands: readonly Command[]): Counts | null => {
  let state = from;
  for (const { name } of commands) {
    if (name === "impossible" && state["locked"] === 1) return null;
    state = { ...state, [name]: (state[name] ?? 0) + 1 };
  }
  return state;
};
function copy(start: Counts) {
  const replica = new Replica<Counts>(start, run);
  let truth = start;
  let version = 0;
  return {
    replica,
    touch: (name: string) => replica.push([add(name)], run(replica.latest, [add(name)])!),
    phone: (name: string, own: boolean) => {
      const next = run(truth, [add(name)])!;
      const patches = createPatches(truth as never, next as never);
      truth = next;
      return replica.advance(++version, patches, own);
    },
  };
}

test("shows the user's commands at once, and their confirmation changes nothing", () => {
  const { replica, touch, phone } = copy({ a: 0 });
  touch("a");
  touch("b");
  const shown = replica.latest;
  expect(shown).toEqual({ a: 1, b: 1 });
  expect(phone("a", true)).toBe(false);
  expect(phone("b", true)).toBe(false);
  expect(replica.latest).toBe(shown);
  expect(replica.version).toBe(2);
});

test("applies other changes first, then the user's pending commands again", () => {
  const { replica, touch, phone } = copy({ a: 0 });
  touch("a");
  expect(phone("b", false)).toBe(true);
  expect(replica.latest).toEqual({ a: 1, b: 1 });
  phone("a", true);
  expect(replica.latest).toEqual({ a: 1, b: 1 });
});

test("drops a pending command that no longer applies", () => {
  const { replica, touch, phone } = copy({ a: 0 });
  touch("impossible");
  phone("locked", false);
  expect(replica.latest).toEqual({ a: 0, locked: 1 });
});

test("takes the phone's result if it differs", () => {
  const { replica, touch, phone } = copy({ a: 0 });
  touch("a");
  expect(phone("b", true)).toBe(true);
  expect(replica.latest).toEqual({ a: 0, b: 1 });
});
