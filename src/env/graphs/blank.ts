// Creates a blank picture, for steps that found no edge and for screens without a recorded picture.
import { crc32, pngSignature } from "./png.ts";

/** Returns a white PNG of this size in pixels, with one bit per pixel. */
export async function blankPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Grayscale with one bit per pixel. The compression, filter and interlace methods are all 0.
  header[8] = 1;
  const line = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(line * height).fill(0xff);
  // Each line starts with its filter type. Type 0 means no filter.
  for (let y = 0; y < height; y++) rows[y * line] = 0;
  const deflated = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(deflated).arrayBuffer());
  const parts = [pngSignature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
