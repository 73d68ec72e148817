/** Parts of the search: past searches, the list of trending topics, pictures in three columns. */
import { For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import type { Files } from "#os/files.ts";
import { Shot, type Shown } from "./shot.tsx";
import { joinName } from "./names.ts";
import "./search.css";

export function PastWords(p: {
  readonly words: readonly string[];
  readonly removeName: (word: string) => string;
  readonly onTap: (word: string) => void;
  readonly onRemove: (word: string) => void;
}) {
  return (
    <div class="past-words">
      <For each={p.words}>
        {(word) => (
          <div class="past-word">
            <Tap class="past-word-open" name={word} onTap={() => p.onTap(word)}>
              <span>{word}</span>
            </Tap>
            <Tap class="past-word-drop" name={p.removeName(word)} onTap={() => p.onRemove(word)}>
              <Icon of={cross} size="small" />
            </Tap>
          </div>
        )}
      </For>
    </div>
  );
}
export function SearchHeading(p: { readonly title: string; readonly end?: JSX.Element }) {
  return (
    <div class="search-heading">
      <h2>{p.title}</h2>
      {p.end}
    </div>
  );
}
/** A numbered row. The first three numbers are red. */
export function RankRow(p: {
  readonly n?: number | undefined;
  readonly title: string;
  readonly note: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="rank-row" role="link" name={joinName(p.title, p.note)} onTap={() => p.onTap()}>
      <Show when={p.n}>
        <b class={p.n! <= 3 ? "top" : ""}>{p.n}</b>
      </Show>
      <span>{p.title}</span>
      <small>{p.note}</small>
    </Tap>
  );
}
export function ImageGrid(p: {
  readonly images: readonly { readonly id: string; readonly name: string; readonly shown: Shown }[];
  readonly files: Files;
  readonly onTap: (id: string) => void;
}) {
  return (
    <div class="image-grid">
      <For each={p.images}>
        {(image) => (
          <Tap class="image-cell" role="link" name={image.name} onTap={() => p.onTap(image.id)}>
            <Shot of={image.shown} files={p.files} small />
          </Tap>
        )}
      </For>
    </div>
  );
}
