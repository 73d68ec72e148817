/** Tabs: text tabs with a short pink underline, and the bottom bar with icons. */
import { Show, type JSX } from "solid-js";
import follow from "@material-symbols/svg-400/outlined/mode_fan.svg?raw";
import followOn from "@material-symbols/svg-400/outlined/mode_fan-fill.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import homeOn from "@material-symbols/svg-400/outlined/home-fill.svg?raw";
import mine from "@material-symbols/svg-400/outlined/smart_display.svg?raw";
import mineOn from "@material-symbols/svg-400/outlined/smart_display-fill.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import shop from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import shopOn from "@material-symbols/svg-400/outlined/shopping_bag-fill.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Options, type Option } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

/** A row of tabs that scrolls sideways if it is too long. `wide`: the tabs fill the row. */
export function TopTabs<I extends string>(p: {
  readonly part: string;
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly wide?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class={`top-tabs ${p.wide === true ? "wide" : ""}`}>
      <Options class="top-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
/** Small grey chips above a list, such as the orders of results. */
export function WordRow<I extends string>(p: {
  readonly part: string;
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly end?: JSX.Element;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="word-line">
      <Scroll name={p.part} axis="x" class="word-row">
        <Options class="word-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
      </Scroll>
      {p.end}
    </div>
  );
}
export type FootTab = "home" | "following" | "shop" | "me";
const signs = {
  home: [home, homeOn],
  following: [follow, followOn],
  shop: [shop, shopOn],
  me: [mine, mineOn],
} as const;
export function FootTabs(p: {
  readonly labels: Readonly<Record<FootTab, string>>;
  readonly plus: string;
  readonly on: FootTab;
  /** Whether there is something new in the feed of followed people. */
  readonly dot: boolean;
  readonly onTab: (tab: FootTab) => void;
  readonly onPlus: () => void;
}) {
  const tab = (id: FootTab) => (
    <Tap class="foot-tab" role="tab" name={p.labels[id]} on={p.on === id} onTap={() => p.onTab(id)}>
      <div class="foot-sign">
        <Icon of={signs[id][p.on === id ? 1 : 0]} />
        <Show when={id === "following" && p.dot}>
          <i class="foot-dot" />
        </Show>
      </div>
      <span>{p.labels[id]}</span>
    </Tap>
  );
  return (
    <div class="foot-tabs">
      {tab("home")}
      {tab("following")}
      <Tap class="foot-plus" name={p.plus} onTap={() => p.onPlus()}>
        <i>
          <Icon of={plus} />
        </i>
      </Tap>
      {tab("shop")}
      {tab("me")}
    </div>
  );
}
