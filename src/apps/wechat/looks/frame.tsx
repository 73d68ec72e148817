/** The frame of a screen: a bar in the page's colour with a centred title, the body, the footer. */
import { children, Show, type JSX } from "solid-js";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { backIcon, crossIcon } from "./glyphs.ts";
import { useAppearance } from "./look.tsx";
import "./frame.css";

export interface FrameProps {
  readonly title?: string | undefined;
  /** A small icon after the title, such as the icon for a muted chat. */
  readonly titleMark?: JSX.Element;
  /** A small line below the title. */
  readonly note?: string | undefined;
  /** A thin ‹ button (or a cross) that works like the back key. */
  readonly back?: boolean | "close" | undefined;
  /** A text button on the left instead of ‹, for screens with a confirm button on the right. */
  readonly cancel?: string | undefined;
  /** Actions on the right of the bar. */
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  /** Content at the bottom of the screen. This content does not scroll. */
  readonly bottom?: JSX.Element;
  /** Content that covers the edge of the body, such as the letters of an index. */
  readonly sideOverlay?: JSX.Element;
  /** Whether the background is white, for screens with running text or forms. */
  readonly white?: boolean | undefined;
  /** Whether the page is dark or coloured. The text of the system bars is then white. */
  readonly dark?: boolean | undefined;
  /** Whether the body extends behind the bar. The bar is then transparent. Used for cover pictures. */
  readonly bodyUnderBar?: boolean | undefined;
  /** The name of this body on a screen that has more than one body. Each body keeps its own scroll position. */
  readonly part?: string | undefined;
  /** Whether the body is scrolled to its end at first and stays at its end while the content grows. Used for chats. */
  readonly end?: boolean | undefined;
  /** A CSS class, for screens that have their own background. */
  readonly class?: string | undefined;
  readonly style?: JSX.CSSProperties | undefined;
  /** The screen's menus, sheets and dialogs. */
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export function Frame(p: FrameProps) {
  // Each read of a JSX prop creates the elements again. A field that was created twice would be registered twice, so
  // `children` reads the prop only once.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const look = useAppearance();
  const holder = useHostScreen();
  /** The bar gets a background when the cover has been scrolled out of view. */
  const past = () => p.bodyUnderBar === true && (holder.entry().scroll[p.part ?? "page"] ?? 0) > 240;
  /** The text colour of the system bars follows this page, not the phone's theme. */
  const bars = () => {
    if ((p.dark === true && !past()) || look().theme === "by-night") return "white";
    return look().theme === "by-day" ? "black" : undefined;
  };
  return (
    <div
      class={`frame ${look().theme} ${look().care ? "care" : ""} ${past() ? "past" : ""} ${p.white === true ? "white" : ""} ${p.bodyUnderBar === true ? "under" : ""} ${p.class ?? ""}`}
      data-bars={bars()}
      style={{ "--fs": String(look().scale), ...p.style }}
    >
      <header class="nav">
        <div class="nav-side">
          <Show when={p.cancel}>{(word) => <NavTextButton label={word()} onTap={goBack} />}</Show>
          <Show when={p.back}>
            <NavIconButton
              icon={p.back === "close" ? crossIcon : backIcon}
              name={shellText(p.back === "close" ? "close" : "back")}
              onTap={goBack}
            />
          </Show>
        </div>
        <div class="nav-title">
          <h1>
            {p.title}
            {p.titleMark}
          </h1>
          <Show when={p.note}>
            <p>{p.note}</p>
          </Show>
        </div>
        <div class="nav-side end">{p.actions}</div>
      </header>
      <Show when={top()}>
        <div class="frame-top">{top()}</div>
      </Show>
      <div class="frame-middle">
        <Scroll name={p.part ?? "page"} end={p.end} class={`frame-body ${p.end === true ? "end" : ""}`}>
          {p.children}
        </Scroll>
        {p.sideOverlay}
      </div>
      <Show when={bottom()}>
        <footer class="frame-foot">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
/** An icon button in the bar. */
export function NavIconButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="nav-sign" name={p.name} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
/** A text button in the bar: a plain button such as "Cancel", or a filled green button that confirms. */
export function NavTextButton(p: {
  readonly label: string;
  readonly filled?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`nav-word ${p.filled === true ? "filled" : ""}`}
      name={p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>{p.label}</span>
    </Tap>
  );
}
