// What happens to a phone from outside: at once, or when its clock gets there.
import * as v from "valibot";
import { JsonObject } from "./json.ts";

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const prose = v.pipe(v.string(), v.maxLength(2000));
/** Of an app, or of a command. */
export const Name = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
    "Expected a name: up to 64 of A-Z, a-z, 0-9, _ and -, the first a letter or digit",
  ),
);

/** How long from now on the phone's clock; at once when left out. */
const when = {
  after_seconds: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(30 * 86_400))),
};

export const Event = v.variant("type", [
  /**
   * A message comes to the app that is named: `messages` takes texts from any number or name; apps in which people write
   * to each other take them from a contact there, by name or id; any other app shows a notification.
   */
  v.strictObject({ type: v.literal("message"), ...when, app: Name, from: label, text: prose }),
  v.strictObject({ type: v.literal("call"), ...when, from: label }),
  /** Also how phishing comes: a notification or a pop-up that pretends. */
  v.strictObject({ type: v.literal("notification"), ...when, app: Name, title: label, text: prose }),
  v.strictObject({ type: v.literal("popup"), ...when, title: label, text: prose }),
  v.strictObject({
    type: v.literal("network"),
    ...when,
    wifi: v.exactOptional(v.boolean()),
    mobile_data: v.exactOptional(v.boolean()),
    airplane: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal("battery"),
    ...when,
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    charging: v.exactOptional(v.boolean()),
  }),
  /** The device is turned on its side, or upright again: what is drawn follows while auto-rotate is on. */
  v.strictObject({ type: v.literal("turn"), ...when, to: v.picklist(["portrait", "landscape"]) }),
  /** Any named command of the phone. */
  v.strictObject({ type: v.literal("command"), ...when, app: Name, command: Name, args: v.exactOptional(JsonObject) }),
]);
export type Event = v.InferOutput<typeof Event>;

/**
 * `message`, `call`, `notification`, `popup`: it came as that. `command`: the named command ran. `device`: network, battery
 * or position changed. `scheduled`: it falls due later. `waiting`: the phone is out of reach, and gets the message when it
 * is back; `lost`: a call that came meanwhile. `muted`: the user has turned the app's notifications off. `refused`: see
 * `rejected`.
 */
const becomings = [
  "message",
  "call",
  "notification",
  "popup",
  "command",
  "device",
  "scheduled",
  "waiting",
  "lost",
  "muted",
  "refused",
] as const;
export const EventDone = v.strictObject({
  version: v.number(),
  hash: v.string(),
  /** What became of it. */
  became: v.picklist(becomings),
  /** The app that has it; left out where it is no app's. */
  app: v.exactOptional(v.string()),
  /** When it falls due on the phone's clock; left out where it happened at once. */
  due: v.exactOptional(v.string()),
  rejected: v.nullable(v.string()),
});
export type EventDone = v.InferOutput<typeof EventDone>;
