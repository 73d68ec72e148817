/** The ticket as it is printed: pale blue, the two stations large, the number between them; and its square code. */
import { For, Show, type JSX } from "solid-js";
import { chanceOf } from "../../../world/rails/sold.ts";
import "./paper.css";

export function TicketPaper(p: {
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
const side = 25;
const corner = (x: number, y: number): boolean =>
  [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ].some(([a, b]) => x >= a! && x < a! + 7 && y >= b! && y < b! + 7);
const cornerDark = (x: number, y: number): boolean => {
  const [a, b] = [x % (side - 7), y % (side - 7)];
  return a === 0 || a === 6 || b === 0 || b === 6 || (a >= 2 && a <= 4 && b >= 2 && b <= 4);
};
/** A square of dots that follows from a text. */
export function CodeSquare(p: { readonly of: string; readonly name: string }) {
  const dots = () =>
    Array.from({ length: side * side }, (_, n) => [n % side, Math.floor(n / side)] as const).filter(([x, y]) =>
      corner(x, y) ? cornerDark(x, y) : chanceOf(`${p.of} ${x} ${y}`) < 0.48,
    );
  return (
    <div class="code12">
      <svg viewBox={`-2 -2 ${side + 4} ${side + 4}`} role="img" aria-label={p.name}>
        <rect x="-2" y="-2" width={side + 4} height={side + 4} fill="#ffffff" />
        <For each={dots()}>{([x, y]) => <rect x={x} y={y} width="1.02" height="1.02" fill="#10233a" />}</For>
      </svg>
      <p>{p.name}</p>
    </div>
  );
}
