/** The home page: chips with links, and a coloured banner. */
import { For, Show } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { PriceText } from "./price-text.tsx";
import { Photo, type PictureSource } from "./photo.tsx";
import "./front.css";

interface ChipLink {
  readonly label: string;
  readonly onTap: () => void;
}
/** Pills with links. Pills for categories are large and have two lines. */
export function Chips(p: {
  readonly title?: string | undefined;
  readonly pictures?: boolean | undefined;
  readonly options: readonly ChipLink[];
}) {
  return (
    <section class="front-chips" classList={{ tall: p.pictures === true }}>
      <Show when={p.title}>
        <h2>{p.title}</h2>
      </Show>
      <Scroll name={`chips-${p.title ?? ""}`} axis="x" class="front-line">
        <For each={p.options}>
          {(o) => (
            <Tap class="front-chip" role="link" name={o.label} onTap={() => o.onTap()}>
              {o.label}
            </Tap>
          )}
        </For>
      </Scroll>
    </section>
  );
}
export function Banner(p: {
  readonly tone: "yellow" | "blue" | "green";
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly picture?: PictureSource;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`banner banner-${p.tone}`} name={`${p.title}, ${p.text}, ${p.button}`} onTap={() => p.onTap()}>
      <div class="banner-words">
        <p class="banner-title">{p.title}</p>
        <p class="banner-text">
          <PriceText text={p.text} />
        </p>
        <span class="banner-button">{p.button}</span>
      </div>
      <Show when={p.picture}>
        <Photo of={p.picture} class="banner-picture" />
      </Show>
    </Tap>
  );
}
