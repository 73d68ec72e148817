/** Displays the filters. Next to each choice is the number of episodes that would be listed with it. */
import { createSignal, For, Show } from "solid-js";
import type { EpisodeRow } from "../data.ts";
import { plural } from "../format.ts";
import { Icon } from "./icon.tsx";
import { countValues, emptyFilter, isEmptyFilter, withPick, type Field, type Filter } from "./filter.ts";

const mainFields = ["suite", "app", "difficulty", "outcome", "success", "goal", "clean", "seed", "trial"] as const;
const moreFields = ["scope", "objective", "composition", "tag", "split", "risk"] as const;
/** Fields for which a click on a chart sets the filter. They are displayed only while their filter is active. */
const chartFields = ["check", "touched"] as const;
const labels: Partial<Record<Field, string>> = { check: "failed check", touched: "side effects in" };

export function FilterBar(props: {
  rows: readonly EpisodeRow[];
  shown: number;
  filter: Filter;
  set: (filter: Filter) => void;
}) {
  const [more, setMore] = createSignal(false);
  /** Whether the field has at least two values to choose from, or has a selected value. */
  const tells = (field: Field) =>
    props.filter.picked[field] !== undefined || countValues(props.rows, emptyFilter, field).length > 1;
  const open = (field: Field) => (more() && tells(field)) || props.filter.picked[field] !== undefined;
  return (
    <search class="filters">
      <input
        type="search"
        placeholder="Task or instruction"
        aria-label="Task or instruction"
        value={props.filter.text}
        onInput={(event) => props.set({ ...props.filter, text: event.currentTarget.value })}
      />
      <For each={mainFields}>
        {(field) => (
          <Show when={tells(field)}>
            <Choice field={field} {...props} />
          </Show>
        )}
      </For>
      <For each={moreFields}>
        {(field) => (
          <Show when={open(field)}>
            <Choice field={field} {...props} />
          </Show>
        )}
      </For>
      <For each={chartFields}>
        {(field) => (
          <Show when={props.filter.picked[field]}>
            {(value) => (
              <button
                type="button"
                class="on cut"
                title={value()}
                onClick={() => props.set(withPick(props.filter, field, null))}
              >
                {labels[field]}: {value()} <Icon sign="no" label="remove" />
              </button>
            )}
          </Show>
        )}
      </For>
      <button type="button" class="plain" aria-expanded={more()} onClick={() => setMore(!more())}>
        {more() ? "Fewer" : "More"}
      </button>
      <span class="space" />
      <button
        type="button"
        class="plain strong"
        title="To the list"
        data-count={props.shown}
        onClick={() => document.querySelector(".episodes")?.scrollIntoView()}
      >
        {props.shown === props.rows.length
          ? plural(props.rows.length, "episode")
          : `${props.shown.toLocaleString("en-US")} of ${plural(props.rows.length, "episode")}`}
        <Icon sign="down" />
      </button>
      <Show when={!isEmptyFilter(props.filter)}>
        <button type="button" onClick={() => props.set(emptyFilter)}>
          Clear
        </button>
      </Show>
    </search>
  );
}

function Choice(props: { field: Field; rows: readonly EpisodeRow[]; filter: Filter; set: (filter: Filter) => void }) {
  const found = () => countValues(props.rows, props.filter, props.field);
  const picked = () => props.filter.picked[props.field] ?? "";
  return (
    <select
      aria-label={props.field}
      classList={{ on: picked() !== "" }}
      disabled={picked() === "" && found().length < 2}
      onChange={(event) =>
        props.set(
          withPick(props.filter, props.field, event.currentTarget.value === "" ? null : event.currentTarget.value),
        )
      }
    >
      <option value="" selected={picked() === ""}>
        {props.field}
      </option>
      <For each={found()}>
        {([value, n]) => (
          <option value={value} selected={picked() === value}>
            {`${["success", "goal", "clean"].includes(props.field) ? `${props.field}: ` : ""}${value} (${n})`}
          </option>
        )}
      </For>
    </select>
  );
}
