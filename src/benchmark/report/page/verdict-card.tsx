/** Displays the judge's verdict on an episode. */
import { For, Show } from "solid-js";
import type { EpisodeDetails, EpisodeRow } from "../data.ts";
import { decimal, percent } from "../format.ts";
import { Badges } from "./badges.tsx";
import { Icon } from "./icon.tsx";
import { formatValue } from "./texts.ts";
import { Changes } from "./changes.tsx";

export function VerdictCard(props: { row: EpisodeRow; details: EpisodeDetails }) {
  const verdict = () => props.details.verdict;
  return (
    <aside class="card verdict" aria-label="Verdict">
      <h2>
        Verdict <Badges of={props.row} />
      </h2>
      <p class="dim">
        Progress {percent(props.row.progress)} · reward {decimal(props.row.reward, 3)}
      </p>
      <h3>Checks</h3>
      <ul class="checks">
        <For each={verdict().checks}>
          {(check) => (
            <li class={check.passed ? "passed" : "not-passed"}>
              <Icon sign={check.passed ? "yes" : "no"} label={check.passed ? "passed" : "failed"} />
              <div>
                {check.name}
                <Show when={check.keeps}>
                  <small class="dim"> keeps</small>
                </Show>
                <Show when={check.detail}>{(detail) => <small class="detail">{detail()}</small>}</Show>
              </div>
            </li>
          )}
        </For>
      </ul>
      <Show when={verdict().answer}>
        {(answer) => (
          <>
            <h3>Answer sheet</h3>
            <ul class="checks">
              <For each={answer()}>
                {(field) => (
                  <li class={field.passed ? "passed" : "not-passed"}>
                    <Icon sign={field.passed ? "yes" : "no"} label={field.passed ? "right" : "wrong"} />
                    <div>
                      {field.field}: <span class="mono">{formatValue(field.given)}</span>
                      <Show when={field.expected !== undefined}>
                        <small class="detail">expected {formatValue(field.expected)}</small>
                      </Show>
                    </div>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
      <Show when={props.row.scenario}>
        {(scenario) => (
          <>
            <h3>Scenario: {scenario().name}</h3>
            <p class="dim">
              Completion {percent(scenario().completion)} · {scenario().visited} of {scenario().nodes}{" "}
              {scenario().on === "graph" ? "nodes" : "milestones"} seen
              {scenario().off === undefined ? "" : ` · ${scenario().off} steps off the graph`}
              {scenario().wrong === undefined
                ? ""
                : ` · ${scenario().wrong} wrong steps first, ${
                    scenario().recovered === null ? "never back" : `back after ${scenario().recovered}`
                  }`}
            </p>
            <Show when={scenario().constraints}>
              {(constraints) => (
                <ul class="checks">
                  <For each={constraints()}>
                    {({ text, kept }) => (
                      <li class={kept ? "passed" : "not-passed"}>
                        <Icon sign={kept ? "yes" : "no"} label={kept ? "obeyed" : "not obeyed"} />
                        <div>{text}</div>
                      </li>
                    )}
                  </For>
                </ul>
              )}
            </Show>
          </>
        )}
      </Show>
      <h3>Side effects</h3>
      <Show when={verdict().side_effects.length > 0} fallback={<p class="dim">None</p>}>
        <Changes of={verdict().side_effects} />
      </Show>
      <Show when={verdict().factors}>
        {(factors) => (
          <>
            <h3>Reward</h3>
            <p class="mono factors">
              <For each={Object.entries(factors())}>
                {([name, value], i) => (
                  <span classList={{ dim: value === 1 }}>
                    {i() === 0 ? "" : "× "}
                    {decimal(value, 2)} <small>{name.replaceAll("_", " ")}</small>
                  </span>
                )}
              </For>
              <Show when={verdict().floor}>
                {(floor) => (
                  <span>
                    − {decimal(floor(), 2)} <small>no-op</small>
                  </span>
                )}
              </Show>
              <span>
                = <b>{decimal(props.row.reward, 3)}</b>
              </span>
            </p>
          </>
        )}
      </Show>
      <p class="dim mono ends">
        revision {verdict().revision} · end state {verdict().state_hash}
      </p>
    </aside>
  );
}
