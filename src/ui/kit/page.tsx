/**
 * The frame of a screen: bar, scrollable body, floating button and bottom bar. This file also contains the parts that
 * divide a page.
 */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { children, Show, type JSX } from "solid-js";
import { shellText } from "../shell/strings.ts";
import { IconButton } from "./buttons.tsx";
import { goBack } from "./close.ts";
import { Icon } from "./icon.tsx";
import { Scroll } from "./scroll.tsx";
import { Tap } from "./tap.tsx";
import "./page.css";

export type Tone = "blue" | "amber" | "green" | "violet" | "rose" | "teal" | "slate" | "red";
export interface PageProps {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  /**
   * The effect of a touch on the title. If `onTitle` is given, the title is a button whose accessible name is
   * `titleName`.
   */
  readonly onTitle?: (() => void) | undefined;
  readonly titleName?: string | undefined;
  /**
   * Whether to show an arrow that has the effect of the back key. If the value is "close", a cross replaces the arrow.
   */
  readonly back?: boolean | "close" | undefined;
  /** Whether the heading is large, as on the first screen of an app. */
  readonly large?: boolean | undefined;
  readonly actions?: JSX.Element;
  /** The elements between the bar and the body, such as a search field, tabs or chips. They do not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  readonly fab?: JSX.Element;
  readonly tone?: Tone | undefined;
  /** Whether the background is plain, as for text. By default, the background is tinted and cards group the content. */
  readonly plain?: boolean | undefined;
  readonly center?: boolean | undefined;
  /** The name of the current body, if a bar switches between several bodies. Each body has its own scroll offset. */
  readonly part?: string | undefined;
  /** Whether the body opens at its end and stays there while it grows, as for conversations. */
  readonly end?: boolean | undefined;
  /** Called when the user pulls the body down at its top to refresh it. */
  readonly onPull?: (() => void) | undefined;
  /** The menus, sheets and dialogs of this screen. */
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export function Page(p: PageProps) {
  // Each read of a prop with elements creates the elements again. A field that is created twice would be registered
  // twice.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const fab = children(() => p.fab);
  return (
    <div class="page" classList={{ plain: p.plain === true }} data-tone={p.tone}>
      <header
        class="bar"
        classList={{ large: p.large === true && !p.back, bare: p.title === undefined && p.back === undefined }}
      >
        <Show when={p.back}>
          <IconButton
            icon={p.back === "close" ? close : back}
            name={shellText(p.back === "close" ? "close" : "back")}
            onTap={goBack}
          />
        </Show>
        <div class="bar-text">
          <Show when={p.title}>
            <Show when={p.onTitle} fallback={<h1>{p.title}</h1>}>
              <Tap class="bar-choice" name={p.titleName ?? p.title} onTap={() => p.onTitle!()}>
                <h1>{p.title}</h1>
                <Icon of={down} size="small" />
              </Tap>
            </Show>
          </Show>
          <Show when={p.subtitle}>
            <p>{p.subtitle}</p>
          </Show>
        </div>
        <div class="bar-actions">{p.actions}</div>
      </header>
      <Show when={top()}>
        <div class="page-top">{top()}</div>
      </Show>
      <Scroll
        name={p.part ?? "page"}
        end={p.end}
        onPull={p.onPull}
        class={`page-body ${p.center === true ? "center" : ""} ${p.end === true ? "end" : ""}`}
      >
        {p.children}
        <Show when={fab()}>
          <div class="fab-room" />
        </Show>
      </Scroll>
      <Show when={fab()}>
        <div class="fab-place">{fab()}</div>
      </Show>
      <Show when={bottom()}>
        <footer class="page-bottom">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}

/** Rows on one card, with an optional heading above the card. */
export function Section(p: {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="section">
      <Show when={p.title}>
        <h2>{p.title}</h2>
      </Show>
      <div class="card">{p.children}</div>
      <Show when={p.note}>
        <p class="note">{p.note}</p>
      </Show>
    </section>
  );
}
/** The content of a page whose list is empty. */
export function Empty(p: {
  readonly icon: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="empty">
      <Icon of={p.icon} size="huge" />
      <p class="empty-title">{p.title}</p>
      <Show when={p.hint}>
        <p class="empty-hint">{p.hint}</p>
      </Show>
      {p.children}
    </div>
  );
}
/** Running text, such as a paragraph or a caption. `as` selects its style. */
export function Text(p: {
  readonly as?: "display" | "large" | "title" | "body" | "sub" | "small" | undefined;
  readonly dim?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly center?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <p
      class="text"
      classList={{ [p.as ?? "body"]: true, dim: p.dim === true, danger: p.danger === true, middle: p.center === true }}
    >
      {p.children}
    </p>
  );
}
/** Lays out parts in a row or a column, with the kit's spacing. */
export function Stack(p: {
  readonly row?: boolean | undefined;
  readonly gap?: "none" | "small" | "large" | undefined;
  readonly pad?: boolean | undefined;
  readonly align?: "start" | "center" | "end" | "spread" | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div
      class="stack"
      classList={{
        [`${p.row === true ? "row" : "column"} gap-${p.gap ?? "small"} align-${p.align ?? "start"}`]: true,
        pad: p.pad === true,
      }}
    >
      {p.children}
    </div>
  );
}
