/** Rows of bills, labelled values, sums at the top of a page, and bank and member cards. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import undo from "@material-symbols/svg-400/rounded/undo.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Digits } from "./keypads.tsx";
import "./rows.css";

/** An icon on a round background. */
export function RoundIcon(p: { readonly icon: string; readonly tint: string; readonly small?: boolean }) {
  return (
    <div class={`disc ${p.small === true ? "small" : ""}`} style={{ background: p.tint }}>
      <Icon of={p.icon} />
    </div>
  );
}
export function BillRow(p: {
  readonly lead: JSX.Element;
  readonly title: string;
  readonly sub: string;
  readonly sum: string;
  readonly note?: string | undefined;
  /** Whether the owner received the money. */
  readonly gain?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <Tap
      class="bill-row"
      role="listitem"
      name={[p.title, p.sub, p.sum, p.note].filter((x) => x).join(", ")}
      onTap={p.onTap ? () => p.onTap!() : undefined}
    >
      {p.lead}
      <div class="bill-text">
        <p>{p.title}</p>
        <p>{p.sub}</p>
      </div>
      <div class="bill-sum">
        <Digits of={p.sum} size={17} tone={p.gain === true ? "orange" : undefined} />
        <Show when={p.note}>
          <p>{p.note}</p>
        </Show>
      </div>
    </Tap>
  );
}
export function LabeledValue(p: { readonly name: string; readonly value: string }) {
  return (
    <div class="pair">
      <span>{p.name}</span>
      <span>{p.value}</span>
    </div>
  );
}
export function AmountHeader(p: {
  readonly mark?: "done" | "wait" | "back" | undefined;
  readonly lead?: JSX.Element;
  readonly above?: string | undefined;
  readonly sum: string;
  readonly below?: string | undefined;
  readonly tone?: "orange" | "red" | "white" | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="top-sum">
      <Show when={p.mark}>
        {(mark) => (
          <div class={`done-mark ${mark() === "wait" ? "wait" : mark() === "back" ? "grey" : ""}`}>
            <Icon of={mark() === "wait" ? clock : mark() === "back" ? undo : check} />
          </div>
        )}
      </Show>
      {p.lead}
      <Show when={p.above}>
        <p>{p.above}</p>
      </Show>
      <Digits of={p.sum} size={36} tone={p.tone} />
      <Show when={p.below}>
        <p>{p.below}</p>
      </Show>
      {p.children}
    </div>
  );
}
export function PersonHeader(p: {
  readonly lead: JSX.Element;
  readonly name: string;
  readonly note?: string | undefined;
}) {
  return (
    <div class="person-mid">
      {p.lead}
      <p>{p.name}</p>
      <Show when={p.note}>
        <p class="note">{p.note}</p>
      </Show>
    </div>
  );
}
/** A coloured bank or member card. */
export function PassCard(p: {
  readonly title: string;
  readonly text: string;
  readonly number?: string | undefined;
  readonly tint: string;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <Tap
      class="pass-card"
      role="listitem"
      name={[p.title, p.text, p.number].filter((x) => x).join(", ")}
      style={{ background: p.tint }}
      onTap={p.onTap ? () => p.onTap!() : undefined}
    >
      <h3>{p.title}</h3>
      <p>{p.text}</p>
      <Show when={p.number}>
        <p class="pass-number">{p.number}</p>
      </Show>
    </Tap>
  );
}
export function Tiles(p: { readonly children: JSX.Element }) {
  return <div class="tiles">{p.children}</div>;
}
export function Tile(p: {
  readonly label: string;
  readonly sum: string;
  readonly tone?: "orange" | "red" | "green";
  readonly onTap?: () => void;
}) {
  return (
    <Tap class="tile" name={`${p.label}, ${p.sum}`} onTap={p.onTap ? () => p.onTap!() : undefined}>
      <p>{p.label}</p>
      <Digits of={p.sum} size={22} tone={p.tone} />
    </Tap>
  );
}
