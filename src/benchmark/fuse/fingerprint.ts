// A hash that is equal for two moments of an episode if the phone's user sees no difference. The hash of the state is
// stricter: every step advances the clock, and records that are created later have other ids and times.
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { isObject, type Json } from "#state/json.ts";

const minuteMs = 60_000;
const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
/** The creation time in the name of a file: Screenshot_20260316_090512.png. */
const stampPattern = /_\d{8}_\d{6}(?!\d)/g;
/** Numbers in this range are instants, because no other numbers of a phone are that large. */
const isInstant = (n: number): boolean => n > 9e11 && n < 5e12;

/**
 * Returns 16 hex characters. The result is equal for two states with the same start if they differ only in the times of
 * operations and in the numbers of new ids. The clock, counters, how long apps were in front, creation times in file
 * names, and questions to the user (which change no screen) have no effect on the result. Ids that the start does not
 * contain are renumbered, separately for each kind. Instants between the start and now are replaced by their rank among
 * the instants of the same app, because the user sees no order between the records of two apps. An instant within the
 * next minute is replaced by the number of milliseconds until then. A later instant at a whole minute is a time of day
 * and is kept. Any other later instant is replaced by the number of minutes until then. Values that are equal to those
 * of the start are kept. Parts that both states contain should be the same objects, as in the result of `replayLog`,
 * because the search for changes skips such parts.
 */
export function fingerprintOf(start: PhoneState, state: PhoneState): string {
  const parts = (phone: PhoneState): Json => {
    const { user: _, ...os } = phone.os;
    return { rng: phone.rng.state, device: phone.device, os, apps: phone.apps, view: phone.view } as unknown as Json;
  };
  const normal = new Normalizer(knownIdsIn(start), start.clock.nowMs, state.clock.nowMs);
  const [from, now] = [parts(start), parts(state)];
  normal.collect(now, from, "", 0);
  return hashOf(normal.normalize(now, from, "", 0));
}

/** The ids and time stamps of each start state. */
const knownIds = new WeakMap<PhoneState, ReadonlySet<string>>();
function knownIdsIn(start: PhoneState): ReadonlySet<string> {
  let ids = knownIds.get(start);
  if (!ids) {
    const text = JSON.stringify([start.apps, start.os, start.view]);
    ids = new Set([...(text.match(idPattern) ?? []), ...(text.match(stampPattern) ?? [])]);
    knownIds.set(start, ids);
  }
  return ids;
}

/** Fields of `view` that contain only counters. */
const counters: ReadonlySet<string> = new Set(["nextEntry", "usage"]);

class Normalizer {
  readonly #knownIds: ReadonlySet<string>;
  readonly #from: number;
  readonly #now: number;
  readonly #ids = new Set<string>();
  /** The new instants of each part of the phone. */
  readonly #instants = new Map<string, Set<number>>();
  #names: ReadonlyMap<string, string> | null = null;
  readonly #ranks = new Map<string, ReadonlyMap<number, number>>();

  constructor(known: ReadonlySet<string>, from: number, now: number) {
    this.#knownIds = known;
    this.#from = from;
    this.#now = now;
  }

  /** Collects new ids and instants from the parts that differ from the start. */
  collect(value: Json, start: Json | undefined, part: string, depth: number): void {
    if (value === start) return;
    if (typeof value === "string") this.#collectIds(value);
    else if (typeof value === "number") {
      if (isInstant(value) && value >= this.#from && value <= this.#now) this.#addInstant(value, part);
    } else if (Array.isArray(value)) {
      for (const [i, inner] of value.entries())
        this.collect(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined, part, depth + 1);
    } else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        this.#collectIds(key);
        const before = isObject(start) ? (start[key] as Json) : undefined;
        this.collect(inner as Json, before, partOf(part, key, depth), depth + 1);
      }
  }
  #addInstant(at: number, part: string): void {
    const instants = this.#instants.get(part) ?? new Set();
    this.#instants.set(part, instants.add(at));
  }
  #collectIds(text: string): void {
    for (const id of text.match(idPattern) ?? []) if (!this.#knownIds.has(id)) this.#ids.add(id);
  }

  normalize(value: Json, start: Json | undefined, part: string, depth: number): Json {
    if (value === start) return value;
    if (typeof value === "string") return this.#renameIds(value);
    if (typeof value === "number") return isInstant(value) ? this.#formatInstant(value, part) : value;
    if (Array.isArray(value))
      return value.map((inner, i) =>
        this.normalize(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined, part, depth + 1),
      );
    if (!isObject(value)) return value;
    const out: Record<string, Json> = {};
    for (const [key, inner] of Object.entries(value)) {
      // `view` is one level below the root, and its counters are two levels below the root.
      if (depth === 1 && counters.has(key)) continue;
      out[this.#renameIds(key)] = this.normalize(
        inner as Json,
        isObject(start) ? (start[key] as Json) : undefined,
        partOf(part, key, depth),
        depth + 1,
      );
    }
    return out;
  }
  #renameIds(whole: string): string {
    const text = whole.replaceAll(stampPattern, (stamp) => (this.#knownIds.has(stamp) ? stamp : "_stamp"));
    if (this.#ids.size === 0) return text;
    this.#names ??= renumberIds(this.#ids);
    return text.replaceAll(idPattern, (id) => this.#names!.get(id) ?? id);
  }
  #formatInstant(at: number, part: string): Json {
    if (at < this.#from) return at;
    if (at <= this.#now) {
      return `moment ${this.#rankOf(at, part)}`;
    }
    const left = at - this.#now;
    if (left <= minuteMs) return `in ${left} ms`;
    return at % minuteMs === 0 ? at : `in ${Math.floor(left / minuteMs)} min`;
  }
  #rankOf(at: number, part: string): number {
    let ranks = this.#ranks.get(part);
    if (!ranks) {
      const instants = [...(this.#instants.get(part) ?? [])].toSorted((a, b) => a - b);
      ranks = new Map(instants.map((instant, i) => [instant, i]));
      this.#ranks.set(part, ranks);
    }
    return ranks.get(at)!;
  }
}

/** The parts of a phone, each with its own order of instants: the system, the display, and each app. */
const partOf = (part: string, key: string, depth: number): string =>
  depth === 0 ? key : depth === 1 && part === "apps" ? `apps/${key}` : part;

/** Renumbers ids in the order of their creation, separately for each kind of id. */
function renumberIds(ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 1));
  for (const [kind, some] of Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("_"))))
    for (const [i, id] of some.toSorted((a, b) => numberIn(a) - numberIn(b)).entries())
      names.set(id, `${kind}_new${i}`);
  return names;
}
