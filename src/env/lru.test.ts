import { expect, test } from "vitest";
import { Lru } from "./lru.ts";

test("what was used last stays, what nobody wanted goes first", () => {
  const kept = new Lru<number>(40);
  for (const [n, key] of ["a", "b", "c", "d"].entries()) kept.put(key, n, 2);
  for (let i = 0; i < 16; i++) kept.put(`x${i}`, i, 2);
  expect(kept.get("a")).toBe(0);
  kept.put("y", 9, 2);
  expect([kept.get("a"), kept.get("b"), kept.get("y")]).toEqual([0, undefined, 9]);
});

test("a value put again counts once", () => {
  const kept = new Lru<number>(32);
  for (let i = 0; i < 100; i++) kept.put("same", i, 2);
  for (let i = 0; i < 15; i++) kept.put(`x${i}`, i, 2);
  expect(kept.get("same")).toBe(99);
});

test("what would push out too much else is not kept, nor what it stood for", () => {
  const kept = new Lru<number>(32);
  kept.put("a", 1, 2);
  kept.put("a", 2, 3);
  expect(kept.get("a")).toBeUndefined();
});

test("cleared, it holds nothing and takes as much as at first", () => {
  const kept = new Lru<number>(32);
  for (let i = 0; i < 16; i++) kept.put(`a${i}`, i, 2);
  kept.clear();
  for (let i = 0; i < 16; i++) kept.put(`b${i}`, i, 2);
  expect([kept.get("a15"), kept.get("b0"), kept.get("b15")]).toEqual([undefined, 0, 15]);
});
