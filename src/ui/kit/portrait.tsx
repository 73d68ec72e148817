/** The picture that a person, shop or account chose, drawn from an id; without a name it belongs to what stands beside it. */
import { createMemo, Show } from "solid-js";
import { portraitOf } from "../../world/portraits/portrait.ts";
import { Tap } from "./tap.tsx";
import "./portrait.css";

export function Portrait(p: {
  /** Of the cast, of the folk, of an account, a merchant, a group … */
  readonly of: string;
  /** What a shop or an account deals in: its kind or category. */
  readonly about?: string | undefined;
  /** In points. */
  readonly size: number;
  readonly radius: number;
  readonly name?: string | undefined;
}) {
  // As an image: hundreds of them in a list cost the page little, and their ids do not meet.
  const src = createMemo(() => `data:image/svg+xml,${encodeURIComponent(portraitOf(p.of, p.about))}`);
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
