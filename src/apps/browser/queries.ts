/** How the browser is read. */
import { lengthMost } from "../../os/bounds.ts";
import { cutTo } from "../../os/text.ts";
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
  const address = /^https?:\/\/\S+$/i.test(text)
    ? normal(text.replace(/^http:/i, "https:"))
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)
      ? normal(`https://${text}`)
      : null;
  return address === null || address.length > lengthMost(Url) ? searchUrl(text) : address;
}
function normal(url: string): string {
  const [, host = "", rest = ""] = /^https:\/\/([^/]+)(\/.*)?$/i.exec(url) ?? [];
  if (host === "") return url;
  const path = rest.split("#")[0] ?? "";
  return `https://${host.toLowerCase().replace(/^www\./, "")}${path === "" ? "/" : path}`;
}
export const hostOf = (url: string): string => /^https:\/\/([^/]+)/.exec(url)?.[1] ?? url;

export const currentTab = (state: State): Tab | null =>
  state.current === null ? null : (state.tabs[state.current] ?? null);
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
