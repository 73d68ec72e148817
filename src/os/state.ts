/** The phone's document: its schema, part by part. `os` and `apps` are data; `view` is all else that changes a pixel. */
import * as v from "valibot";
import { clockFirstMs, clockLastMs } from "../state/civil.ts";
import type { Json } from "../state/json.ts";
import { instant, type Fields } from "./values.ts";
import { fileSchema, isTree } from "./files.ts";
import { intentSchema } from "./intents.ts";
import { moneySchema } from "./money/schema.ts";
import { filesMost, replyMost, scheduledMost, textMost } from "./most.ts";
import {
  adSchema,
  importances,
  lockKinds,
  locationSchema,
  sensorsSchema,
  focusSchema,
  keyboardSchema,
} from "./state-parts.ts";
import { permissionNames, permissionsSchema } from "./permissions.ts";
import { settingsSchema } from "./settings.ts";
import { userSchema } from "./user.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
/** Counters count up for ever: they begin low enough never to reach where numbers stop being whole. */
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 40));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));
const json = v.unknown() as v.GenericSchema<unknown, Json>;

const wifiNetwork = v.strictObject({
  ssid: v.string(),
  secured: v.boolean(),
  /** 0 weakest to 4. */
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  password: v.string(),
  saved: v.boolean(),
  /** Joined by itself when Wi-Fi comes on; true where it is not said. */
  autoJoin: v.exactOptional(v.boolean()),
  /** Known, and out of reach. */
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
  /** A later one with the same tag takes its place. */
  tag: v.nullable(v.string()),
  /** Those of one group lie together in the shade. */
  group: v.nullable(v.string()),
  /** Keys of the app's strings, filled by `facts`. */
  title: v.nullable(v.string()),
  key: v.string(),
  facts,
  at: instant,
  open: v.nullable(v.strictObject({ screen: v.string(), params: json })),
  /** Buttons: a text by key and a command of the app. */
  actions: v.array(v.strictObject({ label: v.string(), command: v.string(), args: json })),
  /** A command of the app that takes what the user writes as `text`. */
  reply: v.nullable(v.strictObject({ command: v.string(), args: v.record(v.string(), json) })),
  /** 0 to 100 while something goes on. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Cannot be swiped away. */
  ongoing: v.boolean(),
  /** Do-not-disturb kept it quiet when it came. */
  quiet: v.exactOptional(v.literal(true)),
});
export type Notification = v.InferOutput<typeof notification>;
const past = v.strictObject({ app: id, title: v.nullable(v.string()), key: v.string(), facts, at: instant });
export const osSchema = v.strictObject({
  settings: settingsSchema,
  wifi: v.strictObject({ networks: v.record(id, wifiNetwork), connected: v.nullable(id) }),
  bluetooth: v.strictObject({ devices: v.record(id, bluetoothDevice) }),
  /** Radios that were on when airplane mode came, to be on again after it. */
  grounded: v.nullable(v.strictObject({ wifi: v.boolean(), bluetooth: v.boolean(), mobileData: v.boolean() })),
  /** What battery saver changed, to be back after it. */
  saving: v.optional(
    v.nullable(v.strictObject({ theme: v.string(), brightness: v.number(), refreshRate: v.string() })),
    null,
  ),
  battery: v.strictObject({
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    charging: v.boolean(),
  }),
  notifications: v.record(id, notification),
  /** What has been in the shade, newest first. */
  history: v.array(past),
  /** Apps that may not notify, sorted. */
  muted: v.array(id),
  /** Apps that focus mode keeps quiet, which were not before; null while it is off. */
  focused: v.optional(v.nullable(v.array(id)), null),
  /** What the user has set for a channel, by "app/channel". */
  channels: v.record(v.string(), v.picklist(importances)),
  permissions: permissionsSchema,
  /** Which app does what, chosen for good: kind of intent → "app/handler". */
  defaults: v.record(v.string(), v.string()),
  files: v.pipe(
    v.record(id, fileSchema),
    v.maxEntries(filesMost),
    v.check(isTree, "Expected files that lie in folders"),
  ),
  money: v.optional(moneySchema, { accounts: {}, cards: {}, entries: {} }),
  lock: v.strictObject({ kind: v.picklist(lockKinds), secret: v.string() }),
  sims: v.record(id, v.strictObject({ carrier: v.string(), number: v.string(), on: v.boolean(), color: v.string() })),
  /** The radios are on and yet nothing comes through. */
  outage: v.boolean(),
  location: locationSchema,
  sensors: sensorsSchema,
  /** Injected commands that fall due on the phone's clock. */
  schedule: v.pipe(
    v.record(id, v.strictObject({ at: instant, command: v.string(), args: json })),
    v.maxEntries(scheduledMost),
  ),
  /** Who gave the task. Missing where nobody answers. */
  user: v.exactOptional(userSchema),
});
export type OsState = v.InferOutput<typeof osSchema>;

/** Who opened a screen and waits below it or in another task; `onResult` is the act that takes the result. */
const caller = v.strictObject({ task: id, key: id, onResult: v.nullable(v.string()) });
const entry = v.strictObject({
  key: id,
  /** A screen of another app may stand on an app's task: a picker, a composer. */
  app: id,
  caller: v.nullable(caller),
  screen: id,
  params: v.record(v.string(), json),
  view: v.record(v.string(), json),
  /** Offset in CSS pixels of each scrolling part. */
  scroll: v.record(v.string(), v.number()),
});
export type Entry = v.InferOutput<typeof entry>;

export const clipboardSchema = v.strictObject({
  /** Newest first. */
  items: v.array(v.pipe(v.string(), v.maxLength(textMost))),
  /** Until when the keyboard offers what was just copied. */
  freshUntilMs: v.nullable(instant),
});

export const viewSchema = v.strictObject({
  /** The app that a task was opened for → its open screens, bottom first. */
  tasks: v.record(id, v.strictObject({ stack: v.pipe(v.array(entry), v.nonEmpty()) })),
  /** Apps by last use, newest first. */
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
  /** An advertisement over everything. Missing where there is none, as it was before there were any. */
  ad: v.exactOptional(adSchema),
  /** Who is to do it: several apps can. */
  chooser: v.nullable(
    v.strictObject({
      intent: intentSchema,
      caller: v.nullable(caller),
      /** What can be chosen, "app/handler", best first. */
      handlers: v.array(v.string()),
      /** The one that is marked, for just once or always. */
      picked: v.nullable(v.string()),
    }),
  ),
  /** The phone asks whether an app may. */
  permission: v.nullable(
    v.strictObject({ app: id, permission: v.picklist(permissionNames), on: v.string(), args: json }),
  ),
  power: v.picklist(["on", "off"]),
  locked: v.boolean(),
  /** A call or an alarm shows over the lock screen. */
  overLock: v.boolean(),
  /** What is being entered on the lock screen; null while it shows the time. */
  pad: v.nullable(
    v.strictObject({
      entered: v.string(),
      wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
      waitUntilMs: instant,
    }),
  ),
  /** Offsets of the scrolling parts of the phone's own surfaces. */
  scroll: v.record(v.string(), v.number()),
  /** Texts that are being written into the phone's own fields, by name. */
  drafts: v.record(id, v.pipe(v.string(), v.maxLength(replyMost))),
  /** The notification that is being answered in the shade. */
  replying: v.nullable(id),
  /** Notifications and groups that are folded out in the shade. */
  unfolded: v.array(v.string()),
  toast: v.nullable(v.strictObject({ app: id, key: v.string(), facts, untilMs: instant })),
  /** The notification that shows as a banner. */
  headsUp: v.nullable(v.strictObject({ id, untilMs: instant })),
  /** How long apps with a daily limit have been in front today; `day` is when it began. */
  usage: v.strictObject({ day: instant, ms: v.record(id, v.pipe(v.number(), v.minValue(0))) }),
  /** Counts opened screens: apart from the counter of data, so that mere looking changes no data. */
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
/** The schema of a whole phone that holds these apps. */
export function phoneSchemaOf(apps: readonly { readonly id: string; readonly state: v.GenericSchema }[]) {
  const parts = Object.fromEntries(apps.map((app) => [app.id, app.state]));
  return v.strictObject({
    clock: v.strictObject({
      nowMs: v.pipe(v.number(), v.integer(), v.minValue(clockFirstMs), v.maxValue(clockLastMs)),
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
