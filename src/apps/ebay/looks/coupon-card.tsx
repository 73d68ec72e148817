/** A coupon: discount, code and conditions. A long press copies the code. */
import { For, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./coupon-card.css";

export function CouponCard(p: {
  readonly title: string;
  readonly code: string;
  readonly codeName: string;
  readonly lines: readonly string[];
  readonly over: boolean;
  readonly onHold: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="ticket" classList={{ spent: p.over }}>
      <p class="ticket-title">{p.title}</p>
      <Tap class="ticket-code" role="text" name={p.codeName} onHold={() => p.onHold()}>
        {p.code}
      </Tap>
      <For each={p.lines}>{(line) => <p class="ticket-line">{line}</p>}</For>
      {p.children}
    </div>
  );
}
