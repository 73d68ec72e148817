/** An alphabetical list with a letter index on the right. A tap on a letter scrolls to the section of that letter. */
import { For, type JSX } from "solid-js";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import "./letters.css";

export function LetterHeader(p: { readonly letter: string; readonly children?: JSX.Element }) {
  return (
    <p class="letter-head" data-letter={p.letter}>
      {p.children ?? p.letter}
    </p>
  );
}
/** The letter index. `part` is the name of the scrolling body that contains the list. */
export function LetterIndex(p: { readonly letters: readonly string[]; readonly part: string }) {
  const holder = useHostScreen();
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
