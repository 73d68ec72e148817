/** The row with the author of a video or a post. */
import type { JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./author.css";

/** The author of a video or a post. A video also has the button that follows. */
export function AuthorRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly note: string;
  readonly button?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="author-row">
      <Tap class="author-open" role="link" name={joinName(p.name, p.note)} onTap={() => p.onTap()}>
        {p.face}
        <div class="author-words">
          <p>{p.name}</p>
          <small>{p.note}</small>
        </div>
      </Tap>
      {p.button}
    </div>
  );
}
