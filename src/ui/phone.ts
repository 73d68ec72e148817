/**
 * The page's phone. It starts without the code of any app. An app's model is loaded when it is first needed, and its
 * screens when one of them is first drawn. If an app has features, its start feature is loaded first, and all other
 * features later. The page never removes loaded code.
 */
import { chunks, manifests } from "virtual:phone-apps";
import { batch, createSignal, type JSX } from "solid-js";
import { isPlaceholder, AppNotLoadedError, placeholderOf, stubOf, type AppSummary } from "#os/unloaded.ts";
import type { AnyApp } from "#os/define.ts";
import { CommandRunner } from "#os/kernel/command-runner.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import { track } from "./loading.ts";

export interface ScreenDef {
  readonly app: string;
  readonly screen: string;
  /** `small`: whether the screen is drawn in the small window of a video. */
  readonly draw: (p: {
    readonly task: string;
    readonly entryKey: string;
    readonly small?: boolean | undefined;
  }) => JSX.Element;
  /**
   * Whether the screen covers only a part of the display. The next lower screen of the task is then drawn behind this
   * screen and cannot be touched.
   */
  readonly over?: true;
}
/** The screens of an app. */
export interface AppScreens {
  readonly screens: readonly ScreenDef[];
}
export const phone = new CommandRunner(manifests.map(stubOf));
/** Apps whose code is loaded, at least in part; `completeApps` contains the apps whose code is loaded completely. */
const loadedApps = new Set<string>();
const completeApps = new Set<string>();
/** Counts how often app code was loaded. A part that was drawn without the code is then drawn again. */
const [arrivals, setArrivals] = createSignal(0);
const arrivalListeners: (() => void)[] = [];
export const onArrival = (run: () => void): void => void arrivalListeners.push(run);
const pendingFetches = new Map<string, Promise<unknown>>();
/** Fetches something once. If the fetch fails, the promise rejects, and the next call tries again. */
function fetchOnce<T>(what: string, fetch: () => Promise<T>): Promise<T> {
  let coming = pendingFetches.get(what) as Promise<T> | undefined;
  if (!coming) {
    coming = fetch();
    pendingFetches.set(what, coming);
    coming.catch(() => pendingFetches.delete(what));
  }
  return coming;
}

/** Loads the code of an app. */
export const fetchApp = (id: string): Promise<void> =>
  fetchOnce(id, async () => {
    const { default: app } = await getChunks(id).model();
    if (!completeApps.has(id)) addApp(app);
  });
/** Loads the code of all features of an app. */
const fetchAllFeatures = (id: string): Promise<void> =>
  fetchOnce(`${id} whole`, async () => {
    const load = getChunks(id).whole;
    if (!load) return fetchApp(id);
    const { default: app } = await load();
    completeApps.add(id);
    addApp(app);
  });
/** Loads the screens that are not loaded together with an app's first screen, and the code of all its features. */
export async function fetchOtherScreens(id: string): Promise<AppScreens> {
  const [drawing] = await Promise.all([getChunks(id).more?.(), fetchAllFeatures(id)]);
  return drawing ?? { screens: [] };
}
/**
 * Loads the missing code. A command that needs a deferred feature is usually followed by one of the feature's screens,
 * so the screens are loaded too.
 */
export const fetchMissing = async ({ app, level }: Pick<AppNotLoadedError, "app" | "level">): Promise<void> =>
  void (await (level === "whole" ? fetchOtherScreens : fetchApp)(app));
/** Loads an app's first screens and its code. */
export async function fetchFirstScreens(id: string): Promise<AppScreens> {
  const [drawing] = await Promise.all([getChunks(id).drawing(), fetchApp(id)]);
  return drawing;
}
function getChunks(id: string): (typeof chunks)[string] {
  const found = chunks[id];
  if (!found) throw new Error(`${id} is not on this phone`);
  return found;
}
function addApp(app: AnyApp): void {
  loadedApps.add(app.id);
  phone.installApp(app);
  // Uses a batch, so that no part is drawn with the new code before the app's data are parsed.
  batch(() => {
    for (const run of arrivalListeners) run();
    setArrivals((n) => n + 1);
  });
}
export const fetchAll = (): Promise<unknown> => Promise.all(manifests.map(({ id }) => fetchAllFeatures(id)));
/**
 * Returns the result of `read`, or `meanwhile` while the code that `read` needs is loading. Parts call this function
 * while they are drawn. After the code has loaded, Solid draws these parts again.
 */
export function whenLoaded<T>(read: () => T, meanwhile: T): T {
  arrivals();
  try {
    return read();
  } catch (e) {
    if (!(e instanceof AppNotLoadedError)) throw e;
    track(fetchMissing(e));
    return meanwhile;
  }
}

/**
 * The data of an app before they are parsed. `text` is their JSON, and `patches` are the changes that the page received
 * later.
 */
interface UnparsedData {
  readonly text: string;
  readonly patches: readonly Patch[];
}
let unparsedApps = new Map<string, UnparsedData>();
/** The data of each app directly after they were parsed. An earlier state that is shown again needs these data. */
let parsedApps = new Map<string, Json>();
/** Texts of data by hash. Many phones share a text. */
const textsByHash = new Map<string, string>();
export const remember = (data: Readonly<Record<string, string>>): void => {
  for (const [hash, text] of Object.entries(data)) textsByHash.set(hash, text);
};
export const forget = (): void => textsByHash.clear();

/** A phone in the form in which the server sends it to a page. */
export interface PagePayload {
  /** The state without the parts of the OS, which are in `os`, and without the apps, which are in `apps`. */
  readonly rest: PhoneState;
  /** The hash of each part of the OS. */
  readonly os: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, AppSummary>>;
}
/** Returns the phone of a payload. `remember` must have stored the phone's data before. */
export function startPhone({ rest, os, apps }: PagePayload): PhoneState {
  unparsedApps = new Map();
  parsedApps = new Map();
  const textOf = (hash: string): string => {
    const text = textsByHash.get(hash);
    if (text === undefined) throw new Error(`the page did not receive the data ${hash}`);
    return text;
  };
  const data: Record<string, Json> = {};
  for (const [id, gist] of Object.entries(apps)) {
    unparsedApps.set(id, { text: textOf(gist.hash), patches: [] });
    data[id] = placeholderOf(gist);
  }
  const parts = Object.entries(os).map(([part, hash]) => [part, JSON.parse(textOf(hash)) as Json] as const);
  const whole = { ...rest, os: { ...rest.os, ...Object.fromEntries(parts) }, apps: data };
  return openLoadedApps(deepFreeze(whole) as unknown as PhoneState);
}
/** Applies patches from the server to a phone. */
export function applyChanges(
  state: PhoneState,
  patches: readonly Patch[],
  gists: Readonly<Record<string, AppSummary>>,
): PhoneState {
  const own: Patch[] = [];
  for (const patch of patches) {
    const [part, id] = patch.path;
    const data = part === "apps" && typeof id === "string" ? unparsedApps.get(id) : undefined;
    if (data)
      unparsedApps.set(id as string, {
        text: data.text,
        patches: [...data.patches, { ...patch, path: patch.path.slice(2) }],
      });
    else own.push(patch);
  }
  const next = applyPatches(state, own);
  const apps = { ...next.apps };
  for (const id of unparsedApps.keys()) if (gists[id]) apps[id] = placeholderOf(gists[id]) as never;
  return deepFreeze({ ...next, apps });
}
/** Parses the data of all apps whose code is loaded. */
export function openLoadedApps(state: PhoneState): PhoneState {
  const wanted = Object.keys(state.apps).filter((id) => loadedApps.has(id) && isPlaceholder(state.apps[id]));
  if (wanted.length === 0) return state;
  const apps: Record<string, unknown> = { ...state.apps };
  for (const id of wanted) {
    const unparsed = unparsedApps.get(id);
    const data = unparsed
      ? applyPatches(deepFreeze(JSON.parse(unparsed.text) as Json), unparsed.patches)
      : parsedApps.get(id)!;
    if (hashOf(data) !== hashOf(apps[id] as Json)) throw new Error(`the page received different data of ${id}`);
    unparsedApps.delete(id);
    parsedApps.set(id, data);
    apps[id] = data;
  }
  return Object.freeze({ ...state, apps: Object.freeze(apps) }) as PhoneState;
}
