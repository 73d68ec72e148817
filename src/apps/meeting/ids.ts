/** What meetings, people and numbers are called in this app's data. */
import * as v from "valibot";
import { idOf } from "../../os/values.ts";

export const MeetingId = idOf("meet");
export const RoomId = idOf("room");
export const RecordId = idOf("rec");
/** "me"; a person of the cast; "contact_…" of the phone's contacts; "guest_7", a stranger of the world. */
export const PersonId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const me = "me";
/** Nine digits, ten for a personal room. */
export const Number9 = v.pipe(v.string(), v.regex(/^\d{9,10}$/));
export const Topic = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** Four to six digits; empty where none is asked for. */
export const Password = v.pipe(v.string(), v.maxLength(6), v.regex(/^(\d{4,6})?$/));
export const DisplayName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
export const invitedMost = 50;
export const People = v.pipe(v.array(PersonId), v.maxLength(invitedMost));

/** "123 456 789", as numbers are read aloud. */
export const spaced = (number: string): string =>
  number.length === 10
    ? `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
    : number.replace(/^(\d{3})(\d{3})(\d+)$/, "$1 $2 $3");
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
