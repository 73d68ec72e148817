/** Displays one step: the thought, the action and the changes. */
import { For, Show } from "solid-js";
import type { EpisodeDetails, StepDetail, TurnDetail } from "../data.ts";
import { duration, plural } from "../format.ts";
import { formatPlace, describeAction } from "./texts.ts";
import { Changes } from "./changes.tsx";

export function StepCard(props: { of: StepDetail; details: EpisodeDetails }) {
  const turn = (): TurnDetail | undefined => props.details.turns[props.of.turn - 1];
  const mates = () => props.details.steps.filter(({ turn }) => turn === props.of.turn);
  const spot = () => formatPlace(props.of.action);
  return (
    <section class="card step" aria-label="Step">
      <h2>
        <span class="number">{props.of.step}</span> {describeAction(props.of.action)}
        <Show when={spot() !== ""}>
          <small class="mono">{spot()}</small>
        </Show>
      </h2>
      <Show when={mates().length > 1}>
        <p class="dim">
          Action {mates().indexOf(props.of) + 1} of {mates().length} in turn {props.of.turn}
        </p>
      </Show>
      <Show when={turn()}>
        {(detail) => (
          <>
            <Show when={detail().thought !== ""} fallback={<p class="dim">No thought was recorded.</p>}>
              <blockquote class="thought">{detail().thought}</blockquote>
            </Show>
            <For each={detail().attempts}>
              {({ fault, reply }) => (
                <details class="fault">
                  <summary>
                    <span class="chip bad">{fault.kind.replaceAll("_", " ")}</span> {fault.detail}
                  </summary>
                  <pre>{reply}</pre>
                </details>
              )}
            </For>
            <Show when={detail().repairs.length + detail().notes.length > 0}>
              <p class="chips">
                <For each={detail().repairs}>{(repair) => <span class="chip warn">repaired: {repair}</span>}</For>
                <For each={detail().notes}>{(note) => <span class="chip">{note}</span>}</For>
              </p>
            </Show>
            <Show when={detail().reply !== ""}>
              <details class="reply">
                <summary>
                  Reply as written
                  <Show when={detail().usage}>
                    {(usage) => (
                      <span class="dim">
                        {" "}
                        {usage().input.toLocaleString("en-US")} tokens in, {usage().output.toLocaleString("en-US")} out
                      </span>
                    )}
                  </Show>
                  <Show when={detail().agentMs !== null}>
                    <span class="dim"> · {duration(detail().agentMs! / 1000)}</span>
                  </Show>
                </summary>
                <pre>{detail().reply}</pre>
              </details>
            </Show>
          </>
        )}
      </Show>
      <h3>What changed</h3>
      <Show when={props.of.changes.length > 0} fallback={<p class="dim">No data.</p>}>
        <Changes of={props.of.changes} />
      </Show>
      <details class="commands">
        <summary>
          {plural(props.of.commands.length, "command")} <span class="dim mono">state {props.of.state_hash}</span>
        </summary>
        <ul>
          <For each={props.of.commands}>
            {({ name, args }) => (
              <li class="mono">
                <b>{name}</b> <span class="dim">{JSON.stringify(args)}</span>
              </li>
            )}
          </For>
        </ul>
      </details>
    </section>
  );
}
