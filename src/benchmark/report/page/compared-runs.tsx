/**
 * Displays the comparison of runs: the differences that make the runs incomparable, figures by every axis, wins of each
 * pair of runs, and changed outcomes.
 */
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import type { Row } from "#contract/run.ts";
import { ByTask } from "./by-task.tsx";
import { axisNames, type ComparisonPage, type Flip, type FlipSide, type RunPair } from "../data.ts";
import { decimal, interval, letterOf, percent, plural, points, probability } from "../format.ts";
import { Logo, provenanceRows } from "./provenance.tsx";
import { formatRoute } from "./route.ts";
import { layOutParts } from "./chart-data.ts";

export function ComparedRuns(props: { data: ComparisonPage }) {
  const grave = () => props.data.differences.filter((difference) => difference.grave);
  const mild = () => props.data.differences.filter((difference) => !difference.grave);
  return (
    <main class="run compared">
      <header class="top">
        <p class="brand">
          <Logo /> Phonebooth
        </p>
        <h1>{plural(props.data.runs.length, "run")} compared</h1>
        <ul class="runs">
          <For each={props.data.runs}>
            {({ name, episodes }, i) => (
              <li>
                <RunLetter of={i()} />
                <a href={props.data.reports[i()]}>{name}</a>
                <span class="dim">{plural(episodes, "episode")}</span>
              </li>
            )}
          </For>
        </ul>
      </header>
      <Show when={grave().length > 0}>
        <section class="card alarm" role="alert">
          <h2>Not comparable</h2>
          <p>These runs differ in properties that may explain a difference of their figures.</p>
          <Differences of={grave()} />
        </section>
      </Show>
      <p class="dim over">
        <Show
          when={props.data.common > 0}
          fallback="No episode is in all of these runs: the figures of each run cover its own episodes."
        >
          Figures are over the {plural(props.data.common, "episode")} that all of these runs have.
        </Show>
      </p>
      <section class="card wide" aria-label="Figures">
        <RunColumns rows="Figure" runs={props.data.runs}>
          <For each={figuresOf(props.data.runs.map(({ summary }) => summary))}>
            {([name, of]) => (
              <tr>
                <th>{name}</th>
                <For each={props.data.runs}>{({ summary }) => <td>{of(summary)}</td>}</For>
              </tr>
            )}
          </For>
        </RunColumns>
      </section>
      <section class="pairs" aria-label="Pairs">
        <For each={props.data.pairs}>{(pair) => <PairCard pair={pair} />}</For>
      </section>
      <section class="charts" aria-label="Charts">
        <For each={axisNames}>
          {(axis) => (
            <Show when={props.data.runs.some(({ summary }) => Object.keys(summary.by[axis] ?? {}).length > 0)}>
              <SideBySide axis={axis} data={props.data} />
            </Show>
          )}
        </For>
      </section>
      <Flips data={props.data} />
      <Show when={mild().length > 0}>
        <section class="card wide">
          <h2>Also different</h2>
          <Differences of={mild()} />
        </section>
      </Show>
      <section class="card wide made">
        <h2>Made with</h2>
        <MadeWith data={props.data} />
      </section>
    </main>
  );
}

const figures: readonly (readonly [string, (row: Row) => string])[] = [
  ["Success rate", (row) => percent(row.sr)],
  ["95%", (row) => interval(row.sr_ci)],
  ["Progress", (row) => percent(row.pr)],
  ["Progress over no-op", (row) => percent(row.pr_over_noop ?? null)],
  ["False complete", (row) => percent(row.fc)],
  ["Side effects", (row) => percent(row.use)],
  ["Overtime", (row) => percent(row.ot)],
  ["Steps", (row) => decimal(row.steps)],
  ["Steps of successes", (row) => decimal(row.steps_of_successes)],
  ["Reward", (row) => decimal(row.reward, 3)],
];
/** Additional figures that are only displayed if a run was played with a scenario. */
const scenarioFigures: readonly (readonly [string, (row: Row) => number | null | undefined])[] = [
  ["Completion", ({ cr }) => cr],
  ["Coverage", ({ cvr }) => cvr],
  ["Prescriptions obeyed", ({ amr }) => amr],
  ["Came back", ({ recovery }) => recovery],
];
const figuresOf = (rows: readonly Row[]): typeof figures => [
  ...figures.slice(0, 2),
  ...scenarioFigures
    .filter(([, of]) => rows.some((row) => of(row) !== undefined))
    .map(([name, of]) => [name, (row: Row) => percent(of(row) ?? null)] as const),
  ...figures.slice(2),
];

function RunLetter(props: { of: number }) {
  return <b class={`letter run-${props.of % 6}`}>{letterOf(props.of)}</b>;
}

/**
 * A table with one column per run. The letter of the run is the heading of its column. `children` are the rows, and
 * `rows` is the heading of their names.
 */
function RunColumns(props: { rows: string; runs: ComparisonPage["runs"]; children: JSX.Element }) {
  return (
    <div class="scroll">
      <table class="side-by-side">
        <thead>
          <tr>
            <th>{props.rows}</th>
            <For each={props.runs}>
              {(_, i) => (
                <th>
                  <RunLetter of={i()} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

function Differences(props: { of: ComparisonPage["differences"] }) {
  return (
    <ul class="differences">
      <For each={props.of}>
        {({ what, values }) => (
          <li>
            <b>{what.replaceAll("_", " ")}</b>
            <For each={values}>
              {(value, i) => (
                <span>
                  <RunLetter of={i()} /> <span class="mono">{value}</span>
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
}

function PairCard(props: { pair: RunPair }) {
  const parts = () => [
    { name: `both`, n: props.pair.both, part: "both" },
    { name: `only ${letterOf(props.pair.second)}`, n: props.pair.wins, part: "wins" },
    { name: `only ${letterOf(props.pair.first)}`, n: props.pair.losses, part: "losses" },
    { name: `neither`, n: props.pair.neither, part: "neither" },
  ];
  const laid = () => layOutParts(parts(), Math.max(1, props.pair.episodes));
  /** Converts a difference in -1..1 to a position on the track, in percent. */
  const at = (difference: number) => 50 + difference * 50;
  return (
    <div class="card pair">
      <h2>
        <RunLetter of={props.pair.second} /> against <RunLetter of={props.pair.first} />
      </h2>
      <Show when={props.pair.difference !== null} fallback={<p class="dim">No episode in common.</p>}>
        <p class="big">{points(props.pair.difference!)} points</p>
        <svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect class="ground" x="0" y="3" width="100" height="4" />
          <rect
            class="band"
            x={at(props.pair.difference_ci![0])}
            y="0"
            width={at(props.pair.difference_ci![1]) - at(props.pair.difference_ci![0])}
            height="10"
          />
          <line class="zero" x1="50" x2="50" y1="0" y2="10" />
          <line class="at" x1={at(props.pair.difference!)} x2={at(props.pair.difference!)} y1="0" y2="10" />
        </svg>
        <p class="dim">
          95% in {interval(props.pair.difference_ci, points)} · exact p {probability(props.pair.p)} over{" "}
          {plural(props.pair.episodes, "episode")}, {probability(props.pair.p_tasks)} over tasks
        </p>
        <svg class="shares" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <For each={laid()}>{({ x, width, part }) => <rect class={part} x={x} y="0" width={width} height="10" />}</For>
        </svg>
        <ul class="parts">
          <For each={parts()}>
            {({ name, n, part }) => (
              <li>
                <i class={`swatch ${part}`} />
                <span>{name}</span>
                <b>{n}</b>
              </li>
            )}
          </For>
        </ul>
        <ByTask pair={props.pair} />
      </Show>
    </div>
  );
}

function SideBySide(props: { axis: (typeof axisNames)[number]; data: ComparisonPage }) {
  const names = () =>
    [...new Set(props.data.runs.flatMap(({ summary }) => Object.keys(summary.by[props.axis] ?? {})))].toSorted();
  return (
    <figure class="card chart">
      <figcaption>Success rate by {props.axis}</figcaption>
      <div class="axis">
        <For each={names()}>
          {(name) => (
            <div class="axis-group">
              <span class="name" title={name}>
                {name}
              </span>
              <div>
                <For each={props.data.runs}>
                  {({ summary }, i) => {
                    const row = () => summary.by[props.axis]?.[name];
                    return (
                      <div
                        class={`one run-${i() % 6}`}
                        title={`${letterOf(i())}: ${percent(row()?.sr ?? null)}, 95% in ${interval(row()?.sr_ci ?? null)}, ${plural(row()?.episodes ?? 0, "episode")}`}
                      >
                        <svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                          <rect class="ground" x="0" y="4" width="100" height="2" />
                          <Show when={row()?.sr_ci}>
                            {(bounds) => (
                              <rect
                                class="band"
                                x={bounds()[0] * 100}
                                y="1"
                                width={(bounds()[1] - bounds()[0]) * 100}
                                height="8"
                              />
                            )}
                          </Show>
                          <Show when={row()}>
                            {(row) => <line class="at" x1={row().sr! * 100} x2={row().sr! * 100} y1="0" y2="10" />}
                          </Show>
                        </svg>
                        <span class="value">{percent(row()?.sr ?? null)}</span>
                      </div>
                    );
                  }}
                </For>
              </div>
            </div>
          )}
        </For>
      </div>
    </figure>
  );
}

const perPage = 100;
function Flips(props: { data: ComparisonPage }) {
  const [pair, setPair] = createSignal(0);
  const [way, setWay] = createSignal("");
  const [text, setText] = createSignal("");
  const [most, setMost] = createSignal(perPage);
  const at = () => props.data.pairs[pair()]!;
  const found = createMemo(() => {
    const words = text().toLowerCase().split(/\s+/);
    return at().flips.filter(
      (flip) =>
        (way() === "" || flip.won === (way() === "won")) &&
        words.every((word) => `${flip.task} ${flip.instruction}`.toLowerCase().includes(word)),
    );
  });
  const link = (run: number, flip: Flip): string =>
    `${props.data.reports[run]}${formatRoute({ at: "episode", key: flip.key, step: 0 })}`;
  return (
    <section class="card wide flips" aria-label="Episodes that flipped">
      <h2>
        Episodes that flipped <small>{plural(found().length, "episode")}</small>
      </h2>
      <div class="filters inline">
        <Show when={props.data.pairs.length > 1}>
          <select aria-label="Pair" onChange={(event) => setPair(Number(event.currentTarget.value))}>
            <For each={props.data.pairs}>
              {(pair, i) => (
                <option value={i()}>
                  {letterOf(pair.second)} against {letterOf(pair.first)} ({pair.flips.length})
                </option>
              )}
            </For>
          </select>
        </Show>
        <select aria-label="Direction" onChange={(event) => setWay(event.currentTarget.value)}>
          <option value="">won and lost</option>
          <option value="won">
            only {letterOf(at().second)} ({at().wins})
          </option>
          <option value="lost">
            only {letterOf(at().first)} ({at().losses})
          </option>
        </select>
        <input
          type="search"
          placeholder="Task or instruction"
          aria-label="Task or instruction"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Show when={found().length > 0} fallback={<p class="dim">None.</p>}>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Task</th>
                <th>Level</th>
                <th>
                  <RunLetter of={at().first} />
                </th>
                <th>
                  <RunLetter of={at().second} />
                </th>
              </tr>
            </thead>
            <tbody>
              <For each={found().slice(0, most())}>
                {(flip) => (
                  <tr>
                    <td class="col-task">
                      <b>{flip.task}</b>
                      <small>
                        seed {flip.seed ?? "hidden"}, trial {flip.trial}
                      </small>
                      <span>{flip.instruction}</span>
                    </td>
                    <td>{flip.difficulty}</td>
                    <td>
                      <FlipOutcome won={!flip.won} side={flip.first} href={link(at().first, flip)} />
                    </td>
                    <td>
                      <FlipOutcome won={flip.won} side={flip.second} href={link(at().second, flip)} />
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
        <Show when={found().length > most()}>
          <button type="button" onClick={() => setMost(most() + perPage)}>
            {found().length - most()} more
          </button>
        </Show>
      </Show>
    </section>
  );
}

function FlipOutcome(props: { won: boolean; side: FlipSide; href: string }) {
  return (
    <a class="side" href={props.href}>
      <span class={`chip ${props.won ? "good" : props.side.goal ? "warn" : "bad"}`}>
        {props.won ? "success" : props.side.goal ? "not clean" : props.side.outcome}
      </span>
      <span class="dim">
        {plural(props.side.steps, "step")}, {percent(props.side.progress)}
      </span>
    </a>
  );
}

function MadeWith(props: { data: ComparisonPage }) {
  const rowMaps = () => props.data.heads.map((head) => new Map(provenanceRows(head).flatMap(({ rows }) => rows)));
  const names = () => [...new Set(rowMaps().flatMap((rows) => [...rows.keys()]))];
  return (
    <RunColumns rows="Setting" runs={props.data.runs}>
      <For each={names()}>
        {(name) => (
          <tr classList={{ differs: new Set(rowMaps().map((rows) => rows.get(name))).size > 1 }}>
            <th>{name}</th>
            <For each={rowMaps()}>{(rows) => <td class="mono">{rows.get(name) ?? "–"}</td>}</For>
          </tr>
        )}
      </For>
    </RunColumns>
  );
}
