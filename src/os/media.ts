/**
 * The one index of what the phone's files hold: pictures, videos, audio, documents, by kind, folder, time and name. The file manager,
 * the gallery, pickers and the storage page ask it, so that they agree: a picture that one app saves is in all of them at once.
 */
import { filesOf, inUse, takenAt, type File, type Files } from "./files.ts";
import { typeFits } from "./intents.ts";

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

/** Every condition that is given must hold. */
export interface MediaQuery {
  readonly kind?: MediaKind;
  /** MIME type, perhaps with a wildcard: "image/*". */
  readonly type?: string;
  /** The folder that it lies in, by id. */
  readonly folder?: string;
  readonly favourite?: true;
  /** Stands in the name, whatever its case. */
  readonly named?: string;
  /** Newest first: by the last change (where nothing is said), or by when a picture was taken. */
  readonly by?: "modified" | "taken";
}
/** Files in use that fit. What lies in the trash or in an archive is not in use. */
export function mediaIn(files: Files, query: MediaQuery = {}): File[] {
  const { kind, type, folder, favourite, named, by = "modified" } = query;
  const name = named?.trim().toLowerCase() ?? "";
  const found = filesOf(files, type).filter(
    (file) =>
      (kind === undefined || mediaKindOf(file) === kind) &&
      (folder === undefined || file.parent === folder) &&
      (favourite === undefined || file.favourite) &&
      file.name.toLowerCase().includes(name),
  );
  return by === "modified" ? found : found.toSorted(latest);
}
const latest = (a: File, b: File): number => takenAt(b) - takenAt(a) || (a.id < b.id ? -1 : 1);

/** The picture of this id, where it is one and in use. */
export function pictureAt(files: Files, id: string): File | undefined {
  const file = files[id];
  return file?.type === "file" && typeFits(file.mime, "image/*") && inUse(files, file) ? file : undefined;
}
/** Bytes of each kind, with how many files there are. */
export function mediaUse(
  files: Files,
): Readonly<Record<MediaKind, { readonly count: number; readonly bytes: number }>> {
  const use = Object.fromEntries(mediaKinds.map((kind) => [kind, { count: 0, bytes: 0 }])) as Record<
    MediaKind,
    { count: number; bytes: number }
  >;
  for (const file of filesOf(files)) {
    const of = use[mediaKindOf(file)];
    of.count++;
    of.bytes += file.bytes;
  }
  return use;
}
