/** A rate with its 95 % interval, shown as a number and as a bar that makes rates comparable. */
import { Show } from "solid-js";
import { percent } from "./format.ts";

export function Rate(p: { readonly rate: number | null; readonly interval: readonly [number, number] | null }) {
  const place = (x: number): string => `${x * 100}%`;
  const told = () =>
    p.interval ? `95 % interval ${percent(p.interval[0])} to ${percent(p.interval[1])}` : "too few for an interval";
  return (
    <span class="rate" title={told()}>
      <b>{percent(p.rate)}</b>
      <span class="scale" aria-hidden="true">
        <Show when={p.interval}>
          {(interval) => (
            <i
              class="range"
              style={{ left: place(interval()[0]), width: place(Math.max(0.004, interval()[1] - interval()[0])) }}
            />
          )}
        </Show>
        <Show when={p.rate !== null}>
          <i class="point" style={{ left: place(p.rate ?? 0) }} />
        </Show>
      </span>
    </span>
  );
}
