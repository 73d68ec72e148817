// What tells two moments of an episode apart for whoever uses the phone. The state's own hash tells more: every step moves
// the clock, and what is made later has other numbers and another time.
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { isObject, type Json } from "../../state/json.ts";

const minuteMs = 60_000;
const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
/** When a file was made, in its name: Screenshot_20260316_090512.png. */
const stampPattern = /_\d{8}_\d{6}(?!\d)/g;
/** Numbers in this range are instants: nothing else in a phone counts that far. */
const isInstant = (n: number): boolean => n > 9e11 && n < 5e12;

/**
 * 16 hex characters, equal for states of one start that differ only in when things were done and how they are numbered.
 * Out: the clock, counters, how long apps were in front, when a file was made where its name tells, what the user was asked: a
 * question changes no screen. Ids that the start has not:
 * numbered anew, each kind by itself.
 * Instants since the start: by their rank. What is to come within a minute: by the milliseconds left; later, unless it is
 * a whole minute and so a time of day: by the minutes left. All that is as it was at the start stays as it is.
 * Both states have to share what they share as objects, as `momentsOf` gives them: the cost follows the changes.
 */
export function fingerprintOf(start: PhoneState, state: PhoneState): string {
  const parts = (phone: PhoneState): Json => {
    const { user: _, ...os } = phone.os;
    return { rng: phone.rng.state, device: phone.device, os, apps: phone.apps, view: phone.view } as unknown as Json;
  };
  const normal = new Normal(knownIn(start), start.clock.nowMs, state.clock.nowMs);
  const [from, now] = [parts(start), parts(state)];
  normal.look(now, from);
  return hashOf(normal.form(now, from, 0));
}

/** Ids and stamps. */
const known = new WeakMap<PhoneState, ReadonlySet<string>>();
function knownIn(start: PhoneState): ReadonlySet<string> {
  let ids = known.get(start);
  if (!ids) {
    const text = JSON.stringify([start.apps, start.os, start.view]);
    ids = new Set([...(text.match(idPattern) ?? []), ...(text.match(stampPattern) ?? [])]);
    known.set(start, ids);
  }
  return ids;
}

/** Fields of `view` that only count. */
const counters: ReadonlySet<string> = new Set(["nextEntry", "usage"]);

class Normal {
  readonly #known: ReadonlySet<string>;
  readonly #from: number;
  readonly #now: number;
  readonly #ids = new Set<string>();
  readonly #instants = new Set<number>();
  #names: ReadonlyMap<string, string> | null = null;
  #ranks: ReadonlyMap<number, number> | null = null;

  constructor(known: ReadonlySet<string>, from: number, now: number) {
    this.#known = known;
    this.#from = from;
    this.#now = now;
  }

  /** Notes new ids and instants, wherever something differs from the start. */
  look(value: Json, start: Json | undefined): void {
    if (value === start) return;
    if (typeof value === "string") this.#note(value);
    else if (typeof value === "number") {
      if (isInstant(value) && value >= this.#from && value <= this.#now) this.#instants.add(value);
    } else if (Array.isArray(value)) {
      for (const [i, inner] of value.entries())
        this.look(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined);
    } else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        this.#note(key);
        this.look(inner as Json, isObject(start) ? (start[key] as Json) : undefined);
      }
  }
  #note(text: string): void {
    for (const id of text.match(idPattern) ?? []) if (!this.#known.has(id)) this.#ids.add(id);
  }

  form(value: Json, start: Json | undefined, depth: number): Json {
    if (value === start) return value;
    if (typeof value === "string") return this.#named(value);
    if (typeof value === "number") return isInstant(value) ? this.#timed(value) : value;
    if (Array.isArray(value))
      return value.map((inner, i) =>
        this.form(inner as Json, Array.isArray(start) ? (start[i] as Json) : undefined, depth + 1),
      );
    if (!isObject(value)) return value;
    const out: Record<string, Json> = {};
    for (const [key, inner] of Object.entries(value)) {
      // `view` lies one level below the root, its counters two.
      if (depth === 1 && counters.has(key)) continue;
      out[this.#named(key)] = this.form(inner as Json, isObject(start) ? (start[key] as Json) : undefined, depth + 1);
    }
    return out;
  }
  #named(whole: string): string {
    const text = whole.replaceAll(stampPattern, (stamp) => (this.#known.has(stamp) ? stamp : "_stamp"));
    if (this.#ids.size === 0) return text;
    this.#names ??= namesOf(this.#ids);
    return text.replaceAll(idPattern, (id) => this.#names!.get(id) ?? id);
  }
  #timed(at: number): Json {
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

/** In the order in which they were made, each kind by itself. */
function namesOf(ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf("_") + 1));
  for (const [kind, some] of Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("_"))))
    for (const [i, id] of some.toSorted((a, b) => numberIn(a) - numberIn(b)).entries())
      names.set(id, `${kind}_new${i}`);
  return names;
}
