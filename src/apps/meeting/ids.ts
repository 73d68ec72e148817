/** Ids of meetings, rooms, recordings and people, and meeting numbers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

export const MeetingId = idSchema("meet");
export const RoomId = idSchema("room");
export const RecordId = idSchema("rec");
/**
 * The id of a person: "me" for the owner, the id of a person of the cast, "contact_…" for a contact of the phone, or
 * "guest_7" for a stranger of the world.
 */
export const PersonId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const me = "me";
/** A meeting number has nine digits; the number of a personal room has ten. */
export const MeetingNumber = v.pipe(v.string(), v.regex(/^\d{9,10}$/));
export const Topic = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
/** A password has four to six digits. The text is empty if the meeting has no password. */
export const Password = v.pipe(v.string(), v.maxLength(6), v.regex(/^(\d{4,6})?$/));
export const DisplayName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
export const maxInvited = 50;
export const People = v.pipe(v.array(PersonId), v.maxLength(maxInvited));

/** Formats a number in groups of three digits: "123 456 789". */
export const formatNumber = (number: string): string =>
  number.length === 10
    ? `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
    : number.replace(/^(\d{3})(\d{3})(\d+)$/, "$1 $2 $3");
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");
