/**
 * The schema of the phone's document. `os` and `apps` are data; `view` is everything else that affects what is drawn.
 */
import * as v from "valibot";
import { minClockMs, maxClockMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { instant, type Fields } from "./values.ts";
import { fileSchema, isTree } from "./files.ts";
import { intentSchema } from "./intents.ts";
import { moneySchema } from "./money/schema.ts";
import { maxFiles, maxReplyLength, maxScheduled, maxTextLength } from "./limits.ts";
import {
  adSchema,
  importances,
  lockKinds,
  locationSchema,
  sensorsSchema,
  focusSchema,
  keyboardSchema,
} from "./state-schemas.ts";
import { permissionNames, permissionsSchema } from "./permissions.ts";
import { settingsSchema } from "./settings.ts";
import { userSchema } from "./user.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
/** Counters only grow. The schema limits their start so that they stay safe integers. */
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 40));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));
const json = v.unknown() as v.GenericSchema<unknown, Json>;

const wifiNetwork = v.strictObject({
  ssid: v.string(),
  secured: v.boolean(),
  /** From 0 (weakest) to 4. */
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  password: v.string(),
  saved: v.boolean(),
  /** Whether the network is joined when Wi-Fi turns on; missing means true. */
  autoJoin: v.exactOptional(v.boolean()),
  /** Saved and out of range. */
  away: v.exactOptional(v.boolean()),
});
const bluetoothDevice = v.strictObject({
  name: v.string(),
  kind: v.picklist(["headset", "speaker", "watch", "car", "keyboard", "phone"]),
  paired: v.boolean(),
  connected: v.boolean(),
});
const notification = v.strictObject({
  app: id,
  channel: v.string(),
  /** A later notification of the app with the same tag replaces it. */
  tag: v.nullable(v.string()),
  /** The shade shows notifications of one group together. */
  group: v.nullable(v.string()),
  /** Keys of the app's strings, filled by `facts`. */
  title: v.nullable(v.string()),
  key: v.string(),
  facts,
  at: instant,
  open: v.nullable(v.strictObject({ screen: v.string(), params: json })),
  /** Buttons: a text key and a command of the app. */
  actions: v.array(v.strictObject({ label: v.string(), command: v.string(), args: json })),
  /** A command of the app that receives the user's reply as `text`. */
  reply: v.nullable(v.strictObject({ command: v.string(), args: v.record(v.string(), json) })),
  /** From 0 to 100 while something is in progress. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** The user cannot swipe it away. */
  ongoing: v.boolean(),
  /** Do-not-disturb muted it when it arrived. */
  quiet: v.exactOptional(v.literal(true)),
});
export type Notification = v.InferOutput<typeof notification>;
const pastNotification = v.strictObject({
  app: id,
  title: v.nullable(v.string()),
  key: v.string(),
  facts,
  at: instant,
});
export const osSchema = v.strictObject({
  settings: settingsSchema,
  wifi: v.strictObject({ networks: v.record(id, wifiNetwork), connected: v.nullable(id) }),
  bluetooth: v.strictObject({ devices: v.record(id, bluetoothDevice) }),
  /** The radios that were on before airplane mode. They turn on again after it. */
  grounded: v.nullable(v.strictObject({ wifi: v.boolean(), bluetooth: v.boolean(), mobileData: v.boolean() })),
  /** The settings that battery saver changed, to be restored after it. */
  saving: v.optional(
    v.nullable(v.strictObject({ theme: v.string(), brightness: v.number(), refreshRate: v.string() })),
    null,
  ),
  battery: v.strictObject({
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    charging: v.boolean(),
  }),
  notifications: v.record(id, notification),
  /** Notifications that have left the shade, newest first. */
  history: v.array(pastNotification),
  /** Apps whose notifications are off, sorted. */
  muted: v.array(id),
  /** Apps that focus mode muted and that were not muted before; null while it is off. */
  focused: v.optional(v.nullable(v.array(id)), null),
  /** The user's choice for a notification channel, by "app/channel". */
  channels: v.record(v.string(), v.picklist(importances)),
  permissions: permissionsSchema,
  /** The permanent choice of an app for each kind of intent: kind → "app/handler". */
  defaults: v.record(v.string(), v.string()),
  files: v.pipe(
    v.record(id, fileSchema),
    v.maxEntries(maxFiles),
    v.check(isTree, "Expected files that lie in folders"),
  ),
  money: v.optional(moneySchema, { accounts: {}, cards: {}, entries: {} }),
  lock: v.strictObject({ kind: v.picklist(lockKinds), secret: v.string() }),
  sims: v.record(id, v.strictObject({ carrier: v.string(), number: v.string(), on: v.boolean(), color: v.string() })),
  /** There is no connection although the radios are on. */
  outage: v.boolean(),
  location: locationSchema,
  sensors: sensorsSchema,
  /** Injected commands that run when they are due on the phone's clock. */
  schedule: v.pipe(
    v.record(id, v.strictObject({ at: instant, command: v.string(), args: json })),
    v.maxEntries(maxScheduled),
  ),
  /** The user who gave the task. Missing when nobody answers questions. */
  user: v.exactOptional(userSchema),
});
export type OsState = v.InferOutput<typeof osSchema>;

/**
 * The screen that opened another one and waits, below it or in another task. `onResult` is the act that receives the
 * result.
 */
const caller = v.strictObject({ task: id, key: id, onResult: v.nullable(v.string()) });
const entry = v.strictObject({
  key: id,
  /** A screen of another app can be on an app's task: a picker, a composer. */
  app: id,
  caller: v.nullable(caller),
  screen: id,
  params: v.record(v.string(), json),
  view: v.record(v.string(), json),
  /** The offset of each scrolling part, in CSS pixels. */
  scroll: v.record(v.string(), v.number()),
});
export type Entry = v.InferOutput<typeof entry>;

export const clipboardSchema = v.strictObject({
  /** Newest first. */
  items: v.array(v.pipe(v.string(), v.maxLength(maxTextLength))),
  /** Until when the keyboard offers the copied text. */
  freshUntilMs: v.nullable(instant),
});

export const viewSchema = v.strictObject({
  /** The app that a task belongs to → the task's screens, bottom first. */
  tasks: v.record(id, v.strictObject({ stack: v.pipe(v.array(entry), v.nonEmpty()) })),
  /** Apps, most recently used first. */
  recents: v.array(id),
  front: id,
  surface: v.nullable(v.picklist(["recents", "shade"])),
  focus: v.nullable(focusSchema),
  keyboard: keyboardSchema,
  clipboard: clipboardSchema,
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
  /** An advertisement over everything. Missing when there is none, as in older states. */
  ad: v.exactOptional(adSchema),
  /** The chooser of an intent that several apps can handle. */
  chooser: v.nullable(
    v.strictObject({
      intent: intentSchema,
      caller: v.nullable(caller),
      /** The handlers to choose from, as "app/handler", sorted. */
      handlers: v.array(v.string()),
      /** The selected handler, before "just once" or "always". */
      picked: v.nullable(v.string()),
    }),
  ),
  /** The permission that the phone is asking the user for. */
  permission: v.nullable(
    v.strictObject({ app: id, permission: v.picklist(permissionNames), on: v.string(), args: json }),
  ),
  power: v.picklist(["on", "off"]),
  locked: v.boolean(),
  /** Whether a call or an alarm shows over the lock screen. */
  overLock: v.boolean(),
  /** The entry on the lock screen's keypad; null while the lock screen shows the time. */
  pad: v.nullable(
    v.strictObject({
      entered: v.string(),
      wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
      waitUntilMs: instant,
    }),
  ),
  /** The offsets of the scrolling parts of the phone's own surfaces. */
  scroll: v.record(v.string(), v.number()),
  /** The texts in the phone's own fields, by name. */
  drafts: v.record(id, v.pipe(v.string(), v.maxLength(maxReplyLength))),
  /** The notification whose reply field is open in the shade. */
  replying: v.nullable(id),
  /** The expanded notifications and groups in the shade. */
  unfolded: v.array(v.string()),
  toast: v.nullable(v.strictObject({ app: id, key: v.string(), facts, untilMs: instant })),
  /** The notification that shows as a banner. */
  headsUp: v.nullable(v.strictObject({ id, untilMs: instant })),
  /** The time in front today, in milliseconds, of apps with a daily limit. `day` is the start of the day. */
  usage: v.strictObject({ day: instant, ms: v.record(id, v.pipe(v.number(), v.minValue(0))) }),
  /** Counts opened screens. It is separate from the counter of data, so that viewing alone changes no data. */
  nextEntry: counter,
});
export type Caller = v.InferOutput<typeof caller>;
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
/** The schema of a whole phone with these apps. */
export function phoneSchemaOf(apps: readonly { readonly id: string; readonly state: v.GenericSchema }[]) {
  const parts = Object.fromEntries(apps.map((app) => [app.id, app.state]));
  return v.strictObject({
    clock: v.strictObject({
      nowMs: v.pipe(v.number(), v.integer(), v.minValue(minClockMs), v.maxValue(maxClockMs)),
    }),
    rng: v.strictObject({
      state: v.pipe(v.number(), v.integer()),
      nextId: counter,
    }),
    device: deviceSchema,
    os: osSchema,
    apps: v.strictObject(parts as Fields),
    view: viewSchema,
  });
}
