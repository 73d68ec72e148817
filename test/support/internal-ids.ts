// Finds ids of records and of the world in visible texts. The display must not show ids.
import type { PhoneState } from "#os/state.ts";

/** Matches ids such as "household_power", "filmcamera-86" and "household_power/2026-02". */
const idPattern = /^[a-z][a-z0-9]*(?:[_-][A-Za-z0-9]+)+(?:\/[\w-]+)?$/;
/** Fields that people see, such as account names that their owners have chosen and numbers of documents. */
const visibleFields = new Set([
  "wxid",
  "handle",
  "tracking",
  "text",
  "title",
  "name",
  "note",
  "value",
  "query",
  "words",
]);

/** All ids in a state: keys of its records and references to them. */
export function idsIn(state: PhoneState): ReadonlySet<string> {
  const ids = new Set<string>();
  const consider = (text: string): void => {
    if (idPattern.test(text) && /[_\d]/.test(text)) ids.add(text);
  };
  const gather = (x: unknown, field: string): void => {
    if (typeof x === "string") {
      if (!visibleFields.has(field)) consider(x);
    } else if (Array.isArray(x)) for (const one of x) gather(one, field);
    else if (typeof x === "object" && x !== null)
      for (const [key, one] of Object.entries(x)) {
        consider(key);
        gather(one, key);
      }
  };
  gather([state.os, state.apps, state.view.tasks], "");
  return ids;
}
/** Returns the first id in a text, or null. Web and mail addresses may contain ids. */
export function idIn(text: string, ids: ReadonlySet<string>): string | null {
  const words = text
    .split(/[\s"'“”‘’,;:()，。；：（）、·]+/)
    .filter((word) => !word.includes("://") && !word.includes("@") && !/\.[a-z]/i.test(word));
  return words.find((word) => ids.has(word.replace(/[.!?…]+$/, ""))) ?? null;
}
