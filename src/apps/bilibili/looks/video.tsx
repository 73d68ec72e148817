/** Parts of the page of a video: the tabs with the danmaku pill, the author, the title, the five acts. */
import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import coinOn from "@material-symbols/svg-400/outlined/paid-fill.svg?raw";
import dislike from "@material-symbols/svg-400/outlined/thumb_down.svg?raw";
import dislikeOn from "@material-symbols/svg-400/outlined/thumb_down-fill.svg?raw";
import fold from "@material-symbols/svg-400/outlined/keyboard_arrow_up.svg?raw";
import like from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import likeOn from "@material-symbols/svg-400/outlined/thumb_up-fill.svg?raw";
import share from "@material-symbols/svg-400/outlined/reply.svg?raw";
import says from "@material-symbols/svg-400/outlined/subtitles.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import starOn from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import unfold from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import views from "@material-symbols/svg-400/outlined/smart_display.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Options } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./tabs.css";
import "./video.css";

export function VideoTabs<I extends string>(p: {
  readonly tabs: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I | null;
  readonly pill: string;
  /** Missing if there are no tabs. */
  readonly onPick?: ((id: I) => void) | undefined;
  readonly onPill: () => void;
}) {
  return (
    <div class="video-tabs">
      <Options class="top-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick?.(id)} />
      <Tap class="danmaku-pill" role="textbox" name={p.pill} onTap={() => p.onPill()}>
        <span>{p.pill}</span>
      </Tap>
    </div>
  );
}
export function TitleBlock(p: {
  readonly title: string;
  readonly plays: string;
  readonly danmaku: string;
  readonly spoken: string;
  readonly date: string;
  readonly unfolded: boolean;
  readonly foldName: string;
  readonly onFold: () => void;
  /** The description and the tags. */
  readonly children: JSX.Element;
}) {
  return (
    <div class="title-block">
      <Tap class="title-open" name={joinName(p.title, p.spoken, p.date, p.foldName)} onTap={() => p.onFold()}>
        <h1 class={p.unfolded ? "" : "short"}>{p.title}</h1>
        <Icon of={p.unfolded ? fold : unfold} size="small" />
      </Tap>
      <p class="title-counts">
        <Icon of={views} /> <b>{p.plays}</b> <Icon of={says} /> <b>{p.danmaku}</b> <b>{p.date}</b>
      </p>
      <Show when={p.unfolded}>{p.children}</Show>
    </div>
  );
}
export function TagRow(p: { readonly tags: readonly string[]; readonly onTap: (tag: string) => void }) {
  return (
    <div class="tag-row">
      <For each={p.tags}>
        {(tag) => (
          <Tap class="tag-chip" role="link" name={`#${tag}`} onTap={() => p.onTap(tag)}>
            <span>{tag}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export interface Act {
  readonly name: string;
  readonly count: string;
  readonly on: boolean;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}
const signs = {
  like: [like, likeOn],
  dislike: [dislike, dislikeOn],
  coin: [coin, coinOn],
  favourite: [star, starOn],
  share: [share, share],
} as const;
/** Five icons over their counts. A held like likes, gives coins and saves. */
export function ActRow(p: { readonly acts: Readonly<Record<keyof typeof signs, Act>> }) {
  return (
    <div class="act-row">
      <For each={["like", "dislike", "coin", "favourite", "share"] as const}>
        {(id) => {
          const act = () => p.acts[id];
          return (
            <Tap
              class={`act ${id}`}
              role={id === "share" || id === "coin" || id === "favourite" ? "button" : "checkbox"}
              name={act().name}
              value={joinName(act().count)}
              on={act().on}
              onTap={() => act().onTap()}
              onHold={act().onHold}
            >
              <Icon of={signs[id][act().on ? 1 : 0]} />
              <span>{act().count}</span>
            </Tap>
          );
        }}
      </For>
    </div>
  );
}
export interface PartCell {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly badge?: string | undefined;
}
/** Parts of a video, or episodes of a season, side by side. */
export function PartStrip(p: {
  readonly title: string;
  readonly parts: readonly PartCell[];
  readonly chosen: string;
  readonly all?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly onPick: (id: string) => void;
}) {
  return (
    <div class="part-strip">
      <div class="part-head">
        <h2>{p.title}</h2>
        <Show when={p.all}>
          {(all) => (
            <Tap class="part-all" name={all().label} onTap={() => all().onTap()}>
              <span>{all().label}</span>
            </Tap>
          )}
        </Show>
      </div>
      <Scroll name="parts" axis="x" class="part-row">
        <For each={p.parts}>
          {(part) => (
            <Tap
              class="part-cell"
              role="radio"
              name={joinName(part.label, part.title, part.badge)}
              on={p.chosen === part.id}
              onTap={() => p.onPick(part.id)}
            >
              <div>
                <b>{part.label}</b>{" "}
                <Show when={part.badge}>
                  <i>{part.badge}</i>
                </Show>{" "}
                <span>{part.title}</span>
              </div>
            </Tap>
          )}
        </For>
      </Scroll>
    </div>
  );
}
/** A line that opens something, such as the author's series. */
export function LinkLine(p: { readonly text: string; readonly onTap: () => void }) {
  return (
    <Tap class="link-line" role="link" name={p.text} onTap={() => p.onTap()}>
      <span>{p.text}</span>
      <b>›</b>
    </Tap>
  );
}
