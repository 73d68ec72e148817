/** The schema of the phone's document. `os` and `apps` are data; `view` is everything else that affects the display. */
import * as v from "valibot";
import { minClockMs, maxClockMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { instant, type Fields } from "./values.ts";
import { fileSchema, isTree } from "./files.ts";
import { intentSchema } from "./intents.ts";
import { mediaSchema, pipSchema } from "./media-session.ts";
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
/**
 * Counters only increase. The schema limits the initial value of a counter, so that the counter stays a safe integer.
 */
const counter = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 40));
const facts = v.record(v.string(), v.union([v.string(), v.number()]));
const json = v.unknown() as v.GenericSchema<unknown, Json>;

const wifiNetwork = v.strictObject({
  ssid: v.string(),
  secured: v.boolean(),
  /** The signal strength, from 0 (weakest) to 4. */
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  password: v.string(),
  saved: v.boolean(),
  /** Whether the phone joins the network when Wi-Fi turns on; missing means true. */
  autoJoin: v.exactOptional(v.boolean()),
  /** Whether the network is saved but out of range. */
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
  /** A later notification of the same app with the same tag replaces this notification. */
  tag: v.nullable(v.string()),
  /** The shade shows notifications of one group together. */
  group: v.nullable(v.string()),
  /** Keys of the app's strings. `facts` fills their placeholders. */
  title: v.nullable(v.string()),
  key: v.string(),
  facts,
  at: instant,
  open: v.nullable(v.strictObject({ screen: v.string(), params: json })),
  /** The buttons; each has a text key and a command of the app. */
  actions: v.array(v.strictObject({ label: v.string(), command: v.string(), args: json })),
  /** A command of the app. The command receives the user's reply as `text`. */
  reply: v.nullable(v.strictObject({ command: v.string(), args: v.record(v.string(), json) })),
  /** The progress from 0 to 100; null if nothing is in progress. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Whether the user cannot swipe the notification away. */
  ongoing: v.boolean(),
  /** Whether do-not-disturb muted the notification when it arrived. */
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
  /** Which radios were on before airplane mode. They turn on again when airplane mode ends. */
  grounded: v.nullable(v.strictObject({ wifi: v.boolean(), bluetooth: v.boolean(), mobileData: v.boolean() })),
  /** The earlier values of the settings that battery saver changed. Turning battery saver off restores them. */
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
  /** The apps that focus mode muted. Apps that were already muted are not included. Null while focus mode is off. */
  focused: v.optional(v.nullable(v.array(id)), null),
  /** The importance that the user chose for a notification channel, by "app/channel". */
  channels: v.record(v.string(), v.picklist(importances)),
  permissions: permissionsSchema,
  /** The app that the user chose permanently ("Always") for a kind of intent. Maps the kind to "app/handler". */
  defaults: v.record(v.string(), v.string()),
  files: v.pipe(
    v.record(id, fileSchema),
    v.maxEntries(maxFiles),
    v.check(isTree, "Expected files that lie in folders"),
  ),
  money: v.optional(moneySchema, { accounts: {}, cards: {}, entries: {} }),
  lock: v.strictObject({ kind: v.picklist(lockKinds), secret: v.string() }),
  sims: v.record(id, v.strictObject({ carrier: v.string(), number: v.string(), on: v.boolean(), color: v.string() })),
  /** Whether the phone has no connection although the radios are on. */
  outage: v.boolean(),
  location: locationSchema,
  sensors: sensorsSchema,
  /** Commands that were injected from outside. Each runs when the phone's clock reaches `at`. */
  schedule: v.pipe(
    v.record(id, v.strictObject({ at: instant, command: v.string(), args: json })),
    v.maxEntries(maxScheduled),
  ),
  /** The media sessions of the apps. The field is missing until an app plays something for the first time. */
  media: v.exactOptional(mediaSchema),
  /** The user who gave the task. The field is missing if the task has no user who answers questions. */
  user: v.exactOptional(userSchema),
});
export type OsState = v.InferOutput<typeof osSchema>;

/**
 * The screen that opened this screen and waits for its result. The waiting screen is below this screen or in another
 * task. `onResult` is the act that receives the result.
 */
const caller = v.strictObject({ task: id, key: id, onResult: v.nullable(v.string()) });
const entry = v.strictObject({
  key: id,
  /**
   * The app of the screen. It can differ from the app of the task, because a task can also contain another app's picker
   * or composer.
   */
  app: id,
  caller: v.nullable(caller),
  screen: id,
  params: v.record(v.string(), json),
  view: v.record(v.string(), json),
  /** The scroll offset of each scrollable part, in CSS pixels. */
  scroll: v.record(v.string(), v.number()),
});
export type Entry = v.InferOutput<typeof entry>;

export const clipboardSchema = v.strictObject({
  /** The copied texts, newest first. */
  items: v.array(v.pipe(v.string(), v.maxLength(maxTextLength))),
  /** The time until which the keyboard suggests the copied text. */
  freshUntilMs: v.nullable(instant),
});

export const viewSchema = v.strictObject({
  /** Maps an app to its task: the stack of screens, starting with the bottom one. */
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
  /**
   * An advertisement over everything else. The field is missing if no advertisement is shown, and in states of older
   * versions.
   */
  ad: v.exactOptional(adSchema),
  /** The small window of a video outside its app. The field is missing if there is none. */
  pip: v.exactOptional(pipSchema),
  /** The chooser of an intent that several apps can handle. */
  chooser: v.nullable(
    v.strictObject({
      intent: intentSchema,
      caller: v.nullable(caller),
      /** The handlers to choose from, as "app/handler", sorted. */
      handlers: v.array(v.string()),
      /** The selected handler, before the user taps "Just once" or "Always". */
      picked: v.nullable(v.string()),
    }),
  ),
  /** The permission for which the phone is currently asking the user. */
  permission: v.nullable(
    v.strictObject({ app: id, permission: v.picklist(permissionNames), on: v.string(), args: json }),
  ),
  power: v.picklist(["on", "off"]),
  locked: v.boolean(),
  /** Whether a call or an alarm is shown over the lock screen. */
  overLock: v.boolean(),
  /** The input on the lock screen's keypad; null while the lock screen shows the time. */
  pad: v.nullable(
    v.strictObject({
      entered: v.string(),
      wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
      waitUntilMs: instant,
    }),
  ),
  /** The scroll offsets of the scrollable parts of the phone's own surfaces. */
  scroll: v.record(v.string(), v.number()),
  /** The texts in the fields of the phone's own surfaces, by the field's name. */
  drafts: v.record(id, v.pipe(v.string(), v.maxLength(maxReplyLength))),
  /** The notification whose reply field is open in the shade; null if no reply field is open. */
  replying: v.nullable(id),
  /** The expanded notifications and groups in the shade. */
  unfolded: v.array(v.string()),
  toast: v.nullable(v.strictObject({ app: id, key: v.string(), facts, untilMs: instant })),
  /** The notification that is shown as a banner, and when the banner disappears. */
  headsUp: v.nullable(v.strictObject({ id, untilMs: instant })),
  /** When the volume panel disappears. The field is missing if the panel is not shown. */
  volumePanel: v.exactOptional(v.strictObject({ untilMs: instant })),
  /** How long each app that has a daily limit was in front today, in milliseconds. `day` is the start of the day. */
  usage: v.strictObject({ day: instant, ms: v.record(id, v.pipe(v.number(), v.minValue(0))) }),
  /**
   * The counter for ids of opened screens. It is separate from the counter of data, so that opening screens does not
   * change any data.
   */
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
/** Returns the schema of a whole phone that has these apps. */
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
