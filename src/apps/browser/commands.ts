import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { isOnline } from "#os/network.ts";
import { answerValue } from "./answers.ts";
import { Act, applyAct } from "./block-state.ts";
import { findBookmark, currentTab, isReachable, blockStateKey, parseSearch, urlOf } from "./queries.ts";
import {
  BookmarkId,
  browser,
  DownloadId,
  FolderId,
  FolderName,
  TabId,
  textSizes,
  Title,
  Url,
  VisitId,
  type State,
  type Tab,
} from "./state.ts";

const BlockName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const maxVisits = 300;
const maxSearches = 12;
const maxUrls = 50;

/** Adds the page to the history, and a search to the recent searches, unless the tab is private. */
function recordVisit(state: State, tab: Tab, ctx: Ctx): void {
  if (tab.private) return;
  const url = urlOf(tab);
  const id = ctx.newId("visit");
  state.visits[id] = { id, url, at: ctx.now };
  const ids = Object.values(state.visits)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map((visit) => visit.id);
  for (const old of ids.slice(maxVisits)) delete state.visits[old];
  const words = parseSearch(url);
  if (words !== null) state.searches = [words, ...state.searches.filter((s) => s !== words)].slice(0, maxSearches);
}
function openTab(state: State, ctx: Ctx, url: string, hidden: boolean): string {
  const id = ctx.newId("tab");
  state.tabs[id] = { id, urls: [url], at: 0, private: hidden, openedAt: ctx.now };
  state.tabOrder.push(id);
  return id;
}
/** Moves the states of reactive blocks to new indexes in the tab's addresses. An index below 0 deletes the state. */
function moveBlockStates(tab: Tab, placeOf: (at: number) => number): void {
  const kept = Object.entries(tab.live ?? {}).flatMap(([key, live]) => {
    const [at = "", block = ""] = key.split(":");
    const place = placeOf(Number(at));
    return place < 0 ? [] : [[blockStateKey(place, block), live] as const];
  });
  if (kept.length > 0) tab.live = Object.fromEntries(kept);
  else delete tab.live;
}
function deleteBlockState(tab: Tab, key: string): void {
  if (tab.live) delete tab.live[key];
  if (tab.live && Object.keys(tab.live).length === 0) delete tab.live;
}
const currentTabOrReject = (state: State): Tab | Rejection => currentTab(state) ?? reject("tab-missing");

export const commands = {
  /** Opens an address in the current tab. */
  go: browser.command({ url: Url }, (state, { url }, ctx) => {
    if (!isReachable(url, ctx.os)) return reject("offline");
    let tab = currentTab(state);
    if (!tab) {
      state.current = openTab(state, ctx, url, false);
      tab = state.tabs[state.current]!;
    } else if (urlOf(tab) !== url) {
      const urls = [...tab.urls.slice(0, tab.at + 1), url];
      tab.urls = urls.slice(-maxUrls);
      tab.at = tab.urls.length - 1;
      // Deletes the block states of pages ahead of the current page, and of pages that are dropped because the tab has
      // too many addresses.
      moveBlockStates(tab, (at) => (at < urls.length - 1 ? at - (urls.length - tab!.urls.length) : -1));
    }
    recordVisit(state, tab, ctx);
  }),
  /** Goes one page back or forward in the current tab. */
  turn: browser.command({ by: v.picklist([-1, 1]) }, (state, { by }) => {
    const tab = currentTabOrReject(state);
    if ("reject" in tab) return tab;
    if (tab.urls[tab.at + by] === undefined) return reject("no-further");
    tab.at += by;
  }),
  /** Loads the current page again and resets its blocks. */
  reload: browser.command({}, (state, _, ctx) => {
    const tab = currentTabOrReject(state);
    if ("reject" in tab) return tab;
    if (!isReachable(urlOf(tab), ctx.os)) return reject("offline");
    const { at: now } = tab;
    moveBlockStates(tab, (at) => (at === now ? -1 : at));
    recordVisit(state, tab, ctx);
  }),
  /** Applies an act to a reactive block of the current page. */
  play: browser.command({ block: BlockName, act: Act }, (state, { block, act }) => {
    const tab = currentTabOrReject(state);
    if ("reject" in tab) return tab;
    const key = blockStateKey(tab.at, block);
    const after = applyAct(tab.live?.[key], act);
    if (after !== null && "reject" in after) return after;
    if (after !== null) tab.live = { ...tab.live, [key]: after };
    else deleteBlockState(tab, key);
  }),
  openTab: browser.command(
    { url: v.nullable(Url), private: v.boolean(), front: v.boolean() },
    (state, { url, private: hidden, front }, ctx) => {
      if (url !== null && !isReachable(url, ctx.os)) return reject("offline");
      const id = openTab(state, ctx, url ?? state.homepage, hidden);
      if (front) state.current = id;
      recordVisit(state, state.tabs[id]!, ctx);
    },
  ),
  showTab: browser.command({ id: TabId }, (state, { id }) => {
    if (!state.tabs[id]) return reject("tab-missing");
    state.current = id;
  }),
  closeTab: browser.command({ id: TabId }, (state, { id }) => {
    if (!state.tabs[id]) return reject("tab-missing");
    const place = state.tabOrder.indexOf(id);
    delete state.tabs[id];
    state.tabOrder = state.tabOrder.filter((t) => t !== id);
    if (state.current === id) state.current = state.tabOrder[Math.max(0, place - 1)] ?? null;
  }),
  closeAllTabs: browser.command({}, (state) => {
    state.tabs = {};
    state.tabOrder = [];
    state.current = null;
  }),
  forgetVisits: browser.command({ ids: v.nullable(v.array(VisitId)) }, (state, { ids }) => {
    if (ids === null) {
      state.visits = {};
      state.searches = [];
    } else for (const id of ids) delete state.visits[id];
  }),
  addBookmark: browser.command(
    { url: Url, title: Title, folder: v.nullable(FolderId) },
    (state, { url, title, folder }, ctx) => {
      if (findBookmark(state, url)) return reject("bookmarked-already");
      if (folder !== null && !state.folders[folder]) return reject("folder-missing");
      const id = ctx.newId("bookmark");
      state.bookmarks[id] = { id, url, title, folder, addedAt: ctx.now };
    },
  ),
  editBookmark: browser.command(
    { id: BookmarkId, title: Title, folder: v.nullable(FolderId) },
    (state, { id, title, folder }) => {
      const bookmark = state.bookmarks[id];
      if (!bookmark) return reject("bookmark-missing");
      if (folder !== null && !state.folders[folder]) return reject("folder-missing");
      bookmark.title = title;
      bookmark.folder = folder;
    },
  ),
  deleteBookmark: browser.command({ id: BookmarkId }, (state, { id }) => {
    if (!state.bookmarks[id]) return reject("bookmark-missing");
    delete state.bookmarks[id];
  }),
  addFolder: browser.command({ name: FolderName }, (state, { name }, ctx) => {
    if (Object.values(state.folders).some((f) => f.name === name)) return reject("folder-exists");
    const id = ctx.newId("folder");
    state.folders[id] = { id, name };
    state.folderOrder.push(id);
  }),
  renameFolder: browser.command({ id: FolderId, name: FolderName }, (state, { id, name }) => {
    const folder = state.folders[id];
    if (!folder) return reject("folder-missing");
    if (Object.values(state.folders).some((f) => f.name === name && f.id !== id)) return reject("folder-exists");
    folder.name = name;
  }),
  /** Deletes a folder. The bookmarks of the folder are kept and are then in no folder. */
  deleteFolder: browser.command({ id: FolderId }, (state, { id }) => {
    if (!state.folders[id]) return reject("folder-missing");
    delete state.folders[id];
    state.folderOrder = state.folderOrder.filter((f) => f !== id);
    for (const bookmark of Object.values(state.bookmarks)) if (bookmark.folder === id) bookmark.folder = null;
  }),
  /** Records a download. The phone, not the browser, stores the file. */
  noteDownload: browser.command(
    { name: v.string(), mime: v.string(), bytes: v.pipe(v.number(), v.integer(), v.minValue(0)), from: Url },
    (state, { name, mime, bytes, from }, ctx) => {
      if (!isOnline(ctx.os)) return reject("offline");
      const id = ctx.newId("download");
      state.downloads[id] = { id, name, mime, bytes, from, at: ctx.now };
    },
  ),
  forgetDownload: browser.command({ id: DownloadId }, (state, { id }) => {
    if (!state.downloads[id]) return reject("download-missing");
    delete state.downloads[id];
  }),
  /** Submits a filled-in form. */
  send: browser.command(
    { url: Url, form: v.pipe(v.string(), v.nonEmpty()), values: v.record(v.string(), answerValue) },
    (state, { url, form, values }, ctx) => {
      if (!isOnline(ctx.os)) return reject("offline");
      const id = ctx.newId("sent");
      state.sent[id] = { id, url, form, values, at: ctx.now };
      const tab = currentTab(state);
      if (tab) deleteBlockState(tab, blockStateKey(tab.at, form));
    },
  ),
  setHomepage: browser.command({ url: Url }, (state, { url }) => {
    state.homepage = url;
  }),
  setTextSize: browser.command({ size: v.picklist(textSizes) }, (state, { size }) => {
    state.textSize = size;
  }),
  setSwitch: browser.command(
    { name: v.picklist(["images", "askBeforeDownload"]), on: v.boolean() },
    (state, { name, on }) => {
      state[name] = on;
    },
  ),
};
