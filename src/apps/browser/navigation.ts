/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isChosen, isOn, hasText, not } from "#os/guards.ts";
import { nullableField, overlay, listField, text, textFor } from "#os/values.ts";
import { standardFolders, mimeOf } from "#os/files.ts";
import { intents } from "#os/intents.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { commands } from "./commands.ts";
import { Answer, answerValue } from "./answers.ts";
import { Act } from "./block-state.ts";
import { parseTypedAddress, findBookmark, currentTab, fileIdOf, findGeoAddress, searchHome, urlOf } from "./queries.ts";
import {
  BookmarkId,
  browser,
  DownloadId,
  FolderId,
  FolderName,
  SentId,
  Title,
  Url,
  VisitId,
  type State,
} from "./state.ts";

type ByKey<T> = Readonly<Record<string, T>>;
interface LeaveContext {
  readonly state: State;
  readonly view: { readonly drafts: ByKey<string>; readonly choices: ByKey<v.InferOutput<typeof answerValue>> };
}
/**
 * Returns the answers whose key matches. In a form with steps, the keys of answers contain the tab:
 * "tab_1@0:form:field".
 */
const filterByKey = <T>(record: ByKey<T>, which: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => which(key)));
/**
 * Returns the view after the user leaves a page: without typed texts, unfolded parts and the search of the page.
 * Answers in forms with steps are kept while their tab is open.
 */
function viewAfterLeaving({ state, view }: LeaveContext) {
  const stays = (key: string): boolean => key.includes("@") && state.tabs[key.split("@")[0]!] !== undefined;
  return {
    drafts: filterByKey(view.drafts, stays),
    choices: filterByKey(view.choices, stays),
    wrong: {},
    unfolded: [] as string[],
    editing: false,
    find: "",
    open: null,
  };
}
/** Returns the view after a reload, which also clears the answers in the current page's forms with steps. */
function viewAfterReload(c: LeaveContext) {
  const tab = currentTab(c.state);
  const other = (key: string): boolean => !key.startsWith(`${tab?.id}@${tab?.at}:`);
  const left = viewAfterLeaving(c);
  return { ...left, drafts: filterByKey(left.drafts, other), choices: filterByKey(left.choices, other) };
}
const currentUrl = (state: State): string => {
  const tab = currentTab(state);
  return tab ? urlOf(tab) : state.homepage;
};
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));

export const navigation = browser.navigation(
  {
    start: "page",
    commands,
    screens: {
      page: browser.screen({
        view: {
          /** Whether the address bar is being edited. */
          editing: v.optional(v.boolean(), false),
          address: textFor(Url),
          /** The typed texts of the page's fields. The keys are "form:field". */
          drafts: v.optional(v.record(v.string(), Answer), {}),
          choices: v.optional(v.record(v.string(), answerValue), {}),
          /** The errors of the page's fields. The keys are "form:field". */
          wrong: v.optional(v.record(v.string(), name), {}),
          unfolded: listField(name),
          /** The field whose options are open. */
          field: textFor(name),
          find: text,
          link: nullableField(Url),
          title: textFor(Title),
          folder: nullableField(FolderId),
          open: overlay("menu", "options", "find", "link", "bookmark", "textSize"),
        },
        focus: [
          { ...searchFocus("address"), selects: true, when: ({ view }) => view.editing },
          { ...searchFocus("find"), when: whileOpen("find") },
        ],
      }),
      tabs: browser.screen({ view: { open: overlay("menu") } }),
      bookmarks: browser.screen({
        params: { folder: v.nullable(FolderId) },
        view: {
          query: text,
          held: nullableField(BookmarkId),
          title: textFor(Title),
          name: textFor(FolderName),
          folder: nullableField(FolderId),
          open: overlay("held", "edit", "folder", "rename", "menu"),
        },
        focus: [{ field: "name", when: whileOpen("folder", "rename") }],
      }),
      history: browser.screen({ view: { query: text, open: overlay("menu") } }),
      downloads: browser.screen({}),
      sent: browser.screen({ params: { id: v.nullable(SentId) } }),
      settings: browser.screen({
        view: { homepage: textFor(Url), open: overlay("homepage", "textSize") },
        focus: [{ field: "homepage", kind: "url", when: whileOpen("homepage") }],
      }),
    },
    guards: {
      hasAddress: hasText("address"),
      isOnMap: ({ view }: { view: { address: string } }) => findGeoAddress(view.address) !== null,
      canBack: ({ state }: { state: State }) => (currentTab(state)?.at ?? 0) > 0,
      canForth: ({ state }: { state: State }) => {
        const tab = currentTab(state);
        return tab !== null && tab.at < tab.urls.length - 1;
      },
      editing: isOn("editing"),
      hasTitle: hasText("title"),
      hasName: hasText("name"),
      holding: isChosen("held"),
      hasLink: isChosen("link"),
      bookmarked: ({ state }: { state: State }) => findBookmark(state, currentUrl(state)) !== undefined,
      asksFirst: equal("state.askBeforeDownload", true),
      inFolder: not(equal("params.folder", null)),
    },
  },
  ({ on, does }) => [
    on("page", "edit").set(({ state }) => {
      const url = currentUrl(state);
      return { editing: true, address: url === searchHome ? "" : url, open: null };
    }),
    on("page", "back").when("editing").set({ editing: false }),
    on("page", "back").when("canBack").run("turn", { by: -1 }).set(viewAfterLeaving),
    // Opening the map does not change the page below it.
    on("page", "enter")
      .when("isOnMap")
      .set({ editing: false })
      .start(({ view }) => intents.viewGeo(findGeoAddress(view.address) ?? "")),
    on("page", "enter")
      .when("hasAddress")
      .run("go", ({ view }) => ({ url: parseTypedAddress(view.address) }))
      .set(viewAfterLeaving),
    on("page", "go", { url: Url })
      .run("go", ({ args }) => ({ url: parseTypedAddress(args.url) }))
      .set(viewAfterLeaving),
    on("page", "map", { url: Url }).start(({ args }) => intents.viewGeo(findGeoAddress(args.url) ?? args.url)),
    on("page", "forth").when("canForth").run("turn", { by: 1 }).set(viewAfterLeaving),
    on("page", "home")
      .run("go", ({ state }) => ({ url: state.homepage }))
      .set(viewAfterLeaving),
    on("page", "reload").run("reload").set(viewAfterReload).say("reloaded"),
    does("page", "play"),
    on("page", "step", {
      block: name,
      act: Act,
      drafts: v.record(v.string(), Answer),
      choices: v.record(v.string(), answerValue),
    })
      .run("play")
      // A reopened step shows its earlier answers.
      .set(({ args, view }) => ({
        drafts: { ...args.drafts, ...view.drafts },
        choices: { ...args.choices, ...view.choices },
        wrong: {},
      })),
    on("page", "tabs").push("tabs"),
    on("page", "newTab", { private: v.boolean() })
      .run("openTab", ({ args }) => ({ url: null, private: args.private, front: true }))
      .set(viewAfterLeaving),
    on("page", "holdLink", { url: Url }).open("link", ({ args }) => ({ link: args.url })),
    on("page", "openLink", { private: v.boolean() })
      .when("hasLink")
      .run("openTab", ({ view, args }) => ({ url: view.link, private: args.private, front: false }))
      .close()
      .say("tabOpened"),
    on("page", "shareLink")
      .when("hasLink")
      .close()
      .start(({ view }) => intents.sendText(view.link ?? "")),
    on("page", "share", { title: v.string() })
      .close()
      .start(({ state, args }) => {
        const url = currentUrl(state);
        return fileIdOf(url) === null
          ? intents.sendText(`${args.title}\n${url}`, args.title)
          : intents.sendFiles("text/html", [url]);
      }),
    on("page", "startBookmark", { title: v.string() }).open("bookmark", ({ args }) => ({
      title: args.title,
      folder: null,
    })),
    on("page", "bookmark")
      .when("hasTitle")
      .run("addBookmark", ({ state, view }) => ({ url: currentUrl(state), title: view.title, folder: view.folder }))
      .close()
      .say("bookmarked"),
    on("page", "unbookmark")
      .when("bookmarked")
      .run("deleteBookmark", ({ state }) => ({ id: findBookmark(state, currentUrl(state))?.id ?? "" }))
      .close()
      .say("bookmarkRemoved"),
    on("page", "fold", { id: name }).toggle("unfolded", "id"),
    on("page", "choose", { field: name, value: answerValue }).set(({ view, args }) => ({
      choices: { ...view.choices, [args.field]: args.value },
      open: view.open === "options" ? null : view.open,
    })),
    on("page", "options", { field: name }).open("options", ({ args }) => ({ field: args.field })),
    on("page", "submit", { form: name, values: v.record(v.string(), answerValue) })
      .run("send", ({ state, args }) => ({ url: currentUrl(state), form: args.form, values: args.values }))
      .set(({ view, args }) => {
        const other = (key: string): boolean => key.includes("@") && !key.includes(`:${args.form}:`);
        return { wrong: {}, drafts: filterByKey(view.drafts, other), choices: filterByKey(view.choices, other) };
      }),
    on("page", "complain", { wrong: v.record(v.string(), name) })
      .set(({ args }) => ({ wrong: args.wrong }))
      .say("fix"),
    on("page", "download", { name, bytes: v.number(), content: v.string() })
      .when("asksFirst")
      .ask("downloadAsk", "download", ({ args }) => ({ name: args.name }))
      .run("noteDownload", ({ state, args }) => ({
        name: args.name,
        mime: mimeOf(args.name),
        bytes: args.bytes,
        from: currentUrl(state),
      }))
      .system("writeFile", ({ args }) => ({
        parent: standardFolders.download,
        name: args.name,
        bytes: args.bytes,
        content: { kind: "text", text: args.content },
      }))
      .say("downloaded"),
    on("page", "download", { name, bytes: v.number(), content: v.string() })
      .run("noteDownload", ({ state, args }) => ({
        name: args.name,
        mime: mimeOf(args.name),
        bytes: args.bytes,
        from: currentUrl(state),
      }))
      .system("writeFile", ({ args }) => ({
        parent: standardFolders.download,
        name: args.name,
        bytes: args.bytes,
        content: { kind: "text", text: args.content },
      }))
      .say("downloaded"),
    does("page", "setTextSize"),
    on("page", "seeBookmarks").close().push("bookmarks", { folder: null }),
    on("page", "seeHistory").close().push("history"),
    on("page", "seeDownloads").close().push("downloads"),
    on("page", "seeSent").close().push("sent", { id: null }),
    on("page", "seeSettings").close().push("settings"),

    does("tabs", "show", "showTab").pop(),
    does("tabs", "close", "closeTab"),
    on("tabs", "newTab", { private: v.boolean() })
      .run("openTab", ({ args }) => ({ url: null, private: args.private, front: true }))
      .pop(),
    on("tabs", "closeAll").warn("closeAllAsk", "closeAll").run("closeAllTabs").close(),

    does("bookmarks", "open", "go").root(),
    on("bookmarks", "openFolder", { id: FolderId }).push("bookmarks", ({ args }) => ({ folder: args.id })),
    on("bookmarks", "hold", { id: BookmarkId }).open("held", ({ args, state }) => ({
      held: args.id,
      title: state.bookmarks[args.id]?.title ?? "",
      folder: state.bookmarks[args.id]?.folder ?? null,
    })),
    on("bookmarks", "save")
      .when("holding", "hasTitle")
      .run("editBookmark", ({ view }) => ({ id: view.held ?? "", title: view.title, folder: view.folder }))
      .close("held")
      .say("saved"),
    on("bookmarks", "openNew")
      .when("holding")
      .run("openTab", ({ view, state }) => ({
        url: state.bookmarks[view.held ?? ""]?.url ?? null,
        private: false,
        front: false,
      }))
      .close("held")
      .say("tabOpened"),
    on("bookmarks", "remove")
      .when("holding")
      .run("deleteBookmark", ({ view }) => ({ id: view.held ?? "" }))
      .close("held")
      .say("bookmarkRemoved"),
    on("bookmarks", "addFolder").when("hasName").run("addFolder").close("name"),
    on("bookmarks", "startRename")
      .when("inFolder")
      .open("rename", ({ state, params }) => ({ name: state.folders[params.folder ?? ""]?.name ?? "" })),
    on("bookmarks", "rename")
      .when("inFolder", "hasName")
      .run("renameFolder", ({ view, params }) => ({ id: params.folder ?? "", name: view.name }))
      .close(),
    on("bookmarks", "deleteFolder")
      .when("inFolder")
      .warn("deleteFolderAsk", "delete")
      .run("deleteFolder", ({ params }) => ({ id: params.folder ?? "" }))
      .pop(),

    does("history", "open", "go").root(),
    on("history", "forget", { id: VisitId }).run("forgetVisits", ({ args }) => ({ ids: [args.id] })),
    on("history", "clear").warn("clearAsk", "clear").run("forgetVisits", { ids: null }).close(),

    on("downloads", "open", { id: DownloadId }).start(({ state, args, os }) => {
      const name = state.downloads[args.id]?.name ?? "";
      const file = Object.values(os.files)
        .filter((f) => f.parent === standardFolders.download && f.name === name && f.trashed === null)
        .toSorted((a, b) => b.createdAt - a.createdAt)[0];
      return intents.view("files", file?.id ?? "file_none", state.downloads[args.id]?.mime ?? null);
    }),
    does("downloads", "forget", "forgetDownload"),
    does("downloads", "visit", "go").root(),

    on("sent", "open", { id: SentId }).push("sent"),

    on("settings", "startHomepage").open("homepage", ({ state }) => ({ homepage: state.homepage })),
    on("settings", "setHomepage")
      .run("setHomepage", ({ view }) => ({
        url: view.homepage.trim() === "" ? searchHome : parseTypedAddress(view.homepage),
      }))
      .close()
      .say("saved"),
    does("settings", "setTextSize").close(),
    does("settings", "toggle", "setSwitch"),
    on("settings", "clearData").warn("clearAsk", "clear").run("forgetVisits", { ids: null }).say("cleared"),
  ],
);
