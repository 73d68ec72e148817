/** A review with its author, rating and likes, and the answers below a review of the user. */
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Face } from "#ui/kit/social/face.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./reviews.css";

export function LikeButton(p: {
  readonly name: string;
  readonly count: string;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="like-button" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <Icon of={p.on ? heartOn : heart} size="small" />
      <span>{p.count}</span>
    </Tap>
  );
}
export function ReviewCard(p: {
  readonly by: string;
  readonly name: string;
  readonly verdict: string;
  readonly text: string;
  readonly facts: string;
  readonly end?: JSX.Element;
  readonly onPerson?: (() => void) | undefined;
}) {
  const head = () => (
    <>
      <Face of={p.by} size={32} />
      <p class="review-name">{p.name}</p>
      <small>{p.verdict}</small>
    </>
  );
  return (
    <article class="review">
      <Show when={p.onPerson} fallback={<div class="review-head">{head()}</div>}>
        <Tap class="review-head" role="link" name={p.name} value={p.verdict} onTap={() => p.onPerson!()}>
          {head()}
        </Tap>
      </Show>
      <Show when={p.text !== ""}>
        <p class="review-text">{p.text}</p>
      </Show>
      <div class="review-foot">
        <p>{p.facts}</p>
        {p.end}
      </div>
    </article>
  );
}
/** The three ratings of a book. */
export function Verdicts<V extends string>(p: {
  readonly options: readonly { readonly id: V; readonly label: string; readonly icon: string }[];
  readonly chosen: V | null;
  readonly onPick: (id: V) => void;
}) {
  return (
    <div class="verdicts">
      <For each={p.options}>
        {(one) => (
          <Tap class="verdict" role="radio" name={one.label} on={p.chosen === one.id} onTap={() => p.onPick(one.id)}>
            <Icon of={one.icon} />
            <span>{one.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
