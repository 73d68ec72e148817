// Tells ids of records and of the world that stand where a user reads: on the glass nothing is called by an id.
import type { PhoneState } from "../../src/os/state.ts";

/** "household_power", "filmcamera-86", "household_power/2026-02": words in small letters, joined. */
const looksLikeId = /^[a-z][a-z0-9]*(?:[_-][A-Za-z0-9]+)+(?:\/[\w-]+)?$/;
/** Fields that people are shown: names that owners of accounts gave themselves, numbers on papers. */
const shown = new Set(["wxid", "handle", "tracking", "text", "title", "name", "note", "value", "query", "words"]);

/** All ids that a state holds: keys of its records, and what refers to them. */
export function idsIn(state: PhoneState): ReadonlySet<string> {
  const ids = new Set<string>();
  const consider = (text: string): void => {
    if (looksLikeId.test(text) && /[_\d]/.test(text)) ids.add(text);
  };
  const gather = (x: unknown, field: string): void => {
    if (typeof x === "string") {
      if (!shown.has(field)) consider(x);
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
/** The first id in a text; null where there is none. Addresses of the web and of mail are what they are. */
export function idIn(text: string, ids: ReadonlySet<string>): string | null {
  const words = text
    .split(/[\s"'“”‘’,;:()，。；：（）、·]+/)
    .filter((word) => !word.includes("://") && !word.includes("@") && !/\.[a-z]/i.test(word));
  return words.find((word) => ids.has(word.replace(/[.!?…]+$/, ""))) ?? null;
}
