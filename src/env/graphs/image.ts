// Reads the format and the size of an image from its first bytes.

export interface ImageHeader {
  readonly ending: "png" | "jpg" | "webp";
  readonly width: number;
  readonly height: number;
}

/** Returns null if the bytes do not start with a complete PNG, JPEG or WebP header. */
export function parseImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return parsePng(view) ?? parseJpeg(view) ?? parseWebp(view);
  } catch (error) {
    // The data ends before the header is complete.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readLatin1 = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)));

function parsePng(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || readLatin1(view, 12, 4) !== "IHDR")
    return null;
  return { ending: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function parseJpeg(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    // A start-of-frame marker: C0 to CF, except DHT, JPG and DAC.
    if (marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc)
      return { ending: "jpg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker >> 8 !== 0xff) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function parseWebp(view: DataView): ImageHeader | null {
  if (readLatin1(view, 0, 4) !== "RIFF" || readLatin1(view, 8, 4) !== "WEBP") return null;
  const kind = readLatin1(view, 12, 4);
  if (kind === "VP8 ")
    return { ending: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { ending: "webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8X") return null;
  const side = (at: number): number => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return { ending: "webp", width: side(24), height: side(27) };
}
