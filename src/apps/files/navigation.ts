/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isNotEmpty, isChosen, isOn } from "#os/guards.ts";
import { maxLengthOf } from "#os/max-length.ts";
import { choiceField, nullableField, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { FileId, FileName, FileText, entriesInFolder, isInUse, trashedFiles, type Files } from "#os/files.ts";
import { contentUri, intents } from "#os/intents.ts";
import { sessionOf } from "#os/media-session.ts";
import type { OsState } from "#os/state.ts";
import { truncateText } from "#os/text-edit.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { commands } from "./commands.ts";
import { mediaKinds } from "#os/media.ts";
import { findFile, isFixed, lists, stemOf, times, type ListKind } from "./queries.ts";
import { files } from "./state.ts";

const ids = v.array(FileId);
const selectedFiles = v.optional(ids, []);
const folder = nullableField(FileId);
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A cell of a sheet, given by the indices of its row and column. */
const Cell = v.strictObject({ row: index, column: index });
const uris = (list: readonly string[]): string[] => list.map((id) => contentUri("files", id));
const parentOf = (all: Files, id: string | null): string | null => (id === null ? null : (all[id]?.parent ?? null));
const mimesOf = (all: Files, list: readonly string[]): string => {
  const types = new Set(list.map((id) => findFile(all, id)?.mime ?? "*/*"));
  const [only] = types;
  if (types.size === 1) return only!;
  const heads = new Set([...types].map((type) => type.split("/")[0]));
  return heads.size === 1 ? `${[...heads][0]}/*` : "*/*";
};
const areAllFavourites = (all: Files, list: readonly string[]): boolean =>
  list.every((id) => findFile(all, id)?.favourite);
/** Adds the extension `end` to a name. A long name is cut first, so that the result is within the maximum length. */
const withExtension = (typed: string, end: string): string =>
  `${truncateText(typed.trim(), maxLengthOf(FileName) - end.length)}${end}`;
const isName = (name: string): boolean => v.is(FileName, name);
type SelectionContext = { readonly view: { readonly selected: readonly string[] }; readonly os: OsState };

export const navigation = files.navigation(
  {
    start: "home",
    commands,
    screens: {
      home: files.screen({}),
      list: files.screen({
        params: { of: v.picklist(lists), folder: v.nullable(FileId) },
        view: {
          /**
           * The open folder. At first, this is the folder that the screen was opened with. The user can then open
           * folders inside that folder.
           */
          folder,
          selected: selectedFiles,
          query: text,
          kind: choiceField("all", ...mediaKinds),
          time: v.optional(v.picklist(times), "any"),
          name: textFor(FileName),
          open: overlay("menu", "sort", "more", "newFolder", "newText", "rename", "zip", "details"),
        },
        enter: ({ params }) => ({ folder: params.folder }),
        focus: [
          { ...searchFocus("query"), when: ({ params }) => params.of === "search" },
          { field: "name", when: whileOpen("newFolder", "newText", "rename", "zip") },
        ],
      }),
      /** A screen on which the user chooses the destination folder for files. */
      place: files.screen({
        params: {
          act: v.picklist(["move", "copy", "save", "saveText"]),
          ids,
          text: FileText,
          title: textFor(FileName),
        },
        view: { folder, name: textFor(FileName), title: textFor(FileName), open: overlay("newFolder") },
        enter: ({ params }) => ({ title: params.title }),
        focus: [{ field: "name", when: whileOpen("newFolder") }],
      }),
      trash: files.screen({ view: { selected: selectedFiles, open: overlay("menu") } }),
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
        focus: [
          { ...searchFocus("query"), when: ({ view }) => view.finding },
          { field: "draft", enter: "newline", when: ({ view }) => view.editing },
        ],
      }),
      pdf: files.screen({
        params: { id: FileId },
        view: {
          page: v.optional(index, 0),
          zoomed: v.optional(v.boolean(), false),
          number: textUpTo(4),
          open: overlay("menu", "jump"),
        },
        focus: [{ field: "number", kind: "number", when: whileOpen("jump") }],
      }),
      document: files.screen({ params: { id: FileId } }),
      workbook: files.screen({
        params: { id: FileId },
        view: {
          sheet: v.optional(index, 0),
          /** The cell whose full text is shown. */
          cell: nullableField(Cell),
        },
      }),
      archive: files.screen({ params: { id: FileId }, view: { open: overlay("menu") } }),
      player: files.screen({ params: { id: FileId } }),
      pick: files.screen({
        params: { type: v.string(), many: v.boolean() },
        view: { tab: choiceField("recent", "folders"), folder, query: text, selected: selectedFiles },
      }),
    },
    guards: {
      selecting: isNotEmpty("selected"),
      one: ({ view }: SelectionContext) => view.selected.length === 1,
      /** Folders cannot be shared and cannot be marked as favourites. */
      onlyFiles: ({ view, os }: SelectionContext) => view.selected.every((id) => os.files[id]?.type === "file"),
      movable: ({ view }: SelectionContext) => !view.selected.some(isFixed),
      deeper: ({
        params,
        view,
      }: {
        params: { of: ListKind; folder: string | null };
        view: { folder: string | null };
      }) => params.of === "folder" && view.folder !== params.folder,
      inside: isChosen("folder"),
      hasName: ({ view }: { view: { name: string } }) => isName(view.name),
      hasTitle: ({ view }: { view: { title: string } }) => isName(view.title),
      moving: equal("params.act", "move"),
      savingText: equal("params.act", "saveText"),
      hasTrash: ({ os }: { os: OsState }) => trashedFiles(os.files).length > 0,
      changed: ({ params, view, os }: { params: { id: string }; view: { draft: string }; os: OsState }) =>
        view.draft !== textOf(os.files, params.id),
      editing: isOn("editing"),
      finding: isOn("finding"),
      zoomed: isOn("zoomed"),
      hasPage: ({ params, view, os }: { params: { id: string }; view: { number: string }; os: OsState }) => {
        const n = Number(view.number);
        return Number.isInteger(n) && n >= 1 && n <= pagesOf(os.files, params.id).length;
      },
      playable: ({ params, os }: { params: { id: string }; os: OsState }) => {
        const content = findFile(os.files, params.id)?.content;
        return content?.kind === "opaque" && content.seconds > 0;
      },
      plays: ({ params, os }: { params: { id: string }; os: OsState }) => sessionOf(os, "files")?.item === params.id,
    },
  },
  ({ on, does, pushes }) => [
    on("home", "allow").needs("files"),
    on("home", "list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    on("home", "folder", { folder: v.nullable(FileId) }).push("list", ({ args }) => ({ of: "folder", ...args })),
    ...pushes("home", "trash", "storage"),
    on("home", "open", { id: FileId }).start(({ args, os }) =>
      intents.view("files", args.id, findFile(os.files, args.id)?.mime ?? "*/*"),
    ),

    on("list", "enter", { folder: v.nullable(FileId) }).set(({ args }) => ({ folder: args.folder, selected: [] })),
    on("list", "folder", { folder: FileId }).push("list", ({ args }) => ({ of: "folder", ...args })),
    on("list", "open", { id: FileId }).start(({ args, os }) =>
      intents.view("files", args.id, findFile(os.files, args.id)?.mime ?? "*/*"),
    ),
    on("list", "back").when("selecting").set({ selected: [] }),
    on("list", "back")
      .when("deeper")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
    on("list", "select", { id: FileId }).toggle("selected", "id"),
    on("list", "selectAll", { ids }).set(({ args, view }) => ({
      selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
      open: null,
    })),
    on("list", "share")
      .when("selecting", "onlyFiles")
      .close()
      .start(({ view, os }) => intents.sendFiles(mimesOf(os.files, view.selected), uris(view.selected))),
    on("list", "place", { ids, act: v.picklist(["move", "copy"]) })
      .when("selecting", "movable")
      .close("selected")
      .push("place", ({ args }) => ({ ...args, text: "", title: "" })),
    on("list", "delete")
      .when("selecting", "movable")
      .warn("deleteAsk", "toTrash", ({ view }) => ({ n: view.selected.length }))
      .system("trashFiles", ({ view }) => ({ ids: [...view.selected] }))
      .close("selected")
      .say("deleted"),
    on("list", "startRename")
      .when("one", "movable")
      .open("rename", ({ view, os }) => ({ name: os.files[view.selected[0] ?? ""]?.name ?? "" })),
    on("list", "rename")
      .when("one", "hasName")
      .system("renameFile", ({ view }) => ({ id: view.selected[0] ?? "", name: view.name }))
      .close("selected", "name")
      .say("renamed"),
    on("list", "startZip")
      .when("selecting")
      .open("zip", ({ view, os }) => ({ name: `${stemOf(os.files[view.selected[0] ?? ""]?.name ?? "")}.zip` })),
    on("list", "zip")
      .when("selecting", "hasName")
      .system("zipFiles", ({ view }) => ({
        ids: [...view.selected],
        name: /\.zip$/i.test(view.name.trim()) ? view.name : withExtension(view.name, ".zip"),
      }))
      .close("selected", "name")
      .say("zipped"),
    on("list", "unzip", { id: FileId }).system("unzipFile").close("selected").say("unzipped"),
    on("list", "favourite")
      .when("selecting", "onlyFiles")
      .system("favouriteFiles", ({ view, os }) => ({
        ids: [...view.selected],
        favourite: !areAllFavourites(os.files, view.selected),
      }))
      .close("selected")
      .say("done"),
    on("list", "newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      .close("name")
      .say("folderMade"),
    on("list", "newText")
      .when("hasName")
      .system("writeFile", ({ view }) => ({
        parent: view.folder,
        name: /\.\w+$/.test(view.name.trim()) ? view.name : withExtension(view.name, ".txt"),
        bytes: 0,
        content: { kind: "text", text: "" },
      }))
      .close("name")
      .say("fileMade"),
    does("list", "sort", "setSort").close(),
    does("list", "mode", "setMode").close(),

    on("place", "enter", { folder: v.nullable(FileId) }).set(({ args }) => args),
    on("place", "back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
    on("place", "newFolder")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: view.folder, name: view.name }))
      // The new folder becomes the destination.
      .set(({ view, os }) => ({
        folder: entriesInFolder(os.files, view.folder).find((f) => f.name === view.name.trim())?.id ?? view.folder,
        name: "",
        open: null,
      })),
    on("place", "here")
      .when("moving")
      .system("moveFiles", ({ params, view }) => ({ ids: [...params.ids], to: view.folder }))
      .say("moved")
      .pop(),
    on("place", "here")
      .when("savingText", "hasTitle")
      .system("writeFile", ({ params, view }) => ({
        parent: view.folder,
        name: /\.txt$/i.test(view.title.trim()) ? view.title : `${view.title.trim()}.txt`,
        bytes: params.text.length,
        content: { kind: "text", text: params.text },
      }))
      .say("savedHere")
      .pop(),
    on("place", "here")
      .system("copyFiles", ({ params, view }) => ({ ids: [...params.ids], to: view.folder }))
      .say("copied")
      .pop(),

    on("trash", "select", { id: FileId }).toggle("selected", "id"),
    on("trash", "selectAll", { ids }).set(({ args, view }) => ({
      selected: args.ids.every((id) => view.selected.includes(id)) ? [] : [...args.ids],
      open: null,
    })),
    on("trash", "back").when("selecting").set({ selected: [] }),
    on("trash", "restore")
      .when("selecting")
      .system("restoreFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set({ selected: [] })
      .say("restored"),
    on("trash", "destroy")
      .when("selecting")
      .warn("destroyAsk", "destroy", ({ view }) => ({ n: view.selected.length }))
      .system("destroyFiles", ({ view }) => ({ ids: [...view.selected] }))
      .set({ selected: [] })
      .say("destroyed"),
    on("trash", "empty")
      .when("hasTrash")
      .warn("emptyAsk", "destroy", ({ os }) => ({ n: trashedFiles(os.files).length }))
      .system("emptyFileTrash")
      .close("selected")
      .say("destroyed"),

    on("storage", "list", { of: v.picklist(lists) }).push("list", ({ args }) => ({ of: args.of, folder: null })),
    on("storage", "trash").push("trash"),

    on("text", "edit").set({ editing: true, finding: false, open: null }),
    on("text", "save")
      .when("changed")
      .system("writeText", ({ params, view }) => ({ id: params.id, text: view.draft }))
      .set({ editing: false })
      .say("saved"),
    on("text", "back")
      .when("editing", "changed")
      .warn("discardAsk", "discard")
      .set(({ params, os }) => ({ editing: false, draft: textOf(os.files, params.id) })),
    on("text", "back").when("editing").set({ editing: false }),
    on("text", "back").when("finding").set({ finding: false, query: "" }),
    on("text", "share")
      .close()
      .start(({ params, os }) =>
        intents.sendFiles(findFile(os.files, params.id)?.mime ?? "text/plain", uris([params.id])),
      ),

    on("pdf", "turn", { by: v.picklist([-1, 1]) }).set(({ args, params, view, os }) => ({
      page: Math.max(0, Math.min(pagesOf(os.files, params.id).length - 1, view.page + args.by)),
      zoomed: false,
    })),
    on("pdf", "jump")
      .when("hasPage")
      .set(({ view }) => ({ page: Number(view.number) - 1, zoomed: false, number: "", open: null })),
    on("pdf", "back").when("zoomed").set({ zoomed: false }),
    on("pdf", "share")
      .close()
      .start(({ params }) => intents.sendFiles("application/pdf", uris([params.id]))),

    on("document", "share").start(({ params, os }) =>
      intents.sendFiles(findFile(os.files, params.id)?.mime ?? "*/*", uris([params.id])),
    ),
    on("workbook", "show", { sheet: index }).set(({ args }) => ({ sheet: args.sheet, cell: null })),
    on("workbook", "select", { cell: Cell }).set(({ args }) => args),
    on("workbook", "share").start(({ params, os }) =>
      intents.sendFiles(findFile(os.files, params.id)?.mime ?? "*/*", uris([params.id])),
    ),

    on("archive", "unzip").system("unzipFile").say("unzipped").pop(),
    on("archive", "share")
      .close()
      .start(({ params }) => intents.sendFiles("application/zip", uris([params.id]))),

    on("player", "play").when("playable").run("play"),
    does("player", "pause").when("plays"),
    does("player", "seek").when("plays"),
    on("player", "skip", { seconds: v.picklist([-10, 10]) })
      .when("plays")
      .run("skip"),
    on("player", "share").start(({ params, os }) =>
      intents.sendFiles(findFile(os.files, params.id)?.mime ?? "*/*", uris([params.id])),
    ),
    on("player", "back").when("plays").run("stop").pop(),

    on("pick", "choose", { id: FileId }).finish(({ args }) => ({ uris: uris([args.id]) })),
    on("pick", "toggle", { id: FileId }).toggle("selected", "id"),
    on("pick", "enter", { folder: v.nullable(FileId) }).set(({ args }) => args),
    on("pick", "back")
      .when("inside")
      .set(({ view, os }) => ({ folder: parentOf(os.files, view.folder) })),
    on("pick", "done")
      .when("selecting")
      .finish(({ view }) => ({ uris: uris(view.selected) })),
  ],
);
function textOf(all: Files, id: string): string {
  const file = findFile(all, id);
  return file?.content.kind === "text" ? file.content.text : "";
}
function pagesOf(all: Files, id: string): readonly string[] {
  const file = all[id];
  return file?.type === "file" && file.content.kind === "scene" && isInUse(all, file) ? file.content.scenes : [];
}
