/** The phone's document: its schema, part by part. `os` and `apps` are data; `view` is all else that changes a pixel. */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import { instant, type AnyApp, type Fields } from "./define.ts";
import { settingsSchema } from "./settings.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));
const json = v.unknown() as v.GenericSchema<unknown, Json>;

const wifiNetwork = v.strictObject({
  ssid: v.string(),
  secured: v.boolean(),
  /** 0 weakest to 4. */
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  password: v.string(),
  saved: v.boolean(),
});
const bluetoothDevice = v.strictObject({
  name: v.string(),
  kind: v.picklist(["headset", "speaker", "watch", "car", "keyboard", "phone"]),
  paired: v.boolean(),
  connected: v.boolean(),
});
const notification = v.strictObject({
  app: id,
  key: v.string(),
  facts,
  at: instant,
  open: v.nullable(v.strictObject({ screen: v.string(), params: json })),
});
export const osSchema = v.strictObject({
  settings: settingsSchema,
  wifi: v.strictObject({ networks: v.record(id, wifiNetwork), connected: v.nullable(id) }),
  bluetooth: v.strictObject({ devices: v.record(id, bluetoothDevice) }),
  /** Radios that were on when airplane mode came, to be on again after it. */
  grounded: v.nullable(v.strictObject({ wifi: v.boolean(), bluetooth: v.boolean(), mobileData: v.boolean() })),
  battery: v.strictObject({
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    charging: v.boolean(),
  }),
  notifications: v.record(id, notification),
  /** Apps that may not notify, sorted. */
  muted: v.array(id),
  /** Injected commands that fall due on the phone's clock. */
  schedule: v.record(id, v.strictObject({ at: instant, command: v.string(), args: json })),
});
export type OsState = v.InferOutput<typeof osSchema>;

const entry = v.strictObject({
  key: id,
  screen: id,
  params: v.record(v.string(), json),
  view: v.record(v.string(), json),
  /** Offset in CSS pixels of each scrolling part. */
  scroll: v.record(v.string(), v.number()),
});
export type Entry = v.InferOutput<typeof entry>;

export const fieldKinds = ["text", "search", "number", "decimal", "phone", "email", "password"] as const;
export type FieldKind = (typeof fieldKinds)[number];
export const enterKinds = ["done", "search", "next", "send", "newline"] as const;
export const focusSchema = v.strictObject({
  /** Path of a string in the view of the screen in front: "title", "items.2.text". */
  field: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  kind: v.picklist(fieldKinds),
  enter: v.picklist(enterKinds),
  /** Where the next character goes, in UTF-16 units. */
  caret: v.pipe(v.number(), v.integer(), v.minValue(0)),
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20000)),
  /** All of the text is selected: the next character replaces it. */
  all: v.optional(v.boolean(), false),
});
export type Focus = v.InferOutput<typeof focusSchema>;

export const viewSchema = v.strictObject({
  /** App id → its open screens, bottom first. */
  tasks: v.record(id, v.strictObject({ stack: v.pipe(v.array(entry), v.nonEmpty()) })),
  /** Apps by last use, newest first. */
  recents: v.array(id),
  front: id,
  surface: v.nullable(v.picklist(["recents", "shade"])),
  focus: v.nullable(focusSchema),
  keyboard: v.strictObject({
    shift: v.picklist(["off", "once", "lock"]),
    layer: v.picklist(["letters", "symbols", "more"]),
  }),
  dialog: v.nullable(
    v.strictObject({
      app: id,
      on: v.string(),
      args: json,
      text: v.string(),
      ok: v.string(),
      danger: v.boolean(),
      facts,
    }),
  ),
  popUp: v.nullable(v.strictObject({ title: v.string(), text: v.string() })),
  toast: v.nullable(v.strictObject({ app: id, key: v.string(), facts, untilMs: instant })),
  /** The notification that shows as a banner. */
  headsUp: v.nullable(v.strictObject({ id, untilMs: instant })),
  /** Counts opened screens: apart from the counter of data, so that mere looking changes no data. */
  nextEntry: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type ViewState = v.InferOutput<typeof viewSchema>;

export const deviceSchema = v.strictObject({
  width: v.pipe(v.number(), v.integer(), v.minValue(240), v.maxValue(1200)),
  height: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(2600)),
  dpr: v.pipe(v.number(), v.minValue(0.5), v.maxValue(4)),
  model: v.string(),
});
export interface PhoneState {
  readonly clock: { nowMs: number };
  readonly rng: { state: number; nextId: number };
  readonly device: v.InferOutput<typeof deviceSchema>;
  readonly os: OsState;
  readonly apps: Record<string, Json>;
  readonly view: ViewState;
}
/** The schema of a whole phone that holds these apps. */
export function phoneSchemaOf(apps: readonly AnyApp[]) {
  const parts = Object.fromEntries(apps.map((app) => [app.id, app.state]));
  return v.strictObject({
    clock: v.strictObject({ nowMs: instant }),
    rng: v.strictObject({
      state: v.pipe(v.number(), v.integer()),
      nextId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    device: deviceSchema,
    os: osSchema,
    apps: v.strictObject(parts as Fields),
    view: viewSchema,
  });
}
