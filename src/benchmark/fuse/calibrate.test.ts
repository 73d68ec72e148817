import { expect, test } from "vitest";
import { Rng } from "#state/rng.ts";
import { confusionOf, samplePairs, type FramePair } from "./calibrate.ts";
import type { Frame, Recording } from "./recording.ts";

const frame = (key: string, picture: string): Frame => ({
  key,
  picture,
  clock: null,
  elements: null,
  touchable: [],
  app: null,
  screen: null,
  place: "",
  label: null,
  print: null,
});
const way = (id: string, frames: readonly Frame[]): Recording => ({
  id,
  agent: null,
  frames,
  moves: frames.slice(1).map(() => ({ action: { type: "BACK" }, does: { type: "BACK" }, act: null })),
  success: true,
  outcome: null,
});

test("samples no pair twice, no frame with itself, and half of the pairs near each other", () => {
  const frames = Array.from({ length: 8 }, (_, i) => frame(String(i), "a"));
  const other = frames.map(({ key }) => frame(key!, "b"));
  const given = [way("a", frames), way("b", other), way("c", frames)];
  const all = samplePairs(given, 10_000, Rng.of(1));
  const names = all.map(({ a, b }) => [`${a.picture}${a.key}`, `${b.picture}${b.key}`].toSorted().join());
  expect(new Set(names).size).toBe(all.length);
  expect(all.every(({ a, b }) => a !== b)).toBe(true);
  expect(all.filter(({ near }) => near)).toHaveLength(all.length / 2);
  for (const { a, b, same } of all) expect(same).toBe(a.key === b.key);
  expect(samplePairs(given, 20, Rng.of(1))).toHaveLength(20);
});
test("counts each kind of confusion, and precision with and without pairs that look equal", () => {
  const pair = (a: Frame, b: Frame): FramePair => ({ a, b, near: true, same: a.key === b.key });
  const pairs = [
    pair(frame("1", "x"), frame("1", "x")),
    pair(frame("1", "x"), frame("1", "y")),
    pair(frame("1", "x"), frame("2", "x")),
    pair(frame("1", "x"), frame("2", "y")),
    pair(frame("3", "x"), frame("3", "x")),
  ];
  const byPicture = (a: Frame, b: Frame): boolean => a.picture === b.picture;
  expect(confusionOf(pairs, byPicture, byPicture)).toEqual({
    hits: 2,
    missed: 1,
    falseSame: 1,
    apart: 1,
    unseen: 1,
    precision: 2 / 3,
    precisionSeen: 1,
    recall: 2 / 3,
  });
  expect(confusionOf([], byPicture, byPicture)).toMatchObject({ precision: null, precisionSeen: null, recall: null });
});
