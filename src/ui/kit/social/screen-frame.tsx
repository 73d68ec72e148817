/** The frame of a screen: a bar with a title, the body, the footer, a round button. Apps style its parts. */
import { children, Show, type JSX } from "solid-js";
import { shellText } from "../../shell/strings.ts";
import { goBack } from "../close.ts";
import { Icon } from "../icon.tsx";
import { Scroll } from "../scroll.tsx";
import { Tap } from "../tap.tsx";
import "./screen-frame.css";

export interface FrameProps {
  readonly title?: string | undefined;
  /** A line below the title. */
  readonly note?: string | undefined;
  /** Whether the bar has an arrow or a cross (`close`) on the left. Both work like the back key. */
  readonly back?: boolean | "close" | undefined;
  /** Content on the left side of the bar, after the arrow. */
  readonly start?: JSX.Element;
  /** Content in the middle of the bar instead of a title. */
  readonly middle?: JSX.Element;
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** The round button at the lower right. */
  readonly fab?: JSX.Element;
  /** Whether there is no bar. */
  readonly bare?: boolean | undefined;
  /** The name of this body on a screen with several bodies. Each body keeps its own scroll position. */
  readonly part?: string | undefined;
  readonly end?: boolean | undefined;
  readonly onPull?: (() => void) | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export function ScreenFrame(
  p: FrameProps & {
    /** Classes of the app, such as its own theme. */
    readonly class: string;
    /** The colour of the status bar's icons, if the phone's theme does not determine it. */
    readonly bars: "white" | "black" | undefined;
    readonly icons: { readonly back: string; readonly close: string };
  },
) {
  // Each read of a JSX prop creates the elements again, and a field that was created twice would be registered twice.
  // Therefore `children` reads each prop only once.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  const fab = children(() => p.fab);
  const middle = children(() => p.middle);
  return (
    <div class={`screen-frame ${p.class} ${fab() === undefined ? "" : "has-fab"}`} data-bars={p.bars}>
      <Show when={p.bare !== true}>
        <header class="screen-bar">
          <div class="screen-side">
            <Show when={p.back}>
              <BarButton
                icon={p.back === "close" ? p.icons.close : p.icons.back}
                name={shellText(p.back === "close" ? "close" : "back")}
                onTap={goBack}
              />
            </Show>
            {p.start}
          </div>
          <div class="screen-middle">
            <Show when={p.title} fallback={middle()}>
              <h1>{p.title}</h1>
              <Show when={p.note}>
                <p class="screen-note">{p.note}</p>
              </Show>
            </Show>
          </div>
          <div class="screen-side end">{p.actions}</div>
        </header>
      </Show>
      <Show when={top()}>
        <div class="screen-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} end={p.end} onPull={p.onPull} class="screen-body">
        {p.children}
      </Scroll>
      <Show when={bottom()}>
        <footer class="screen-foot">{bottom()}</footer>
      </Show>
      {fab()}
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
