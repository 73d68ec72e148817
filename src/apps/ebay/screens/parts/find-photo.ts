/** Finds the photo of the owner's listing: a file of the phone, or a picture of the world. */
import type { OsState } from "#os/state.ts";
import type { PictureSource } from "../../looks/photo.tsx";

export function findPhoto(os: OsState, ref: string | null | undefined): PictureSource {
  if (ref === null || ref === undefined) return null;
  const file = Object.hasOwn(os.files, ref) ? os.files[ref] : undefined;
  if (file) return file.type === "file" ? file : null;
  return ref.startsWith("file_") ? null : ref;
}
