// Reads PNG pictures: their size, and their pixels in the order that Android's raw formats have.
import { concatBytes, joinBytes, toText, uint32s } from "./bytes.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, from the upper left corner. */
  readonly rgba: Uint8Array;
}

export function pngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Decodes a PNG with 8 bits per channel that is not interlaced. The phone draws no others. */
export async function decodePng(png: Uint8Array): Promise<Pixels> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const { width, height } = pngSize(png);
  const [depth, colour, interlace] = [png[24], png[25]!, png[28]];
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour];
  if (depth !== 8 || interlace !== 0 || channels === undefined) throw new Error("This kind of PNG cannot be decoded");
  const data: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array(0);
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = toText(png.subarray(at + 4, at + 8));
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") data.push(content);
    if (type === "PLTE") palette = content;
    at += 12 + length;
  }
  const lines = await inflate(joinBytes(data));
  const stride = width * channels;
  unfilter(lines, height, stride, channels);
  return { width, height, rgba: toRgba(lines, { width, height, stride, channels, palette }) };
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undoes the filter of each line. A line begins with the number of its filter. */
function unfilter(lines: Uint8Array, height: number, stride: number, step: number): void {
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const above = start - stride - 1;
    const filter = lines[start - 1];
    if (filter === 0) continue;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? lines[start + x - step]! : 0;
      const up = y > 0 ? lines[above + x]! : 0;
      const corner = x >= step && y > 0 ? lines[above + x - step]! : 0;
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
      lines[start + x] = lines[start + x]! + guess;
    }
  }
}
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

interface Lines {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly channels: number;
  readonly palette: Uint8Array;
}
function toRgba(lines: Uint8Array, { width, height, stride, channels, palette }: Lines): Uint8Array {
  const rgba = new Uint8Array(4 * width * height).fill(255);
  const hasPalette = palette.length > 0;
  let out = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * (stride + 1) + 1; x < width; x++, at += channels, out += 4) {
      const source = hasPalette ? palette : lines;
      const from = hasPalette ? 3 * lines[at]! : at;
      // A grey picture has one channel for all three colours.
      const step = hasPalette || channels > 2 ? 1 : 0;
      rgba[out] = source[from]!;
      rgba[out + 1] = source[from + step]!;
      rgba[out + 2] = source[from + 2 * step]!;
      if (channels === 2 || channels === 4) rgba[out + 3] = lines[at + channels - 1]!;
    }
  return rgba;
}

/** What `screencap` writes without `-p`: width, height, format (1 is RGBA), colour space (1 is sRGB), pixels. */
export const rawPicture = ({ width, height, rgba }: Pixels): Uint8Array =>
  concatBytes(uint32s(width, height, 1, 1), rgba);
/** What the service `framebuffer:` sends: version 1, 32 bits per pixel, and where each colour is. */
export const framebuffer = ({ width, height, rgba }: Pixels): Uint8Array =>
  concatBytes(uint32s(1, 32, rgba.length, width, height, 0, 8, 16, 8, 8, 8, 24, 8), rgba);
