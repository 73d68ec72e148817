import sharp from "sharp";
import { expect, it } from "vitest";
import { extractPng, isStill, parseDisplaySize, turnedSize } from "./display.ts";

it.each([
  ["Physical size: 1080x2400\n", { width: 1080, height: 2400 }],
  ["Physical size: 1440x3120\nOverride size: 1080x2340\n", { width: 1080, height: 2340 }],
  ["Physical size: 1080x2400\r\n", { width: 1080, height: 2400 }],
  ["error", null],
])("reads %j", (text, size) => {
  expect(parseDisplaySize(text)).toEqual(size);
});

it("turns the size with the picture", () => {
  const size = { width: 1080, height: 2400 };
  expect(turnedSize(size, { width: 1440, height: 3200 })).toEqual(size);
  expect(turnedSize(size, { width: 3200, height: 1440 })).toEqual({ width: 2400, height: 1080 });
  // A tablet is wide in its natural orientation.
  expect(turnedSize({ width: 2560, height: 1600 }, { width: 1600, height: 2560 })).toEqual({
    width: 1600,
    height: 2560,
  });
  expect(turnedSize({ width: 400, height: 401 }, { width: 400, height: 400 })).toEqual({ width: 400, height: 401 });
});

const picture = async (width: number, height: number, mark: number): Promise<Uint8Array> => {
  const image = sharp({ create: { width, height, channels: 3, background: "#204060" } });
  if (mark === 0) return image.png().toBuffer();
  const box = await sharp({ create: { width: mark, height: mark, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  return image
    .composite([{ input: box, left: 5, top: 5 }])
    .png()
    .toBuffer();
};

it("finds the picture after a warning, and reports what is none", async () => {
  const png = await picture(4, 2, 0);
  const warned = Buffer.concat([Buffer.from("[Warning] Multiple displays were found\n"), png]);
  expect(Buffer.compare(extractPng(warned), png)).toBe(0);
  expect(() => extractPng(Buffer.from("screencap: not found"))).toThrow("gave no picture: screencap: not found");
  expect(() => extractPng(new Uint8Array(0))).toThrow("screencap printed nothing");
});

it("does not see a caret as a movement", async () => {
  const [plain, caret, dialog, small] = await Promise.all([
    picture(200, 400, 0),
    picture(200, 400, 5),
    picture(200, 400, 40),
    picture(100, 400, 0),
  ]);
  expect(await isStill(plain, plain)).toBe(true);
  expect(await isStill(plain, caret)).toBe(true);
  expect(await isStill(plain, dialog)).toBe(false);
  expect(await isStill(plain, small)).toBe(false);
});
