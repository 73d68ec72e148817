/**
 * World data on a page. A screen gives a query and its arguments, and draws the answer. All screens with the same query
 * share one answer, and no screenshot is taken before the answer has arrived. Answers never change, so the page holds
 * no hidden state.
 */
import { createMemo, createSignal, type Accessor } from "solid-js";
import { lostPartMessage } from "#contract/lost-part.ts";
import { setWorldReader, PendingRead } from "#os/world.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { AnyQuery, Query } from "#world/define.ts";
import { worldUrl } from "#world/url.ts";
import { fetchWithRetries } from "./fetch-with-retries.ts";
import { track } from "./loading.ts";

export interface WorldRead<R> {
  /** Returns the answer. Returns undefined while the answer loads, if the arguments are null, and after a failure. */
  (): R | undefined;
  /** Whether loading has failed. The query is sent again when the screen is next drawn or used. */
  readonly failed: () => boolean;
}

interface QueryEntry {
  readonly answer: Accessor<unknown>;
  readonly failed: Accessor<boolean>;
  /** Whether the requests were lost or not answered, so that another page may get the answer. */
  lost(): boolean;
  /** Sends the query if it has no answer and is not loading. Resolves with the answer; rejects if loading fails. */
  load(): Promise<unknown>;
  /**
   * Returns the answer if it has arrived, otherwise null. Callers that do not draw use this function, because it reads
   * no signal.
   */
  loaded(): { readonly value: unknown } | null;
}
const entries = new Map<string, QueryEntry>();
/** The size of the cache. It holds more answers than the screens of one phone can show at the same time. */
const maxEntries = 300;

/** Returns the answer of a query for a screen. If the arguments are null, nothing is queried. */
export function queryWorld<A, R>(query: Query<A, R>, args: () => NoInfer<A> | null): WorldRead<R> {
  const entry = createEntryMemo(query, args);
  return Object.assign(() => entry()?.answer() as R | undefined, { failed: () => entry()?.failed() ?? false });
}

/** Returns the first `pages()` pages of a list as one list. The number of pages grows while the user scrolls down. */
export function queryWorldPages<A extends { readonly page?: number }, T>(
  query: Query<A, { readonly rows: readonly T[]; readonly more: boolean; readonly total: number }>,
  args: () => NoInfer<A> | null,
  pages: () => number,
): WorldRead<{ readonly rows: readonly T[]; readonly more: boolean; readonly total: number }> {
  const urls = createMemo(() => {
    const base = args();
    if (base === null) return "";
    return Array.from({ length: Math.max(1, pages()) }, (_, page) => worldUrl(query, { ...base, page })).join(" ");
  });
  const queries = createMemo(() =>
    urls() === ""
      ? []
      : urls()
          .split(" ")
          .map((url) => openEntry(url)),
  );
  const answer = createMemo(() => {
    const found = queries().map(
      (entry) => entry.answer() as { rows: readonly T[]; more: boolean; total: number } | undefined,
    );
    // The loaded pages stay visible while the next page loads.
    const missing = found.indexOf(undefined);
    const there = (missing < 0 ? found : found.slice(0, missing)).filter((page) => page !== undefined);
    const last = there.at(-1);
    return last ? { rows: there.flatMap((page) => page.rows), more: last.more, total: there[0]!.total } : undefined;
  });
  return Object.assign(() => answer(), { failed: () => queries().some((entry) => entry.failed()) });
}

function createEntryMemo<A, R>(query: Query<A, R>, args: () => A | null): Accessor<QueryEntry | null> {
  // Compares URLs, so that new arguments with the same values cause no change.
  const url = createMemo(() => {
    const given = args();
    return given === null ? null : worldUrl(query, given);
  });
  return createMemo(() => {
    const wanted = url();
    return wanted === null ? null : openEntry(wanted);
  });
}

function openEntry(url: string): QueryEntry {
  const known = entries.get(url);
  const entry = known ?? createEntry(url);
  // Moves the entry to the end, because entries are ordered by their last use.
  entries.delete(url);
  entries.set(url, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= maxEntries) break;
    entries.delete(oldest);
  }
  entry.load().catch(() => undefined);
  return entry;
}
// Commands read the same answers as screens. Most of the data that commands read are already loaded, because the
// display shows them.
setWorldReader((query, args) => {
  const known = entries.get(worldUrl(query as AnyQuery, args))?.loaded();
  if (!known) throw new PendingRead(query, args);
  return known.value as never;
});
/** Loads the data that a command needed but that were not available. Rejects if loading fails. */
export const fetchPendingRead = ({ query, args }: PendingRead): Promise<unknown> =>
  openEntry(worldUrl(query as AnyQuery, args)).load();

function createEntry(url: string): QueryEntry {
  const [answer, setAnswer] = createSignal<unknown>(undefined);
  const [failed, setFailed] = createSignal(false);
  let known: { readonly value: unknown } | null = null;
  let isLost = false;
  let coming: Promise<unknown> | null = null;
  const load = (): Promise<unknown> => {
    if (coming) return coming;
    coming = fetchAnswer(url).then(
      (value) => {
        known = { value };
        isLost = false;
        setFailed(false);
        setAnswer(() => value);
      },
      (error: unknown) => {
        coming = null;
        isLost = error instanceof LostAnswer;
        setFailed(true);
        throw error;
      },
    );
    track(coming.catch(() => undefined));
    return coming;
  };
  return { answer, failed, lost: () => isLost, load, loaded: () => known };
}

/** Retries failed queries, so that no screenshot is taken without their data. */
export function retryFailed(): void {
  for (const entry of entries.values()) if (entry.failed()) entry.load().catch(() => undefined);
}

/** Returns the address of a query whose answer this page could not get, or null. */
export function findLostAnswer(): string | null {
  for (const [url, entry] of entries) if (entry.lost()) return url;
  return null;
}

class LostAnswer extends Error {}
async function fetchAnswer(url: string): Promise<unknown> {
  const answer = await fetchWithRetries(url, async (response) => deepFreeze((await response.json()) as Json));
  if (answer === "lost") throw new LostAnswer(`${lostPartMessage}: ${url}`);
  if (answer === "refused") throw new Error(`the server refuses ${url}`);
  return answer.value;
}
