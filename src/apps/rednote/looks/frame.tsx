/** The frame of a screen: a bar with a centred title, the body, the footer. */
import { children, Show, type JSX } from "solid-js";
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import { useSaver, useTheme } from "./look.ts";
import "./frame.css";

export interface LeafProps {
  readonly title?: string | undefined;
  /** Whether the bar has ‹ or a cross (`close`) on the left. Both work like the back key. */
  readonly back?: boolean | "close" | undefined;
  /** Content on the left side of the bar, after ‹. */
  readonly start?: JSX.Element;
  /** Content in the middle of the bar instead of a title. */
  readonly middle?: JSX.Element;
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** Whether the background is grey, as in feeds and settings. The default is white. */
  readonly grey?: boolean | undefined;
  /** Whether the body extends under the bar. The icons of the bar are then white. */
  readonly under?: boolean | undefined;
  /** Whether there is no bar. */
  readonly bare?: boolean | undefined;
  /** The name of this body on a screen with several bodies. Each body keeps its own scroll position. */
  readonly part?: string | undefined;
  readonly end?: boolean | undefined;
  readonly onPull?: (() => void) | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export const goBack = (): void => dispatch({ name: "os.back", args: {} });
export function Leaf(p: LeafProps) {
  // Each read of a JSX prop creates the elements again, and a field that was created twice would be registered twice.
  // Therefore `children` reads each prop only once.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const theme = useTheme();
  const saver = useSaver();
  const bars = () => {
    if (p.under === true || theme() === "by-night") return "white";
    return theme() === "by-day" ? "black" : undefined;
  };
  return (
    <div
      class={`leaf ${theme()} ${p.grey === true ? "grey" : ""} ${p.under === true ? "under" : ""} ${saver() ? "saver" : ""}`}
      data-bars={bars()}
    >
      <Show when={p.bare !== true}>
        <header class="leaf-bar">
          <div class="leaf-side">
            <Show when={p.back}>
              <BarButton
                icon={p.back === "close" ? cross : back}
                name={shellText(p.back === "close" ? "close" : "back")}
                onTap={goBack}
              />
            </Show>
            {p.start}
          </div>
          <div class="leaf-middle">
            <Show when={p.title} fallback={p.middle}>
              <h1>{p.title}</h1>
            </Show>
          </div>
          <div class="leaf-side end">{p.actions}</div>
        </header>
      </Show>
      <Show when={top()}>
        <div class="leaf-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} end={p.end} onPull={p.onPull} class={`leaf-body ${p.end === true ? "end" : ""}`}>
        {p.children}
      </Scroll>
      <Show when={bottom()}>
        <footer class="leaf-foot">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
export function BarButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-sign" name={p.name} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function BarWord(p: {
  readonly label: string;
  readonly red?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`bar-word ${p.red === true ? "red" : ""}`} name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
