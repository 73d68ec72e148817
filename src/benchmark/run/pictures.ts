// Reads the size of pictures and resizes them for models and reports.
import sharp from "sharp";
import type { PictureSpec, Region, SentPicture, Size } from "../agent/adapter.ts";

/** Reads the size from the header of the PNG. */
export function pngSize(png: Uint8Array): Size {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  if (png.byteLength < 24 || view.getUint32(0) !== 0x89504e47) throw new Error("This is no PNG");
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Scales the whole picture to another resolution. Both sides are multiplied by `scale`, and are at least one pixel
 * long.
 */
export async function scalePicture(png: Uint8Array, scale: number): Promise<Uint8Array> {
  if (scale === 1) return png;
  const [width, height] = [pngSize(png).width, pngSize(png).height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  return sharp(png).resize(width, height, { fit: "fill", kernel: "lanczos3" }).png().toBuffer();
}

/**
 * Converts the picture to the size and format that the adapter requests. If the size and the format are already right,
 * returns the phone's picture unchanged.
 */
export async function toSentPicture(png: Uint8Array, { width, height, format }: PictureSpec): Promise<SentPicture> {
  const size = pngSize(png);
  const same = size.width === width && size.height === height;
  const sized = same ? sharp(png) : sharp(png).resize(width, height, { fit: "fill", kernel: "lanczos3" });
  const bytes = same && format === "png" ? png : await sized.toFormat(format, { quality: 85 }).toBuffer();
  return { url: `data:image/${format};base64,${Buffer.from(bytes).toString("base64")}`, width, height };
}

/**
 * Cuts a part out of the phone's picture and enlarges the part to the maximum size that fits into the adapter's
 * picture. The aspect ratio of the part is kept.
 */
export async function enlargePart(png: Uint8Array, [x1, y1, x2, y2]: Region, spec: PictureSpec): Promise<SentPicture> {
  const size = pngSize(png);
  const [left, top] = [Math.floor((x1 / 1000) * size.width), Math.floor((y1 / 1000) * size.height)];
  const width = Math.max(1, Math.ceil((x2 / 1000) * size.width) - left);
  const height = Math.max(1, Math.ceil((y2 / 1000) * size.height) - top);
  const { data, info } = await sharp(png)
    .extract({ left, top, width, height })
    .resize(spec.width, spec.height, { fit: "inside", kernel: "lanczos3" })
    .toFormat(spec.format, { quality: 85 })
    .toBuffer({ resolveWithObject: true });
  const url = `data:image/${spec.format};base64,${data.toString("base64")}`;
  return { url, width: info.width, height: info.height };
}

/** Returns a WebP of this width, for people to look at. */
export const thumbnail = (png: Uint8Array, width: number): Promise<Buffer> =>
  sharp(png).resize(width).webp({ quality: 70 }).toBuffer();
/** Returns a PNG of this width with few colours. */
export const smallPng = (picture: Uint8Array, width: number): Promise<Buffer> =>
  sharp(picture).resize(width).png({ colours: 64 }).toBuffer();

/** Returns the decoded picture: one grey value per pixel, 0..255, row by row. */
export async function toGreyscale(picture: Uint8Array): Promise<Size & { readonly data: Uint8Array }> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
