/** What is set about contacts and calls. */
import * as v from "valibot";
import { bars, prefs, Ringtone } from "./prefs.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";

/** Keys of the keypad that a number can be laid on; 1 is the voicemail's. */
export const speedKeys = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const Code = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const Response = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(160));

export const settingsState = {
  prefs: prefs.schema,
  /** Which calls the network does not let through, and the code that changes it. */
  barred: v.array(v.picklist(bars)),
  barCode: Code,
  /** While on, only these can be called. */
  fixed: v.strictObject({ on: v.boolean(), code: Code, numbers: v.array(PhoneNumber) }),
  /** What a call can be declined with. */
  responses: v.pipe(v.array(Response), v.maxLength(12)),
  speed: v.record(v.picklist(speedKeys), PhoneNumber),
  /** Ringtones of single contacts. */
  tones: v.record(ContactId, Ringtone),
  /** Contacts whose calls are recorded. */
  recorded: v.array(ContactId),
};
