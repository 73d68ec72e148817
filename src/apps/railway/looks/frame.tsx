/** The frame of all pages: a blue bar with a centred white title, a scrolling body, and a footer. */
import thin from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import { Badge } from "#ui/kit/badge.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import "./frame.css";

export function Frame(p: {
  readonly title?: string | undefined;
  /** Content that is shown instead of the title. */
  readonly middle?: JSX.Element;
  readonly right?: JSX.Element;
  /** Content that is shown instead of the bar. */
  readonly head?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly overlays?: JSX.Element;
  /** Hides the back button. The main pages of the tabs have no back button. */
  readonly noBack?: boolean | undefined;
  readonly flush?: boolean | undefined;
  readonly white?: boolean | undefined;
  readonly part?: string | undefined;
  readonly onPull?: (() => void) | undefined;
  readonly children: JSX.Element;
}) {
  const head = children(() => p.head);
  const middle = children(() => p.middle);
  const top = children(() => p.top);
  const foot = children(() => p.foot);
  return (
    <div class="frame" classList={{ white: p.white === true }} data-bars="white">
      <Show
        when={head()}
        fallback={
          <header class="blue-bar">
            <div>
              <Show when={p.noBack !== true}>
                <Tap class="bar-back" name={shellText("back")} onTap={() => dispatch({ name: "os.back", args: {} })}>
                  <Icon of={thin} />
                </Tap>
              </Show>
            </div>
            <div class="bar-middle">
              <Show when={middle()} fallback={<h1>{p.title}</h1>}>
                {middle()}
              </Show>
            </div>
            <div class="bar-right">{p.right}</div>
          </header>
        }
      >
        {head()}
      </Show>
      <Show when={top()}>
        <div class="frame-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} onPull={p.onPull} class={`frame-body ${p.flush === true ? "flush" : ""}`}>
        {p.children}
      </Scroll>
      <Show when={foot()}>
        <footer class="frame-foot">{foot()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
export function BarLink(p: { readonly label: string; readonly name?: string; readonly onTap: () => void }) {
  return (
    <Tap class="bar-word" name={p.name ?? p.label} onTap={() => p.onTap()}>
      {p.label}
    </Tap>
  );
}
export function BarIcon(p: {
  readonly icon: string;
  readonly name: string;
  readonly count?: number | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-icon" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
      <Show when={(p.count ?? 0) > 0}>
        <Badge count={p.count!} class="dot-count" />
      </Show>
    </Tap>
  );
}
/** The tab bar of the five main pages. */
export function BottomTabs<I extends string>(p: {
  readonly tabs: readonly { readonly id: I; readonly label: string; readonly icon: string; readonly count?: number }[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="foot-tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="foot-tab" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <div class="foot-icon">
              <Icon of={tab.icon} />
              <Show when={(tab.count ?? 0) > 0}>
                <Badge count={tab.count!} class="dot-count" />
              </Show>
            </div>
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Tabs under the bar. A line marks the chosen tab. */
export function Tabs<I extends string>(p: {
  readonly tabs: readonly { readonly id: I; readonly label: string }[];
  readonly chosen: I;
  /** Whether the tabs are on the blue background of the bar. */
  readonly blue?: boolean | undefined;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="line-tabs" classList={{ blue: p.blue === true }}>
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="line-tab" role="tab" name={tab.label} on={p.chosen === tab.id} onTap={() => p.onPick(tab.id)}>
            <span>{tab.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Shown when a page has no content. */
export function EmptyState(p: { readonly icon: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="none">
      <Icon of={p.icon} />
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
