/** Phonebooth's own SVG charts. They stretch with their card. Their texts are HTML next to the SVG. */
import { For, Show } from "solid-js";
import type { Interval, Row } from "#contract/run.ts";
import { decimal, interval, percent, plural } from "../format.ts";
import { layOutParts, type Bin, type Tally } from "./chart-data.ts";

/** Displays a share in 0..1 as a bar, with the interval on top of the bar. */
export function IntervalBar(props: { value: number | null; bounds: Interval | null }) {
  return (
    <svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="ground" x="0" y="3" width="100" height="4" />
      <rect class="bar" x="0" y="3" width={(props.value ?? 0) * 100} height="4" />
      <Show when={props.bounds}>
        {(bounds) => (
          <rect class="band" x={bounds()[0] * 100} y="0" width={(bounds()[1] - bounds()[0]) * 100} height="10" />
        )}
      </Show>
      <Show when={props.value !== null}>
        <line class="at" x1={props.value! * 100} x2={props.value! * 100} y1="0" y2="10" />
      </Show>
    </svg>
  );
}

export function AxisChart(props: {
  title: string;
  rows: Readonly<Record<string, Row>>;
  picked: string | null;
  pick: (value: string) => void;
}) {
  return (
    <figure class="card chart">
      <figcaption>{props.title}</figcaption>
      <div class="axis">
        <For each={Object.keys(props.rows)}>
          {(name) => {
            const row = () => props.rows[name]!;
            return (
              <button
                type="button"
                class="axis-row"
                aria-pressed={props.picked === name}
                title={`${name}: ${percent(row().sr)} of ${plural(row().episodes, "episode")}, 95% interval ${interval(row().sr_ci)}; progress ${percent(row().pr)}, steps ${decimal(row().steps)}. Press to show only these.`}
                onClick={() => props.pick(name)}
              >
                <span class="name">{name}</span>
                <IntervalBar value={row().sr} bounds={row().sr_ci} />
                <span class="value">{percent(row().sr)}</span>
                <span class="n">{row().episodes}</span>
              </button>
            );
          }}
        </For>
      </div>
    </figure>
  );
}

export function Histogram(props: { title: string; bins: readonly Bin[] }) {
  const most = () => Math.max(1, ...props.bins.map(({ successes, failures }) => successes + failures));
  const width = () => 100 / props.bins.length;
  const shownLabel = (i: number) => props.bins.length <= 7 || i % Math.ceil(props.bins.length / 6) === 0;
  return (
    <figure class="card chart">
      <figcaption>
        {props.title}
        <Legend parts={["success", "no success"]} classes={["success", "failure"]} />
      </figcaption>
      <div class="histogram">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={props.title}>
          <For each={props.bins}>
            {(bin, i) => {
              const height = (n: number) => (n / most()) * 100;
              const x = () => i() * width() + width() * 0.08;
              return (
                <g>
                  <title>{`${bin.label}: ${bin.successes} successes, ${bin.failures} others`}</title>
                  <rect class="hit" x={i() * width()} y="0" width={width()} height="100" />
                  <rect
                    class="success"
                    x={x()}
                    y={100 - height(bin.successes)}
                    width={width() * 0.84}
                    height={height(bin.successes)}
                  />
                  <rect
                    class="failure"
                    x={x()}
                    y={100 - height(bin.successes + bin.failures)}
                    width={width() * 0.84}
                    height={height(bin.failures)}
                  />
                </g>
              );
            }}
          </For>
        </svg>
        <span class="most">{most()}</span>
        <div class="ticks">
          <For each={props.bins}>{(bin, i) => <span>{shownLabel(i()) ? bin.label : ""}</span>}</For>
        </div>
      </div>
    </figure>
  );
}

export function Shares(props: { title: string; parts: readonly Tally[] }) {
  const total = () =>
    Math.max(
      1,
      props.parts.reduce((sum, { n }) => sum + n, 0),
    );
  const laid = () => layOutParts(props.parts, total());
  return (
    <figure class="card chart">
      <figcaption>{props.title}</figcaption>
      <svg class="shares" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={props.title}>
        <For each={laid()}>
          {(part, i) => (
            <rect class={`part-${i()}`} x={part.x} y="0" width={part.width} height="10">
              <title>{`${part.name}: ${part.n}`}</title>
            </rect>
          )}
        </For>
      </svg>
      <ul class="parts">
        <For each={laid()}>
          {(part, i) => (
            <Show when={part.n > 0}>
              <li>
                <i class={`swatch part-${i()}`} />
                <span>{part.name}</span>
                <b>{part.n}</b>
                <span class="dim">{percent(part.n / total())}</span>
              </li>
            </Show>
          )}
        </For>
      </ul>
    </figure>
  );
}

/** Displays names with counts. The most frequent name comes first. */
export function TallyChart(props: {
  title: string;
  tallies: readonly Tally[];
  most: number;
  picked: string | null;
  pick: (name: string) => void;
}) {
  const top = () => props.tallies[0]?.n ?? 1;
  const rest = () => props.tallies.length - props.most;
  return (
    <figure class="card chart">
      <figcaption>{props.title}</figcaption>
      <Show when={props.tallies.length > 0} fallback={<p class="dim">None</p>}>
        <div class="tally">
          <For each={props.tallies.slice(0, props.most)}>
            {({ name, n }) => (
              <button type="button" aria-pressed={props.picked === name} title={name} onClick={() => props.pick(name)}>
                <span class="name">{name}</span>
                <b>{n}</b>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="failure" width={(n / top()) * 100} height="4" />
                </svg>
              </button>
            )}
          </For>
        </div>
        <Show when={rest() > 0}>
          <p class="dim">and {rest()} more</p>
        </Show>
      </Show>
    </figure>
  );
}

function Legend(props: { parts: readonly string[]; classes: readonly string[] }) {
  return (
    <span class="legend">
      <For each={props.parts}>
        {(part, i) => (
          <span>
            <i class={`swatch ${props.classes[i()]}`} /> {part}
          </span>
        )}
      </For>
    </span>
  );
}
