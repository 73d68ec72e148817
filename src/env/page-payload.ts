// A phone's state in the form that a page loads (see src/ui/phone.ts).
import type { AppSummary } from "#os/unloaded.ts";
import type { CommandRunner } from "#os/kernel/command-runner.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

/**
 * The state, with hashes instead of its large parts. The JSON of a large part is sent separately and only once, because
 * many phones have the same parts.
 */
export interface PagePayload {
  /** The state without `apps` and without the large parts of the OS. */
  readonly rest: Readonly<Record<string, Json>>;
  /** Hashes of the large parts of the OS. */
  readonly os: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, AppSummary>>;
}
export interface PagePayloadWithData {
  readonly payload: PagePayload;
  /** The JSON of the large parts, by hash. */
  readonly data: Readonly<Record<string, string>>;
}
/** The minimum length, in characters, of JSON that is replaced by its hash. Shorter JSON is included directly. */
const minHashedLength = 400;

export const listAppSummaries = (kernel: CommandRunner, state: PhoneState): Record<string, AppSummary> =>
  Object.fromEntries(kernel.apps.map(({ id }) => [id, kernel.summaryOf(state, id)]));
export function makePagePayload(kernel: CommandRunner, state: PhoneState): PagePayloadWithData {
  const { apps: own, os: whole, ...rest } = state;
  const apps = listAppSummaries(kernel, state);
  const data: Record<string, string> = {};
  for (const [id, { hash }] of Object.entries(apps)) data[hash] = toCachedJson(own[id] as Json);
  const os: Record<string, string> = {};
  const short: Record<string, Json> = {};
  for (const [part, value] of Object.entries(whole) as [string, Json][]) {
    const text = toCachedJson(value);
    if (text.length < minHashedLength) short[part] = value;
    else {
      os[part] = hashOf(value);
      data[os[part]] = text;
    }
  }
  return { payload: { rest: { ...(rest as unknown as Record<string, Json>), os: short }, os, apps }, data };
}

const jsonCache = new WeakMap<object, string>();
/** Returns a value's JSON and caches it while the value exists, because most values do not change from step to step. */
function toCachedJson(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = jsonCache.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    jsonCache.set(value, text);
  }
  return text;
}
