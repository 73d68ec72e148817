// Tests fair queueing among keys. A key with very many calls does not delay other keys, a key with a higher weight is
// served more often, and every key is served.
import { expect, test } from "vitest";
import { KeyedQueue, type PageRequest } from "./keyed-queue.ts";

interface QueuedCall {
  readonly id: string;
  readonly lane: PageRequest;
}
const queuedCall = (id: string, of: string, weight = 1, isPictured = false): QueuedCall => ({
  id,
  lane: { of, weight, isPictured },
});
function serveOrder(lanes: KeyedQueue<QueuedCall>, most: number): string[] {
  const out: string[] = [];
  while (out.length < most && lanes.length > 0) {
    const [next] = lanes.sorted();
    out.push(next!.id);
    lanes.remove(({ id }) => id === next!.id, true);
  }
  return out;
}

test("the only call of a key waits for at most one call of a key with hundreds", () => {
  const lanes = new KeyedQueue<QueuedCall>();
  for (let i = 0; i < 300; i++) lanes.add(queuedCall(`flood-${i}`, "flood"));
  serveOrder(lanes, 100);
  lanes.add(queuedCall("mine", "me"));
  expect(lanes.positionOf(({ id }) => id === "mine")).toBeLessThanOrEqual(1);
  expect(serveOrder(lanes, 2)).toContain("mine");
});

test("keys get shares by weight, and the calls of a key stay in order", () => {
  const lanes = new KeyedQueue<QueuedCall>();
  for (let i = 0; i < 40; i++) {
    lanes.add(queuedCall(`a-${i}`, "a", 3));
    lanes.add(queuedCall(`b-${i}`, "b", 1));
  }
  const first = serveOrder(lanes, 40);
  expect(first.filter((id) => id.startsWith("a")).length).toBe(30);
  const ofA = first.filter((id) => id.startsWith("a"));
  expect(ofA).toEqual(ofA.toSorted((x, y) => Number(x.slice(2)) - Number(y.slice(2))));
});

test("pictures count for more than steps", () => {
  const lanes = new KeyedQueue<QueuedCall>();
  for (let i = 0; i < 40; i++) {
    lanes.add(queuedCall(`picture-${i}`, "a", 1, true));
    lanes.add(queuedCall(`step-${i}`, "b"));
  }
  expect(serveOrder(lanes, 40).filter((id) => id.startsWith("step")).length).toBe(30);
});

test("finds the last call of the longest key to drop, unless the caller has that key", () => {
  const lanes = new KeyedQueue<QueuedCall>();
  for (let i = 0; i < 5; i++) lanes.add(queuedCall(`flood-${i}`, "flood"));
  lanes.add(queuedCall("mine", "me"));
  expect(lanes.lastOfLongest("me")?.id).toBe("flood-4");
  expect(lanes.lastOfLongest("flood")).toBeNull();
});

test("calls that were removed unserved do not count against their key", () => {
  const lanes = new KeyedQueue<QueuedCall>();
  for (let i = 0; i < 50; i++) lanes.add(queuedCall(`a-${i}`, "a"));
  lanes.remove(() => true, false);
  expect(lanes.length).toBe(0);
  lanes.add(queuedCall("a", "a"));
  lanes.add(queuedCall("b", "b"));
  expect(serveOrder(lanes, 2)).toEqual(["a", "b"]);
  expect(lanes.positionOf(() => true)).toBeNull();
});
