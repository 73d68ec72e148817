// How large a page draws the glass, so that its picture comes out as large as it was asked for.

interface Device {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
/** How the page draws the glass. */
export interface Fit {
  /** CSS pixels that a point of the glass is laid out in: the device's ratio for a picture, 1 where a person looks. */
  readonly dpr: number;
  /** How much smaller, or larger, than laid out it is drawn: 1 but for a picture of another width than the glass. */
  readonly scale: number;
}
/** How large a picture is to be, in pixels: so wide, or with no side longer than `longest`; else as large as the glass. */
export interface PictureSize {
  readonly width?: number;
  readonly longest?: number;
}
/** As a wish says it. */
export const sizeIn = ({ width, longest }: PictureSize): PictureSize => ({
  ...(width === undefined ? {} : { width }),
  ...(longest === undefined ? {} : { longest }),
});
/** The width of a picture that is not as wide as the glass; undefined where it is. */
function widthOf({ width, height, dpr }: Device, { width: asked, longest }: PictureSize): number | undefined {
  const side = Math.max(width, height) * dpr;
  if (asked !== undefined || longest === undefined || side <= longest) return asked;
  return Math.floor((width * dpr * longest) / side);
}
/** The pixels of a picture of this glass. */
export function pixelsOf(device: Device, size: PictureSize = {}): { readonly width: number; readonly height: number } {
  const { width, height } = fitting(device, size).metrics;
  return { width, height };
}
/**
 * A page as large as the picture, with a CSS pixel for each of its pixels, and a glass drawn that large. An emulated
 * `deviceScaleFactor`, or a capture that scales, would look the same, but such pictures are not always equal
 * (docs/decisions.md, 13). `metrics`: for `Emulation.setDeviceMetricsOverride`; `fit`: for the page.
 */
export function fitting(
  device: Device,
  size: PictureSize = {},
): { readonly metrics: { readonly width: number; readonly height: number }; readonly fit: Fit } {
  const { dpr } = device;
  const width = widthOf(device, size);
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
/** The metrics of a page that nobody looks at: most of its memory is for its pixels, and it has next to none then. */
export const resting = { width: 1, height: 1, deviceScaleFactor: 1, mobile: true };
