/**
 * The page's phone. It begins without the code of any app: an app's model comes when it is first needed, and its screens
 * when it is first drawn; of an app with features first what belongs to the one that it starts with, and then the whole. What
 * has come stays.
 */
import { chunks, manifests } from "virtual:phone-apps";
import { batch, createSignal, type JSX } from "solid-js";
import { isPlaceholder, NotHere, placeholderOf, stubOf, type Gist } from "../os/absent.ts";
import type { AnyApp } from "../os/define.ts";
import { Commands } from "../os/kernel/commands.ts";
import type { PhoneState } from "../os/state.ts";
import { hashOf } from "../state/hash.ts";
import { deepFreeze, type Json } from "../state/json.ts";
import { applyPatches, type Patch } from "../state/patch.ts";
import { track } from "./pending.ts";

export interface ScreenDef {
  readonly app: string;
  readonly screen: string;
  readonly draw: (p: { readonly task: string; readonly entryKey: string }) => JSX.Element;
  /** It covers a part of the glass: the screen below it on the task is drawn behind, where nothing of it can be touched. */
  readonly over?: true;
}
/** What an app is drawn with. */
export interface Drawing {
  readonly screens: readonly ScreenDef[];
}
export const phone = new Commands(manifests.map(stubOf));
/** The apps whose code has come, and those of which all has. */
const here = new Set<string>();
const whole = new Set<string>();
/** Counts the apps whose code has come: whoever was drawn without one is drawn again. */
const [arrivals, setArrivals] = createSignal(0);
const arriving: (() => void)[] = [];
export const onArrival = (run: () => void): void => void arriving.push(run);
const underway = new Map<string, Promise<unknown>>();
/** Fetches it once. Throws where it cannot be had; the next who asks tries again. */
function once<T>(what: string, fetch: () => Promise<T>): Promise<T> {
  let coming = underway.get(what) as Promise<T> | undefined;
  if (!coming) {
    coming = fetch();
    underway.set(what, coming);
    coming.catch(() => underway.delete(what));
  }
  return coming;
}

/** Gets the code of an app. */
export const fetchApp = (id: string): Promise<void> =>
  once(id, async () => {
    const { default: app } = await chunksOf(id).model();
    if (!whole.has(id)) arrive(app);
  });
/** Gets the code of all features of an app. */
const fetchWhole = (id: string): Promise<void> =>
  once(`${id} whole`, async () => {
    const load = chunksOf(id).whole;
    if (!load) return fetchApp(id);
    const { default: app } = await load();
    whole.add(id);
    arrive(app);
  });
/** Gets the screens that do not come with the first one of an app, and the code of all its features. */
export async function fetchMore(id: string): Promise<Drawing> {
  const [drawing] = await Promise.all([chunksOf(id).more?.(), fetchWhole(id)]);
  return drawing ?? { screens: [] };
}
/** Gets what was missed. Who misses a late feature nearly always goes on to one of its screens. */
export const fetchMissing = async ({ app, level }: Pick<NotHere, "app" | "level">): Promise<void> =>
  void (await (level === "whole" ? fetchMore : fetchApp)(app));
/** Gets what an app is drawn with at first, and its code. */
export async function fetchDrawing(id: string): Promise<Drawing> {
  const [drawing] = await Promise.all([chunksOf(id).drawing(), fetchApp(id)]);
  return drawing;
}
function chunksOf(id: string): (typeof chunks)[string] {
  const found = chunks[id];
  if (!found) throw new Error(`${id} is not on this phone`);
  return found;
}
function arrive(app: AnyApp): void {
  here.add(app.id);
  phone.arrive(app);
  // At once, so that nobody sees the code without its data.
  batch(() => {
    for (const run of arriving) run();
    setArrivals((n) => n + 1);
  });
}
export const fetchAll = (): Promise<unknown> => Promise.all(manifests.map(({ id }) => fetchWhole(id)));
/** What `read` finds; `meanwhile` while the code that it needs is on its way. For drawing: it is read again then. */
export function whenHere<T>(read: () => T, meanwhile: T): T {
  arrivals();
  try {
    return read();
  } catch (e) {
    if (!(e instanceof NotHere)) throw e;
    track(fetchMissing(e));
    return meanwhile;
  }
}

/** The data of an app that was not opened: text, and what has changed in it since. */
interface Closed {
  readonly text: string;
  readonly patches: readonly Patch[];
}
let closed = new Map<string, Closed>();
/** The data as they were when they were opened: a state from before that may be shown once more. */
let asOpened = new Map<string, Json>();
/** Texts of data by their hash: many phones have the same. */
const texts = new Map<string, string>();
export const remember = (data: Readonly<Record<string, string>>): void => {
  for (const [hash, text] of Object.entries(data)) texts.set(hash, text);
};
export const forget = (): void => texts.clear();

/** A phone as a page is told it. */
export interface Told {
  /** All but what follows. */
  readonly rest: PhoneState;
  /** Parts of the OS, by the hash of their data. */
  readonly os: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, Gist>>;
}
/** The phone that was told. The data have been told before. */
export function start({ rest, os, apps }: Told): PhoneState {
  closed = new Map();
  asOpened = new Map();
  const textOf = (hash: string): string => {
    const text = texts.get(hash);
    if (text === undefined) throw new Error(`the page was not told the data ${hash}`);
    return text;
  };
  const data: Record<string, Json> = {};
  for (const [id, gist] of Object.entries(apps)) {
    closed.set(id, { text: textOf(gist.hash), patches: [] });
    data[id] = placeholderOf(gist);
  }
  const parts = Object.entries(os).map(([part, hash]) => [part, JSON.parse(textOf(hash)) as Json] as const);
  const whole = { ...rest, os: { ...rest.os, ...Object.fromEntries(parts) }, apps: data };
  return opened(deepFreeze(whole) as unknown as PhoneState);
}
/** The same phone after a change from elsewhere. */
export function changed(
  state: PhoneState,
  patches: readonly Patch[],
  gists: Readonly<Record<string, Gist>>,
): PhoneState {
  const own: Patch[] = [];
  for (const patch of patches) {
    const [part, id] = patch.path;
    const data = part === "apps" && typeof id === "string" ? closed.get(id) : undefined;
    if (data)
      closed.set(id as string, {
        text: data.text,
        patches: [...data.patches, { ...patch, path: patch.path.slice(2) }],
      });
    else own.push(patch);
  }
  const next = applyPatches(state, own);
  const apps = { ...next.apps };
  for (const id of closed.keys()) if (gists[id]) apps[id] = placeholderOf(gists[id]) as never;
  return deepFreeze({ ...next, apps });
}
/** The phone with the data of all apps whose code is here. */
export function opened(state: PhoneState): PhoneState {
  const wanted = Object.keys(state.apps).filter((id) => here.has(id) && isPlaceholder(state.apps[id]));
  if (wanted.length === 0) return state;
  const apps: Record<string, unknown> = { ...state.apps };
  for (const id of wanted) {
    const told = closed.get(id);
    const data = told ? applyPatches(deepFreeze(JSON.parse(told.text) as Json), told.patches) : asOpened.get(id)!;
    if (hashOf(data) !== hashOf(apps[id] as Json)) throw new Error(`the page was told other data of ${id}`);
    closed.delete(id);
    asOpened.set(id, data);
    apps[id] = data;
  }
  return Object.freeze({ ...state, apps: Object.freeze(apps) }) as PhoneState;
}
