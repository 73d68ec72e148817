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
/**
 * A page as large as the picture, with a CSS pixel for each of its pixels, and a glass drawn that large. An emulated
 * `deviceScaleFactor`, or a capture that scales, would look the same, but such pictures are not always equal
 * (docs/decisions.md, 13). `width`: of the picture, in pixels; the glass's own where left out. `metrics`: for
 * `Emulation.setDeviceMetricsOverride`; `fit`: for the page.
 */
export function fitting(device: Device, width?: number): { readonly metrics: object; readonly fit: Fit } {
  const { dpr } = device;
  const scale = width === undefined ? 1 : width / (device.width * dpr);
  const size = { width: width ?? Math.round(device.width * dpr), height: Math.round(device.height * dpr * scale) };
  return {
    metrics: { ...size, deviceScaleFactor: 1, mobile: true, screenWidth: size.width, screenHeight: size.height },
    fit: { dpr, scale },
  };
}
/** The metrics of a page that nobody looks at: most of its memory is for its pixels, and it has next to none then. */
export const resting = { width: 1, height: 1, deviceScaleFactor: 1, mobile: true };
