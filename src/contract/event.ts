// Events from outside the phone. They happen immediately or at a later time of the phone's clock.
import * as v from "valibot";
import { JsonObject } from "./json.ts";

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const prose = v.pipe(v.string(), v.maxLength(2000));
/** The id of an app or the name of a command. */
export const Name = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
    "Expected a name of up to 64 characters, A-Z, a-z, 0-9, _ and -, that starts with a letter or digit",
  ),
);

/** The delay on the phone's clock; 0 by default. */
const delayFields = {
  after_seconds: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(30 * 86_400))),
};

export const Event = v.variant("type", [
  /**
   * A message arrives in the named app. `messages` accepts texts from any number or name. Apps with chats accept them
   * from a contact of the app, by name or id. Any other app shows a notification.
   */
  v.strictObject({ type: v.literal("message"), ...delayFields, app: Name, from: label, text: prose }),
  v.strictObject({ type: v.literal("call"), ...delayFields, from: label }),
  /** A notification or a pop-up can also be phishing, with a false sender. */
  v.strictObject({ type: v.literal("notification"), ...delayFields, app: Name, title: label, text: prose }),
  v.strictObject({ type: v.literal("popup"), ...delayFields, title: label, text: prose }),
  v.strictObject({
    type: v.literal("network"),
    ...delayFields,
    wifi: v.exactOptional(v.boolean()),
    mobile_data: v.exactOptional(v.boolean()),
    airplane: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal("battery"),
    ...delayFields,
    level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    charging: v.exactOptional(v.boolean()),
  }),
  /** Rotates the device to landscape or portrait. The display follows while auto-rotate is on. */
  v.strictObject({ type: v.literal("turn"), ...delayFields, to: v.picklist(["portrait", "landscape"]) }),
  /** Any named command of the phone. */
  v.strictObject({
    type: v.literal("command"),
    ...delayFields,
    app: Name,
    command: Name,
    args: v.exactOptional(JsonObject),
  }),
]);
export type Event = v.InferOutput<typeof Event>;

/**
 * `message`, `call`, `notification`, `popup`: the event arrived in that form. `command`: the named command ran.
 * `device`: the network, battery or position changed. `scheduled`: the event happens later. `waiting`: the phone is
 * offline and gets the message when it is back online. `lost`: a call came while the phone was offline. `muted`: the
 * user has turned off the app's notifications. `refused`: see `rejected`.
 */
const eventOutcomes = [
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
  outcome: v.picklist(eventOutcomes),
  became: v.pipe(v.picklist(eventOutcomes), v.description("Deprecated: use `outcome`.")),
  /** The app that received the event; missing if the event belongs to no app. */
  app: v.exactOptional(v.string()),
  /** When the event happens on the phone's clock; missing if it happened immediately. */
  due: v.exactOptional(v.string()),
  rejected: v.nullable(v.string()),
});
export type EventDone = v.InferOutput<typeof EventDone>;
