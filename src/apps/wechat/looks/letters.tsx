/** A list in the order of its letters, with the letters at the right: a touch on one leads to its part. */
import { For, type JSX } from "solid-js";
import { useHolder } from "../../../ui/bind.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { dispatch } from "../../../ui/runtime.ts";
import "./letters.css";

export function LetterHead(p: { readonly letter: string; readonly children?: JSX.Element }) {
  return (
    <p class="letter-head" data-letter={p.letter}>
      {p.children ?? p.letter}
    </p>
  );
}
/** `part`: of the scrolling body that the list stands in. */
export function LetterStrip(p: { readonly letters: readonly string[]; readonly part: string }) {
  const holder = useHolder();
  let strip: HTMLElement | undefined;
  const lead = (letter: string): void => {
    const body = strip?.parentElement?.querySelector(".frame-body");
    const head = body?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
    if (!body || !head) return;
    const most = body.scrollHeight - body.clientHeight;
    const offset = Math.round(Math.min(most, head.offsetTop));
    dispatch({
      name: "os.scroll",
      args: { app: holder.app, entry: holder.key, name: p.part, offset: Math.max(0, offset) },
    });
  };
  return (
    <div class="letter-strip" ref={(el) => (strip = el)}>
      <For each={p.letters}>
        {(letter) => (
          <Tap class="letter-one" name={letter} onTap={() => lead(letter)}>
            <span>{letter}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
