/** Labels, icons and colours of files and lists. */
import apps from "@material-symbols/svg-400/rounded/android.svg?raw";
import archives from "@material-symbols/svg-400/rounded/folder_zip.svg?raw";
import audio from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import documents from "@material-symbols/svg-400/rounded/description.svg?raw";
import images from "@material-symbols/svg-400/rounded/image.svg?raw";
import other from "@material-symbols/svg-400/rounded/draft.svg?raw";
import videos from "@material-symbols/svg-400/rounded/movie.svg?raw";
import { sizeText, whenText } from "#os/format.ts";
import { entriesInFolder, pathTo, type FileEntry, type Files } from "#os/files.ts";
import type { OsState } from "#os/state.ts";
import type { Crumb } from "../../looks/file-parts.tsx";
import type { MediaKind } from "#os/media.ts";

export const kindIcons: Readonly<Record<MediaKind, string>> = {
  images,
  videos,
  audio,
  documents,
  archives,
  apps,
  other,
};
export const kindTones: Readonly<Record<MediaKind | "system" | "trash", string>> = {
  images: "blue",
  videos: "teal",
  audio: "violet",
  documents: "amber",
  archives: "slate",
  apps: "green",
  other: "rose",
  system: "slate",
  trash: "rose",
};
/** "2.4 MB · Yesterday", "3 items · Mar 5". */
export function noteText(entry: FileEntry, os: OsState, now: number, items: (n: number) => string): string {
  const what = entry.type === "folder" ? items(entriesInFolder(os.files, entry.id).length) : sizeText(entry.bytes);
  return `${what} · ${whenText(entry.modifiedAt, os, now)}`;
}
export const crumbsTo = (files: Files, folder: string | null, storage: string): Crumb[] => [
  { id: null, name: storage },
  ...(folder === null ? [] : pathTo(files, folder).map((f) => ({ id: f.id, name: f.name }))),
];
export const pathText = (files: Files, id: string, storage: string): string =>
  [storage, ...pathTo(files, id).map((f) => f.name)].join("/");
