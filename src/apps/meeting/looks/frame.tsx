/** The frame of a screen: a bar with a centred title, the body, the footer. */
import backSign from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import { children, Show, type JSX } from "solid-js";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./frame.css";

export interface FrameProps {
  readonly title?: string | undefined;
  /** Shows a ‹ button, which works like the back key. */
  readonly back?: boolean | undefined;
  /** Shows this text button on the left instead of ‹. Used in forms with a confirm button on the right. */
  readonly cancel?: string | undefined;
  readonly actions?: JSX.Element;
  /** Content between the bar and the body. This content does not scroll. */
  readonly top?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** Whether the screen is dark in every theme, as meeting screens are. */
  readonly dark?: boolean | undefined;
  /** Whether the background is pale blue at the top. */
  readonly tinted?: boolean | undefined;
  /** The name of this body on a screen that has more than one body. Each body keeps its own scroll position. */
  readonly part?: string | undefined;
  /** Whether the body is scrolled to its end at first, and stays at its end while the content grows. */
  readonly end?: boolean | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}
export function Frame(p: FrameProps) {
  // Each read of a JSX prop creates the elements again. A field that was created twice would be registered twice, so
  // `children` reads the prop only once.
  const top = children(() => p.top);
  const bottom = children(() => p.bottom);
  return (
    <div
      class="frame"
      classList={{ dark: p.dark === true, tinted: p.tinted === true }}
      data-bars={p.dark === true ? "white" : undefined}
    >
      <Show when={p.title !== undefined || p.back || p.cancel}>
        <header class="nav">
          <div class="nav-side">
            <Show when={p.cancel}>{(word) => <NavTextButton label={word()} quiet onTap={goBack} />}</Show>
            <Show when={p.back}>
              <NavIconButton icon={backSign} name={shellText("back")} onTap={goBack} />
            </Show>
          </div>
          <h1 class="nav-title">{p.title}</h1>
          <div class="nav-side end">{p.actions}</div>
        </header>
      </Show>
      <Show when={top()}>
        <div class="frame-top">{top()}</div>
      </Show>
      <Scroll name={p.part ?? "page"} end={p.end} class={`frame-body ${p.end === true ? "end" : ""}`}>
        {p.children}
      </Scroll>
      <Show when={bottom()}>
        <footer class="frame-foot">{bottom()}</footer>
      </Show>
      {p.overlays}
    </div>
  );
}
export function NavIconButton(p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="nav-sign" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
/** A text button in the bar: "Done" in blue, "Cancel" in black. */
export function NavTextButton(p: {
  readonly label: string;
  readonly quiet?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`nav-word ${p.quiet === true ? "quiet" : ""}`}
      name={p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>{p.label}</span>
    </Tap>
  );
}
