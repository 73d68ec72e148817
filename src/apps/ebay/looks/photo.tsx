/** The picture of an item, on a grey tile. It is a picture of the world or one of the owner's files. */
import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import { Show } from "solid-js";
import type { File } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { FilePicture } from "#ui/kit/picture.tsx";
import goods from "#world/goods/index.ts";
import { worldUrl } from "#world/url.ts";
import "./photo.css";

/** The id of a picture of the world or of a file of the phone; null or undefined for no picture. */
export type PictureSource = string | File | null | undefined;

export function Photo(p: {
  readonly of: PictureSource;
  readonly class?: string | undefined;
  readonly whole?: boolean;
}) {
  const address = () => (typeof p.of === "string" ? worldUrl(goods.queries.picture, { id: p.of }) : null);
  const file = () => (typeof p.of === "object" && p.of !== null ? p.of : null);
  return (
    <div class={`photo layered ${p.class ?? ""}`}>
      <Show
        when={address()}
        fallback={
          <Show when={file()} fallback={<Icon of={image} size="large" />}>
            {(f) => <FilePicture file={f()} silent fit={p.whole === true ? "contain" : "cover"} />}
          </Show>
        }
      >
        {(src) => <img class="photo-image" src={src()} alt="" decoding="sync" />}
      </Show>
    </div>
  );
}
