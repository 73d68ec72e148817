import sharp from "sharp";
import { expect, it } from "vitest";
import { enlargePart, toGreyscale } from "./pictures.ts";

it("enlarges a part of the screen to the size of the model's picture, and keeps its shape", async () => {
  // A white screen with a black quarter in its upper right corner.
  const black = await sharp({ create: { width: 50, height: 100, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: 100, height: 200, channels: 3, background: "white" } })
    .composite([{ input: black, left: 50, top: 0 }])
    .png()
    .toBuffer();
  const shades = async (...region: [number, number, number, number]) => {
    const { url, width, height } = await enlargePart(png, region, { width: 400, height: 400, format: "png" });
    const { data } = await toGreyscale(Buffer.from(url.split(",")[1]!, "base64"));
    return { width, height, shades: [...new Set(data)] };
  };
  expect(await shades(600, 0, 1000, 400)).toEqual({ width: 200, height: 400, shades: [0] });
  expect(await shades(0, 500, 1000, 1000)).toEqual({ width: 400, height: 400, shades: [255] });
  expect(await shades(999, 999, 1000, 1000)).toMatchObject({ shades: [255] });
});
