/** Offers side by side, and rows with a sum at the right. */
import { For, Show } from "solid-js";
import { CellWords } from "#ui/kit/social/cells.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./stats.css";
import "./wallet.css";

export function OfferGrid<I extends string>(p: {
  readonly offers: readonly {
    readonly id: I;
    readonly title: string;
    readonly note?: string;
    readonly price: string;
  }[];
  readonly chosen: I;
  readonly onPick: (id: I) => void;
}) {
  return (
    <div class="offers">
      <For each={p.offers}>
        {(offer) => (
          <Tap
            class="offer"
            role="radio"
            name={offer.title}
            value={offer.price}
            on={p.chosen === offer.id}
            onTap={() => p.onPick(offer.id)}
          >
            <p>{offer.title}</p>
            <Show when={offer.note}>
              <small>{offer.note}</small>
            </Show>
            <b>{offer.price}</b>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function SumRow(p: { readonly title: string; readonly note: string; readonly sum: string }) {
  return (
    <div class="sum-row">
      <CellWords title={p.title} note={p.note} />
      <p class="sum">{p.sum}</p>
    </div>
  );
}
