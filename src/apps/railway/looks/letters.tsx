/** The alphabet at the right edge of a list. A tap on a letter scrolls the list to that letter. */
import { For } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./letters.css";

export function LetterRail(p: {
  readonly letters: readonly string[];
  readonly chosen: string | null;
  readonly onPick: (letter: string) => void;
}) {
  return (
    <Scroll name="letters" class="letter-rail">
      <For each={p.letters}>
        {(letter) => (
          <Tap name={letter} on={p.chosen === letter} onTap={() => p.onPick(letter)}>
            <span>{letter}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
