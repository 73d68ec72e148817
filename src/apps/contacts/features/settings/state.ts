/** Settings of contacts and calls. */
import * as v from "valibot";
import { bars, prefs, Ringtone } from "./prefs.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";

/** The keypad keys for speed dial. Key 1 is not included, because it calls the voicemail. */
export const speedKeys = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const Code = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const Response = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(160));

export const settingsState = {
  prefs: prefs.schema,
  /** The kinds of calls that the network bars. `barCode`: the code for changes of call barring. */
  barred: v.array(v.picklist(bars)),
  barCode: Code,
  /** If `on`, only the numbers in `numbers` can be called. */
  fixed: v.strictObject({ on: v.boolean(), code: Code, numbers: v.array(PhoneNumber) }),
  /** The quick responses that the user can send when declining a call. */
  responses: v.pipe(v.array(Response), v.maxLength(12)),
  speed: v.record(v.picklist(speedKeys), PhoneNumber),
  /** The ringtones of contacts that have their own ringtone. */
  tones: v.record(ContactId, Ringtone),
  /** Contacts whose calls are recorded. */
  recorded: v.array(ContactId),
};
