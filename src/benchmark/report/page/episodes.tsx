/** Displays the filtered episodes, divided into pages. */
import { createMemo, For, Show } from "solid-js";
import type { EpisodeRow } from "../data.ts";
import { decimal, duration, percent } from "../format.ts";
import { Badges } from "./badges.tsx";
import type { Order, SortKey } from "./filter.ts";
import { Icon } from "./icon.tsx";
import { formatRoute } from "./route.ts";

const perPage = 50;
const heads: readonly (readonly [SortKey, string])[] = [
  ["task", "Task"],
  ["difficulty", "Level"],
  ["result", "Result"],
  ["outcome", "Ended"],
  ["progress", "Progress"],
  ["steps", "Steps"],
  ["effects", "Effects"],
  ["reward", "Reward"],
  ["seconds", "Time"],
];

export function Episodes(props: {
  rows: readonly EpisodeRow[];
  order: Order;
  sort: (order: Order) => void;
  page: number;
  turn: (page: number) => void;
}) {
  const pages = () => Math.max(1, Math.ceil(props.rows.length / perPage));
  const page = () => Math.min(props.page, pages() - 1);
  const shown = createMemo(() => props.rows.slice(page() * perPage, (page() + 1) * perPage));
  return (
    <section class="card episodes" aria-label="Episodes">
      <table>
        <thead>
          <tr>
            <For each={heads}>
              {([key, name]) => (
                <th
                  class={`col-${key}`}
                  aria-sort={props.order.by !== key ? "none" : props.order.down ? "descending" : "ascending"}
                >
                  <button
                    type="button"
                    onClick={() =>
                      props.sort({ by: key, down: props.order.by === key ? !props.order.down : startsDown(key) })
                    }
                  >
                    {name}
                    <Show when={props.order.by === key}>
                      <Icon sign={props.order.down ? "down" : "up"} />
                    </Show>
                  </button>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={shown()}>
            {(row) => (
              <tr>
                <td class="col-task">
                  <a href={formatRoute({ at: "episode", key: row.key, step: 0 })} data-key={row.key}>
                    <b>{row.task}</b>
                    <small>
                      seed {row.seed ?? "hidden"}
                      {row.trial > 1 ? `, trial ${row.trial}` : ""}
                    </small>
                    <span>{row.instruction}</span>
                  </a>
                </td>
                <td class="col-difficulty">{row.axes.difficulty}</td>
                <td class="col-result">
                  <Badges of={row} />
                </td>
                <td class="col-outcome">{row.outcome}</td>
                <td class="col-progress">
                  <meter class="progress" min="0" max="1" value={row.progress} title={percent(row.progress)}>
                    {percent(row.progress)}
                  </meter>
                </td>
                <td class="col-steps">
                  {row.steps}
                  <span class="dim"> / {row.budget}</span>
                </td>
                <td class="col-effects" classList={{ none: row.touched.length === 0 }}>
                  {row.touched.length}
                </td>
                <td class="col-reward">{decimal(row.reward, 2)}</td>
                <td class="col-seconds">{row.seconds === null ? "–" : duration(row.seconds)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={pages() > 1}>
        <nav class="pager" aria-label="Pages">
          <button type="button" disabled={page() === 0} onClick={() => props.turn(page() - 1)}>
            Previous
          </button>
          <span>
            {page() * perPage + 1}–{Math.min(props.rows.length, (page() + 1) * perPage)} of{" "}
            {props.rows.length.toLocaleString("en-US")}
          </span>
          <button type="button" disabled={page() + 1 >= pages()} onClick={() => props.turn(page() + 1)}>
            Next
          </button>
        </nav>
      </Show>
    </section>
  );
}

/**
 * Whether a column is first sorted in descending order. This is true for numbers, because readers first look for the
 * largest values.
 */
const startsDown = (key: SortKey): boolean =>
  ["steps", "effects", "seconds", "reward", "progress", "result"].includes(key);
