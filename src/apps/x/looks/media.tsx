/** The photos and videos of a post: a picture of the world, or a file of the phone. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import posts from "#world/posts/index.ts";
import type { Picture } from "#world/social/pictures.ts";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { WorldPicture } from "#ui/kit/social/world-picture.tsx";
import { ChosenPicture } from "#ui/kit/social/chosen-picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { useAutoPlay, useSaver } from "./look.ts";
import "./media.css";

export type Shown =
  | { readonly kind: "world"; readonly picture: Picture }
  /** `file`: a content URI, or the id of a scene. */
  | { readonly kind: "file"; readonly file: string };
export interface MediaItem {
  readonly shown: Shown;
  readonly alt: string;
  /** The length of a video in seconds; 0 for a photo. */
  readonly seconds: number;
}
export function Shot(p: { readonly of: Shown; readonly files: Files; readonly whole?: boolean | undefined }) {
  return (
    <div class="shot">
      <Show
        when={p.of.kind === "world" ? p.of : undefined}
        fallback={<ChosenPicture of={(p.of as { file: string }).file} files={p.files} whole={p.whole} />}
      >
        {(it) => <WorldPicture of={it().picture} arts={posts.queries.arts} whole={p.whole} />}
      </Show>
    </div>
  );
}
export interface Tile extends MediaItem {
  /** The accessible name. */
  readonly name: string;
  /** The length of a video, such as "0:42". */
  readonly length: string;
}
/** One to four photos of a post. Two or more are cropped to a common height. */
export function MediaGrid(p: {
  readonly tiles: readonly Tile[];
  readonly files: Files;
  readonly tapToLoad: string;
  readonly altMark: string;
  readonly onTap: (n: number) => void;
}) {
  const saver = useSaver();
  const autoPlay = useAutoPlay();
  return (
    <div class={`media-grid of-${p.tiles.length}`}>
      {p.tiles.map((tile, n) => (
        <Tap class="media-tile" role="image" name={tile.name} onTap={() => p.onTap(n)}>
          <Show when={!saver()} fallback={<div class="media-later">{p.tapToLoad}</div>}>
            <Shot of={tile.shown} files={p.files} />
          </Show>
          <Show when={tile.seconds > 0}>
            <Show when={!autoPlay()}>
              <div class="media-play">
                <Icon of={play} size="large" />
              </div>
            </Show>
            <span class="media-length">{tile.length}</span>
          </Show>
          <Show when={tile.seconds === 0 && tile.alt !== "" && !saver()}>
            <span class="media-length alt">{p.altMark}</span>
          </Show>
        </Tap>
      ))}
    </div>
  );
}
