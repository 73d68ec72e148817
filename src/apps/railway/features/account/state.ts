/** The account, its notices, and the last verification code. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import { prefs } from "./prefs.ts";

export const Username = v.pipe(v.string(), v.trim(), v.maxLength(30), v.regex(/^[A-Za-z]\w{5,29}$/));
export const Password = v.pipe(v.string(), v.minLength(6), v.maxLength(20), v.regex(/[A-Za-z]/), v.regex(/\d/));
export const Phone = v.pipe(v.string(), v.trim(), v.regex(/^(\+86 ?)?1\d{2}[ -]?\d{4}[ -]?\d{4}$/));
export const Code = v.pipe(v.string(), v.maxLength(6));
export const purposes = ["register", "forgot", "phone", "close"] as const;
export const channels = ["orders", "trips", "waitlist", "meals", "account"] as const;
export type ChannelName = (typeof channels)[number];
export const maxNotices = 24;
export const Notice = v.strictObject({
  id: v.string(),
  at: instant,
  channel: v.picklist(channels),
  key: v.string(),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
  /** The screen that a tap on the notice opens. */
  screen: v.string(),
  params: v.record(v.string(), v.unknown() as v.GenericSchema<unknown, Json>),
  unread: v.boolean(),
});
export type Notice = v.InferOutput<typeof Notice>;
export const accountState = {
  account: v.strictObject({
    username: v.string(),
    password: v.string(),
    phone: v.string(),
    email: v.string(),
    loggedIn: v.boolean(),
    /** Whether the account exists; false after the user closed it. */
    open: v.boolean(),
    sinceYear: v.number(),
  }),
  check: v.nullable(
    v.strictObject({ purpose: v.picklist(purposes), phone: v.string(), code: Code, at: instant, wrong: wholeNumber }),
  ),
  notices: v.pipe(v.array(Notice), v.maxLength(maxNotices)),
  prefs: prefs.schema,
};
