// A phone as a page is told it: see src/ui/phone.ts.
import type { Gist } from "../os/absent.ts";
import type { Commands } from "../os/kernel/commands.ts";
import type { PhoneState } from "../os/state.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";

/** What is told by its hash alone. The text is told apart, and once: many phones have the same. */
export interface Told {
  /** All but what follows. */
  readonly rest: Readonly<Record<string, Json>>;
  /** Parts of the OS: their hashes. */
  readonly os: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, Gist>>;
}
export interface Telling {
  readonly told: Told;
  /** JSON by hash. */
  readonly data: Readonly<Record<string, string>>;
}
/** What is shorter than a hash is worth is told with the rest. In characters. */
const shortest = 400;

export const gistsOf = (kernel: Commands, state: PhoneState): Record<string, Gist> =>
  Object.fromEntries(kernel.apps.map(({ id }) => [id, kernel.gistOf(state, id)]));
export function telling(kernel: Commands, state: PhoneState): Telling {
  const { apps: own, os: whole, ...rest } = state;
  const apps = gistsOf(kernel, state);
  const data: Record<string, string> = {};
  for (const [id, { hash }] of Object.entries(apps)) data[hash] = textOf(own[id] as Json);
  const os: Record<string, string> = {};
  const short: Record<string, Json> = {};
  for (const [part, value] of Object.entries(whole) as [string, Json][]) {
    const text = textOf(value);
    if (text.length < shortest) short[part] = value;
    else {
      os[part] = hashOf(value);
      data[os[part]] = text;
    }
  }
  return { told: { rest: { ...(rest as unknown as Record<string, Json>), os: short }, os, apps }, data };
}

const texts = new WeakMap<object, string>();
/** Kept while the data are: most stay as they are from step to step. */
function textOf(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
