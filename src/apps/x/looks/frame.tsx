/** The frame of a screen: a bar with a title on the left, the body, the footer, the round button. */
import { children, Show, type JSX } from "solid-js";
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import { useTheme } from "./look.ts";
import "./frame.css";

export interface LeafProps {
  readonly title?: string | undefined;
  /** A line below the title, such as a count or a handle. */
  readonly note?: string | undefined;
  /** Whether the bar has an arrow or a cross (`close`) on the left. Both work like the back key. */
  readonly back?: boolean | "close" | undefined;
  /** Content on the left side of the bar, such as the user's portrait. */
  readonly start?: JSX.Element;
  /** Content in the middle of the bar instead of a title. */
  readonly middle?: JSX.Element;
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** The round button at the lower right. */
  readonly fab?: JSX.Element;
  /** Whether the body extends under the bar, as on profiles. */
  readonly under?: boolean | undefined;
  /** Whether the page is black in every theme, as for photos. */
  readonly black?: boolean | undefined;
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
  const fab = children(() => p.fab);
  const middle = children(() => p.middle);
  const theme = useTheme();
  const bars = () => {
    if (p.under === true || p.black === true || theme() === "by-night" || theme() === "by-dusk") return "white";
    return theme() === "by-day" ? "black" : undefined;
  };
  return (
    <div
      class={`leaf ${theme()} ${p.under === true ? "under" : ""} ${p.black === true ? "black" : ""} ${fab() === undefined ? "" : "has-fab"}`}
      data-bars={bars()}
    >
      <header class="leaf-bar">
        <Show when={p.back}>
          <BarButton
            icon={p.back === "close" ? cross : back}
            name={shellText(p.back === "close" ? "close" : "back")}
            onTap={goBack}
          />
        </Show>
        {p.start}
        <div class="leaf-middle">
          <Show when={p.title} fallback={middle()}>
            <h1>{p.title}</h1>
            <Show when={p.note}>
              <p class="leaf-note">{p.note}</p>
            </Show>
          </Show>
        </div>
        {p.actions}
      </header>
      <Show when={top()}>
        <div class="leaf-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} end={p.end} onPull={p.onPull} class={`leaf-body ${p.end === true ? "end" : ""}`}>
        {p.children}
      </Scroll>
      <Show when={bottom()}>
        <footer class="leaf-foot">{bottom()}</footer>
      </Show>
      {fab()}
      {p.overlays}
    </div>
  );
}
export function BarButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="bar-sign" name={p.name} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
/** The round blue button. `above` moves it above the bar at the bottom. */
export function RoundButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly above?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`round-button ${p.above === true ? "above" : ""}`} name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
