/** Text tabs: tabs at the top with a short red underline, a row of channels, and the bottom bar. */
import { Show } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Options, type Option } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./tabs.css";

export function TopTabs<I extends string>(p: {
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly wide?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class={`top-tabs ${p.wide === true ? "wide" : ""}`}>
      <Options class="top-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </div>
  );
}
/** A row that scrolls sideways. `part` is the name of the scroll area. */
export function WordRow<I extends string>(p: {
  readonly part: string;
  readonly tabs: readonly Option<I>[];
  readonly chosen: I;
  readonly pills?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class={`word-row ${p.pills === true ? "pills" : ""}`}>
      <Options class="word-tab" role="tab" options={p.tabs} chosen={p.chosen} onPick={(id) => p.onPick(id)} />
    </Scroll>
  );
}
export type FootTab = "home" | "market" | "messages" | "me";
export function FootTabs(p: {
  readonly labels: Readonly<Record<FootTab, string>>;
  readonly plus: string;
  readonly on: FootTab;
  readonly badge: number;
  readonly onTab: (tab: FootTab) => void;
  readonly onPlus: () => void;
}) {
  const tab = (id: FootTab) => (
    <Tap class="foot-tab" role="tab" name={p.labels[id]} on={p.on === id} onTap={() => p.onTab(id)}>
      <span>
        {p.labels[id]}
        <Show when={id === "messages" && p.badge > 0}>
          <i class={`foot-badge ${p.labels[id].length <= 3 ? "short" : ""}`}>{p.badge > 99 ? "99+" : p.badge}</i>
        </Show>
      </span>
    </Tap>
  );
  return (
    <div class="foot-tabs">
      {tab("home")}
      {tab("market")}
      <Tap class="foot-plus" name={p.plus} onTap={() => p.onPlus()}>
        <svg viewBox="0 0 44 32">
          <rect width="44" height="32" rx="9" fill="var(--accent)" />
          <path d="M22 9.500v13M15.500 16h13" stroke="#fff" stroke-width="2.600" stroke-linecap="round" />
        </svg>
      </Tap>
      {tab("messages")}
      {tab("me")}
    </div>
  );
}
