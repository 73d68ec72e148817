// Checks whether an image is complete by decoding its data once. The check draws no pixels and does not keep the
// decoded data, so a large image costs time but little memory.
import { crc32, pngSignature } from "./png.ts";
import type { ImageHeader } from "./image.ts";
import { jpegFault } from "./jpeg-validation.ts";

/** Returns why the image is not complete, or null if it is complete. */
export async function imageFault(bytes: Uint8Array, { ending }: ImageHeader): Promise<string | null> {
  try {
    if (ending === "png") return await pngFault(bytes);
    return ending === "jpg" ? jpegFault(bytes) : webpFault(bytes);
  } catch (error) {
    // The data ends before the image is complete.
    if (error instanceof RangeError) return "it ends too early";
    throw error;
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const readLatin1 = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

// PNG (its specification, third edition)

/** For each color type: the number of samples per pixel, and the allowed bits per sample. */
const colorTypes: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** For each pass of Adam7: x and y of the first pixel, and the distances between pixels. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

async function pngFault(bytes: Uint8Array): Promise<string | null> {
  const view = viewOf(bytes);
  const data: Uint8Array[] = [];
  let palette = false;
  for (let at = pngSignature.length; ;) {
    const length = view.getUint32(at);
    const type = readLatin1(bytes, at + 4);
    const end = at + 8 + length;
    if (view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) return `the checksum of its chunk ${type} is wrong`;
    if (type === "PLTE") palette = true;
    if (type === "IDAT") data.push(bytes.subarray(at + 8, end));
    if (type === "IEND") break;
    at = end + 4;
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, type, compression, filter, interlace] = bytes.subarray(24, 29) as unknown as number[];
  const colour = colorTypes[type!];
  if (!colour?.depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1)
    return "its header describes no valid PNG";
  if (type === 3 && !palette) return "its palette is missing";
  const pixelBits = colour.samples * depth!;
  const passes = interlace === 0 ? [[0, 0, 1, 1] as const] : adam7;
  const lines = passes.flatMap(([x, y, dx, dy]) => {
    const [across, down] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return across > 0 && down > 0 ? [{ length: 1 + Math.ceil((across * pixelBits) / 8), count: down }] : [];
  });
  return scanlinesFault(data, lines);
}

interface PassLayout {
  readonly length: number;
  readonly count: number;
}
/** Inflates the data in pieces and counts its bytes. Each line begins with one of five filters. */
async function scanlinesFault(data: readonly Uint8Array[], passes: readonly PassLayout[]): Promise<string | null> {
  const whole = passes.reduce((sum, { length, count }) => sum + length * count, 0);
  const inflated = new Blob(data as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream("deflate"));
  let seen = 0;
  let pass = 0;
  let [line, next] = [0, 0];
  const reader = inflated.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (; pass < passes.length && next < seen + value.length; line++) {
        if (line === passes[pass]!.count) {
          pass++;
          line = -1;
          continue;
        }
        if (value[next - seen]! > 4) return "one of its lines has an unknown filter";
        next += passes[pass]!.length;
      }
      seen += value.length;
      if (seen > whole) return "it contains more than its size allows";
    }
  } catch {
    return "its data cannot be decompressed";
  } finally {
    reader.cancel().catch(() => {});
  }
  return seen < whole ? "it ends too early" : null;
}

// WebP (its container specification; RFC 6386 for lossy, RFC 9649 for lossless images)

function webpFault(bytes: Uint8Array): string | null {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return "it ends too early";
  let images = 0;
  for (let at = 12; at < end;) {
    const kind = readLatin1(bytes, at);
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    if (data + length > end) return `its chunk ${kind.trim()} ends too early`;
    // The frames of an animation are stored in chunks of the same kinds as images, so animations are refused first.
    if (kind === "ANIM") return "it is an animation";
    if (kind === "VP8 ") {
      images++;
      const fault = lossyFault(bytes.subarray(data, data + length));
      if (fault !== null) return fault;
    }
    if (kind === "VP8L") {
      images++;
      if (bytes[data] !== 0x2f || length < 6) return "its lossless data have no valid header";
    }
    at = data + length + (length % 2);
  }
  return images === 1 ? null : "it does not contain exactly one image";
}

/**
 * Checks the partitions of a lossy frame by their declared lengths: first the header, then the macroblocks'
 * coefficients.
 */
function lossyFault(frame: Uint8Array): string | null {
  const view = viewOf(frame);
  const tag = view.getUint8(0) | (view.getUint8(1) << 8) | (view.getUint8(2) << 16);
  if ((tag & 1) === 1) return "its frame depends on another frame";
  const first = 10;
  const second = first + (tag >> 5);
  const parts = 1 << partsLog2(new BooleanDecoder(frame.subarray(first, second)));
  let at = second + 3 * (parts - 1);
  for (let part = 0; part < parts - 1; part++) {
    const length = second + 3 * part;
    at += view.getUint8(length) | (view.getUint8(length + 1) << 8) | (view.getUint8(length + 2) << 16);
  }
  return at < frame.length ? null : "its frame ends too early";
}

/** RFC 6386, section 7.3, for bits with equal probabilities. */
class BooleanDecoder {
  readonly #view: DataView;
  #at = 2;
  #value: number;
  #range = 255;
  #bits = 0;

  constructor(bytes: Uint8Array) {
    this.#view = viewOf(bytes);
    this.#value = this.#view.getUint16(0);
  }
  bit(): number {
    const split = 1 + (((this.#range - 1) * 128) >> 8);
    const is = this.#value >= split << 8;
    if (is) {
      this.#range -= split;
      this.#value -= split << 8;
    } else this.#range = split;
    while (this.#range < 128) {
      this.#value <<= 1;
      this.#range <<= 1;
      if (++this.#bits === 8) {
        this.#bits = 0;
        this.#value |= this.#view.getUint8(this.#at++);
      }
    }
    return is ? 1 : 0;
  }
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = (value << 1) | this.bit();
    return value;
  }
  /** Skips optional values, each with a sign. */
  skipOptional(count: number, bits: number): void {
    for (let i = 0; i < count; i++) if (this.bit()) this.bits(bits + 1);
  }
}

/** Returns the base-2 logarithm of the number of parts: RFC 6386, section 9.2 to 9.5. */
function partsLog2(header: BooleanDecoder): number {
  // Color space, clamping.
  header.bits(2);
  // Segments.
  if (header.bit()) {
    const map = header.bit();
    const values = header.bit();
    if (values) {
      header.bit();
      header.skipOptional(4, 7);
      header.skipOptional(4, 6);
    }
    if (map) for (let i = 0; i < 3; i++) if (header.bit()) header.bits(8);
  }
  // Kind, level and sharpness of the filter, then the adjustments of its level.
  header.bits(10);
  if (header.bit() && header.bit()) header.skipOptional(8, 6);
  return header.bits(2);
}
