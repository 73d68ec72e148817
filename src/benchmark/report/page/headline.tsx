/** The figures of a run, or of what the filter leaves of it. */
import { For, Show, type JSX } from "solid-js";
import type { Interval, Summary } from "../../../contract/run.ts";
import { decimal, interval, percent, plural } from "../format.ts";
import { Track } from "./charts.tsx";

const figures: readonly (readonly [name: string, id: string, about: string, of: (summary: Summary) => string])[] = [
  ["False complete", "fc", "Declared complete without success", ({ fc }) => percent(fc)],
  ["Side effects", "use", "Episodes that changed what the task does not allow", ({ use }) => percent(use)],
  ["Overtime", "ot", "Reached the goal and ran on to the end of the budget", ({ ot }) => percent(ot)],
  ["Steps", "steps", "Mean of all episodes", ({ steps }) => decimal(steps)],
  [
    "of successes",
    "steps_of_successes",
    "Mean steps of the episodes that succeeded",
    ({ steps_of_successes: steps }) => decimal(steps),
  ],
  ["Reward", "reward", "Mean", ({ reward }) => decimal(reward, 3)],
  ["SR by task", "macro", "Success rate with each task weighing the same", ({ macro }) => percent(macro.task)],
  ["SR by app", "macro_app", "Success rate with each app weighing the same", ({ macro }) => percent(macro.app)],
];

/** `errors`: null where a filter is on, since what broke has no figures to filter by. */
export function Headline(props: { summary: Summary; errors: number | null }) {
  return (
    <section class="headline" aria-label="Figures">
      <Hero
        name="Success rate"
        id="sr"
        about="Success: the goal reached, and nothing else changed"
        value={props.summary.sr}
        bounds={props.summary.sr_ci}
      >
        {" "}
        · {plural(props.summary.episodes, "episode")}
      </Hero>
      <Hero
        name="Progress"
        id="pr"
        about="Mean share of checks that passed"
        value={props.summary.pr}
        bounds={props.summary.pr_ci}
      />
      <div class="card figures">
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
            <Figure name="Tasks" id="tasks" about="Different tasks among these episodes">
              {props.summary.tasks}
            </Figure>
          }
        >
          <Figure name="Errors" id="errors" about="Episodes that stayed void: told apart, never scored">
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
            <th title="At least one of k succeeds">pass@k</th>
            <For each={ks()}>{(k) => <td>{percent(props.summary.pass_at_k[k]!)}</td>}</For>
          </tr>
          <tr>
            <th title="All of k succeed">pass^k</th>
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

/** One of the large figures with its interval; `children` follow the interval. */
function Hero(props: {
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
      <Track value={props.value} bounds={props.bounds} />
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
