/** The screens of the file manager and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { lengthMost } from "../../os/bounds.ts";
import { overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { FileId, FileName, FileText, inFolder, inUse, trashedFiles, type Files } from "../../os/files.ts";
import { contentUri, intents } from "../../os/intents.ts";
import type { OsState } from "../../os/state.ts";
import { cutTo } from "../../os/text.ts";
import { commands } from "./commands.ts";
import { fileAt, isFixed, kinds, lists, stemOf, times, type ListOf } from "./queries.ts";
import { files, modes, sorts } from "./state.ts";

const ids = v.array(FileId);
const picked = v.optional(ids, []);
const folder = v.optional(v.nullable(FileId), null);
const uris = (list: readonly string[]): string[] => list.map((id) => contentUri("files", id));
const parentOf = (all: Files, id: string | null): string | null => (id === null ? null : (all[id]?.parent ?? null));
const mimesOf = (all: Files, list: readonly string[]): string => {
  const types = new Set(list.map((id) => fileAt(all, id)?.mime ?? "*/*"));
  const [only] = types;
  if (types.size === 1) return only!;
  const heads = new Set([...types].map((type) => type.split("/")[0]));
  return heads.size === 1 ? `${[...heads][0]}/*` : "*/*";
};
const allLiked = (all: Files, list: readonly string[]): boolean => list.every((id) => fileAt(all, id)?.favourite);
/** A name with an end that it lacks, as long as a name can be. */
const withEnd = (typed: string, end: string): string =>
  `${cutTo(typed.trim(), lengthMost(FileName) - end.length)}${end}`;
const isName = (name: string): boolean => v.is(FileName, name);
type Chosen = { readonly view: { readonly selected: readonly string[] }; readonly os: OsState };

export const navigation = files.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: files.screen({}),
      list: files.screen({
        params: { of: v.picklist(lists), folder: v.nullable(FileId) },
        view: {
          /** The folder that is open, at or below the one that the list began with. */
          folder,
          selected: picked,
          query: text,
          kind: v.optional(v.picklist(["all", ...kinds]), "all"),
          time: v.optional(v.picklist(times), "any"),
          name: textFor(FileName),
          open: overlay("menu", "sort", "more", "newFolder", "newText", "rename", "zip", "details"),
        },
        enter: ({ params }) => ({ folder: params.folder }),
      }),
      /** Where files are to go. */
      place: files.screen({
        params: {
          act: v.picklist(["move", "copy", "save", "saveText"]),
          ids,
          text: FileText,
          title: textFor(FileName),
        },
        view: { folder, name: textFor(FileName), title: textFor(FileName), open: overlay("newFolder") },
        enter: ({ params }) => ({ title: params.title }),
      }),
      trash: files.screen({ view: { selected: picked, open: overlay("menu") } }),
      storage: files.screen({}),
      text: files.screen({
        params: { id: FileId },
        view: {
          draft: textFor(FileText),
          editing: v.optional(v.boolean(), false),
          finding: v.optional(v.boolean(), false),
          query: text,
          open: overlay("menu"),
        },
        enter: ({ params, os }) => ({ draft: textOf(os.files, params.id) }),
      }),
      pdf: files.screen({
        params: { id: FileId },
        view: {
          page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
          zoomed: v.optional(v.boolean(), false),
          number: textUpTo(4),
          open: overlay("menu", "jump"),
        },
      }),
      archive: files.screen({ params: { id: FileId }, view: { open: overlay("menu") } }),
      player: files.screen({ params: { id: FileId } }),
      pick: files.screen({
        params: { type: v.string(), many: v.boolean() },
        view: {
          tab: v.optional(v.picklist(["recent", "folders"]), "recent"),
          folder,
          query: text,
          selected: picked,
        },
      }),
    },
    guards: {
      selecting: ({ view }: Chosen) => view.selected.length > 0,
      one: ({ view }: Chosen) => view.selected.length === 1,
      /** Folders cannot be shared or liked. */
      onlyFiles: ({ view, os }: Chosen) => view.selected.every((id) => os.files[id]?.type === "file"),
      movable: ({ view }: Chosen) => !view.selected.some(isFixed),
      deeper: ({ params, view }: { params: { of: ListOf; folder: string | null }; view: { folder: string | null } }) =>
        params.of === "folder" && view.folder !== params.folder,
      inside: ({ view }: { view: { folder: string | null } }) => view.folder !== null,
      hasName: ({ view }: { view: { name: string } }) => isName(view.name),
      hasTitle: ({ view }: { view: { title: string } }) => isName(view.title),
      moving: ({ params }: { params: { act: string } }) => params.act === "move",
      savingText: ({ params }: { params: { act: string } }) => params.act === "saveText",
      hasTrash: ({ os }: { os: OsState }) => trashedFiles(os.files).length > 0,
      changed: ({ params, view, os }: { params: { id: string }; view: { draft: string }; os: OsState }) =>
        view.draft !== textOf(os.files, params.id),
      editing: ({ view }: { view: { editing: boolean } }) => view.editing,
      finding: ({ view }: { view: { finding: boolean } }) => view.finding,
      zoomed: ({ view }: { view: { zoomed: boolean } }) => view.zoomed,
      hasPage: ({ params, view, os }: { params: { id: string }; view: { number: string }; os: OsState }) => {
        const n = Number(view.number);
        return Number.isInteger(n) && n >= 1 && n <= pagesOf(os.files, params.id).length;
      },
      playable: ({ params, os }: { params: { id: string }; os: OsState }) => {
        const content = fileAt(os.files, params.id)?.content;
        return content?.kind === "opaque" && content.seconds > 0;
      },
      plays: ({ state, params }: { state: { playing: { file: string } | null }; params: { id: string } }) =>
        state.playing?.file === params.id,
    },
  },
  (at) => [
    at.home.on("allow").needs("files").stay(),
    at.home.on("list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    at.home
      .on("folder", { folder: v.nullable(FileId) })
      .push("list", ({ args }) => ({ of: "folder" as const, ...args })),
    at.home.on("trash").push("trash", () => ({})),
    at.home.on("storage").push("storage", () => ({})),
    at.home
      .on("open", { id: FileId })
      .start(({ args, os }) => intents.view("files", args.id, fileAt(os.files, args.id)?.mime ?? "*/*")),

    at.list
      .on("enter", { folder: v.nullable(FileId) })
      .set(({ args }) => ({ folder: args.folder, selected: [] }))
      .stay(),
    at.list.on("folder", { folder: FileId }).push("list", ({ args }) => ({ of: "folder" as const, ...args })),
    at.list
      .on("open", { id: FileId })
      .start(({ args, os }) => intents.view("files", args.id, fileAt(os.files, args.id)?.mime ?? "*/*")),
    at.list
      .on("back")
      .when("selecting")
      .set(() => ({ selected: [] }))
      .stay(),
    at.list
      .on("back")
      .when("deeper")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) }))
      .stay(),
    at.list
      .on("select", { id: FileId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.id) }))
      .stay(),
    at.list
      .on("selectAll", { ids })
      .set(({ args, view }) => ({
        selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
        open: null,
      }))
      .stay(),
    at.list
      .on("share")
      .when("selecting", "onlyFiles")
      .set(() => ({ open: null }))
      .start(({ view, os }) => intents.sendFiles(mimesOf(os.files, view.selected), uris(view.selected))),
    at.list
      .on("place", { ids, act: v.picklist(["move", "copy"]) })
      .when("selecting", "movable")
      .set(() => ({ selected: [], open: null }))
      .push("place", ({ args }) => ({ ...args, text: "", title: "" })),
    at.list
      .on("delete")
      .when("selecting", "movable")
      .ask("deleteAsk", { ok: "toTrash", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .system("trashFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set(() => ({ selected: [], open: null }))
      .say("deleted")
      .stay(),
    at.list
      .on("startRename")
      .when("one", "movable")
      .set(({ view, os }) => ({ name: os.files[view.selected[0] ?? ""]?.name ?? "", open: "rename" as const }))
      .stay(),
    at.list
      .on("rename")
      .when("one", "hasName")
      .system("renameFile", ({ view }) => ({ id: view.selected[0] ?? "", name: view.name }))
      .set(() => ({ selected: [], name: "", open: null }))
      .say("renamed")
      .stay(),
    at.list
      .on("startZip")
      .when("selecting")
      .set(({ view, os }) => ({
        name: `${stemOf(os.files[view.selected[0] ?? ""]?.name ?? "")}.zip`,
        open: "zip" as const,
      }))
      .stay(),
    at.list
      .on("zip")
      .when("selecting", "hasName")
      .system("zipFiles", ({ view }) => ({
        ids: [...view.selected],
        name: /\.zip$/i.test(view.name.trim()) ? view.name : withEnd(view.name, ".zip"),
      }))
      .set(() => ({ selected: [], name: "", open: null }))
      .say("zipped")
      .stay(),
    at.list
      .on("unzip", { id: FileId })
      .system("unzipFile", ({ args }) => args)
      .set(() => ({ selected: [], open: null }))
      .say("unzipped")
      .stay(),
    at.list
      .on("favourite")
      .when("selecting", "onlyFiles")
      .system("favouriteFiles", ({ view, os }) => ({
        ids: [...view.selected],
        favourite: !allLiked(os.files, view.selected),
      }))
      .set(() => ({ selected: [], open: null }))
      .say("done")
      .stay(),
    at.list
      .on("newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      .set(() => ({ name: "", open: null }))
      .say("folderMade")
      .stay(),
    at.list
      .on("newText")
      .when("hasName")
      .system("writeFile", ({ view }) => ({
        parent: view.folder,
        name: /\.\w+$/.test(view.name.trim()) ? view.name : withEnd(view.name, ".txt"),
        bytes: 0,
        content: { kind: "text" as const, text: "" },
      }))
      .set(() => ({ name: "", open: null }))
      .say("fileMade")
      .stay(),
    at.list
      .on("sort", { sort: v.picklist(sorts) })
      .run("setSort", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),
    at.list
      .on("mode", { mode: v.picklist(modes) })
      .run("setMode", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),

    at.place
      .on("enter", { folder: v.nullable(FileId) })
      .set(({ args }) => args)
      .stay(),
    at.place
      .on("back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) }))
      .stay(),
    at.place
      .on("newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      // The new folder is where they are meant to go.
      .set(({ view, os }) => ({
        folder: inFolder(os.files, view.folder).find((f) => f.name === view.name.trim())?.id ?? view.folder,
        name: "",
        open: null,
      }))
      .stay(),
    at.place
      .on("here")
      .when("moving")
      .system("moveFiles", ({ params, view }) => ({ ids: [...params.ids], to: view.folder }))
      .say("moved")
      .pop(),
    at.place
      .on("here")
      .when("savingText", "hasTitle")
      .system("writeFile", ({ params, view }) => ({
        parent: view.folder,
        name: /\.txt$/i.test(view.title.trim()) ? view.title : `${view.title.trim()}.txt`,
        bytes: params.text.length,
        content: { kind: "text" as const, text: params.text },
      }))
      .say("savedHere")
      .pop(),
    at.place
      .on("here")
      .system("copyFiles", ({ params, view }) => ({ ids: [...params.ids], to: view.folder }))
      .say("copied")
      .pop(),

    at.trash
      .on("select", { id: FileId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.id) }))
      .stay(),
    at.trash
      .on("selectAll", { ids })
      .set(({ args, view }) => ({
        selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
        open: null,
      }))
      .stay(),
    at.trash
      .on("back")
      .when("selecting")
      .set(() => ({ selected: [] }))
      .stay(),
    at.trash
      .on("restore")
      .when("selecting")
      .system("restoreFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set(() => ({ selected: [] }))
      .say("restored")
      .stay(),
    at.trash
      .on("destroy")
      .when("selecting")
      .ask("destroyAsk", { ok: "destroy", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .system("destroyFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set(() => ({ selected: [] }))
      .say("destroyed")
      .stay(),
    at.trash
      .on("empty")
      .when("hasTrash")
      .ask("emptyAsk", { ok: "destroy", danger: true, facts: ({ os }) => ({ n: trashedFiles(os.files).length }) })
      .system("emptyFileTrash", () => ({}))
      .set(() => ({ selected: [], open: null }))
      .say("destroyed")
      .stay(),

    at.storage.on("list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    at.storage.on("trash").push("trash", () => ({})),

    at.text
      .on("edit")
      .set(() => ({ editing: true, finding: false, open: null }))
      .stay(),
    at.text
      .on("save")
      .when("changed")
      .system("writeText", ({ params, view }) => ({ id: params.id, text: view.draft }))
      .set(() => ({ editing: false }))
      .say("saved")
      .stay(),
    at.text
      .on("back")
      .when("editing", "changed")
      .ask("discardAsk", { ok: "discard", danger: true })
      .set(({ params, os }) => ({ editing: false, draft: textOf(os.files, params.id) }))
      .stay(),
    at.text
      .on("back")
      .when("editing")
      .set(() => ({ editing: false }))
      .stay(),
    at.text
      .on("back")
      .when("finding")
      .set(() => ({ finding: false, query: "" }))
      .stay(),
    at.text
      .on("share")
      .set(() => ({ open: null }))
      .start(({ params, os }) =>
        intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "text/plain", uris([params.id])),
      ),

    at.pdf
      .on("turn", { by: v.picklist([-1, 1]) })
      .set(({ args, params, view, os }) => ({
        page: Math.max(0, Math.min(pagesOf(os.files, params.id).length - 1, view.page + args.by)),
        zoomed: false,
      }))
      .stay(),
    at.pdf
      .on("jump")
      .when("hasPage")
      .set(({ view }) => ({ page: Number(view.number) - 1, zoomed: false, number: "", open: null }))
      .stay(),
    at.pdf
      .on("back")
      .when("zoomed")
      .set(() => ({ zoomed: false }))
      .stay(),
    at.pdf
      .on("share")
      .set(() => ({ open: null }))
      .start(({ params }) => intents.sendFiles("application/pdf", uris([params.id]))),

    at.archive
      .on("unzip")
      .system("unzipFile", ({ params }) => params)
      .say("unzipped")
      .pop(),
    at.archive
      .on("share")
      .set(() => ({ open: null }))
      .start(({ params }) => intents.sendFiles("application/zip", uris([params.id]))),

    at.player
      .on("play")
      .when("playable")
      .run("play", ({ params }) => params)
      .stay(),
    at.player
      .on("pause")
      .when("plays")
      .run("pause", () => ({}))
      .stay(),
    at.player
      .on("seek", { share: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)) })
      .when("plays")
      .run("seek", ({ args }) => args)
      .stay(),
    at.player
      .on("skip", { seconds: v.picklist([-10, 10]) })
      .when("plays")
      .run("skip", ({ args }) => args)
      .stay(),
    at.player
      .on("share")
      .start(({ params, os }) => intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "*/*", uris([params.id]))),
    at.player
      .on("back")
      .when("plays")
      .run("stop", () => ({}))
      .pop(),

    at.pick.on("choose", { id: FileId }).finish(({ args }) => ({ uris: uris([args.id]) })),
    at.pick
      .on("toggle", { id: FileId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.id) }))
      .stay(),
    at.pick
      .on("enter", { folder: v.nullable(FileId) })
      .set(({ args }) => args)
      .stay(),
    at.pick
      .on("back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) }))
      .stay(),
    at.pick
      .on("done")
      .when("selecting")
      .finish(({ view }) => ({ uris: uris(view.selected) })),
  ],
);
function textOf(all: Files, id: string): string {
  const file = fileAt(all, id);
  return file?.content.kind === "text" ? file.content.text : "";
}
function pagesOf(all: Files, id: string): readonly string[] {
  const file = all[id];
  return file?.type === "file" && file.content.kind === "scene" && inUse(all, file) ? file.content.scenes : [];
}
