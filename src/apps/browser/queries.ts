import * as v from "valibot";
import { maxLengthOf } from "#os/max-length.ts";
import { FileId, isInUse, type File, type Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { mapOrigin } from "#os/links.ts";
import { isOnline } from "#os/network.ts";
import type { OsState } from "#os/state.ts";
import { truncateText } from "#os/text-edit.ts";
import type { Drawing, BlockState, Maze, Steps } from "./block-state.ts";
import { Url, type Bookmark, type Sent, type State, type Tab } from "./state.ts";

/** The browser's search engine. Its results are pages of the world. */
export const searchHome = "https://sift.example/";
/**
 * The maximum length of a search. Longer searches are cut, so that the encoded address is short enough for Chinese
 * text.
 */
const maxSearchLength = 200;
export const searchUrl = (words: string): string =>
  `${searchHome}search?q=${encodeURIComponent(truncateText(words.trim(), maxSearchLength))}`;
/** Returns the search terms of an address, or null if the address is not a search. */
export function parseSearch(url: string): string | null {
  const found = /^https:\/\/sift\.example\/search\?q=(.*)$/.exec(url)?.[1];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.replaceAll("+", " "));
  } catch {
    return found;
  }
}
/** Converts typed text to an address. Text that is neither a host nor an address becomes a search. */
export function parseTypedAddress(typed: string): string {
  const text = typed.trim();
  if (fileIdOf(text) !== null) return text;
  const address = /^https?:\/\/\S+$/i.test(text)
    ? normalizeUrl(text.replace(/^http:/i, "https:"))
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)
      ? normalizeUrl(`https://${text}`)
      : null;
  return address === null || address.length > maxLengthOf(Url) ? searchUrl(text) : address;
}
/**
 * Returns a `geo:` address if a map app can show the typed or tapped address: `geo:31.23,121.47`,
 * `geo:0,0?q=5%20Orchard%20Lane`, or the link of a place. Otherwise returns null.
 */
export function findGeoAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?(\?\S*)?$/i.test(text)) return text;
  const place = text.startsWith(mapOrigin) ? text.slice(mapOrigin.length) : "";
  return /^(place|at)_[a-z0-9_.-]+$/.test(place) ? `geo:0,0?place=${place}` : null;
}
function normalizeUrl(url: string): string {
  const [, host = "", rest = ""] = /^https:\/\/([^/]+)(\/.*)?$/i.exec(url) ?? [];
  if (host === "") return url;
  const path = rest.split("#")[0] ?? "";
  return `https://${host.toLowerCase().replace(/^www\./, "")}${path === "" ? "/" : path}`;
}
export const hostOf = (url: string): string => /^https:\/\/([^/]+)/.exec(url)?.[1] ?? url;

/** Returns the id of the file that an address refers to, or null for a web address. */
export function fileIdOf(url: string): string | null {
  const content = parseContentUri(url);
  return content?.authority === "files" && v.is(FileId, content.id) ? content.id : null;
}
/** Returns a file that can be shown as a page, or undefined if the file does not exist or is not text. */
export function findPageFile(files: Files, url: string): File | undefined {
  const file = files[fileIdOf(url) ?? ""];
  return file?.type === "file" && file.content.kind === "text" && isInUse(files, file) ? file : undefined;
}
/** Returns the text of the address bar: the host, or the file's name. */
export const addressText = (url: string, files: Files): string =>
  fileIdOf(url) === null ? hostOf(url) : (findPageFile(files, url)?.name ?? url);
/** Whether the page can be loaded. Files on the phone need no network. */
export const isReachable = (url: string, os: OsState): boolean => fileIdOf(url) !== null || isOnline(os);

export const currentTab = (state: State): Tab | null =>
  state.current === null ? null : (state.tabs[state.current] ?? null);
export const blockStateKey = (at: number, block: string): string => `${at}:${block}`;
/** Returns the state of a block on the tab's current page, or undefined if the block is in its initial state. */
export const findBlockState = (tab: Tab, block: string): BlockState | undefined =>
  tab.live?.[blockStateKey(tab.at, block)];
/** Returns the state of a block at an address, from the most recently opened tab that shows this address. */
export function findBlockStateAt(state: State, url: string, block: string): BlockState | undefined {
  const tab = tabsOf(state)
    .filter((one) => urlOf(one) === url)
    .toSorted((a, b) => b.openedAt - a.openedAt || (a.id < b.id ? 1 : -1))[0];
  return tab && findBlockState(tab, block);
}
/** Returns a counter's number, or null if the counter was not used. */
export function findCount(state: State, url: string, block: string): number | null {
  const live = findBlockStateAt(state, url, block);
  return live?.kind === "count" ? live.n : null;
}
/** Returns the state of a maze, or null if the maze was not used. */
export function findMaze(state: State, url: string, block: string): Maze | null {
  const live = findBlockStateAt(state, url, block);
  return live?.kind === "maze" ? live : null;
}
/** Returns the strokes of a drawing; the list is empty if the drawing was not used. */
export function strokesAt(state: State, url: string, block: string): Drawing["strokes"] {
  const live = findBlockStateAt(state, url, block);
  return live?.kind === "drawing" ? live.strokes : [];
}
/** Returns the open step of a form and the earlier answers, or null if the form was not used. */
export function findSteps(state: State, url: string, block: string): Steps | null {
  const live = findBlockStateAt(state, url, block);
  return live?.kind === "steps" ? live : null;
}
export const urlOf = (tab: Tab): string => tab.urls[tab.at]!;
export const tabsOf = (state: State): Tab[] => state.tabOrder.flatMap((id) => state.tabs[id] ?? []);
const byNewest = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  b.at - a.at || (a.id < b.id ? 1 : -1);
export const visitsOf = (state: State, query = "") =>
  Object.values(state.visits)
    .filter((visit) => visit.url.toLowerCase().includes(query.trim().toLowerCase()))
    .toSorted(byNewest);
export const downloadsOf = (state: State) => Object.values(state.downloads).toSorted(byNewest);
export const sentOf = (state: State, form?: string): Sent[] =>
  Object.values(state.sent)
    .filter((sent) => form === undefined || sent.form === form)
    .toSorted(byNewest);
export const foldersOf = (state: State) => state.folderOrder.flatMap((id) => state.folders[id] ?? []);
/**
 * Returns the bookmarks of a folder, sorted by title. For a null folder, returns the bookmarks that are in no folder.
 */
export const bookmarksIn = (state: State, folder: string | null): Bookmark[] =>
  Object.values(state.bookmarks)
    .filter((b) => b.folder === folder)
    .toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1));
export const findBookmark = (state: State, url: string): Bookmark | undefined =>
  Object.values(state.bookmarks)
    .filter((b) => b.url === url)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];
