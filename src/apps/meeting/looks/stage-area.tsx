/**
 * The middle of a meeting screen: a line with the speaker's name, and the content below that line. A swipe calls
 * `onTurn`.
 */
import type { JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./stage-area.css";

export function StageArea(p: {
  readonly note: string;
  readonly onTurn?: ((by: number) => void) | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class="stage-area">
      <p class="stage-note">{p.note}</p>
      <Tap
        class="stage-view"
        role="list"
        onSwipe={
          p.onTurn
            ? (direction) => {
                if (direction === "left") p.onTurn!(1);
                else if (direction === "right") p.onTurn!(-1);
                else return false;
                return true;
              }
            : undefined
        }
      >
        {p.children}
      </Tap>
    </div>
  );
}
