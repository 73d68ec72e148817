/** A photo or a video on the whole display. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./stage.css";

export function PhotoStage(p: {
  readonly name: string;
  readonly alt: string;
  readonly length: string;
  readonly control: JSX.Element;
  readonly before: JSX.Element;
  readonly after: JSX.Element;
  readonly onSwipe: (by: -1 | 1) => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="stage">
      <Tap
        class="stage-photo"
        role="image"
        name={p.name}
        onSwipe={(way) => {
          if (way === "left") p.onSwipe(1);
          else if (way === "right") p.onSwipe(-1);
        }}
      >
        {p.children}
      </Tap>
      <div class="stage-row">
        {p.before}
        <div class="stage-words">
          <Show when={p.alt}>
            <p>{p.alt}</p>
          </Show>
          <Show when={p.length}>
            <p>{p.length}</p>
          </Show>
        </div>
        {p.control}
        {p.after}
      </div>
    </div>
  );
}
