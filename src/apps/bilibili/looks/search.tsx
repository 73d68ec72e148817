/** Parts of the search: the bar, past searches, the numbered list of hot searches. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { BarButton } from "./frame.tsx";
import { joinName } from "./names.ts";
import "./search.css";

export function SearchBar(p: { readonly end: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="search-bar">
      <BarButton icon={back} name={shellText("back")} onTap={goBack} />
      {p.children}
      {p.end}
    </div>
  );
}
export function PastWords(p: {
  readonly words: readonly string[];
  readonly removeName: (word: string) => string;
  readonly onTap?: ((word: string) => void) | undefined;
  readonly onRemove: (word: string) => void;
}) {
  return (
    <div class="past-words">
      <For each={p.words}>
        {(word) => (
          <div class="past-word">
            <Show when={p.onTap} fallback={<span class="past-word-open">{word}</span>}>
              <Tap class="past-word-open" name={word} onTap={() => p.onTap!(word)}>
                <span>{word}</span>
              </Tap>
            </Show>
            <Tap class="past-word-drop" name={p.removeName(word)} onTap={() => p.onRemove(word)}>
              <Icon of={cross} size="small" />
            </Tap>
          </div>
        )}
      </For>
    </div>
  );
}
/** A numbered word. The first three numbers are pink. */
export function RankWord(p: {
  readonly n?: number | undefined;
  readonly title: string;
  readonly note: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="rank-word" role="link" name={joinName(p.title, p.note)} onTap={() => p.onTap()}>
      <Show when={p.n}>
        <b class={p.n! <= 3 ? "top" : ""}>{p.n}</b>
      </Show>
      <span>{p.title}</span>
      <small>{p.note}</small>
    </Tap>
  );
}
