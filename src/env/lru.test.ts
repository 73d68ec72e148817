import { expect, test } from "vitest";
import { Lru } from "./lru.ts";

test("keeps the entry used last, and evicts the one unused for longest", () => {
  const kept = new Lru<number>(40);
  for (const [n, key] of ["a", "b", "c", "d"].entries()) kept.put(key, n, 2);
  for (let i = 0; i < 16; i++) kept.put(`x${i}`, i, 2);
  expect(kept.get("a")).toBe(0);
  kept.put("y", 9, 2);
  expect([kept.get("a"), kept.get("b"), kept.get("y")]).toEqual([0, undefined, 9]);
});

test("counts a replaced value once", () => {
  const kept = new Lru<number>(32);
  for (let i = 0; i < 100; i++) kept.put("same", i, 2);
  for (let i = 0; i < 15; i++) kept.put(`x${i}`, i, 2);
  expect(kept.get("same")).toBe(99);
});

test("does not store a value that is too large, and drops the one it replaces", () => {
  const kept = new Lru<number>(32);
  kept.put("a", 1, 2);
  kept.put("a", 2, 3);
  expect(kept.get("a")).toBeUndefined();
});

test("is empty after clear, with its full capacity", () => {
  const kept = new Lru<number>(32);
  for (let i = 0; i < 16; i++) kept.put(`a${i}`, i, 2);
  kept.clear();
  for (let i = 0; i < 16; i++) kept.put(`b${i}`, i, 2);
  expect([kept.get("a15"), kept.get("b0"), kept.get("b15")]).toEqual([undefined, 0, 15]);
});
