/** The photos and videos of a post: a picture of the world, or a file of the phone. */
import { createMemo, Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import goods from "#world/goods/index.ts";
import posts from "#world/posts/index.ts";
import type { Picture as WorldPicture } from "#world/rednote/index.ts";
import { artOf, drawShot, shotSizes } from "#world/rednote/shots.ts";
import { worldUrl } from "#world/url.ts";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import { useAutoPlay, useSaver } from "./look.ts";
import "./media.css";

export type Shown =
  | { readonly kind: "world"; readonly picture: WorldPicture }
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
        fallback={<FileShot of={(p.of as { file: string }).file} files={p.files} whole={p.whole === true} />}
      >
        {(it) => <WorldShot of={it().picture} whole={p.whole === true} />}
      </Show>
    </div>
  );
}
function FileShot(p: { readonly of: string; readonly files: Files; readonly whole: boolean }) {
  const file = () => {
    const found = p.files[parseContentUri(p.of)?.id ?? ""];
    return found?.type === "file" ? found : undefined;
  };
  const fit = () => (p.whole ? "contain" : "cover");
  return (
    <Show when={file()} fallback={<Picture scene={p.of} fit={fit()} silent />}>
      {(it) => <FilePicture file={it()} fit={fit()} silent />}
    </Show>
  );
}
function WorldShot(p: { readonly of: WorldPicture; readonly whole: boolean }) {
  const arts = queryWorld(posts.queries.arts, () => {
    const ids = artOf(p.of);
    return p.of.scene === null && p.of.item === null && ids.length > 0 ? { ids } : null;
  });
  const src = createMemo(() => {
    if (p.of.item !== null) return worldUrl(goods.queries.picture, { id: p.of.item });
    const { width, height } = shotSizes[p.of.ratio];
    const drawn = new Map((arts() ?? []).map(({ id, svg }) => [id, svg]));
    const inside = drawShot(p.of, (id) => drawn.get(id));
    const aspect = p.whole ? "meet" : "slice";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${aspect}">${inside}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  return (
    <>
      <Show when={p.of.scene} fallback={<img class="shot-image" src={src()} alt="" decoding="sync" />}>
        {(scene) => <Picture scene={scene()} fit={p.whole ? "contain" : "cover"} silent />}
      </Show>
      <Show when={p.of.words !== ""}>
        <div class="shot-words">{p.of.words}</div>
      </Show>
    </>
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
