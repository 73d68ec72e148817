/**
 * The printed ticket: a pale blue card with two station names in large type, the train number between them, and a QR
 * code.
 */
import { For, Show, type JSX } from "solid-js";
import { hashToUnit } from "#world/rails/train-status.ts";
import "./printed-ticket.css";

export function PrintedTicket(p: {
  readonly number: string;
  readonly gate: string;
  readonly from: string;
  readonly to: string;
  readonly fromLatin: string;
  readonly toLatin: string;
  readonly train: string;
  readonly when: string;
  readonly seat: string;
  readonly of: string;
  readonly price: string;
  readonly who: string;
  readonly id: string;
  readonly stamp: string | null;
  readonly children?: JSX.Element;
}) {
  return (
    <section class="paper12">
      <header>
        <span>{p.number}</span>
        <span>{p.gate}</span>
      </header>
      <div class="paper-way">
        <div>
          <b>{p.from}</b>
          <span>{p.fromLatin}</span>
        </div>
        <div class="paper-train">
          <b>{p.train}</b>
          <i />
        </div>
        <div>
          <b>{p.to}</b>
          <span>{p.toLatin}</span>
        </div>
      </div>
      <div class="paper-lines">
        <span>{p.when}</span>
        <span>{p.seat}</span>
        <span>{p.price}</span>
        <span>{p.of}</span>
      </div>
      <footer>
        <p>{p.who}</p>
        <p>{p.id}</p>
      </footer>
      <Show when={p.stamp}>
        <p class="paper-stamp">{p.stamp}</p>
      </Show>
      {p.children}
    </section>
  );
}
const codeSize = 25;
const isCorner = (x: number, y: number): boolean =>
  [
    [0, 0],
    [codeSize - 7, 0],
    [0, codeSize - 7],
  ].some(([a, b]) => x >= a! && x < a! + 7 && y >= b! && y < b! + 7);
const isCornerDark = (x: number, y: number): boolean => {
  const [a, b] = [x % (codeSize - 7), y % (codeSize - 7)];
  return a === 0 || a === 6 || b === 0 || b === 6 || (a >= 2 && a <= 4 && b >= 2 && b <= 4);
};
/** Draws a picture that looks like a QR code and depends on the text. */
export function QrCode(p: { readonly of: string; readonly name: string }) {
  const dots = () =>
    Array.from({ length: codeSize * codeSize }, (_, n) => [n % codeSize, Math.floor(n / codeSize)] as const).filter(
      ([x, y]) => (isCorner(x, y) ? isCornerDark(x, y) : hashToUnit(`${p.of} ${x} ${y}`) < 0.48),
    );
  return (
    <div class="code12">
      <svg viewBox={`-2 -2 ${codeSize + 4} ${codeSize + 4}`} role="img" aria-label={p.name}>
        <rect x="-2" y="-2" width={codeSize + 4} height={codeSize + 4} fill="#ffffff" />
        <For each={dots()}>{([x, y]) => <rect x={x} y={y} width="1.02" height="1.02" fill="#10233a" />}</For>
      </svg>
      <p>{p.name}</p>
    </div>
  );
}
