/** How the browser is read. */
import * as v from "valibot";
import { lengthMost } from "../../os/bounds.ts";
import { FileId, inUse, type File, type Files } from "../../os/files.ts";
import { contentOf } from "../../os/intents.ts";
import { mapOrigin } from "../../os/links.ts";
import { online } from "../../os/network.ts";
import type { OsState } from "../../os/state.ts";
import { cutTo } from "../../os/text.ts";
import type { Drawing, Live, Maze, Steps } from "./live.ts";
import { Url, type Bookmark, type Sent, type State, type Tab } from "./state.ts";

/** The search engine: its results are made by the browser from the world's pages. */
export const searchHome = "https://sift.example/";
/** A search engine takes as many words as its address has room for, whatever they are written in. */
const wordsMost = 200;
export const searchUrl = (words: string): string =>
  `${searchHome}search?q=${encodeURIComponent(cutTo(words.trim(), wordsMost))}`;
/** What an address searches for; null where it is no search. */
export function searchOf(url: string): string | null {
  const found = /^https:\/\/sift\.example\/search\?q=(.*)$/.exec(url)?.[1];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.replaceAll("+", " "));
  } catch {
    return found;
  }
}
/** What a person typed, as an address: a host or an address is gone to, anything else is searched for. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  if (fileIdOf(text) !== null) return text;
  const address = /^https?:\/\/\S+$/i.test(text)
    ? normal(text.replace(/^http:/i, "https:"))
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)
      ? normal(`https://${text}`)
      : null;
  return address === null || address.length > lengthMost(Url) ? searchUrl(text) : address;
}
/**
 * What is no page but shown by an app with a map, as a `geo:` address: one that was typed or touched (`geo:31.23,121.47`,
 * `geo:0,0?q=5%20Orchard%20Lane`), or the link of a place. Null for all else.
 */
export function geoOf(typed: string): string | null {
  const text = typed.trim();
  if (/^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?(\?\S*)?$/i.test(text)) return text;
  const place = text.startsWith(mapOrigin) ? text.slice(mapOrigin.length) : "";
  return /^(place|at)_[a-z0-9_.-]+$/.test(place) ? `geo:0,0?place=${place}` : null;
}
function normal(url: string): string {
  const [, host = "", rest = ""] = /^https:\/\/([^/]+)(\/.*)?$/i.exec(url) ?? [];
  if (host === "") return url;
  const path = rest.split("#")[0] ?? "";
  return `https://${host.toLowerCase().replace(/^www\./, "")}${path === "" ? "/" : path}`;
}
export const hostOf = (url: string): string => /^https:\/\/([^/]+)/.exec(url)?.[1] ?? url;

/** The file that an address stands for; null for a place on the web. */
export function fileIdOf(url: string): string | null {
  const content = contentOf(url);
  return content?.authority === "files" && v.is(FileId, content.id) ? content.id : null;
}
/** A file that can be shown as a page, as long as it is there. */
export function pageFile(files: Files, url: string): File | undefined {
  const file = files[fileIdOf(url) ?? ""];
  return file?.type === "file" && file.content.kind === "text" && inUse(files, file) ? file : undefined;
}
/** What stands in the address bar: the host, or the name of the file. */
export const addressText = (url: string, files: Files): string =>
  fileIdOf(url) === null ? hostOf(url) : (pageFile(files, url)?.name ?? url);
/** What lies on the phone needs no network. */
export const isReachable = (url: string, os: OsState): boolean => fileIdOf(url) !== null || online(os);

export const currentTab = (state: State): Tab | null =>
  state.current === null ? null : (state.tabs[state.current] ?? null);
export const liveKey = (at: number, block: string): string => `${at}:${block}`;
/** What a block of the page that a tab shows has come to; undefined: as it was made. */
export const liveOf = (tab: Tab, block: string): Live | undefined => tab.live?.[liveKey(tab.at, block)];
/** The same for the tab, among all, whose page at an address was opened last. */
export function liveAt(state: State, url: string, block: string): Live | undefined {
  const tab = tabsOf(state)
    .filter((one) => urlOf(one) === url)
    .toSorted((a, b) => b.openedAt - a.openedAt || (a.id < b.id ? 1 : -1))[0];
  return tab && liveOf(tab, block);
}
/** How far a counter has been counted; null where nobody has. */
export function countAt(state: State, url: string, block: string): number | null {
  const live = liveAt(state, url, block);
  return live?.kind === "count" ? live.n : null;
}
/** How a walk through a maze stands; null where nobody has walked. */
export function mazeAt(state: State, url: string, block: string): Maze | null {
  const live = liveAt(state, url, block);
  return live?.kind === "maze" ? live : null;
}
/** What is drawn on a paper of a page; empty where nobody has. */
export function strokesAt(state: State, url: string, block: string): Drawing["strokes"] {
  const live = liveAt(state, url, block);
  return live?.kind === "drawing" ? live.strokes : [];
}
/** Which step of a form is open and what was answered before; null where nobody has begun. */
export function stepsAt(state: State, url: string, block: string): Steps | null {
  const live = liveAt(state, url, block);
  return live?.kind === "steps" ? live : null;
}
export const urlOf = (tab: Tab): string => tab.urls[tab.at]!;
export const tabsOf = (state: State): Tab[] => state.tabOrder.flatMap((id) => state.tabs[id] ?? []);
const newest = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  b.at - a.at || (a.id < b.id ? 1 : -1);
export const visitsOf = (state: State, query = "") =>
  Object.values(state.visits)
    .filter((visit) => visit.url.toLowerCase().includes(query.trim().toLowerCase()))
    .toSorted(newest);
export const downloadsOf = (state: State) => Object.values(state.downloads).toSorted(newest);
export const sentOf = (state: State, form?: string): Sent[] =>
  Object.values(state.sent)
    .filter((sent) => form === undefined || sent.form === form)
    .toSorted(newest);
export const foldersOf = (state: State) => state.folderOrder.flatMap((id) => state.folders[id] ?? []);
/** By title; those of a folder, or those that lie in none. */
export const bookmarksIn = (state: State, folder: string | null): Bookmark[] =>
  Object.values(state.bookmarks)
    .filter((b) => b.folder === folder)
    .toSorted((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1));
export const bookmarkOf = (state: State, url: string): Bookmark | undefined =>
  Object.values(state.bookmarks)
    .filter((b) => b.url === url)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))[0];
