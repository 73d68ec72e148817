/** The square picture of an album, a show or a playlist, and the round picture of an artist. */
import blend from "@material-symbols/svg-400/rounded/join_inner.svg?raw";
import episodes from "@material-symbols/svg-400/rounded/bookmark-fill.svg?raw";
import note from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import tick from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import { ChosenPicture } from "#ui/kit/social/chosen-picture.tsx";
import music from "#world/music/index.ts";
import { worldUrl } from "#world/url.ts";
import { useSaver } from "./saver.ts";
import "./cover.css";

export type Art =
  /** The record of the world whose picture is drawn. */
  | { readonly kind: "world"; readonly id: string }
  | { readonly kind: "chosen"; readonly picture: string; readonly files: Files }
  /** Up to four records of the world, side by side. */
  | { readonly kind: "four"; readonly ids: readonly string[] }
  /** A person of the public. */
  | { readonly kind: "person"; readonly id: string }
  | { readonly kind: "liked" | "episodes" | "blend" | "none" };

const WorldCover = (p: { readonly id: string }) => {
  const saver = useSaver();
  return (
    <Show when={!saver()} fallback={<Icon of={note} />}>
      <img src={worldUrl(music.queries.cover, { id: p.id })} alt="" decoding="sync" />
    </Show>
  );
};
/** `size` is in points, or "fill" for the width of the parent. */
export function Cover(p: { readonly art: Art; readonly size: number | "fill"; readonly round?: boolean | undefined }) {
  const size = () =>
    p.size === "fill" ? { width: "100%", "aspect-ratio": "1" } : { width: `${p.size}px`, height: `${p.size}px` };
  const art = () => p.art;
  return (
    <div class={`cover ${art().kind} ${p.round === true ? "round" : ""}`} style={size()}>
      <Switch fallback={<Icon of={note} />}>
        <Match when={art().kind === "world" && (art() as { id: string }).id}>{(id) => <WorldCover id={id()} />}</Match>
        <Match when={art().kind === "chosen" && (art() as Extract<Art, { kind: "chosen" }>)}>
          {(chosen) => (
            <ChosenPicture of={chosen().picture} files={chosen().files} thumb={p.size === "fill" ? 160 : p.size} />
          )}
        </Match>
        <Match when={art().kind === "four" && (art() as Extract<Art, { kind: "four" }>)}>
          {(four) => (
            <Show when={four().ids.length >= 4} fallback={<WorldCover id={four().ids[0] ?? ""} />}>
              <div class="cover-four">
                <For each={four().ids.slice(0, 4)}>{(id) => <WorldCover id={id} />}</For>
              </div>
            </Show>
          )}
        </Match>
        <Match when={art().kind === "person" && (art() as { id: string }).id}>
          {(id) => (
            <Portrait of={id()} size={p.size === "fill" ? 150 : p.size} radius={p.size === "fill" ? 75 : p.size / 2} />
          )}
        </Match>
        <Match when={art().kind === "liked"}>
          <Icon of={tick} />
        </Match>
        <Match when={art().kind === "blend"}>
          <Icon of={blend} />
        </Match>
        <Match when={art().kind === "episodes"}>
          <Icon of={episodes} />
        </Match>
      </Switch>
    </div>
  );
}
