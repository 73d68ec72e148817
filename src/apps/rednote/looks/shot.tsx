/** A picture of a note: a picture of the world, a file of the phone, or a text on paper. */
import { createMemo, Match, Show, Switch } from "solid-js";
import type { Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { sizeAfterEdit, sceneShape } from "#world/scenes/ids.ts";
import goods from "#world/goods/index.ts";
import rednote, { type Picture as WorldPicture } from "#world/rednote/index.ts";
import { artOf, drawShot, shotSizes } from "#world/rednote/shots.ts";
import { worldUrl } from "#world/url.ts";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { queryWorld } from "#ui/world.ts";
import "./shot.css";

export type Paper = "plain" | "lined" | "warm" | "night" | "mint" | "rose";
/** The content of a picture. `file` is a content URI, or the id of a scene. */
export type Shown =
  | { readonly kind: "world"; readonly picture: WorldPicture }
  | { readonly kind: "file"; readonly file: string; readonly mark?: string | undefined }
  | { readonly kind: "paper"; readonly paper: Paper; readonly words: string };

const heights = { "3:4": 4 / 3, "1:1": 1, "4:3": 3 / 4 } as const;
/**
 * Returns the height of a picture, as a multiple of its width. The phone's files are cropped to an aspect ratio between
 * 3:4 and 4:3.
 */
export function heightOf(shown: Shown, files: Files): number {
  if (shown.kind === "world") return heights[shown.picture.ratio];
  if (shown.kind === "paper") return 4 / 3;
  const file = files[parseContentUri(shown.file)?.id ?? ""];
  const scene = file?.type === "file" && file.content.kind === "scene" ? (file.content.scenes[0] ?? "") : shown.file;
  const shape = sceneShape(scene);
  if (!shape) return 4 / 3;
  const { width, height } = file?.type === "file" ? sizeAfterEdit(shape, file.crop, file.turns) : shape;
  return Math.min(4 / 3, Math.max(3 / 4, height / width));
}
export function Shot(p: {
  readonly of: Shown;
  readonly files: Files;
  readonly whole?: boolean;
  readonly small?: boolean;
}) {
  return (
    <div class={`shot ${p.small === true ? "small" : ""}`}>
      <Switch>
        <Match when={p.of.kind === "world" ? p.of : undefined}>{(it) => <WorldShot of={it().picture} />}</Match>
        <Match when={p.of.kind === "paper" ? p.of : undefined}>
          {(it) => <div class={`shot-paper ${it().paper}`}>{it().words}</div>}
        </Match>
        <Match when={p.of.kind === "file" ? p.of : undefined}>
          {(it) => (
            <>
              <FileShot of={it().file} files={p.files} whole={p.whole === true} />
              <Show when={it().mark}>
                <span class="shot-mark">{it().mark}</span>
              </Show>
            </>
          )}
        </Match>
      </Switch>
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
function WorldShot(p: { readonly of: WorldPicture }) {
  const arts = queryWorld(rednote.queries.arts, () => {
    const ids = artOf(p.of);
    return p.of.scene === null && p.of.item === null && ids.length > 0 ? { ids } : null;
  });
  const src = createMemo(() => {
    if (p.of.item !== null) return worldUrl(goods.queries.picture, { id: p.of.item });
    const { width, height } = shotSizes[p.of.ratio];
    const drawn = new Map((arts() ?? []).map(({ id, svg }) => [id, svg]));
    const inside = drawShot(p.of, (id) => drawn.get(id));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  return (
    <>
      <Show when={p.of.scene} fallback={<img class="shot-image" src={src()} alt="" decoding="sync" />}>
        {(scene) => <Picture scene={scene()} silent />}
      </Show>
      <Show when={p.of.words !== ""}>
        <div class="shot-words">{p.of.words}</div>
      </Show>
    </>
  );
}
