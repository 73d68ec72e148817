import sharp from "sharp";
import { expect, it } from "vitest";
import type { Mark } from "../agent/adapter.ts";
import { drawMarks } from "./draw-marks.ts";

/** Draws the marks and returns a function that reads a pixel of the first picture by its position. */
async function drawPixels(width: number, height: number, marks: readonly Mark[]) {
  const png = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#204060" } })
    .png()
    .toBuffer();
  const [picture] = await drawMarks(png, { width, height, format: "png" }, [marks]);
  const bytes = Buffer.from(picture!.url.split(",")[1]!, "base64");
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    `#${[0, 1, 2].map((i) => data[(y * info.width + x) * 3 + i]!.toString(16).padStart(2, "0")).join("")}`;
  return { at, size: [info.width, info.height] };
}
const [red, white, ground] = ["#e3000f", "#ffffff", "#204060"];

it("draws a red box with its white number at the upper left corner, and nothing else", async () => {
  const { at, size } = await drawPixels(1080, 2400, [{ index: 1, box: [100, 100, 500, 200] }]);
  expect(size).toEqual([1080, 2400]);
  // The left, right and lower side of the frame 108..540 by 240..480.
  for (const [x, y] of [
    [109, 400],
    [538, 400],
    [300, 478],
  ] as const)
    expect(at(x, y), `${x},${y}`).toBe(red);
  // The digit 1: the middle column is white from top to bottom, and the upper right cell is not white.
  for (const row of [0, 1, 2, 3, 4]) expect(at(108 + 2 * 5 + 2, 240 + 5 + row * 5 + 2), `row ${row}`).toBe(white);
  expect(at(108 + 3 * 5 + 2, 240 + 5 + 2)).toBe(red);
  for (const [x, y] of [
    [300, 400],
    [50, 50],
    [600, 300],
  ] as const)
    expect(at(x, y), `${x},${y}`).toBe(ground);
});
it("moves a number inside the picture, at a smaller picture size", async () => {
  const { at } = await drawPixels(216, 480, [{ index: 88, box: [950, 990, 1000, 1000] }]);
  expect([at(215, 479), at(0, 0)]).toEqual([red, ground]);
  // The number 88, nine cells wide and seven cells high, is moved up and to the left until it is inside of the picture.
  expect([at(207, 473), at(208, 474), at(212, 474)]).toEqual([red, white, white]);
});
