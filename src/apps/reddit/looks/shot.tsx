/** A picture of a post: a scene of the world, or a file of the phone. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { sceneShape, sizeAfterEdit } from "#world/scenes/ids.ts";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import "./shot.css";

const fileOf = (files: Files, picture: string) => {
  const found = files[parseContentUri(picture)?.id ?? ""];
  return found?.type === "file" ? found : undefined;
};
/** Returns the height of a picture, as a multiple of its width, between 1:2 and 5:4. */
export function heightOf(picture: string, files: Files): number {
  const file = fileOf(files, picture);
  const scene = file?.content.kind === "scene" ? (file.content.scenes[0] ?? "") : picture;
  const shape = sceneShape(scene);
  if (!shape) return 1;
  const { width, height } = file ? sizeAfterEdit(shape, file.crop, file.turns) : shape;
  return Math.min(1.25, Math.max(0.5, height / width));
}
export function Shot(p: {
  readonly picture: string;
  readonly files: Files;
  readonly whole?: boolean;
  readonly thumb?: number;
}) {
  const fit = () => (p.whole === true ? "contain" : "cover");
  return (
    <div class="shot">
      <Show
        when={fileOf(p.files, p.picture)}
        fallback={<Picture scene={p.picture} fit={fit()} silent thumb={p.thumb} />}
      >
        {(it) => <FilePicture file={it()} fit={fit()} silent thumb={p.thumb} />}
      </Show>
    </div>
  );
}
