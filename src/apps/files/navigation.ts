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
import { files } from "./state.ts";

const ids = v.array(FileId);
const picked = v.optional(ids, []);
const place = v.pipe(v.number(), v.integer(), v.minValue(0));
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
      document: files.screen({ params: { id: FileId } }),
      workbook: files.screen({
        params: { id: FileId },
        view: {
          sheet: v.optional(place, 0),
          /** The cell that is read in full. */
          cell: v.optional(v.nullable(v.strictObject({ row: place, column: place })), null),
        },
      }),
      archive: files.screen({ params: { id: FileId }, view: { open: overlay("menu") } }),
      player: files.screen({ params: { id: FileId } }),
      pick: files.screen({
        params: { type: v.string(), many: v.boolean() },
        view: { tab: v.optional(v.picklist(["recent", "folders"]), "recent"), folder, query: text, selected: picked },
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
    at.home.on("allow").needs("files"),
    at.home.on("list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    at.home.on("folder", { folder: v.nullable(FileId) }).push("list", ({ args }) => ({ of: "folder", ...args })),
    ...at.home.pushes("trash", "storage"),
    at.home
      .on("open", { id: FileId })
      .start(({ args, os }) => intents.view("files", args.id, fileAt(os.files, args.id)?.mime ?? "*/*")),

    at.list.on("enter", { folder: v.nullable(FileId) }).set(({ args }) => ({ folder: args.folder, selected: [] })),
    at.list.on("folder", { folder: FileId }).push("list", ({ args }) => ({ of: "folder", ...args })),
    at.list
      .on("open", { id: FileId })
      .start(({ args, os }) => intents.view("files", args.id, fileAt(os.files, args.id)?.mime ?? "*/*")),
    at.list.on("back").when("selecting").set({ selected: [] }),
    at.list
      .on("back")
      .when("deeper")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
    at.list.on("select", { id: FileId }).set(({ args, view }) => ({ selected: toggled(view.selected, args.id) })),
    at.list.on("selectAll", { ids }).set(({ args, view }) => ({
      selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
      open: null,
    })),
    at.list
      .on("share")
      .when("selecting", "onlyFiles")
      .close()
      .start(({ view, os }) => intents.sendFiles(mimesOf(os.files, view.selected), uris(view.selected))),
    at.list
      .on("place", { ids, act: v.picklist(["move", "copy"]) })
      .when("selecting", "movable")
      .close("selected")
      .push("place", ({ args }) => ({ ...args, text: "", title: "" })),
    at.list
      .on("delete")
      .when("selecting", "movable")
      .ask("deleteAsk", { ok: "toTrash", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .system("trashFiles", ({ view }) => ({ ids: [...view.selected] }))
      .close("selected")
      .say("deleted"),
    at.list
      .on("startRename")
      .when("one", "movable")
      .open("rename", ({ view, os }) => ({ name: os.files[view.selected[0] ?? ""]?.name ?? "" })),
    at.list
      .on("rename")
      .when("one", "hasName")
      .system("renameFile", ({ view }) => ({ id: view.selected[0] ?? "", name: view.name }))
      .close("selected", "name")
      .say("renamed"),
    at.list
      .on("startZip")
      .when("selecting")
      .open("zip", ({ view, os }) => ({ name: `${stemOf(os.files[view.selected[0] ?? ""]?.name ?? "")}.zip` })),
    at.list
      .on("zip")
      .when("selecting", "hasName")
      .system("zipFiles", ({ view }) => ({
        ids: [...view.selected],
        name: /\.zip$/i.test(view.name.trim()) ? view.name : withEnd(view.name, ".zip"),
      }))
      .close("selected", "name")
      .say("zipped"),
    at.list.on("unzip", { id: FileId }).system("unzipFile").close("selected").say("unzipped"),
    at.list
      .on("favourite")
      .when("selecting", "onlyFiles")
      .system("favouriteFiles", ({ view, os }) => ({
        ids: [...view.selected],
        favourite: !allLiked(os.files, view.selected),
      }))
      .close("selected")
      .say("done"),
    at.list
      .on("newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      .close("name")
      .say("folderMade"),
    at.list
      .on("newText")
      .when("hasName")
      .system("writeFile", ({ view }) => ({
        parent: view.folder,
        name: /\.\w+$/.test(view.name.trim()) ? view.name : withEnd(view.name, ".txt"),
        bytes: 0,
        content: { kind: "text", text: "" },
      }))
      .close("name")
      .say("fileMade"),
    at.list.does("sort", "setSort").close(),
    at.list.does("mode", "setMode").close(),

    at.place.on("enter", { folder: v.nullable(FileId) }).set(({ args }) => args),
    at.place
      .on("back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
    at.place
      .on("newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      // The new folder is where they are meant to go.
      .set(({ view, os }) => ({
        folder: inFolder(os.files, view.folder).find((f) => f.name === view.name.trim())?.id ?? view.folder,
        name: "",
        open: null,
      })),
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
        content: { kind: "text", text: params.text },
      }))
      .say("savedHere")
      .pop(),
    at.place
      .on("here")
      .system("copyFiles", ({ params, view }) => ({ ids: [...params.ids], to: view.folder }))
      .say("copied")
      .pop(),

    at.trash.on("select", { id: FileId }).set(({ args, view }) => ({ selected: toggled(view.selected, args.id) })),
    at.trash.on("selectAll", { ids }).set(({ args, view }) => ({
      selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
      open: null,
    })),
    at.trash.on("back").when("selecting").set({ selected: [] }),
    at.trash
      .on("restore")
      .when("selecting")
      .system("restoreFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set({ selected: [] })
      .say("restored"),
    at.trash
      .on("destroy")
      .when("selecting")
      .ask("destroyAsk", { ok: "destroy", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .system("destroyFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set({ selected: [] })
      .say("destroyed"),
    at.trash
      .on("empty")
      .when("hasTrash")
      .ask("emptyAsk", { ok: "destroy", danger: true, facts: ({ os }) => ({ n: trashedFiles(os.files).length }) })
      .system("emptyFileTrash")
      .close("selected")
      .say("destroyed"),

    at.storage.on("list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    at.storage.on("trash").push("trash"),

    at.text.on("edit").set({ editing: true, finding: false, open: null }),
    at.text
      .on("save")
      .when("changed")
      .system("writeText", ({ params, view }) => ({ id: params.id, text: view.draft }))
      .set({ editing: false })
      .say("saved"),
    at.text
      .on("back")
      .when("editing", "changed")
      .ask("discardAsk", { ok: "discard", danger: true })
      .set(({ params, os }) => ({ editing: false, draft: textOf(os.files, params.id) })),
    at.text.on("back").when("editing").set({ editing: false }),
    at.text.on("back").when("finding").set({ finding: false, query: "" }),
    at.text
      .on("share")
      .close()
      .start(({ params, os }) =>
        intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "text/plain", uris([params.id])),
      ),

    at.pdf.on("turn", { by: v.picklist([-1, 1]) }).set(({ args, params, view, os }) => ({
      page: Math.max(0, Math.min(pagesOf(os.files, params.id).length - 1, view.page + args.by)),
      zoomed: false,
    })),
    at.pdf
      .on("jump")
      .when("hasPage")
      .set(({ view }) => ({ page: Number(view.number) - 1, zoomed: false, number: "", open: null })),
    at.pdf.on("back").when("zoomed").set({ zoomed: false }),
    at.pdf
      .on("share")
      .close()
      .start(({ params }) => intents.sendFiles("application/pdf", uris([params.id]))),

    at.document
      .on("share")
      .start(({ params, os }) => intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "*/*", uris([params.id]))),
    at.workbook.on("show", { sheet: place }).set(({ args }) => ({ sheet: args.sheet, cell: null })),
    at.workbook.on("select", { cell: v.strictObject({ row: place, column: place }) }).set(({ args }) => args),
    at.workbook
      .on("share")
      .start(({ params, os }) => intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "*/*", uris([params.id]))),

    at.archive.on("unzip").system("unzipFile").say("unzipped").pop(),
    at.archive
      .on("share")
      .close()
      .start(({ params }) => intents.sendFiles("application/zip", uris([params.id]))),

    at.player.on("play").when("playable").run("play"),
    at.player.on("pause").when("plays").run("pause"),
    at.player.does("seek").when("plays"),
    at.player
      .on("skip", { seconds: v.picklist([-10, 10]) })
      .when("plays")
      .run("skip"),
    at.player
      .on("share")
      .start(({ params, os }) => intents.sendFiles(fileAt(os.files, params.id)?.mime ?? "*/*", uris([params.id]))),
    at.player.on("back").when("plays").run("stop").pop(),

    at.pick.on("choose", { id: FileId }).finish(({ args }) => ({ uris: uris([args.id]) })),
    at.pick.on("toggle", { id: FileId }).set(({ args, view }) => ({ selected: toggled(view.selected, args.id) })),
    at.pick.on("enter", { folder: v.nullable(FileId) }).set(({ args }) => args),
    at.pick
      .on("back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
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
