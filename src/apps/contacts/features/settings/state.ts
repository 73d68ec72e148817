/** Settings of contacts and calls. */
import * as v from "valibot";
import { bars, prefs, Ringtone } from "./prefs.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";

/** Keypad keys for speed dial. Key 1 is reserved for the voicemail. */
export const speedKeys = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const Code = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const Response = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(160));

export const settingsState = {
  prefs: prefs.schema,
  /** Kinds of calls that the network bars, and the code that changes this. */
  barred: v.array(v.picklist(bars)),
  barCode: Code,
  /** When on, only these numbers can be called. */
  fixed: v.strictObject({ on: v.boolean(), code: Code, numbers: v.array(PhoneNumber) }),
  /** Quick responses for declined calls. */
  responses: v.pipe(v.array(Response), v.maxLength(12)),
  speed: v.record(v.picklist(speedKeys), PhoneNumber),
  /** Ringtones of single contacts. */
  tones: v.record(ContactId, Ringtone),
  /** Contacts whose calls are recorded. */
  recorded: v.array(ContactId),
};
