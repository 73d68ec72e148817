// Tests the small copies of pictures: the details that they keep, the details that they ignore, and whether two of them
// count as one screen.
import { expect, test } from "vitest";
import { Rng } from "#state/rng.ts";
import { differingBits, meanDifference, tolerances, printOf, samePrint, statusShare, type Shades } from "./picture.ts";

const [width, height] = [135, 300];
const bar = Math.round(height * statusShare);
type Paint = (x: number, y: number) => number;
const painted = (paint: Paint, w = width, h = height): Shades => ({
  width: w,
  height: h,
  data: Uint8Array.from({ length: w * h }, (_, i) => paint((i % w) / w, Math.floor(i / w) / h)),
});
/** Returns a pattern of light and dark cards in rows, generated from a seed. */
function cards(seed: number): Paint {
  const chance = Rng.of(seed, "cards");
  const shades = Array.from({ length: 96 }, () => chance.int(0, 255));
  return (x, y) => shades[Math.floor(y * 12) * 8 + Math.floor(x * 8)]!;
}

test("A picture that gets brighter to the right sets no bit of the hash, one that gets darker all 64", () => {
  expect(printOf(painted((x) => x * 255)).hash).toBe(0n);
  expect(printOf(painted((x) => 255 - x * 255)).hash).toBe(2n ** 64n - 1n);
});
test("The small copy contains mean shades: left half black, right half white", () => {
  const { grey } = printOf(painted((x) => (x < 0.5 ? 0 : 255), 128, 300));
  expect(grey).toHaveLength(64 * 128);
  expect([grey[0], grey[31], grey[32], grey[63], grey[64 * 127], grey.at(-1)]).toEqual([0, 0, 255, 255, 0, 255]);
});
test("The print ignores the status bar and nothing below it", () => {
  const plain = cards(1);
  const clock: Paint = (x, y) => (y * height < bar ? 255 - plain(x, y) : plain(x, y));
  expect(printOf(painted(clock))).toEqual(printOf(painted(plain)));
  const below: Paint = (x, y) => (y * height < bar + 1 ? 255 - plain(x, y) : plain(x, y));
  expect(printOf(painted(below)).grey).not.toEqual(printOf(painted(plain)).grey);
});
test("A little noise does not make another screen; other content does", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const chance = Rng.of(seed, "noise");
    const paint = cards(seed);
    const one = printOf(painted(paint));
    expect(samePrint(one, printOf(painted((x, y) => Math.min(255, paint(x, y) + chance.int(0, 6)))))).toBe(true);
    expect(samePrint(one, printOf(painted(cards(seed + 100))))).toBe(false);
  }
});
test("Two prints are the same only if both hash and shades agree", () => {
  const one = printOf(painted(cards(1)));
  const flipped = one.hash ^ 0b111_1110n;
  expect(differingBits(one.hash, flipped)).toBe(tolerances.bits);
  expect(samePrint(one, { ...one, hash: flipped })).toBe(true);
  expect(samePrint(one, { ...one, hash: one.hash ^ 0b111_1111n })).toBe(false);
  const shifted = (by: number) => Uint8Array.from(one.grey, (shade) => (shade > 127 ? shade - by : shade + by));
  expect(meanDifference(one.grey, shifted(7))).toBeCloseTo(7 / 255, 10);
  expect(samePrint(one, { ...one, grey: shifted(7) })).toBe(true);
  expect(samePrint(one, { ...one, grey: shifted(8) })).toBe(false);
});
test("Two prints are the same only if few cells differ strongly", () => {
  const one = printOf(painted(cards(1)));
  const changed = (count: number) => one.grey.map((shade, i) => (i < count ? (shade + 128) % 256 : shade));
  expect(samePrint(one, { ...one, grey: changed(tolerances.cells) })).toBe(true);
  expect(samePrint(one, { ...one, grey: changed(tolerances.cells + 1) })).toBe(false);
});
test("Small differences on a plain background set no bits", () => {
  const chance = Rng.of(1, "ground");
  expect(printOf(painted(() => 200 + chance.int(0, 2))).hash).toBe(0n);
});
test("A picture smaller than a screen is rejected", () => {
  expect(() => printOf(painted(cards(1), 60, 300))).toThrow(RangeError);
});
