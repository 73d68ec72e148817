/** The frame of a screen: a bar with a centred title, the body, the footer. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import type { JSX } from "solid-js";
import { ScreenFrame, type FrameProps } from "#ui/kit/social/screen-frame.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./frame.css";

export { BarButton } from "#ui/kit/social/screen-frame.tsx";

export function Leaf(p: FrameProps) {
  return <ScreenFrame {...p} class="leaf" bars={undefined} icons={{ back, close: cross }} />;
}
/** A word in the bar that works like a button. */
export function BarWord(p: {
  readonly label: string;
  readonly blue?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`bar-word ${p.blue === true ? "blue" : ""}`}
      name={p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <span>{p.label}</span>
    </Tap>
  );
}
/** A white card with a title and an optional link at its right. */
export function Card(p: {
  readonly title?: string | undefined;
  readonly link?: string | undefined;
  /** The accessible name of the link, if it is not its label. */
  readonly linkName?: string | undefined;
  readonly onLink?: (() => void) | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <section class="card">
      {p.title === undefined ? null : (
        <div class="card-head">
          <h2>{p.title}</h2>
          {p.link === undefined ? null : (
            <Tap class="card-link" role="link" name={p.linkName ?? `${p.title}: ${p.link}`} onTap={() => p.onLink?.()}>
              <span>{p.link}</span>
            </Tap>
          )}
        </div>
      )}
      {p.children}
    </section>
  );
}
