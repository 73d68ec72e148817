// Turns among keys: one that floods does not hold up another, weights hold, nobody is forgotten.
import { expect, test } from "vitest";
import { Lanes, type Lane } from "./lanes.ts";

interface One {
  readonly id: string;
  readonly lane: Lane;
}
const one = (id: string, of: string, weight = 1, isPictured = false): One => ({ id, lane: { of, weight, isPictured } });
function served(lanes: Lanes<One>, most: number): string[] {
  const out: string[] = [];
  while (out.length < most && lanes.length > 0) {
    const [next] = lanes.inTurn();
    out.push(next!.id);
    lanes.remove(({ id }) => id === next!.id, true);
  }
  return out;
}

test("a key with one call is next but one, behind a key with hundreds", () => {
  const lanes = new Lanes<One>();
  for (let i = 0; i < 300; i++) lanes.add(one(`flood-${i}`, "flood"));
  served(lanes, 100);
  lanes.add(one("mine", "me"));
  expect(lanes.placeOf(({ id }) => id === "mine")).toBeLessThanOrEqual(1);
  expect(served(lanes, 2)).toContain("mine");
});

test("weights share what there is, and within a key the first comes first", () => {
  const lanes = new Lanes<One>();
  for (let i = 0; i < 40; i++) {
    lanes.add(one(`a-${i}`, "a", 3));
    lanes.add(one(`b-${i}`, "b", 1));
  }
  const first = served(lanes, 40);
  expect(first.filter((id) => id.startsWith("a")).length).toBe(30);
  const ofA = first.filter((id) => id.startsWith("a"));
  expect(ofA).toEqual(ofA.toSorted((x, y) => Number(x.slice(2)) - Number(y.slice(2))));
});

test("pictures count for more than steps", () => {
  const lanes = new Lanes<One>();
  for (let i = 0; i < 40; i++) {
    lanes.add(one(`picture-${i}`, "a", 1, true));
    lanes.add(one(`step-${i}`, "b"));
  }
  expect(served(lanes, 40).filter((id) => id.startsWith("step")).length).toBe(30);
});

test("where there are too many, the last of whoever has most goes, and nobody else", () => {
  const lanes = new Lanes<One>();
  for (let i = 0; i < 5; i++) lanes.add(one(`flood-${i}`, "flood"));
  lanes.add(one("mine", "me"));
  expect(lanes.tooMany("me")?.id).toBe("flood-4");
  expect(lanes.tooMany("flood")).toBeNull();
});

test("whoever waited for nothing is no burden later", () => {
  const lanes = new Lanes<One>();
  for (let i = 0; i < 50; i++) lanes.add(one(`a-${i}`, "a"));
  lanes.remove(() => true, false);
  expect(lanes.length).toBe(0);
  lanes.add(one("a", "a"));
  lanes.add(one("b", "b"));
  expect(served(lanes, 2)).toEqual(["a", "b"]);
  expect(lanes.placeOf(() => true)).toBeNull();
});
