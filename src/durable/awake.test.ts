import { expect, test } from "vitest";
import type { Refusal } from "#env/answer.ts";
import { mustHaveRoom } from "./awake-limit.ts";

const refusedFor = (id: string, most: string, now: number): number | null => {
  try {
    mustHaveRoom(id, most, now);
    return null;
  } catch (error) {
    return (error as Refusal).problem.retry_after ?? -1;
  }
};

test("refuses one phone too many until the phone with the oldest call has fallen asleep", () => {
  expect([refusedFor("a", "2", 0), refusedFor("b", "2", 5000)]).toEqual([null, null]);
  expect(refusedFor("c", "2", 6000)).toBe(6);
  // Phones that are already awake still answer and stay awake.
  expect(refusedFor("a", "2", 7000)).toBe(null);
  expect(refusedFor("c", "2", 12_000)).toBe(5);
  expect(refusedFor("c", "2", 17_000)).toBe(null);
  expect(refusedFor("b", "2", 17_500)).toBe(2);
});

test("lets every phone wake without a limit", () => {
  expect(Array.from({ length: 50 }, (_, n) => refusedFor(`free${n}`, "", 30_000))).toEqual(Array(50).fill(null));
});
