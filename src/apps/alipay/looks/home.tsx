/**
 * Parts of the main screen: the blue header with city, search box and four icons; videos; the header of the page "Me".
 */
import heart from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import next from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./home.css";

export function HomeHeader(p: {
  readonly city: string;
  readonly weather: string;
  readonly hint: string;
  readonly search: string;
  readonly more: string;
  readonly onSearch: () => void;
  readonly onMore: () => void;
}) {
  return (
    <header class="home-head">
      <div class="home-bar">
        <div class="home-city">
          <p>{p.city}</p>
          <p>{p.weather}</p>
        </div>
        <Tap class="home-search" role="searchbox" name={p.search} onTap={() => p.onSearch()}>
          <Icon of={search} />
          <span>{p.hint}</span>
          <b>{p.search}</b>
        </Tap>
        <Tap class="home-plus" name={p.more} onTap={() => p.onMore()}>
          <Icon of={plus} />
        </Tap>
      </div>
    </header>
  );
}
export function QuickActions(p: {
  readonly items: readonly { readonly label: string; readonly icon: string; readonly onTap: () => void }[];
}) {
  return (
    <div class="fours">
      <For each={p.items}>
        {(item) => (
          <Tap class="four" name={item.label} onTap={() => item.onTap()}>
            <Icon of={item.icon} />
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function Clip(p: {
  readonly scene: string;
  readonly title: string;
  readonly author: string;
  readonly likes: string;
  readonly liked: boolean;
  readonly followed: boolean;
  readonly playing: boolean;
  readonly share: number;
  readonly names: { readonly like: string; readonly next: string; readonly follow: string; readonly play: string };
  readonly face: JSX.Element;
  readonly onPlay: () => void;
  readonly onLike: () => void;
  readonly onFollow: () => void;
  readonly onNext: (by: 1 | -1) => void;
}) {
  return (
    <div class="clip">
      <div class="clip-picture">
        <Picture scene={p.scene} silent />
      </div>
      <Tap
        class="clip-still"
        name={p.names.play}
        on={p.playing}
        onTap={() => p.onPlay()}
        onSwipe={(to) => (to === "up" ? p.onNext(1) : to === "down" ? p.onNext(-1) : false)}
      >
        <Show when={!p.playing}>
          <Icon of={play} />
        </Show>
      </Tap>
      <div class="clip-side">
        <Tap class="clip-act" name={p.names.follow} onTap={() => p.onFollow()}>
          {p.face}
          <span>{p.names.follow}</span>
        </Tap>
        <Tap class="clip-act" name={p.names.like} on={p.liked} onTap={() => p.onLike()}>
          <Icon of={heart} />
          <span>{p.likes}</span>
        </Tap>
        <Tap class="clip-act" name={p.names.next} onTap={() => p.onNext(1)}>
          <Icon of={next} />
          <span>{p.names.next}</span>
        </Tap>
      </div>
      <div class="clip-words">
        <p>{p.author}</p>
        <p>{p.title}</p>
      </div>
      <div class="clip-bar">
        <div style={{ width: `${p.share * 100}%` }} />
      </div>
    </div>
  );
}
export function MeHeader(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly note: string;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <header class="me-head">
      <Tap name={`${p.name}, ${p.note}`} onTap={() => p.onTap()}>
        {p.face}
        <div>
          <p class="me-name">{p.name}</p>
          <p class="me-note">{p.note}</p>
        </div>
      </Tap>
      {p.children}
    </header>
  );
}
export function FeedTitle(p: { readonly children: JSX.Element }) {
  return <p class="feed-head">{p.children}</p>;
}
/** A row of sums with labels. */
export function EarningsRow(p: { readonly children: JSX.Element }) {
  return <div class="earn">{p.children}</div>;
}
export function EarningsItem(p: {
  readonly label: string;
  readonly children: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <Tap name={p.label} onTap={() => p.onTap()}>
      <p class="earn-label">{p.label}</p>
      {p.children}
    </Tap>
  );
}
