/** The square pictures of a listing, one at a time, with a heart, a share button and a counter. */
import share from "@material-symbols/svg-400/outlined/ios_share.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { WatchButton } from "./buttons.tsx";
import { Photo } from "./photo.tsx";
import "./pager.css";

export function PicturePager(p: {
  readonly pictures: readonly string[];
  readonly at: number;
  readonly name: string;
  readonly dark?: boolean | undefined;
  readonly heart?:
    | { readonly on: boolean; readonly name: string; readonly count: string; readonly onTap: () => void }
    | undefined;
  readonly share?: { readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
  readonly onShow: (at: number) => void;
}) {
  const turn = (direction: string) => {
    const to = p.at + (direction === "left" ? 1 : direction === "right" ? -1 : 0);
    if (to === p.at) return false;
    if (to >= 0 && to < p.pictures.length) p.onShow(to);
    return true;
  };
  return (
    <div class="pager" classList={{ large: p.dark === true }}>
      <Tap class="pager-tap" role="image" name={p.name} onTap={() => p.onTap()} onSwipe={turn}>
        <Photo of={p.pictures[p.at] ?? p.pictures[0]} class="pager-photo" whole />
      </Tap>
      <Show when={p.heart}>
        {(it) => (
          <div class="pager-heart">
            <Show when={it().count !== ""}>
              <span>{it().count}</span>
            </Show>
            <WatchButton on={it().on} name={it().name} onTap={() => it().onTap()} />
          </div>
        )}
      </Show>
      <Show when={p.share}>
        {(it) => (
          <Tap class="pager-share" name={it().name} onTap={() => it().onTap()}>
            <Icon of={share} />
          </Tap>
        )}
      </Show>
      <Show when={p.pictures.length > 1}>
        <p class="pager-count">
          {Math.min(p.at, p.pictures.length - 1) + 1}/{p.pictures.length}
        </p>
      </Show>
    </div>
  );
}
/** Small pictures. Tapping a small picture shows it large. */
export function Thumbnails(p: {
  readonly pictures: readonly string[];
  readonly at: number;
  readonly nameOf: (n: number) => string;
  readonly onShow: (at: number) => void;
}): JSX.Element {
  return (
    <Scroll name="thumbs" axis="x" class="thumbs">
      <For each={p.pictures}>
        {(picture, n) => (
          <Tap class="thumb" role="option" name={p.nameOf(n() + 1)} on={p.at === n()} onTap={() => p.onShow(n())}>
            <Photo of={picture} class="thumb-photo" />
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
