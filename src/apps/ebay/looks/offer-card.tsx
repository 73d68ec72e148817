/** A buyer's offer with the possible answers. */
import type { JSX } from "solid-js";
import "./offer-card.css";

export function OfferCard(p: {
  readonly head: string;
  readonly sum: string;
  readonly note: string;
  readonly children: JSX.Element;
}) {
  return (
    <div class="offer-card">
      <p class="offer-sum">{p.sum}</p>
      <p>{p.head}</p>
      <p class="offer-note">{p.note}</p>
      {p.children}
    </div>
  );
}
