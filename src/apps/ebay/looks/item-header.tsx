/** The price of a listing with its notes, and a link that shows a rating. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./item-header.css";

export function ItemPrice(p: {
  readonly price: string;
  readonly was?: string | undefined;
  readonly also?: string | undefined;
  readonly note?: string | undefined;
  readonly hot?: boolean | undefined;
}) {
  return (
    <div class="item-price">
      <p class="item-price-sum">{p.price}</p>
      <Show when={p.also}>
        <p class="item-price-also">{p.also}</p>
      </Show>
      <Show when={p.was}>
        <p class="item-price-was">{p.was}</p>
      </Show>
      <Show when={p.note}>
        <p class="item-price-note" classList={{ hot: p.hot === true }}>
          {p.note}
        </p>
      </Show>
    </div>
  );
}
export function RatingLink(p: {
  readonly name: string;
  readonly text: string;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap class="star-text" role="link" name={p.name} onTap={() => p.onTap()}>
      {p.children}
      <span>{p.text}</span>
    </Tap>
  );
}
