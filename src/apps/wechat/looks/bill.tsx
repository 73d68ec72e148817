/** Bills: the amount in large digits, and the page after payment. */
import tick from "@material-symbols/svg-400/outlined/check_circle-fill.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./bill.css";

export function BillHeader(p: { readonly what: string; readonly amount: string }) {
  return (
    <div class="bill-head">
      <p class="bill-what">{p.what}</p>
      <p class="bill-amount">{p.amount}</p>
    </div>
  );
}
/** An error in red below the password boxes. */
export function PayNote(p: { readonly children: JSX.Element }) {
  return <p class="pay-note">{p.children}</p>;
}
/** A full page that confirms the payment. */
export function PaidPage(p: {
  readonly title: string;
  readonly amount: string;
  readonly note?: string | undefined;
  readonly done: string;
  readonly onDone: () => void;
}) {
  return (
    <div class="paid">
      <Icon of={tick} size="huge" />
      <p class="paid-title">{p.title}</p>
      <p class="bill-amount">{p.amount}</p>
      <Show when={p.note}>
        <p class="bill-what">{p.note}</p>
      </Show>
      <Tap class="paid-done" name={p.done} onTap={() => p.onDone()}>
        <span>{p.done}</span>
      </Tap>
    </div>
  );
}
