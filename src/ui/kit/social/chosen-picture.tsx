/** A picture that the user chose: a file of the phone, or a scene of the world. */
import { Show } from "solid-js";
import type { File, Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { sceneShape, sizeAfterEdit } from "#world/scenes/ids.ts";
import { FilePicture, Picture } from "../picture.tsx";

/** Returns the file that a content URI names, or undefined. */
const fileOf = (files: Files | undefined, of: string): File | undefined => {
  const found = files?.[parseContentUri(of)?.id ?? ""];
  return found?.type === "file" ? found : undefined;
};
/** `of` is a content URI, or the id of a scene. */
export function ChosenPicture(p: {
  readonly of: string;
  readonly files: Files | undefined;
  /** Whether the whole picture is visible. Otherwise it fills its place. */
  readonly whole?: boolean | undefined;
  readonly thumb?: number | undefined;
}) {
  const fit = () => (p.whole === true ? "contain" : "cover");
  return (
    <Show when={fileOf(p.files, p.of)} fallback={<Picture scene={p.of} fit={fit()} silent thumb={p.thumb} />}>
      {(file) => <FilePicture file={file()} fit={fit()} silent thumb={p.thumb} />}
    </Show>
  );
}
/** Returns the height of a picture, as a multiple of its width, between two limits; null if it is not known. */
export function heightOfChosen(of: string, files: Files, least: number, most: number): number | null {
  const file = fileOf(files, of);
  const scene = file?.content.kind === "scene" ? (file.content.scenes[0] ?? "") : of;
  const shape = sceneShape(scene);
  if (!shape) return null;
  const { width, height } = file ? sizeAfterEdit(shape, file.crop, file.turns) : shape;
  return Math.min(most, Math.max(least, height / width));
}
