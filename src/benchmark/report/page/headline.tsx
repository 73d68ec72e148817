/** Displays the figures of a run, or of the filtered episodes. */
import { For, Show, type JSX } from "solid-js";
import type { Interval, Summary } from "#contract/run.ts";
import type { EpisodeRow } from "../data.ts";
import { decimal, interval, percent, plural } from "../format.ts";
import { IntervalBar } from "./charts.tsx";

const figures: readonly (readonly [name: string, id: string, about: string, of: (summary: Summary) => string])[] = [
  ["False complete", "fc", "Episodes that declared the task complete without success", ({ fc }) => percent(fc)],
  ["Side effects", "use", "Episodes that changed something that the task does not allow", ({ use }) => percent(use)],
  ["Overtime", "ot", "Episodes that reached the goal but went on until they were stopped", ({ ot }) => percent(ot)],
  ["Steps", "steps", "Mean steps of all episodes", ({ steps }) => decimal(steps)],
  [
    "of successes",
    "steps_of_successes",
    "Mean steps of the successful episodes",
    ({ steps_of_successes: steps }) => decimal(steps),
  ],
  ["Reward", "reward", "Mean", ({ reward }) => decimal(reward, 3)],
  ["SR by task", "macro", "Success rate with equal weight for each task", ({ macro }) => percent(macro.task)],
  ["SR by app", "macro_app", "Success rate with equal weight for each app", ({ macro }) => percent(macro.app)],
];

/** Additional figures for runs with a scenario. */
const scenarioFigures: readonly (readonly [
  name: string,
  id: "cr" | "cvr" | "amr" | "recovery",
  bounds: "cr_ci" | "cvr_ci" | "amr_ci" | "recovery_ci",
  about: string,
])[] = [
  ["Completion", "cr", "cr_ci", "CR: how far episodes came towards the goal"],
  ["Coverage", "cvr", "cvr_ci", "CVR: share of the nodes or milestones that were visited"],
  ["Prescriptions obeyed", "amr", "amr_ci", "AMR: mean share of the instruction's prescriptions that were obeyed"],
  ["Came back", "recovery", "recovery_ci", "Share of episodes that recovered from a wrong start"],
];
/** Returns means over the episodes whose time was stored. */
function timeFigures(rows: readonly EpisodeRow[]): readonly (readonly [string, string, string, number])[] {
  const kept = rows.flatMap(({ action }) => action ?? []);
  if (kept.length === 0) return [];
  const over = (of: (one: { agent: number; phone: number }) => number): number =>
    kept.reduce((sum, one) => sum + of(one), 0) / kept.length;
  return [
    ["TTA, s", "tta", "Seconds that the agent took per action, mean over episodes", over(({ agent }) => agent)],
    [
      "Phone, s",
      "phone_time",
      "Seconds that the phone took per action, mean over episodes",
      over(({ phone }) => phone),
    ],
  ];
}

/**
 * `errors` is null while a filter is active, because invalid episodes have no fields by which they could be filtered.
 */
export function Headline(props: { summary: Summary; errors: number | null; rows: readonly EpisodeRow[] }) {
  return (
    <section class="headline" aria-label="Figures">
      <LargeFigure
        name="Success rate"
        id="sr"
        about="Success: the goal was reached and nothing else was changed"
        value={props.summary.sr}
        bounds={props.summary.sr_ci}
      >
        {" "}
        · {plural(props.summary.episodes, "episode")}
      </LargeFigure>
      <LargeFigure
        name="Progress"
        id="pr"
        about="Mean share of checks that passed"
        value={props.summary.pr}
        bounds={props.summary.pr_ci}
      />
      <Show when={props.summary.pr_over_noop !== undefined}>
        <LargeFigure
          name="Progress over no-op"
          id="pr_over_noop"
          about="Progress, minus the progress of phones that nobody touched"
          value={props.summary.pr_over_noop!}
          bounds={props.summary.pr_over_noop_ci ?? null}
        />
      </Show>
      <For each={scenarioFigures.filter(([, id]) => props.summary[id] !== undefined)}>
        {([name, id, bounds, about]) => (
          <LargeFigure
            name={name}
            id={id}
            about={about}
            value={props.summary[id]!}
            bounds={props.summary[bounds] ?? null}
          />
        )}
      </For>
      <div class="card figures">
        <For each={timeFigures(props.rows)}>
          {([name, id, about, value]) => (
            <Figure name={name} id={id} about={about}>
              {decimal(value, 2)}
            </Figure>
          )}
        </For>
        <Show when={props.summary.steps_to_recover !== undefined}>
          <Figure name="Steps to recover" id="steps_to_recover" about="Mean over the episodes that recovered">
            {decimal(props.summary.steps_to_recover!)}
          </Figure>
        </Show>
        <For each={figures}>
          {([name, id, about, of]) => (
            <Figure name={name} id={id} about={about}>
              {of(props.summary)}
            </Figure>
          )}
        </For>
        <Show
          when={props.errors !== null}
          fallback={
            <Figure name="Tasks" id="tasks" about="Number of different tasks in these episodes">
              {props.summary.tasks}
            </Figure>
          }
        >
          <Figure name="Errors" id="errors" about="Episodes that stayed invalid: reported separately, never scored">
            {props.errors}
          </Figure>
        </Show>
      </div>
    </section>
  );
}

export function Trials(props: { summary: Summary }) {
  const ks = () => Object.keys(props.summary.pass_at_k);
  return (
    <figure class="card chart trials">
      <figcaption>Over k trials of an instance</figcaption>
      <table>
        <thead>
          <tr>
            <th>k</th>
            <For each={ks()}>{(k) => <th>{k}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th title="At least one of the k trials succeeds">pass@k</th>
            <For each={ks()}>{(k) => <td>{percent(props.summary.pass_at_k[k]!)}</td>}</For>
          </tr>
          <tr>
            <th title="All k trials succeed">pass^k</th>
            <For each={ks()}>{(k) => <td>{percent(props.summary.pass_hat_k[k]!)}</td>}</For>
          </tr>
        </tbody>
      </table>
      <Show when={props.summary.sr_std !== null}>
        <p class="dim">
          Success rate of a trial: standard deviation {percent(props.summary.sr_std)} over{" "}
          {plural(props.summary.trials, "trial")}
        </p>
      </Show>
    </figure>
  );
}

/** A large figure with its interval. `children` are displayed after the interval. */
function LargeFigure(props: {
  name: string;
  id: string;
  about: string;
  value: number | null;
  bounds: Interval | null;
  children?: JSX.Element;
}) {
  return (
    <div class="card hero" title={props.about}>
      <h2>{props.name}</h2>
      <p class="big" data-figure={props.id}>
        {percent(props.value)}
      </p>
      <IntervalBar value={props.value} bounds={props.bounds} />
      <p class="dim">
        95% in {interval(props.bounds)}
        {props.children}
      </p>
    </div>
  );
}

function Figure(props: { name: string; id: string; about: string; children: JSX.Element }) {
  return (
    <div class="figure" title={props.about}>
      <b data-figure={props.id}>{props.children}</b>
      <span>{props.name}</span>
    </div>
  );
}
