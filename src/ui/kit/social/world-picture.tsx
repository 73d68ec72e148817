/** A picture of a post of the world: a scene, a picture of goods, things over a background, or words. */
import { createMemo, Show, untrack } from "solid-js";
import type { Query } from "#world/define.ts";
import { goodsPictureUrl } from "#world/goods/picture-url.ts";
import { artOf, drawPicture, pictureSizes, type Picture as Drawn } from "#world/social/pictures.ts";
import { Picture } from "../picture.tsx";
import { queryWorld } from "../../world.ts";
import "./world-picture.css";

export function WorldPicture(p: {
  readonly of: Drawn;
  /** The query of the drawings of things. It must not change. */
  readonly arts: Query<{ readonly ids: readonly string[] }, readonly { readonly id: string; readonly svg: string }[]>;
  /** Whether the whole picture is visible. Otherwise it fills its place. */
  readonly whole?: boolean | undefined;
}) {
  const arts = queryWorld(
    untrack(() => p.arts),
    () => {
      const ids = artOf(p.of);
      return p.of.scene === null && p.of.item === null && ids.length > 0 ? { ids } : null;
    },
  );
  const src = createMemo(() => {
    if (p.of.item !== null) return goodsPictureUrl(p.of.item);
    const { width, height } = pictureSizes[p.of.ratio];
    const drawn = new Map((arts() ?? []).map(({ id, svg }) => [id, svg]));
    const inside = drawPicture(p.of, (id) => drawn.get(id));
    const aspect = p.whole === true ? "meet" : "slice";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${aspect}">${inside}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
  return (
    <>
      <Show
        when={p.of.scene}
        fallback={
          <img class="world-picture" classList={{ whole: p.whole === true }} src={src()} alt="" decoding="sync" />
        }
      >
        {(scene) => <Picture scene={scene()} fit={p.whole === true ? "contain" : "cover"} silent />}
      </Show>
      <Show when={p.of.words !== ""}>
        <div class="words-on-picture">{p.of.words}</div>
      </Show>
    </>
  );
}
