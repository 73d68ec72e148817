/** Lists pictures by day and by album. Used by screens, checks and oracles. */
import { dayKey } from "#state/civil.ts";
import { standardFolders, isInUse, takenAt, trashedFiles, type File, type Files, type Folder } from "#os/files.ts";
import { queryMedia, findPicture } from "#os/media.ts";
import { matchesMimeType } from "#os/intents.ts";
import { sceneShape, sizeAfterEdit, sizes } from "#world/scenes/ids.ts";
import type { State } from "./state.ts";

/** All pictures that are not in the trash, latest first. */
export const photosOf = (files: Files, type = "image/*"): File[] => queryMedia(files, { type, by: "taken" });
export interface Day {
  /** "2026-03-14" */
  readonly key: string;
  readonly at: number;
  readonly files: readonly File[];
}
export function groupByDay(photos: readonly File[], offsetMin: number): Day[] {
  const days = new Map<string, File[]>();
  for (const photo of photos) {
    const key = dayKey(takenAt(photo), offsetMin);
    const day = days.get(key);
    if (day) day.push(photo);
    else days.set(key, [photo]);
  }
  return [...days].map(([key, files]) => ({ key, at: takenAt(files[0]!), files }));
}

export const favourites = "favourites";
export interface Album {
  /** The id of the folder, or `favourites`. */
  readonly id: string;
  /** The kind of a standard album; null for a folder with its own name. */
  readonly standardAlbum: "camera" | "screenshots" | "downloads" | "favourites" | null;
  readonly name: string;
  readonly files: readonly File[];
  /** Whether the user can rename and delete the album. */
  readonly editable: boolean;
}
const knownFolders = {
  [standardFolders.camera]: "camera",
  [standardFolders.screenshots]: "screenshots",
  [standardFolders.download]: "downloads",
} as const;
const fixedFolderIds: readonly string[] = Object.values(standardFolders);

/**
 * Returns the albums: folders with pictures, the camera folder and the user's own folders even if they are empty, and
 * the favourites.
 */
export function albumsOf(files: Files, sort: State["albumSort"]): Album[] {
  const photos = photosOf(files);
  const albumOf = (folder: Folder): Album => ({
    id: folder.id,
    standardAlbum: knownFolders[folder.id as keyof typeof knownFolders] ?? null,
    name: folder.name,
    files: photos.filter((f) => f.parent === folder.id),
    editable: !fixedFolderIds.includes(folder.id),
  });
  const all = Object.values(files)
    .filter((f): f is Folder => f.type === "folder" && isInUse(files, f))
    .map(albumOf)
    .filter(
      (a) =>
        a.files.length > 0 ||
        a.standardAlbum === "camera" ||
        (a.editable && files[a.id]!.parent === standardFolders.pictures),
    );
  const first = ["camera", "screenshots", "downloads"];
  const rank = (a: Album): number => (a.standardAlbum ? first.indexOf(a.standardAlbum) : first.length);
  const newest = (a: Album): number => (a.files[0] ? takenAt(a.files[0]) : 0);
  const names = (a: Album, b: Album): number => {
    const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()];
    return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1;
  };
  const sorted = all.toSorted(
    (a, b) => rank(a) - rank(b) || (sort === "recent" ? newest(b) - newest(a) : 0) || names(a, b),
  );
  const liked: Album = {
    id: favourites,
    standardAlbum: "favourites",
    name: favourites,
    files: photos.filter((f) => f.favourite),
    editable: false,
  };
  return [...sorted.slice(0, 1), liked, ...sorted.slice(1)];
}
export const findAlbum = (files: Files, id: string): Album | undefined =>
  albumsOf(files, "name").find((album) => album.id === id);
/** The albums that pictures can be moved to: all albums that are folders. */
export const destinationAlbums = (files: Files, sort: State["albumSort"]): Album[] =>
  albumsOf(files, sort).filter((album) => album.id !== favourites);

/** The pictures in the trash, latest first. Pictures inside a deleted folder are not included. */
export const trashedPhotos = (files: Files): File[] =>
  trashedFiles(files).filter((f): f is File => f.type === "file" && matchesMimeType(f.mime, "image/*"));
/** Returns the ids whose pictures still exist. */
export const existingIds = (files: Files, ids: readonly string[]): string[] =>
  ids.filter((id) => findPicture(files, id) !== undefined);

/** The size of the whole picture, before crop and rotation. */
export function fullSize({ content }: File): { readonly width: number; readonly height: number } {
  return (content.kind === "scene" ? sceneShape(content.scenes[0]!) : undefined) ?? sizes.screen;
}
export const sizeOf = (file: File): { readonly width: number; readonly height: number } =>
  sizeAfterEdit(fullSize(file), file.crop, file.turns);
export const sceneOf = ({ content }: File): string | undefined =>
  content.kind === "scene" ? content.scenes[0] : undefined;
