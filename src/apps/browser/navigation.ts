/** The screens of the browser and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { overlay, text, textFor } from "../../os/values.ts";
import { homes, mimeOf } from "../../os/files.ts";
import { intents } from "../../os/intents.ts";
import { commands } from "./commands.ts";
import { Answer, answerValue } from "./answers.ts";
import { Act } from "./live.ts";
import { addressOf, bookmarkOf, currentTab, fileIdOf, searchHome, urlOf } from "./queries.ts";
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

type Kept<T> = Readonly<Record<string, T>>;
interface Left {
  readonly state: State;
  readonly view: { readonly drafts: Kept<string>; readonly choices: Kept<v.InferOutput<typeof answerValue>> };
}
/** What is written into a form of steps goes with its tab: "tab_1@0:form:field". */
const only = <T>(kept: Kept<T>, which: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => which(key)));
/** What a page that is left takes with it: what was written on it, what was folded out, what was searched for in it. */
function leave({ state, view }: Left) {
  const stays = (key: string): boolean => key.includes("@") && state.tabs[key.split("@")[0]!] !== undefined;
  return {
    drafts: only(view.drafts, stays),
    choices: only(view.choices, stays),
    wrong: {},
    unfolded: [] as string[],
    editing: false,
    find: "",
    open: null,
  };
}
/** A page that is asked for anew has nothing written on it. */
function forget(c: Left) {
  const tab = currentTab(c.state);
  const other = (key: string): boolean => !key.startsWith(`${tab?.id}@${tab?.at}:`);
  const left = leave(c);
  return { ...left, drafts: only(left.drafts, other), choices: only(left.choices, other) };
}
const urlHere = (state: State): string => {
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
          /** The address bar is being written into. */
          editing: v.optional(v.boolean(), false),
          address: textFor(Url),
          /** What is written into the page's fields, by "form:field". */
          drafts: v.optional(v.record(v.string(), Answer), {}),
          choices: v.optional(v.record(v.string(), answerValue), {}),
          /** What is wrong with a field, by "form:field". */
          wrong: v.optional(v.record(v.string(), name), {}),
          unfolded: v.optional(v.array(name), []),
          /** The field whose options are open. */
          field: textFor(name),
          find: text,
          link: v.optional(v.nullable(Url), null),
          title: textFor(Title),
          folder: v.optional(v.nullable(FolderId), null),
          open: overlay("menu", "options", "find", "link", "bookmark", "textSize"),
        },
      }),
      tabs: browser.screen({ view: { open: overlay("menu") } }),
      bookmarks: browser.screen({
        params: { folder: v.nullable(FolderId) },
        view: {
          query: text,
          held: v.optional(v.nullable(BookmarkId), null),
          title: textFor(Title),
          name: textFor(FolderName),
          folder: v.optional(v.nullable(FolderId), null),
          open: overlay("held", "edit", "folder", "rename", "menu"),
        },
      }),
      history: browser.screen({ view: { query: text, open: overlay("menu") } }),
      downloads: browser.screen({}),
      sent: browser.screen({ params: { id: v.nullable(SentId) } }),
      settings: browser.screen({ view: { homepage: textFor(Url), open: overlay("homepage", "textSize") } }),
    },
    guards: {
      hasAddress: ({ view }: { view: { address: string } }) => view.address.trim() !== "",
      canBack: ({ state }: { state: State }) => (currentTab(state)?.at ?? 0) > 0,
      canForth: ({ state }: { state: State }) => {
        const tab = currentTab(state);
        return tab !== null && tab.at < tab.urls.length - 1;
      },
      editing: ({ view }: { view: { editing: boolean } }) => view.editing,
      hasTitle: ({ view }: { view: { title: string } }) => view.title.trim() !== "",
      hasName: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      holding: ({ view }: { view: { held: string | null } }) => view.held !== null,
      hasLink: ({ view }: { view: { link: string | null } }) => view.link !== null,
      bookmarked: ({ state }: { state: State }) => bookmarkOf(state, urlHere(state)) !== undefined,
      asksFirst: ({ state }: { state: State }) => state.askBeforeDownload,
      inFolder: ({ params }: { params: { folder: string | null } }) => params.folder !== null,
    },
  },
  (at) => [
    at.page.on("edit").set(({ state }) => {
      const url = urlHere(state);
      return { editing: true, address: url === searchHome ? "" : url, open: null };
    }),
    at.page.on("back").when("editing").set({ editing: false }),
    at.page.on("back").when("canBack").run("turn", { by: -1 }).set(leave),
    at.page
      .on("enter")
      .when("hasAddress")
      .run("go", ({ view }) => ({ url: addressOf(view.address) }))
      .set(leave),
    at.page
      .on("go", { url: Url })
      .run("go", ({ args }) => ({ url: addressOf(args.url) }))
      .set(leave),
    at.page.on("forth").when("canForth").run("turn", { by: 1 }).set(leave),
    at.page
      .on("home")
      .run("go", ({ state }) => ({ url: state.homepage }))
      .set(leave),
    at.page.on("reload").run("reload").set(forget).say("reloaded"),
    at.page.does("play"),
    at.page
      .on("step", {
        block: name,
        act: Act,
        drafts: v.record(v.string(), Answer),
        choices: v.record(v.string(), answerValue),
      })
      .run("play")
      // A step that is opened again shows what it was answered.
      .set(({ args, view }) => ({
        drafts: { ...args.drafts, ...view.drafts },
        choices: { ...args.choices, ...view.choices },
        wrong: {},
      })),
    at.page.on("tabs").push("tabs"),
    at.page
      .on("newTab", { private: v.boolean() })
      .run("openTab", ({ args }) => ({ url: null, private: args.private, front: true }))
      .set(leave),
    at.page.on("holdLink", { url: Url }).open("link", ({ args }) => ({ link: args.url })),
    at.page
      .on("openLink", { private: v.boolean() })
      .when("hasLink")
      .run("openTab", ({ view, args }) => ({ url: view.link, private: args.private, front: false }))
      .close()
      .say("tabOpened"),
    at.page
      .on("shareLink")
      .when("hasLink")
      .close()
      .start(({ view }) => intents.sendText(view.link ?? "")),
    at.page
      .on("share", { title: v.string() })
      .close()
      .start(({ state, args }) => {
        const url = urlHere(state);
        return fileIdOf(url) === null
          ? intents.sendText(`${args.title}\n${url}`, args.title)
          : intents.sendFiles("text/html", [url]);
      }),
    at.page
      .on("startBookmark", { title: v.string() })
      .open("bookmark", ({ args }) => ({ title: args.title, folder: null })),
    at.page
      .on("bookmark")
      .when("hasTitle")
      .run("addBookmark", ({ state, view }) => ({ url: urlHere(state), title: view.title, folder: view.folder }))
      .close()
      .say("bookmarked"),
    at.page
      .on("unbookmark")
      .when("bookmarked")
      .run("deleteBookmark", ({ state }) => ({ id: bookmarkOf(state, urlHere(state))?.id ?? "" }))
      .close()
      .say("bookmarkRemoved"),
    at.page.on("fold", { id: name }).set(({ view, args }) => ({ unfolded: toggled(view.unfolded, args.id) })),
    at.page.on("choose", { field: name, value: answerValue }).set(({ view, args }) => ({
      choices: { ...view.choices, [args.field]: args.value },
      open: view.open === "options" ? null : view.open,
    })),
    at.page.on("options", { field: name }).open("options", ({ args }) => ({ field: args.field })),
    at.page
      .on("submit", { form: name, values: v.record(v.string(), answerValue) })
      .run("send", ({ state, args }) => ({ url: urlHere(state), form: args.form, values: args.values }))
      .set(({ view, args }) => {
        const other = (key: string): boolean => key.includes("@") && !key.includes(`:${args.form}:`);
        return { wrong: {}, drafts: only(view.drafts, other), choices: only(view.choices, other) };
      }),
    at.page
      .on("complain", { wrong: v.record(v.string(), name) })
      .set(({ args }) => ({ wrong: args.wrong }))
      .say("fix"),
    at.page
      .on("download", { name, bytes: v.number(), content: v.string() })
      .when("asksFirst")
      .ask("downloadAsk", { ok: "download", facts: ({ args }) => ({ name: args.name }) })
      .run("noteDownload", ({ state, args }) => ({
        name: args.name,
        mime: mimeOf(args.name),
        bytes: args.bytes,
        from: urlHere(state),
      }))
      .system("writeFile", ({ args }) => ({
        parent: homes.download,
        name: args.name,
        bytes: args.bytes,
        content: { kind: "text", text: args.content },
      }))
      .say("downloaded"),
    at.page
      .on("download", { name, bytes: v.number(), content: v.string() })
      .run("noteDownload", ({ state, args }) => ({
        name: args.name,
        mime: mimeOf(args.name),
        bytes: args.bytes,
        from: urlHere(state),
      }))
      .system("writeFile", ({ args }) => ({
        parent: homes.download,
        name: args.name,
        bytes: args.bytes,
        content: { kind: "text", text: args.content },
      }))
      .say("downloaded"),
    at.page.does("setTextSize"),
    at.page.on("seeBookmarks").close().push("bookmarks", { folder: null }),
    at.page.on("seeHistory").close().push("history"),
    at.page.on("seeDownloads").close().push("downloads"),
    at.page.on("seeSent").close().push("sent", { id: null }),
    at.page.on("seeSettings").close().push("settings"),

    at.tabs.does("show", "showTab").pop(),
    at.tabs.does("close", "closeTab"),
    at.tabs
      .on("newTab", { private: v.boolean() })
      .run("openTab", ({ args }) => ({ url: null, private: args.private, front: true }))
      .pop(),
    at.tabs.on("closeAll").ask("closeAllAsk", { ok: "closeAll", danger: true }).run("closeAllTabs").close(),

    at.bookmarks.does("open", "go").root(),
    at.bookmarks.on("openFolder", { id: FolderId }).push("bookmarks", ({ args }) => ({ folder: args.id })),
    at.bookmarks.on("hold", { id: BookmarkId }).open("held", ({ args, state }) => ({
      held: args.id,
      title: state.bookmarks[args.id]?.title ?? "",
      folder: state.bookmarks[args.id]?.folder ?? null,
    })),
    at.bookmarks
      .on("save")
      .when("holding", "hasTitle")
      .run("editBookmark", ({ view }) => ({ id: view.held ?? "", title: view.title, folder: view.folder }))
      .close("held")
      .say("saved"),
    at.bookmarks
      .on("openNew")
      .when("holding")
      .run("openTab", ({ view, state }) => ({
        url: state.bookmarks[view.held ?? ""]?.url ?? null,
        private: false,
        front: false,
      }))
      .close("held")
      .say("tabOpened"),
    at.bookmarks
      .on("remove")
      .when("holding")
      .run("deleteBookmark", ({ view }) => ({ id: view.held ?? "" }))
      .close("held")
      .say("bookmarkRemoved"),
    at.bookmarks.on("addFolder").when("hasName").run("addFolder").close("name"),
    at.bookmarks
      .on("startRename")
      .when("inFolder")
      .open("rename", ({ state, params }) => ({ name: state.folders[params.folder ?? ""]?.name ?? "" })),
    at.bookmarks
      .on("rename")
      .when("inFolder", "hasName")
      .run("renameFolder", ({ view, params }) => ({ id: params.folder ?? "", name: view.name }))
      .close(),
    at.bookmarks
      .on("deleteFolder")
      .when("inFolder")
      .ask("deleteFolderAsk", { ok: "delete", danger: true })
      .run("deleteFolder", ({ params }) => ({ id: params.folder ?? "" }))
      .pop(),

    at.history.does("open", "go").root(),
    at.history.on("forget", { id: VisitId }).run("forgetVisits", ({ args }) => ({ ids: [args.id] })),
    at.history.on("clear").ask("clearAsk", { ok: "clear", danger: true }).run("forgetVisits", { ids: null }).close(),

    at.downloads.on("open", { id: DownloadId }).start(({ state, args, os }) => {
      const name = state.downloads[args.id]?.name ?? "";
      const file = Object.values(os.files)
        .filter((f) => f.parent === homes.download && f.name === name && f.trashed === null)
        .toSorted((a, b) => b.createdAt - a.createdAt)[0];
      return intents.view("files", file?.id ?? "file_none", state.downloads[args.id]?.mime ?? null);
    }),
    at.downloads.does("forget", "forgetDownload"),
    at.downloads.does("visit", "go").root(),

    at.sent.on("open", { id: SentId }).push("sent"),

    at.settings.on("startHomepage").open("homepage", ({ state }) => ({ homepage: state.homepage })),
    at.settings
      .on("setHomepage")
      .run("setHomepage", ({ view }) => ({ url: view.homepage.trim() === "" ? searchHome : addressOf(view.homepage) }))
      .close()
      .say("saved"),
    at.settings.does("setTextSize").close(),
    at.settings.does("toggle", "setSwitch"),
    at.settings
      .on("clearData")
      .ask("clearAsk", { ok: "clear", danger: true })
      .run("forgetVisits", { ids: null })
      .say("cleared"),
  ],
);
