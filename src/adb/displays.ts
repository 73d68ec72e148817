// The display of a phone, from its state or, if the caller may not read that, from a picture.
import type { Json } from "#contract/json.ts";
import { asRecord } from "./device.ts";
import { PhoneError, type Display } from "./phone.ts";
import { pngSize } from "./png.ts";

/** Returns the display in its natural orientation, which is upright. */
export async function displayFrom(
  read: (path: string) => Promise<Json>,
  picture: () => Promise<Uint8Array>,
): Promise<Display> {
  const device = await read("device").catch((error: unknown) => {
    if (error instanceof PhoneError) return null;
    throw error;
  });
  const { width, height, dpr } = asRecord(device);
  if (typeof width === "number" && typeof height === "number" && typeof dpr === "number")
    return { width: Math.round(width * dpr), height: Math.round(height * dpr), density: Math.round(160 * dpr) };
  const size = pngSize(await picture());
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  // Displays of phones are 360 density-independent pixels wide, unless somebody chose otherwise.
  return { width: short, height: long, density: Math.round((160 * short) / 360) };
}
