/**
 * The profile picture of a person, shop or account, drawn from an id. It has no accessible name, because the text
 * beside it names the owner.
 */
import { createMemo, Show } from "solid-js";
import { drawPortrait } from "#world/portraits/portrait.ts";
import { Tap } from "./tap.tsx";
import "./portrait.css";

export function Portrait(p: {
  /** The id of the owner, such as a member of the cast, a resident, an account, a merchant or a group. */
  readonly of: string;
  /** The kind or category of a shop or an account. */
  readonly about?: string | undefined;
  /** The size in points. */
  readonly size: number;
  readonly radius: number;
  readonly name?: string | undefined;
}) {
  // Uses an image element, not inline SVG. Hundreds of image elements in a list are cheap, and the SVG ids of two
  // images cannot collide.
  const src = createMemo(() => `data:image/svg+xml,${encodeURIComponent(drawPortrait(p.of, p.about))}`);
  const style = () => ({
    width: `${String(p.size)}px`,
    height: `${String(p.size)}px`,
    "border-radius": `${String(p.radius)}px`,
  });
  const image = () => <img class="portrait" src={src()} alt="" decoding="sync" style={style()} />;
  return (
    <Show when={p.name !== undefined} fallback={image()}>
      <Tap role="image" name={p.name!}>
        {image()}
      </Tap>
    </Show>
  );
}
