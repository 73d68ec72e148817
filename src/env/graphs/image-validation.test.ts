// Tests complete images in all variants of a real encoder, and the same images truncated, with missing data in the
// middle, or with altered bytes.
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parseImageHeader } from "./image.ts";
import { blankPng } from "./blank.ts";
import { imageFault } from "./image-validation.ts";

const [width, height] = [123, 77];
/** Pixels that do not compress, because each differs from the next. */
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * i * 31 + ((i / 369) | 0) * 57) & 0xff);
const source = () => sharp(pixels, { raw: { width, height, channels: 3 } });
const kinds: readonly (readonly [name: string, make: () => Promise<Uint8Array>])[] = [
  ["png", () => source().png().toBuffer()],
  ["png, interlaced", () => source().png({ progressive: true }).toBuffer()],
  ["png, with a palette", () => source().png({ palette: true, colours: 16 }).toBuffer()],
  ["png, of one bit", () => blankPng(30, 50)],
  ["jpg", () => source().jpeg().toBuffer()],
  ["jpg, all samples", () => source().jpeg({ chromaSubsampling: "4:4:4", quality: 95 }).toBuffer()],
  ["jpg, grey", () => source().greyscale().jpeg().toBuffer()],
  ["jpg, progressive", () => source().jpeg({ progressive: true }).toBuffer()],
  ["jpg, progressive, all samples", () => source().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer()],
  ["jpg, as small as can be", () => source().jpeg({ mozjpeg: true }).toBuffer()],
  ["webp", () => source().webp().toBuffer()],
  ["webp, lossless", () => source().webp({ lossless: true }).toBuffer()],
  ["webp, with what is seen through", () => source().ensureAlpha(0.5).webp().toBuffer()],
];
const faultOf = (bytes: Uint8Array): Promise<string | null> => {
  const image = parseImageHeader(bytes);
  if (!image) throw new Error("it is no image at all");
  return imageFault(bytes, image);
};

describe.each(kinds)("%s", (_, make) => {
  test("is accepted as encoded", async () => {
    expect(await faultOf(await make())).toBeNull();
  });
  test("is refused when its end is cut off at any point", async () => {
    const bytes = await make();
    for (const part of [0.3, 0.5, 0.7, 0.9, 0.99]) {
      const cut = bytes.subarray(0, Math.max(60, Math.floor(bytes.length * part)));
      if (parseImageHeader(cut) === null || cut.length === bytes.length) continue;
      expect([part, await faultOf(cut)]).toEqual([part, expect.any(String)]);
    }
    expect(await faultOf(bytes.subarray(0, -1))).toEqual(expect.any(String));
  });
});

test.each(kinds.filter(([name]) => !name.startsWith("webp")))(
  "%s is refused when a part of its data is missing",
  async (_, make) => {
    const bytes = Uint8Array.from(await make());
    // The shortened file ends like a valid file, so only decoding finds the fault.
    const [from, to] = [Math.floor(bytes.length * 0.6), Math.floor(bytes.length * 0.8)];
    const holed = new Uint8Array([...bytes.subarray(0, from), ...bytes.subarray(to)]);
    expect(await faultOf(holed)).toEqual(expect.any(String));
  },
);
test("refuses a progressive jpg without all its scans", async () => {
  const bytes = await source().jpeg({ progressive: true }).toBuffer();
  const second = bytes.indexOf(Buffer.from([0xff, 0xda]), bytes.indexOf(Buffer.from([0xff, 0xda])) + 2);
  const table = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]), second);
  const cut = Buffer.concat([bytes.subarray(0, table), Buffer.from([0xff, 0xd9])]);
  expect(await faultOf(cut)).toMatch(/of its scans is missing/);
});
test("refuses an image that unpacks to more than its header says", async () => {
  const { length, buffer } = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
    .png()
    .toBuffer()
    .then((bytes) => ({ length: bytes.length, buffer: Uint8Array.from(bytes) }));
  // The header states less data than the file contains.
  const view = new DataView(buffer.buffer);
  view.setUint32(20, 1);
  const { crc32 } = await import("./png.ts");
  view.setUint32(29, crc32(buffer.subarray(12, 29)));
  expect([length < 5000, await faultOf(buffer)]).toEqual([true, expect.stringMatching(/more than its size/)]);
});
