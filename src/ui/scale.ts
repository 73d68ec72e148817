/** Display size: how large a point of the drawing is on the glass, and how many of them the glass holds. */
import type { OsState, PhoneState } from "../os/state.ts";

const scales = { small: 0.9, default: 1, large: 1.1 } as const satisfies Record<
  OsState["settings"]["display"]["size"],
  number
>;
export const scaleOf = (os: OsState): number => scales[os.settings.display.size];
/** The glass in points of the drawing: what parts that lay themselves out have room for. */
export const glassRoom = ({ device, os }: PhoneState): { readonly width: number; readonly height: number } => ({
  width: device.width / scaleOf(os),
  height: device.height / scaleOf(os),
});
