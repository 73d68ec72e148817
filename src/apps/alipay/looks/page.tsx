/** The frame of all pages: a white bar with a centred title, a scrolling body, and a footer. */
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import thin from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./page.css";

export interface PageFrameProps {
  readonly title?: string | undefined;
  readonly sub?: string | undefined;
  readonly right?: JSX.Element;
  /** Replaces the bar at the top. */
  readonly header?: JSX.Element;
  /** The content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly footer?: JSX.Element;
  readonly overlays?: JSX.Element;
  readonly ground?: "page" | "white" | "blue" | "pale" | "home" | undefined;
  readonly back?: "cross" | "none" | undefined;
  /** If true, rows use the full width. */
  readonly flush?: boolean | undefined;
  readonly part?: string | undefined;
  readonly end?: boolean | undefined;
  readonly onPull?: (() => void) | undefined;
  readonly children: JSX.Element;
}
export function PageFrame(p: PageFrameProps) {
  const head = children(() => p.header);
  const top = children(() => p.top);
  const foot = children(() => p.footer);
  const light = () => (p.ground === "blue" || p.ground === "home" ? "white" : undefined);
  return (
    <div class={`leaf ${p.ground ?? "page"}`} data-bars={light()}>
      <Show when={head()} fallback={<PageHeader title={p.title} sub={p.sub} right={p.right} back={p.back} />}>
        {head()}
      </Show>
      <Show when={top()}>
        <div class="leaf-top">{top()}</div>
      </Show>
      <Scroll
        name={p.part ?? "page"}
        end={p.end}
        onPull={p.onPull}
        class={`leaf-body ${p.flush === true ? "flush" : ""}`}
      >
        {p.children}
      </Scroll>
      <Show when={foot()}>
        <footer class="leaf-foot">{foot()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
function PageHeader(p: Pick<PageFrameProps, "title" | "sub" | "right" | "back">) {
  return (
    <header class="head">
      <div>
        <Show when={p.back !== "none"}>
          <Tap class="head-back" name={shellText(p.back === "cross" ? "close" : "back")} onTap={goBack}>
            <Icon of={p.back === "cross" ? cross : thin} />
          </Tap>
        </Show>
      </div>
      <div class="head-title">
        <Show when={p.title}>
          <h1>{p.title}</h1>
        </Show>
        <Show when={p.sub}>
          <p>{p.sub}</p>
        </Show>
      </div>
      <div class="head-right">{p.right}</div>
    </header>
  );
}
export function HeaderIcon(p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="head-icon" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function HeaderLink(p: { readonly label: string; readonly disabled?: boolean; readonly onTap: () => void }) {
  return (
    <Tap class="head-word" name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      {p.label}
    </Tap>
  );
}
export interface Tab<I extends string> {
  readonly id: I;
  readonly label: string;
  readonly icon?: string;
  readonly count?: number;
}
/** The tab bar at the bottom of the main screen. */
export function TabBar<I extends string>(p: {
  readonly tabs: readonly Tab<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="tab" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <div class="tab-icon">
              <Show when={tab.icon}>{(icon) => <Icon of={icon()} />}</Show>
              <Show when={(tab.count ?? 0) > 0}>
                <Badge count={tab.count!} class="tab-count" />
              </Show>
            </div>
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A line of tabs under the bar. The chosen tab is blue. */
export function TopTabs<I extends string>(p: {
  readonly tabs: readonly Tab<I>[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="top-tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="top-tab" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The content of a page that has nothing to show. */
export function EmptyState(p: { readonly icon: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="none">
      <Icon of={p.icon} />
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
/** A page filled by one picture, with the tab bar at the bottom. */
export function VideoPage(p: { readonly foot: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="leaf film" data-bars="white">
      <div class="film-body">{p.children}</div>
      <footer class="leaf-foot">{p.foot}</footer>
    </div>
  );
}
