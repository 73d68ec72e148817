/** Earlier searches as chips, and the list of hot searches with their ranks. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./forms.css";
import "./search.css";

export function WordChips(p: { readonly words: readonly string[]; readonly onPick: (word: string) => void }) {
  return (
    <div class="word-chips">
      <For each={p.words}>
        {(word) => (
          <Tap class="word-chip" role="link" onTap={() => p.onPick(word)}>
            <span>{word}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function HotList(p: { readonly words: readonly string[]; readonly onPick: (word: string) => void }) {
  return (
    <div class="hot-list">
      <For each={p.words}>
        {(word, n) => (
          <Tap class="hot-word" role="link" name={word} value={String(n() + 1)} onTap={() => p.onPick(word)}>
            <b classList={{ top: n() < 3 }}>{n() + 1}</b>
            <span>{word}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
