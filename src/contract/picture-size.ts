// Computes the size at which a page draws the display, so that the picture has the requested size.

interface Device {
  /** In points, as the height. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
/** The scales at which the page draws the display. */
export interface PageScale {
  /** CSS pixels per point of the display's layout: the device's pixel ratio for a picture, 1 for a person. */
  readonly dpr: number;
  /** The factor from the layout to the drawing. It is 1 unless the picture has another width than the display. */
  readonly scale: number;
}
/** The size of a picture in pixels: `width`, or no side longer than `longest`. By default as large as the display. */
export interface PictureSize {
  readonly width?: number;
  readonly longest?: number;
}
/** Picks the size out of observation options. */
export const pickPictureSize = ({ width, longest }: PictureSize): PictureSize => ({
  ...(width === undefined ? {} : { width }),
  ...(longest === undefined ? {} : { longest }),
});
/** Returns the width of the picture, or undefined where it is as wide as the display. */
function reducedWidth({ width, height, dpr }: Device, { width: asked, longest }: PictureSize): number | undefined {
  const side = Math.max(width, height) * dpr;
  if (asked !== undefined || longest === undefined || side <= longest) return asked;
  return Math.floor((width * dpr * longest) / side);
}
/** Returns the size of a picture of this display in pixels. */
export function pictureSizeInPixels(
  device: Device,
  size: PictureSize = {},
): { readonly width: number; readonly height: number } {
  const { width, height } = fitPage(device, size).metrics;
  return { width, height };
}
/**
 * Returns a page as large as the picture, with one CSS pixel for each pixel of the picture, and the scale of the
 * display on it. An emulated `deviceScaleFactor` or a scaled capture would look the same, but such pictures are not
 * always equal (docs/decisions.md, 13). `metrics` is for `Emulation.setDeviceMetricsOverride`, `fit` for the page.
 */
export function fitPage(
  device: Device,
  size: PictureSize = {},
): { readonly metrics: { readonly width: number; readonly height: number }; readonly fit: PageScale } {
  const { dpr } = device;
  const width = reducedWidth(device, size);
  const scale = width === undefined ? 1 : width / (device.width * dpr);
  const drawn = { width: width ?? Math.round(device.width * dpr), height: Math.round(device.height * dpr * scale) };
  const metrics = {
    ...drawn,
    deviceScaleFactor: 1,
    mobile: true,
    screenWidth: drawn.width,
    screenHeight: drawn.height,
  };
  return { metrics, fit: { dpr, scale } };
}
/**
 * The metrics of a page that is not in use. Pixels take most of a page's memory, so a page of this size needs almost
 * none.
 */
export const idlePageMetrics = { width: 1, height: 1, deviceScaleFactor: 1, mobile: true };
