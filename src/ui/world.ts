/**
 * World data on the glass. A screen names a query and its arguments and draws what comes; one answer serves every screen
 * that asks the same, and a picture is not taken before it is there. Answers never change, so this is no hidden state.
 */
import { createMemo, createSignal, type Accessor } from "solid-js";
import { readWorldBy, Unread } from "../os/world.ts";
import { deepFreeze, type Json } from "../state/json.ts";
import type { AnyQuery, Query } from "../world/define.ts";
import { worldUrl } from "../world/url.ts";
import { track } from "./pending.ts";

export interface Read<R> {
  /** The answer; undefined while it is on its way, where nothing is asked, and where it could not be had. */
  (): R | undefined;
  /** It could not be had. It is tried again when the screen is next drawn or acted upon. */
  readonly failed: () => boolean;
}

interface Entry {
  readonly answer: Accessor<unknown>;
  readonly failed: Accessor<boolean>;
  /** Asks, unless it has an answer or is asking. Resolves when it has one; rejects where it could not be had. */
  ask(): Promise<unknown>;
  /** The answer, where it is there, for who does not draw. */
  known(): { readonly value: unknown } | null;
}
const entries = new Map<string, Entry>();
/** More than the screens of one phone can show at once. */
const entriesMost = 300;

/** Null arguments ask nothing. */
export function world<A, R>(query: Query<A, R>, args: () => NoInfer<A> | null): Read<R> {
  const entry = entryOf(query, args);
  return Object.assign(() => entry()?.answer() as R | undefined, { failed: () => entry()?.failed() ?? false });
}

/** The first pages of a list one after another, as a screen shows them that was scrolled so far. */
export function worldPages<A extends { readonly page?: number }, T>(
  query: Query<A, { readonly rows: readonly T[]; readonly more: boolean; readonly total: number }>,
  args: () => NoInfer<A> | null,
  pages: () => number,
): Read<{ readonly rows: readonly T[]; readonly more: boolean; readonly total: number }> {
  const urls = createMemo(() => {
    const base = args();
    if (base === null) return "";
    return Array.from({ length: Math.max(1, pages()) }, (_, page) => worldUrl(query, { ...base, page })).join(" ");
  });
  const asked = createMemo(() =>
    urls() === ""
      ? []
      : urls()
          .split(" ")
          .map((url) => open(url)),
  );
  const answer = createMemo(() => {
    const found = asked().map(
      (entry) => entry.answer() as { rows: readonly T[]; more: boolean; total: number } | undefined,
    );
    // What is there already stays while the next page comes.
    const missing = found.indexOf(undefined);
    const there = (missing < 0 ? found : found.slice(0, missing)).filter((page) => page !== undefined);
    const last = there.at(-1);
    return last ? { rows: there.flatMap((page) => page.rows), more: last.more, total: there[0]!.total } : undefined;
  });
  return Object.assign(() => answer(), { failed: () => asked().some((entry) => entry.failed()) });
}

function entryOf<A, R>(query: Query<A, R>, args: () => A | null): Accessor<Entry | null> {
  // By address, so that new arguments that say the same change nothing.
  const url = createMemo(() => {
    const given = args();
    return given === null ? null : worldUrl(query, given);
  });
  return createMemo(() => {
    const wanted = url();
    return wanted === null ? null : open(wanted);
  });
}

function open(url: string): Entry {
  const known = entries.get(url);
  const entry = known ?? create(url);
  // The latest used stands last.
  entries.delete(url);
  entries.set(url, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= entriesMost) break;
    entries.delete(oldest);
  }
  entry.ask().catch(() => undefined);
  return entry;
}
// Commands look up the same answers as screens, mostly what the user has just been shown.
readWorldBy((query, args) => {
  const known = entries.get(worldUrl(query as AnyQuery, args))?.known();
  if (!known) throw new Unread(query, args);
  return known.value as never;
});
/** Gets what a command has missed. Throws where it cannot be had. */
export const fetchUnread = ({ query, args }: Unread): Promise<unknown> => open(worldUrl(query as AnyQuery, args)).ask();

function create(url: string): Entry {
  const [answer, setAnswer] = createSignal<unknown>(undefined);
  const [failed, setFailed] = createSignal(false);
  let known: { readonly value: unknown } | null = null;
  let coming: Promise<unknown> | null = null;
  const ask = (): Promise<unknown> => {
    if (coming) return coming;
    coming = fetched(url).then(
      (value) => {
        known = { value };
        setFailed(false);
        setAnswer(() => value);
      },
      (error: unknown) => {
        coming = null;
        setFailed(true);
        throw error;
      },
    );
    track(coming.catch(() => undefined));
    return coming;
  };
  return { answer, failed, ask, known: () => known };
}

/** Asks again for what could not be had, before a picture is taken of a screen without it. */
export function askAgain(): void {
  for (const entry of entries.values()) if (entry.failed()) entry.ask().catch(() => undefined);
}

const pausesMs = [100, 400, 1000];
const patienceMs = 10_000;

async function fetched(url: string): Promise<unknown> {
  for (const pause of [...pausesMs, null]) {
    const answer = await tryOnce(url);
    if (answer.settled) {
      if (answer.ok) return answer.value;
      break;
    }
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`no answer from ${url}`);
}

type Answer = { readonly settled: false } | { readonly settled: true; readonly ok: boolean; readonly value?: unknown };
async function tryOnce(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (response.ok) return { settled: true, ok: true, value: deepFreeze((await response.json()) as Json) };
    // What the server calls wrong stays wrong.
    return response.status < 500 && response.status !== 429 ? { settled: true, ok: false } : { settled: false };
  } catch {
    return { settled: false };
  }
}
