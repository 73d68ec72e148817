/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isNotEmpty, isOn } from "#os/guards.ts";
import { choiceField, nullableField, overlay, text, textFor } from "#os/values.ts";
import { FileId, FileName, standardFolders, type Files } from "#os/files.ts";
import { contentUri, intents } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { searchFocus, whileOpen } from "#os/opening-focus.ts";
import { rotateCrop, fullCrop } from "#world/scenes/ids.ts";
import { commands } from "./commands.ts";
import { cropOrNull, frameOf, ratios } from "./crop.ts";
import { findPicture } from "#os/media.ts";
import { findAlbum, fullSize, photosOf, existingIds, trashedPhotos } from "./queries.ts";
import { gallery } from "./state.ts";

const ids = v.array(FileId);
const selectedPictures = v.optional(ids, []);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const crop = v.strictObject({ x: share, y: share, width: share, height: share });
const turns = choiceField(0, 1, 2, 3);
/** Adds all ids to the selection. If all ids were already selected, removes them instead. */
const toggleAll = (list: readonly string[], of: readonly string[]): string[] =>
  of.every((id) => list.includes(id))
    ? list.filter((id) => !of.includes(id))
    : [...list, ...of.filter((id) => !list.includes(id))];
const uris = (list: readonly string[]): string[] => list.map((id) => contentUri("files", id));
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map((f) => f.id);
/** Returns whether all pictures are favourites. If they are, the edge `favourite` removes them from the favourites. */
const areAllFavourites = (files: Files, list: readonly string[]): boolean =>
  list.every((id) => findPicture(files, id)?.favourite);
/** Returns the picture to show after the current picture is deleted: the next picture, or else the previous picture. */
const findNeighbour = (files: Files, list: readonly string[], at: string): string | null => {
  const i = list.indexOf(at);
  const rest = [...list.slice(i + 1), ...list.slice(0, Math.max(i, 0)).toReversed()];
  return existingIds(files, rest)[0] ?? null;
};
type EditorView = { readonly frame: Crop; readonly turns: 0 | 1 | 2 | 3 };
type Crop = v.InferOutput<typeof crop>;
const cropOf = ({ frame, turns: quarters }: EditorView): Crop | null =>
  cropOrNull(rotateCrop(frame, (4 - quarters) % 4));

export const navigation = gallery.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: gallery.screen({
        view: {
          tab: choiceField("photos", "albums", "search"),
          selected: selectedPictures,
          query: text,
          name: textFor(FileName),
          open: overlay("menu", "columns", "sort", "more", "newAlbum"),
        },
        focus: [
          { field: "name", when: whileOpen("newAlbum") },
          { ...searchFocus("query"), when: ({ view }) => view.tab === "search" },
        ],
      }),
      album: gallery.screen({
        params: { id: v.string() },
        view: { selected: selectedPictures, name: textFor(FileName), open: overlay("menu", "more", "rename") },
        focus: [{ field: "name", when: whileOpen("rename") }],
      }),
      viewer: gallery.screen({
        params: { id: FileId, among: ids },
        view: {
          at: nullableField(FileId),
          /** Whether only the picture is shown, without buttons. */
          bare: v.optional(v.boolean(), false),
          zoomed: v.optional(v.boolean(), false),
          name: textFor(FileName),
          open: overlay("menu", "info", "rename"),
        },
        enter: ({ params }) => ({ at: params.id }),
        focus: [{ field: "name", when: whileOpen("rename") }],
      }),
      editor: gallery.screen({
        params: { id: FileId },
        view: {
          /** The crop frame, relative to the rotated picture. */
          frame: v.optional(crop, { ...fullCrop }),
          turns,
          ratio: v.optional(v.picklist(ratios), "free"),
          open: overlay("save"),
        },
        enter: ({ params, os }) => {
          const photo = findPicture(os.files, params.id);
          return photo ? { frame: rotateCrop(photo.crop ?? fullCrop, photo.turns), turns: photo.turns } : {};
        },
      }),
      /** A screen on which the user chooses the destination album for pictures. */
      place: gallery.screen({
        params: { ids, copy: v.boolean() },
        view: { name: textFor(FileName), open: overlay("newAlbum") },
        focus: [{ field: "name", when: whileOpen("newAlbum") }],
      }),
      trash: gallery.screen({ view: { selected: selectedPictures, open: overlay("menu") } }),
      pick: gallery.screen({
        params: { type: v.string(), many: v.boolean() },
        view: { selected: selectedPictures, album: v.optional(v.string(), ""), open: overlay("menu") },
      }),
    },
    guards: {
      selecting: isNotEmpty("selected"),
      zoomed: isOn("zoomed"),
      copying: equal("params.copy", true),
      hasName: ({ view }: { view: { name: string } }) => v.is(FileName, view.name),
      hasTrash: ({ os }: { os: OsState }) => trashedPhotos(os.files).length > 0,
      isOwn: ({ params, os }: { params: { id: string }; os: OsState }) =>
        findAlbum(os.files, params.id)?.editable === true,
      hasNext: ({
        params,
        view,
        os,
      }: {
        params: { among: readonly string[] };
        view: { at: string | null };
        os: OsState;
      }) => view.at !== null && findNeighbour(os.files, params.among, view.at) !== null,
      isThere: ({ view, os }: { view: { at: string | null }; os: OsState }) =>
        view.at !== null && findPicture(os.files, view.at) !== undefined,
      edited: ({ params, view, os }: { params: { id: string }; view: EditorView; os: OsState }) => {
        const photo = findPicture(os.files, params.id);
        return (
          photo !== undefined &&
          (photo.turns !== view.turns || JSON.stringify(photo.crop) !== JSON.stringify(cropOf(view)))
        );
      },
    },
  },
  ({ on, does }) => [
    on("main", "allow").needs("photos"),
    on("main", "open", { id: FileId }).push("viewer", ({ args, os }) => ({
      id: args.id,
      among: idsOf(photosOf(os.files)),
    })),
    on("main", "openFound", { id: FileId, among: ids }).push("viewer"),
    on("main", "album", { id: v.string() }).push("album"),
    on("main", "trash").push("trash"),
    on("main", "select", { id: FileId }).toggle("selected", "id"),
    on("main", "selectAll", { ids }).set(({ args, view }) => ({
      selected: toggleAll(view.selected, args.ids),
      open: null,
    })),
    on("main", "back").when("selecting").set({ selected: [] }),
    on("main", "share")
      .when("selecting")
      .start(({ view }) => intents.sendFiles("image/*", uris(view.selected))),
    on("main", "favourite")
      .when("selecting")
      .system("favouriteFiles", ({ os, view }) => ({
        ids: [...view.selected],
        favourite: !areAllFavourites(os.files, view.selected),
      }))
      .close("selected")
      .say("done"),
    on("main", "place", { ids, copy: v.boolean() }).when("selecting").close("selected").push("place"),
    on("main", "delete")
      .when("selecting")
      .warn("deleteAsk", "toTrash", ({ view }) => ({ n: view.selected.length }))
      .system("trashFiles", ({ view }) => ({ ids: [...view.selected] }))
      .close("selected")
      .say("deleted"),
    does("main", "columns", "setColumns").close(),
    does("main", "sort", "setAlbumSort").close(),
    on("main", "newAlbum")
      .when("hasName")
      .system("makeFolder", ({ view }) => ({ parent: standardFolders.pictures, name: view.name }))
      .close("name")
      .say("albumMade"),

    on("album", "open", { id: FileId }).push("viewer", ({ args, params, os }) => ({
      id: args.id,
      among: idsOf(findAlbum(os.files, params.id)?.files ?? []),
    })),
    on("album", "select", { id: FileId }).toggle("selected", "id"),
    on("album", "selectAll", { ids }).set(({ args, view }) => ({
      selected: toggleAll(view.selected, args.ids),
      open: null,
    })),
    on("album", "back").when("selecting").set({ selected: [] }),
    on("album", "share")
      .when("selecting")
      .start(({ view }) => intents.sendFiles("image/*", uris(view.selected))),
    on("album", "favourite")
      .when("selecting")
      .system("favouriteFiles", ({ os, view }) => ({
        ids: [...view.selected],
        favourite: !areAllFavourites(os.files, view.selected),
      }))
      .close("selected")
      .say("done"),
    on("album", "place", { ids, copy: v.boolean() }).when("selecting").close("selected").push("place"),
    on("album", "delete")
      .when("selecting")
      .warn("deleteAsk", "toTrash", ({ view }) => ({ n: view.selected.length }))
      .system("trashFiles", ({ view }) => ({ ids: [...view.selected] }))
      .close("selected")
      .say("deleted"),
    on("album", "startRename")
      .when("isOwn")
      .open("rename", ({ params, os }) => ({ name: findAlbum(os.files, params.id)?.name ?? "" })),
    on("album", "rename").when("isOwn", "hasName").system("renameFile").close("name").say("renamed"),
    on("album", "deleteAlbum")
      .when("isOwn")
      .warn("deleteAlbumAsk", "toTrash", ({ params, os }) => ({
        name: findAlbum(os.files, params.id)?.name ?? "",
        n: findAlbum(os.files, params.id)?.files.length ?? 0,
      }))
      .system("trashFiles", ({ params }) => ({ ids: [params.id] }))
      .say("albumDeleted")
      .pop(),

    on("viewer", "turn", { by: v.picklist([-1, 1]) }).set(({ args, params, view, os }) => {
      const list = existingIds(os.files, params.among);
      const i = list.indexOf(view.at ?? "");
      return { at: list[i + args.by] ?? view.at, zoomed: false };
    }),
    on("viewer", "back").when("zoomed").set({ zoomed: false, bare: false }),
    on("viewer", "favourite")
      .when("isThere")
      .system("favouriteFiles", ({ view, os }) => ({
        ids: [view.at ?? ""],
        favourite: findPicture(os.files, view.at ?? "")?.favourite !== true,
      })),
    on("viewer", "share")
      .when("isThere")
      .start(({ view, os }) =>
        intents.sendFiles(findPicture(os.files, view.at ?? "")?.mime ?? "image/*", uris([view.at ?? ""])),
      ),
    on("viewer", "edit")
      .when("isThere")
      .push("editor", ({ view }) => ({ id: view.at ?? "" })),
    on("viewer", "delete")
      .when("isThere", "hasNext")
      .warn("deleteAsk", "toTrash", { n: 1 })
      .system("trashFiles", ({ view }) => ({ ids: [view.at ?? ""] }))
      .set(({ params, view, os }) => ({
        at: findNeighbour(os.files, params.among, view.at ?? ""),
        zoomed: false,
        open: null,
      }))
      .say("deleted"),
    on("viewer", "delete")
      .when("isThere")
      .warn("deleteAsk", "toTrash", { n: 1 })
      .system("trashFiles", ({ view }) => ({ ids: [view.at ?? ""] }))
      .say("deleted")
      .pop(),
    on("viewer", "startRename")
      .when("isThere")
      .open("rename", ({ view, os }) => ({ name: findPicture(os.files, view.at ?? "")?.name ?? "" })),
    on("viewer", "rename")
      .when("isThere", "hasName")
      .system("renameFile", ({ view }) => ({ id: view.at ?? "", name: view.name }))
      .close("name")
      .say("renamed"),
    on("viewer", "place", { copy: v.boolean() })
      .when("isThere")
      .close()
      .push("place", ({ args, view }) => ({ ids: [view.at ?? ""], copy: args.copy })),
    on("viewer", "wallpaper")
      .when("isThere")
      .close()
      .start(({ view }) => intents.setWallpaper(contentUri("files", view.at ?? ""))),

    on("editor", "ratio", { ratio: v.picklist(ratios) }).set(({ args, params, view, os }) => {
      const photo = findPicture(os.files, params.id);
      if (!photo || args.ratio === "free") return { ratio: args.ratio };
      const { width, height } = fullSize(photo);
      const shown = view.turns % 2 === 0 ? { width, height } : { width: height, height: width };
      return { ratio: args.ratio, frame: frameOf(args.ratio, shown) };
    }),
    on("editor", "rotate", { by: v.picklist([1, 3]) }).set(({ args, view }) => ({
      turns: ((view.turns + args.by) % 4) as 0 | 1 | 2 | 3,
      frame: rotateCrop(view.frame, args.by),
      ratio: "free",
    })),
    on("editor", "reset").set({ frame: { ...fullCrop }, turns: 0, ratio: "free" }),
    on("editor", "save")
      .when("edited")
      .system("editPicture", ({ params, view }) => ({
        id: params.id,
        crop: cropOf(view),
        turns: view.turns,
        asCopy: false,
      }))
      .say("saved")
      .pop(),
    on("editor", "saveCopy")
      .when("edited")
      .system("editPicture", ({ params, view }) => ({
        id: params.id,
        crop: cropOf(view),
        turns: view.turns,
        asCopy: true,
      }))
      .say("savedCopy")
      .pop(),
    on("editor", "back").when("edited").warn("discardAsk", "discard").pop(),

    on("place", "put", { album: FileId })
      .when("copying")
      .system("copyFiles", ({ params, args }) => ({ ids: [...params.ids], to: args.album }))
      .say("copied")
      .pop(),
    on("place", "put", { album: FileId })
      .system("moveFiles", ({ params, args }) => ({ ids: [...params.ids], to: args.album }))
      .say("moved")
      .pop(),
    on("place", "newAlbum")
      .when("hasName")
      .system("gatherFiles", ({ params, view }) => ({
        parent: standardFolders.pictures,
        name: view.name,
        ids: [...params.ids],
        copy: params.copy,
      }))
      .say("albumMade")
      .pop(),

    on("trash", "select", { id: FileId }).toggle("selected", "id"),
    on("trash", "selectAll", { ids }).set(({ args, view }) => ({
      selected: toggleAll(view.selected, args.ids),
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
      .warn("emptyAsk", "destroy", ({ os }) => ({ n: trashedPhotos(os.files).length }))
      .system("destroyFiles", ({ os }) => ({ ids: idsOf(trashedPhotos(os.files)) }))
      .close("selected")
      .say("destroyed"),

    on("pick", "choose", { id: FileId }).finish(({ args }) => ({ uris: uris([args.id]) })),
    on("pick", "toggle", { id: FileId }).toggle("selected", "id"),
    on("pick", "done")
      .when("selecting")
      .finish(({ view }) => ({ uris: uris(view.selected) })),
  ],
);
