/** The sheet in which the user buys a book with coins. */
import { Show } from "solid-js";
import { Pill } from "./cells.tsx";
import { HalfSheet } from "./overlays.tsx";
import "./buy-sheet.css";

export function BuySheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly coins: number;
  readonly balance: number;
  readonly words: Readonly<Record<"title" | "price" | "balance" | "buy" | "topUp", string>>;
  readonly onBuy: () => void;
  readonly onTopUp: () => void;
}) {
  return (
    <HalfSheet open={p.open} title={p.words.title}>
      <p class="buy-title">{p.title}</p>
      <div class="buy-line">
        <p>{p.words.price}</p>
        <p class="buy-sum">{p.coins}</p>
      </div>
      <div class="buy-line">
        <p>{p.words.balance}</p>
        <p>{p.balance}</p>
      </div>
      <div class="buy-acts">
        <Show when={p.balance < p.coins}>
          <Pill wide kind="pale" label={p.words.topUp} onTap={() => p.onTopUp()} />
        </Show>
        <Pill wide kind="blue" label={p.words.buy} onTap={() => p.onBuy()} />
      </div>
    </HalfSheet>
  );
}
