/** The frame of a screen: a bar with a title on the left, the body, the footer. */
import { children, Show, type JSX } from "solid-js";
import back from "@material-symbols/svg-400/outlined/arrow_back.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import { useTheme } from "./look.ts";
import "./frame.css";

export interface FrameProps {
  readonly title?: string | undefined;
  /** Whether the bar has an arrow or a cross (`close`) on the left. Both work like the back key. */
  readonly back?: boolean | "close" | undefined;
  /** Content on the left side of the bar. */
  readonly start?: JSX.Element;
  /** Content in the bar instead of a title. */
  readonly middle?: JSX.Element;
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** The name of this body on a screen with several bodies. Each body keeps its own scroll position. */
  readonly part?: string | undefined;
  readonly end?: boolean | undefined;
  /** Whether the screen is black in every theme, like the screen of a picture. */
  readonly black?: boolean | undefined;
  readonly onPull?: (() => void) | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export const goBack = (): void => dispatch({ name: "os.back", args: {} });
export function Frame(p: FrameProps) {
  // Each read of a JSX prop creates the elements again, and a field that was created twice would be registered twice.
  // Therefore `children` reads each prop only once.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const theme = useTheme();
  const bars = () => {
    if (p.black === true || theme().startsWith("by-night")) return "white";
    return theme().startsWith("by-day") ? "black" : undefined;
  };
  return (
    <div class={`screen-frame ${theme()} ${p.black === true ? "black" : ""}`} data-bars={bars()}>
      <header class="screen-bar">
        <Show when={p.back}>
          <BarButton
            icon={p.back === "close" ? cross : back}
            name={shellText(p.back === "close" ? "close" : "back")}
            onTap={goBack}
          />
        </Show>
        {p.start}
        <div class="screen-middle">
          <Show when={p.title} fallback={p.middle}>
            <h1>{p.title}</h1>
          </Show>
        </div>
        {p.actions}
      </header>
      <Show when={top()}>
        <div class="screen-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} end={p.end} onPull={p.onPull} class="screen-body">
        {p.children}
      </Scroll>
      <Show when={bottom()}>
        <footer class="screen-foot">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
export function BarButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-button" name={p.name} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
/** A pill in the bar: grey until it can be used, then blue. */
export function BarPill(p: {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-pill" name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
