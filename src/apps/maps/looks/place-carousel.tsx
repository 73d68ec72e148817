/** A rating, and a horizontal row of place cards with pictures. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Stars } from "#ui/kit/shared/stars.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { TextWithUnits } from "./text-with-units.tsx";
import "./place-carousel.css";

export const starNumbers = [1, 2, 3, 4, 5] as const;
/** "4.5 ★★★★★ (1,234) · Café". */
export function Rating(p: { readonly tenths: number; readonly count: string; readonly rest: string }) {
  return (
    <p class="rating">
      <Show when={p.tenths > 0}>
        <>
          {(p.tenths / 10).toFixed(1)} <Stars tenths={p.tenths} /> ({p.count})
        </>
      </Show>
      <Show when={p.rest !== ""}>
        <>
          {p.tenths > 0 ? " · " : ""}
          <TextWithUnits text={p.rest} />
        </>
      </Show>
    </p>
  );
}
export function Facts(p: { readonly text: string }) {
  return (
    <p class="facts-line">
      <TextWithUnits text={p.text} />
    </p>
  );
}
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly photo: string;
  readonly tenths: number;
  readonly count: string;
}
export function PlaceCarousel(p: {
  readonly part: string;
  readonly cards: readonly Card[];
  readonly icon: string;
  readonly onTap: (id: string) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="shelf-row">
      <For each={p.cards}>
        {(card) => (
          <Tap class="shelf-card" name={`${card.name}, ${card.note}`} onTap={() => p.onTap(card.id)}>
            <span class="shelf-picture">
              <Show when={card.photo !== ""} fallback={<Icon of={p.icon} size="large" />}>
                <Picture scene={card.photo} silent thumb={150} />
              </Show>
            </span>
            <span class="shelf-name">{card.name}</span>
            <Show when={card.tenths > 0}>
              <Rating tenths={card.tenths} count={card.count} rest="" />
            </Show>
            <Facts text={card.note} />
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
