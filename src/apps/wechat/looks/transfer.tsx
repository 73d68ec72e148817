/** Transfers: the recipient, the amount while the owner types it, and the status of a transfer. */
import clock from "@material-symbols/svg-400/outlined/schedule-fill.svg?raw";
import tick from "@material-symbols/svg-400/outlined/check_circle-fill.svg?raw";
import undo from "@material-symbols/svg-400/outlined/undo.svg?raw";
import { For, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./transfer.css";

export function TransferHeader(p: { readonly face: JSX.Element; readonly title: string; readonly note: string }) {
  return (
    <div class="transfer-head">
      <div class="transfer-text">
        <p class="transfer-title">{p.title}</p>
        <p class="transfer-note">{p.note}</p>
      </div>
      {p.face}
    </div>
  );
}
/** A white sheet with the amount in large digits above a line. */
export function AmountSheet(p: {
  readonly title: string;
  readonly typed: string;
  readonly name: string;
  readonly children: JSX.Element;
}) {
  return (
    <div class="much-sheet">
      <p class="much-title">{p.title}</p>
      <Tap class="much-line" role="text" name={p.title} value={p.name}>
        <span class="much-sign">¥</span>
        <span class="much-typed">{p.typed}</span>
        <span class="much-caret" />
      </Tap>
      <div class="much-below">{p.children}</div>
    </div>
  );
}
export function TransferStatus(p: {
  readonly state: "waiting" | "taken" | "returned" | "lapsed";
  readonly title: string;
  readonly amount: string;
  readonly lines: readonly string[];
  readonly children?: JSX.Element;
}) {
  const icon = () => (p.state === "waiting" ? clock : p.state === "taken" ? tick : undo);
  return (
    <div class={`transfer-state ${p.state}`}>
      <Icon of={icon()} size="huge" />
      <p class="transfer-what">{p.title}</p>
      <p class="transfer-amount">{p.amount}</p>
      {p.children}
      <div class="transfer-lines">
        <For each={p.lines.filter((x) => x !== "")}>{(line) => <p>{line}</p>}</For>
      </div>
    </div>
  );
}
