import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema } from "#os/values.ts";

export const columns = 4;
export const rows = 6;
export const dockSize = 4;
export const maxPages = 9;
export const AppId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
export const ItemId = idSchema("item");
export const FolderName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30));
export const widgets = ["clock", "weather", "agenda", "music"] as const;
export type Widget = (typeof widgets)[number];
/** The number of cells that a widget covers. */
export const widgetSize: Record<Widget, { readonly width: number; readonly height: number }> = {
  clock: { width: 4, height: 2 },
  weather: { width: 4, height: 1 },
  agenda: { width: 4, height: 2 },
  music: { width: 4, height: 1 },
};
const integerUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
export const Cell = { page: integerUpTo(maxPages - 1), column: integerUpTo(columns - 1), row: integerUpTo(rows - 1) };
/** Items on the home screen. The stored cell is the item's top left cell. */
export const Item = v.variant("type", [
  v.strictObject({ id: ItemId, type: v.literal("app"), ...Cell, app: AppId }),
  v.strictObject({
    id: ItemId,
    type: v.literal("folder"),
    ...Cell,
    name: v.string(),
    apps: v.pipe(v.array(AppId), v.minLength(1)),
  }),
  v.strictObject({ id: ItemId, type: v.literal("widget"), ...Cell, widget: v.picklist(widgets) }),
]);
export type Item = v.InferOutput<typeof Item>;
export const launcher = modelOf("launcher", {
  items: v.record(ItemId, Item),
  dock: v.pipe(v.array(AppId), v.maxLength(dockSize)),
  /** Apps that are shown neither on the home screen nor in the list of all apps. */
  hidden: v.array(AppId),
  /** Whether icons have names below them. */
  labels: v.boolean(),
  /** Whether the layout is locked. In a locked layout, the user cannot move or remove anything. */
  locked: v.boolean(),
});
export type State = v.InferOutput<typeof launcher.state>;
