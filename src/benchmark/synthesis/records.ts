/** The names of records, as a user knows them, and what else a description needs to know of a record. */
import { isObject, type Json } from "#state/json.ts";

/** An id inside a text. */
export const anyId = /\b[a-z][A-Za-z]*_(?:s?\d+|new\d+)\b/;
/** Fields that contain the name of a record, in the order in which they are tried. */
const nameFields = [
  "title",
  "label",
  "subject",
  // A post has a topic and the name of its author, too, and the text says which post it is.
  "text",
  "topic",
  "name",
  "displayName",
  "display",
  "body",
  "city",
  "number",
  // What a saved search looks for.
  "q",
];
/** Returns "07:05" for an hour and a minute, or null if they are no numbers. An alarm without a label has this name. */
const timeOfDay = (hour: unknown, minute: unknown): string | null =>
  typeof hour === "number" && typeof minute === "number"
    ? [hour, minute].map((part) => String(part).padStart(2, "0")).join(":")
    : null;
/** A name in two languages stands as a person using an English phone sees it. */
export function nameOfRecord(record: Json): string | null {
  if (!isObject(record)) return null;
  const fields = record as Record<string, Json>;
  const person = ["first", "last"].map((field) => fields[field]).filter((text) => typeof text === "string" && text);
  if (person.length > 0) return person.join(" ");
  for (const field of nameFields) {
    const value = fields[field] ?? null;
    const text = isObject(value) ? (value as Record<string, Json>)["en"] : value;
    if (typeof text === "string" && text.trim() !== "" && !anyId.test(text)) return text.trim().slice(0, 120);
  }
  return timeOfDay(fields["hour"] ?? null, fields["minute"] ?? null);
}
/** Returns the record with this id from any depth of the document, or null. */
export function findRecord(document: Json, id: string): Json {
  if (typeof document !== "object" || document === null) return null;
  if (!Array.isArray(document)) {
    if (Object.hasOwn(document, id) && nameOfRecord((document as Record<string, Json>)[id]!) !== null)
      return (document as Record<string, Json>)[id]!;
    if ((document as Record<string, Json>)["id"] === id) return document;
  }
  for (const inner of Object.values(document)) {
    const found = findRecord(inner as Json, id);
    if (found !== null) return found;
  }
  return null;
}
/** Whether all values of the object are records with the same fields. */
export function isCollection(document: Json): boolean {
  if (!isObject(document)) return false;
  const all = Object.values(document).map((value) =>
    isObject(value as Json)
      ? Object.keys(value as object)
          .toSorted()
          .join()
      : null,
  );
  return all.length > 1 && all[0] !== null && all.every((keys) => keys === all[0]);
}
/** Puts an hour and a minute together: "time 07:05". */
export function withTimeOfDay(record: { readonly [key: string]: unknown }): { readonly [key: string]: unknown } {
  const { hour, minute, ...rest } = record;
  const time = timeOfDay(hour, minute);
  return time === null ? record : { time, ...rest };
}
/** Leaves out fields with such a value. */
export const without = (
  record: { readonly [key: string]: unknown },
  isLeftOut: (value: unknown) => boolean | undefined,
) => Object.fromEntries(Object.entries(record).filter(([, value]) => isLeftOut(value) !== true));
export const isInTrash = (record: Json): boolean =>
  isObject(record) &&
  ["trashed", "trashedAt"].some((field) => ((record as Record<string, Json>)[field] ?? null) !== null);
