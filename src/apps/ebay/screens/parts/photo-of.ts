/** The photo of the owner's listing: a file of the phone's, or a picture of the world's. */
import type { OsState } from "../../../../os/state.ts";
import type { Pictured } from "../../looks/photo.tsx";

export function photoOf(os: OsState, ref: string | null | undefined): Pictured {
  if (ref === null || ref === undefined) return null;
  const file = Object.hasOwn(os.files, ref) ? os.files[ref] : undefined;
  if (file) return file.type === "file" ? file : null;
  return ref.startsWith("file_") ? null : ref;
}
