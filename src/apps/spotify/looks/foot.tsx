/** The bar at the bottom, and the small player that floats above it. */
import home from "@material-symbols/svg-400/rounded/home.svg?raw";
import homeOn from "@material-symbols/svg-400/rounded/home-fill.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import searchOn from "@material-symbols/svg-400/rounded/search-fill.svg?raw";
import badge from "@material-symbols/svg-400/rounded/workspace_premium.svg?raw";
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover } from "./cover.tsx";
import { IconButton } from "./frame.tsx";
import "./foot.css";

/** Three records on a shelf: two upright, one leaning. `weight` is the width of the lines. */
const records = (weight: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 3v18M10 3v18M15.500 4l5 16.500" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round"/></svg>`;
export type FootTab = "home" | "search" | "library" | "premium" | "create";
const icons: Readonly<Record<FootTab, readonly [off: string, on: string]>> = {
  home: [home, homeOn],
  search: [search, searchOn],
  library: [records(1.8), records(3)],
  premium: [badge, badge],
  create: [plus, plus],
};
export function FootBar(p: {
  readonly tabs: readonly { readonly id: FootTab; readonly label: string }[];
  /** The tab whose own screen is open; it cannot be pressed. */
  readonly on: FootTab | null;
  readonly onTab: (tab: FootTab) => void;
}) {
  const inside = (tab: { readonly id: FootTab; readonly label: string }) => (
    <>
      <Icon of={icons[tab.id][p.on === tab.id ? 1 : 0]} />
      <span>{tab.label}</span>
    </>
  );
  return (
    <nav class="foot-bar">
      <For each={p.tabs}>
        {(tab) => (
          <Show when={p.on !== tab.id} fallback={<div class="foot-tab current">{inside(tab)}</div>}>
            <Tap class="foot-tab" role="tab" name={tab.label} on={false} onTap={() => p.onTab(tab.id)}>
              {inside(tab)}
            </Tap>
          </Show>
        )}
      </For>
    </nav>
  );
}
export function MiniPlayer(p: {
  readonly title: string;
  readonly by: string;
  /** The name of the other device that plays, or "". */
  readonly device: string;
  readonly cover: string;
  readonly colour: string;
  readonly share: number;
  readonly playing: boolean;
  readonly names: { readonly open: string; readonly play: string; readonly pause: string };
  readonly onOpen: () => void;
  readonly onToggle: () => void;
}) {
  return (
    <div class="mini" style={{ background: p.colour }}>
      <Tap class="mini-main" name={`${p.names.open}: ${p.title}, ${p.by}`} onTap={() => p.onOpen()}>
        <Cover art={{ kind: "world", id: p.cover }} size={40} />
        <div class="mini-text">
          <p>{p.title}</p>
          <small class={p.device === "" ? "" : "green"}>{p.device === "" ? p.by : p.device}</small>
        </div>
      </Tap>
      <IconButton
        kind="strong"
        icon={p.playing ? pause : play}
        name={p.playing ? p.names.pause : p.names.play}
        onTap={() => p.onToggle()}
      />
      <div class="mini-line">
        <div style={{ width: `${Math.round(p.share * 1000) / 10}%` }} />
      </div>
    </div>
  );
}
