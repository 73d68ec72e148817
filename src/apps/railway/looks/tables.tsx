/** Tables: the stops of a train, and the black board of a station. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./tables.css";

export interface StopLine {
  readonly n: string;
  readonly station: string;
  readonly arrives: string;
  readonly departs: string;
  readonly stopDuration: string;
  readonly on: boolean;
  readonly name: string;
  readonly onTap: () => void;
}
export function StopTable(p: { readonly heads: readonly string[]; readonly stops: readonly StopLine[] }) {
  return (
    <div class="stop-table">
      <div class="stop-row heads">
        <For each={p.heads}>{(head) => <span>{head}</span>}</For>
      </div>
      <For each={p.stops}>
        {(stop) => (
          <Tap
            class={`stop-row ${stop.on ? "ridden" : ""}`}
            role="listitem"
            name={stop.name}
            onTap={() => stop.onTap()}
          >
            <i>{stop.n}</i>
            <span>{stop.station}</span>
            <span>{stop.arrives}</span>
            <span>{stop.departs}</span>
            <span>{stop.stopDuration}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The black board of a station. */
export function BoardTable(p: {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly train: string;
    readonly to: string;
    readonly time: string;
    readonly gate: string;
    readonly state: string;
    readonly tone: "green" | "orange" | "plain";
    readonly name: string;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class="big-board">
      <div class="board-row heads">
        <For each={p.heads}>{(head) => <span>{head}</span>}</For>
      </div>
      <For each={p.rows}>
        {(row) => (
          <Tap class="board-row" role="listitem" name={row.name} onTap={() => row.onTap()}>
            <b>{row.train}</b>
            <span>{row.to}</span>
            <b>{row.time}</b>
            <span>{row.gate}</span>
            <span class={row.tone}>{row.state}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
