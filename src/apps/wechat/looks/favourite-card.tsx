/** A favourite as a white card on the grey page. */
import { children, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./favourite-card.css";

export function FavouriteCard(p: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly picture?: JSX.Element;
  readonly foot: string;
  readonly tags: string;
  readonly onTap: () => void;
}) {
  const picture = children(() => p.picture);
  return (
    <Tap
      class="kept-card"
      role="listitem"
      name={[p.title, p.note, p.foot].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
    >
      <div class="kept-line">
        <Show when={picture()}>
          <div class="kept-picture">{picture()}</div>
        </Show>
        <div class="kept-text">
          <p class="kept-title">{p.title}</p>
          <Show when={p.note}>
            <p class="kept-note">{p.note}</p>
          </Show>
        </div>
      </div>
      <div class="kept-foot">
        <span>{p.foot}</span>
        <span>{p.tags}</span>
      </div>
    </Tap>
  );
}
export const FavouriteText = (p: { readonly children: JSX.Element }) => <p class="kept-words">{p.children}</p>;
