/**
 * Queries over the media in the phone's files: pictures, videos, audio and documents, by kind, folder, time and name.
 * The file manager, the gallery, pickers and the storage page use these queries, so that they show the same files.
 */
import { filesOfType, isInUse, takenAt, type File, type Files } from "./files.ts";
import { matchesMimeType } from "./intents.ts";

export const mediaKinds = ["images", "videos", "audio", "documents", "archives", "apps", "other"] as const;
export type MediaKind = (typeof mediaKinds)[number];
export function mediaKindOf({ mime }: { readonly mime: string }): MediaKind {
  if (mime.startsWith("image/")) return "images";
  if (mime.startsWith("video/")) return "videos";
  if (mime.startsWith("audio/")) return "audio";
  if (mime === "application/zip") return "archives";
  if (mime === "application/vnd.android.package-archive") return "apps";
  if (mime.startsWith("text/") || mime.startsWith("application/vnd.") || /pdf|json/.test(mime)) return "documents";
  return "other";
}

/** A query for media. A file must satisfy every condition in the query. */
export interface MediaQuery {
  readonly kind?: MediaKind;
  /** A MIME type, possibly with a wildcard: "image/*". */
  readonly type?: string;
  /** The id of the folder that contains the file. */
  readonly folder?: string;
  readonly favourite?: true;
  /** Part of the name; case does not matter. */
  readonly nameContains?: string;
  /** The order, newest first: by the last modification (the default), or by the time when a picture was taken. */
  readonly by?: "modified" | "taken";
}
/** Returns the matching files in use. Files in the trash or in an archive are not in use. */
export function queryMedia(files: Files, query: MediaQuery = {}): File[] {
  const { kind, type, folder, favourite, nameContains, by = "modified" } = query;
  const name = nameContains?.trim().toLowerCase() ?? "";
  const found = filesOfType(files, type).filter(
    (file) =>
      (kind === undefined || mediaKindOf(file) === kind) &&
      (folder === undefined || file.parent === folder) &&
      (favourite === undefined || file.favourite) &&
      file.name.toLowerCase().includes(name),
  );
  return by === "modified" ? found : found.toSorted(latestTakenFirst);
}
const latestTakenFirst = (a: File, b: File): number => takenAt(b) - takenAt(a) || (a.id < b.id ? -1 : 1);

/** Returns the picture with this id if it exists and is in use, otherwise undefined. */
export function findPicture(files: Files, id: string): File | undefined {
  const file = files[id];
  return file?.type === "file" && matchesMimeType(file.mime, "image/*") && isInUse(files, file) ? file : undefined;
}
/** Returns the number of files and their total bytes, by kind. */
export function mediaUsage(
  files: Files,
): Readonly<Record<MediaKind, { readonly count: number; readonly bytes: number }>> {
  const use = Object.fromEntries(mediaKinds.map((kind) => [kind, { count: 0, bytes: 0 }])) as Record<
    MediaKind,
    { count: number; bytes: number }
  >;
  for (const file of filesOfType(files)) {
    const of = use[mediaKindOf(file)];
    of.count++;
    of.bytes += file.bytes;
  }
  return use;
}
