/** The frame of a screen: a bar in the colour of the page with its title in the middle, the body, what stands at the foot. */
import { children, Show, type JSX } from "solid-js";
import { useHolder } from "../../../ui/bind.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { dispatch } from "../../../ui/runtime.ts";
import { shellText } from "../../../ui/shell/strings.ts";
import { backSign, crossSign } from "./glyphs.ts";
import { useLook } from "./look.tsx";
import "./frame.css";

export interface FrameProps {
  readonly title?: string | undefined;
  /** Behind the title, small: "muted". */
  readonly mark?: JSX.Element;
  /** Below the title, small. */
  readonly note?: string | undefined;
  /** A thin ‹ (or a cross) that does what the back key does. */
  readonly back?: boolean | "close" | undefined;
  /** In place of ‹: a word at the left, for screens that are confirmed at the right. */
  readonly cancel?: string | undefined;
  /** At the right of the bar. */
  readonly actions?: JSX.Element;
  /** Between bar and body; does not scroll. */
  readonly top?: JSX.Element;
  /** At the foot; does not scroll. */
  readonly bottom?: JSX.Element;
  /** Beside the body, over it: the letters of an index. */
  readonly aside?: JSX.Element;
  /** White, as screens of running text and of forms are. */
  readonly white?: boolean | undefined;
  /** Over a dark or coloured page: the letters of the phone's bars are white. */
  readonly dark?: boolean | undefined;
  /** The body lies below the bar, which has no ground: covers. */
  readonly under?: boolean | undefined;
  /** Which of several bodies this is: each keeps its own place in scrolling. */
  readonly part?: string | undefined;
  /** The body opens at its end and stays there while it grows: chats. */
  readonly end?: boolean | undefined;
  /** A class of the page, for screens with a ground of their own. */
  readonly class?: string | undefined;
  readonly style?: JSX.CSSProperties | undefined;
  /** Menus, sheets and dialogs. */
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
const goBack = () => dispatch({ name: "os.back", args: {} });
export function Frame(p: FrameProps) {
  // Each read of such a prop builds its elements anew: a field that is built twice is registered twice.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const look = useLook();
  const holder = useHolder();
  /** The bar over a cover has a ground once the cover has been scrolled away. */
  const past = () => p.under === true && (holder.entry().scroll[p.part ?? "page"] ?? 0) > 240;
  /** The letters of the phone's bars: they stand on this page, whatever the phone's own theme is. */
  const bars = () => {
    if ((p.dark === true && !past()) || look().theme === "by-night") return "white";
    return look().theme === "by-day" ? "black" : undefined;
  };
  return (
    <div
      class={`frame ${look().theme} ${look().care ? "care" : ""} ${past() ? "past" : ""} ${p.white === true ? "white" : ""} ${p.under === true ? "under" : ""} ${p.class ?? ""}`}
      data-bars={bars()}
      style={{ "--fs": String(look().scale), ...p.style }}
    >
      <header class="nav">
        <div class="nav-side">
          <Show when={p.cancel}>{(word) => <NavWord label={word()} onTap={goBack} />}</Show>
          <Show when={p.back}>
            <NavSign
              icon={p.back === "close" ? crossSign : backSign}
              name={shellText(p.back === "close" ? "close" : "back")}
              onTap={goBack}
            />
          </Show>
        </div>
        <div class="nav-title">
          <h1>
            {p.title}
            {p.mark}
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
        {p.aside}
      </div>
      <Show when={bottom()}>
        <footer class="frame-foot">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
/** A sign in the bar. */
export function NavSign(p: {
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
/** A word in the bar: Cancel, or, filled in green, what confirms. */
export function NavWord(p: {
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
