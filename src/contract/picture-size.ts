// Computes the size at which a page draws the display, so that the picture has the requested size.

interface Device {
  /** The width in points; the height is in points too. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
/** The scales at which the page draws the display. */
export interface PageScale {
  /**
   * The number of CSS pixels per point of the layout. It is the device's pixel ratio if the page makes pictures, and 1
   * if a person looks at the page.
   */
  readonly dpr: number;
  /**
   * The factor by which the page scales the layout when it draws it. The factor is 1 if the picture is as wide as the
   * display.
   */
  readonly scale: number;
}
/**
 * The size of a picture in pixels. Either its width is `width`, or no side is longer than `longest`. By default the
 * picture is as large as the display.
 */
export interface PictureSize {
  readonly width?: number;
  readonly longest?: number;
}
/** Returns the picture size that the observation options contain. */
export const pickPictureSize = ({ width, longest }: PictureSize): PictureSize => ({
  ...(width === undefined ? {} : { width }),
  ...(longest === undefined ? {} : { longest }),
});
/** Returns the width of the picture, or undefined if the picture is as wide as the display. */
function reducedWidth({ width, height, dpr }: Device, { width: requested, longest }: PictureSize): number | undefined {
  const side = Math.max(width, height) * dpr;
  if (requested !== undefined || longest === undefined || side <= longest) return requested;
  return Math.floor((width * dpr * longest) / side);
}
/** Returns the size in pixels of a picture of this display. */
export function pictureSizeInPixels(
  device: Device,
  size: PictureSize = {},
): { readonly width: number; readonly height: number } {
  const { width, height } = fitPage(device, size).metrics;
  return { width, height };
}
/**
 * Returns the metrics of a page that is as large as the picture, with one CSS pixel for each pixel of the picture, and
 * the scale of the display on that page. An emulated `deviceScaleFactor` or a scaled capture would look the same, but
 * such pictures are not always equal (docs/decisions.md, 13). The caller passes `metrics` to
 * `Emulation.setDeviceMetricsOverride` and `fit` to the page.
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
/** The metrics of an idle page. Pixels take most of a page's memory, so a page of this size needs almost no memory. */
export const idlePageMetrics = { width: 1, height: 1, deviceScaleFactor: 1, mobile: true };
