// A hash that distinguishes two moments of an episode as the phone's user would. The hash of the state distinguishes
// more: every step advances the clock, and records that are created later have other ids and times.
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { isObject, type Json } from "#state/json.ts";

const minuteMs = 60_000;
const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
/** The creation time in the name of a file: Screenshot_20260316_090512.png. */
const stampPattern = /_\d{8}_\d{6}(?!\d)/g;
/** Numbers in this range are instants: no other number of a phone is that large. */
const isInstant = (n: number): boolean => n > 9e11 && n < 5e12;

/**
 * Returns 16 hex characters, equal for states of one start that differ only in when things were done and in the numbers
 * of new ids.
 * Ignored: the clock, counters, how long apps were in front, creation times in file names, and questions to the user (a
 * question changes no screen). Ids that the start does not have are renumbered, each kind by itself.
 * Past instants since the start are replaced by their rank. Future instants within a minute are replaced by the
 * milliseconds left; later ones by the minutes left, unless they are at a whole minute and so a time of day. Values
 * that are unchanged since the start stay unchanged.
 * Both states must share their unchanged parts as the same objects, as `momentsOf` returns them: the cost then depends
 * on the changes only.
 */
export function fingerprintOf(start: PhoneState, state: PhoneState): string {
  const parts = (phone: PhoneState): Json => {
    const { user: _, ...os } = phone.os;
    return { rng: phone.rng.state, device: phone.device, os, apps: phone.apps, view: phone.view } as unknown as Json;
  };
  const normal = new Normalizer(knownIdsIn(start), start.clock.nowMs, state.clock.nowMs);
  const [from, now] = [parts(start), parts(state)];
  normal.collect(now, from);
  return hashOf(normal.normalize(now, from, 0));
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

/** Fields of `view` that only count. */
const counters: ReadonlySet<string> = new Set(["nextEntry", "usage"]);

class Normalizer {
  readonly #knownIds: ReadonlySet<string>;
  readonly #from: number;
  readonly #now: number;
  readonly #ids = new Set<string>();
  readonly #instants = new Set<number>();
  #names: ReadonlyMap<string, string> | null = null;
  #ranks: ReadonlyMap<number, number> | null = null;

  constructor(known: ReadonlySet<string>, from: number, now: number) {
    this.#knownIds = known;
    this.#from = from;
    this.#now = now;
  }

  /** Collects new ids and instants from the parts that differ from the start. */
  collect(value: Json, start: Json | undefined): void {
    if (value === start) return;
    if (typeof value === "string") this.#collectIds(value);
    else if (typeof value === "number") {
      if (isInstant(value) && value >= this.#from && value <= this.#now) this.#instants.add(value);
    } else if (Array.isArray(value)) {
      for (const [i, inner] of value.entries())
        this.collect(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined);
    } else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        this.#collectIds(key);
        this.collect(inner as Json, isObject(start) ? (start[key] as Json) : undefined);
      }
  }
  #collectIds(text: string): void {
    for (const id of text.match(idPattern) ?? []) if (!this.#knownIds.has(id)) this.#ids.add(id);
  }

  normalize(value: Json, start: Json | undefined, depth: number): Json {
    if (value === start) return value;
    if (typeof value === "string") return this.#renameIds(value);
    if (typeof value === "number") return isInstant(value) ? this.#formatInstant(value) : value;
    if (Array.isArray(value))
      return value.map((inner, i) =>
        this.normalize(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined, depth + 1),
      );
    if (!isObject(value)) return value;
    const out: Record<string, Json> = {};
    for (const [key, inner] of Object.entries(value)) {
      // `view` lies one level below the root, its counters two.
      if (depth === 1 && counters.has(key)) continue;
      out[this.#renameIds(key)] = this.normalize(
        inner as Json,
        isObject(start) ? (start[key] as Json) : undefined,
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
  #formatInstant(at: number): Json {
    if (at < this.#from) return at;
    if (at <= this.#now) {
      this.#ranks ??= new Map([...this.#instants].toSorted((a, b) => a - b).map((instant, i) => [instant, i]));
      return `moment ${this.#ranks.get(at)}`;
    }
    const left = at - this.#now;
    if (left <= minuteMs) return `in ${left} ms`;
    return at % minuteMs === 0 ? at : `in ${Math.floor(left / minuteMs)} min`;
  }
}

/** Renumbers ids in the order of their creation, each kind by itself. */
function renumberIds(ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 1));
  for (const [kind, some] of Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("_"))))
    for (const [i, id] of some.toSorted((a, b) => numberIn(a) - numberIn(b)).entries())
      names.set(id, `${kind}_new${i}`);
  return names;
}
