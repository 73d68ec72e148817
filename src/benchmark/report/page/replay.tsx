/** One episode, step by step: what was seen, thought, done and changed, and what the judge said. */
import { createEffect, createResource, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { Change } from "../../../contract/env.ts";
import {
  episodeBlock,
  type EpisodeDetails,
  type EpisodeRow,
  type RunHead,
  type StepDetail,
  type TurnDetail,
} from "../data.ts";
import { decimal, duration, percent, plural } from "../format.ts";
import { Badges } from "./badges.tsx";
import { jsonOnceRead, pictureAt } from "./blocks.ts";
import { Glass } from "./glass.tsx";
import { Icon } from "./icon.tsx";
import { hashOf, type Place } from "./place.ts";
import { placeOf, valueText, wordsOf } from "./words.ts";

interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
  /** -1 where the filter does not leave this episode. */
  readonly at: number;
  readonly of: number;
}
interface Props {
  row: EpisodeRow;
  index: number;
  head: RunHead;
  step: number;
  turn: (step: number) => void;
  /** The query of the list that one came from. */
  list: string;
  neighbours: Neighbours;
  go: (to: Place) => void;
}
const playMs = 1200;

export function Replay(props: Props) {
  // Remade for each episode: what it shows is fixed.
  const [details] = createResource(() => jsonOnceRead<EpisodeDetails>(episodeBlock(props.index)));
  const last = () => details()?.steps.length ?? 0;
  const step = () => Math.min(props.step, last());
  const to = (next: number) => props.turn(Math.max(0, Math.min(last(), next)));
  const list = (): Place => ({ at: "list", query: props.list });
  const other = (key: string | null) => key !== null && props.go({ at: "episode", key, step: 0 });

  const [playing, setPlaying] = createSignal(false);
  createEffect(() => {
    if (!playing()) return;
    if (step() >= last()) return void setPlaying(false);
    const from = step();
    const timer = setTimeout(() => to(from + 1), playMs);
    onCleanup(() => clearTimeout(timer));
  });
  const play = () => {
    if (!playing() && step() >= last()) to(0);
    setPlaying(!playing());
  };
  onMount(() => {
    scrollTo(0, 0);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => to(step() - 1),
      ArrowRight: () => to(step() + 1),
      Home: () => to(0),
      End: () => to(last()),
      " ": play,
      "[": () => other(props.neighbours.before),
      "]": () => other(props.neighbours.after),
      Escape: () => props.go(list()),
    };
    const onKey = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement && event.target.matches("input[type=search], select, textarea");
      const ownKey =
        event.key === " " && event.target instanceof HTMLElement && event.target.matches("button, a, summary");
      const act = keys[event.key];
      if (!act || inField || ownKey || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    onCleanup(() => removeEventListener("keydown", onKey));
  });

  return (
    <main class="replay">
      <nav class="line" aria-label="Episodes">
        <a class="button" href={hashOf(list())}>
          <Icon sign="back" />
          {props.neighbours.of === 0 || props.list === "" ? "All episodes" : "List"}
        </a>
        <span class="dim run-name">{props.head.agent.name}</span>
        <span class="space" />
        <Show when={props.neighbours.at >= 0}>
          <span class="dim count">
            {props.neighbours.at + 1} of {props.neighbours.of.toLocaleString("en-US")}
          </span>
        </Show>
        <button
          type="button"
          title="Previous episode: ["
          disabled={props.neighbours.before === null}
          onClick={() => other(props.neighbours.before)}
        >
          Previous
        </button>
        <button
          type="button"
          title="Next episode: ]"
          disabled={props.neighbours.after === null}
          onClick={() => other(props.neighbours.after)}
        >
          Next
        </button>
      </nav>
      <header>
        <h1>{props.row.instruction}</h1>
        <p class="chips">
          <Badges of={props.row} />
          <span class="chip">{props.row.outcome}</span>
          <span class="chip mono">{props.row.task}</span>
          <span class="chip">seed {props.row.seed ?? "hidden"}</span>
          <span class="chip">trial {props.row.trial}</span>
          <span class="chip">{props.row.axes.difficulty}</span>
          <span class="chip">
            {props.row.steps} of {plural(props.row.budget, "step")}
          </span>
          <Show when={props.row.seconds !== null}>
            <span class="chip">{duration(props.row.seconds!)}</span>
          </Show>
        </p>
      </header>
      <Show when={!details.loading} fallback={<p class="empty">Reading…</p>}>
        <Show when={details()} fallback={<p class="empty">The page has no record of this episode.</p>}>
          {(found) => {
            const source = (at: number): string | null => {
              const shown = found().shown[at];
              return shown === null || shown === undefined ? null : pictureAt(shown);
            };
            const original = () => found().originals[step()] ?? null;
            return (
              <div class="stage">
                <div class="screen">
                  <Glass
                    picture={source(step())}
                    action={found().steps[step()]?.action ?? null}
                    end={step() === last() ? `Ended: ${props.row.outcome}` : null}
                    device={props.head.provenance.device}
                  />
                  <div class="scrubber">
                    <button
                      type="button"
                      aria-label="Previous step"
                      disabled={step() === 0}
                      onClick={() => to(step() - 1)}
                    >
                      <Icon sign="back" />
                    </button>
                    <button type="button" aria-label={playing() ? "Pause" : "Play"} onClick={play}>
                      <Icon sign={playing() ? "pause" : "play"} />
                    </button>
                    <input
                      type="range"
                      aria-label="Step"
                      min="0"
                      max={last()}
                      value={step()}
                      onInput={(event) => to(event.currentTarget.valueAsNumber)}
                    />
                    <button
                      type="button"
                      aria-label="Next step"
                      disabled={step() === last()}
                      onClick={() => to(step() + 1)}
                    >
                      <Icon sign="on" />
                    </button>
                  </div>
                  <p class="dim under">
                    <span data-step={step()}>
                      {step()} of {plural(last(), "step")} done
                    </span>
                    <Show when={original()}>
                      {(href) => (
                        <a href={href()} target="_blank" rel="noreferrer">
                          Full size
                        </a>
                      )}
                    </Show>
                  </p>
                </div>
                <div class="told">
                  <Strip at={step()} details={found()} source={source} to={to} />
                  <Show
                    when={found().steps[step()]}
                    keyed
                    fallback={
                      <section class="card">
                        <h2>
                          The end <small>{endings[props.row.outcome]}</small>
                        </h2>
                      </section>
                    }
                  >
                    {(done) => <Step of={done} details={found()} />}
                  </Show>
                </div>
                <Verdict row={props.row} details={found()} />
              </div>
            );
          }}
        </Show>
      </Show>
    </main>
  );
}

const endings: Record<EpisodeRow["outcome"], string> = {
  complete: "the agent said that it is done",
  abort: "the agent gave up",
  budget: "the steps were used up",
  loop: "the same action ten times over",
  error: "it broke",
};

function Strip(props: {
  at: number;
  details: EpisodeDetails;
  source: (at: number) => string | null;
  to: (step: number) => void;
}) {
  const [strip, setStrip] = createSignal<HTMLDivElement>();
  createEffect(() => {
    const box = strip();
    const frame = box?.children[props.at];
    // By hand: scrollIntoView would move the whole page, too.
    if (box && frame instanceof HTMLElement)
      box.scrollLeft = frame.offsetLeft - (box.clientWidth - frame.offsetWidth) / 2;
  });
  return (
    <div class="strip" ref={setStrip} aria-label="Film strip">
      <For each={props.details.shown}>
        {(_, i) => {
          const action = () => props.details.steps[i()]?.action;
          const says = () => (action() ? wordsOf(action()!) : "The end");
          return (
            <button
              type="button"
              aria-current={props.at === i() ? "step" : undefined}
              title={`${i() + 1}. ${says()}`}
              onClick={() => props.to(i())}
            >
              <Show when={props.source(i())} fallback={<span class="blank">{i()}</span>}>
                {(source) => <img src={source()} alt="" loading="lazy" decoding="async" />}
              </Show>
              <span>{says()}</span>
            </button>
          );
        }}
      </For>
    </div>
  );
}

function Step(props: { of: StepDetail; details: EpisodeDetails }) {
  const turn = (): TurnDetail | undefined => props.details.turns[props.of.turn - 1];
  const mates = () => props.details.steps.filter(({ turn }) => turn === props.of.turn);
  const place = () => placeOf(props.of.action);
  return (
    <section class="card step" aria-label="Step">
      <h2>
        <span class="number">{props.of.step}</span> {wordsOf(props.of.action)}
        <Show when={place() !== ""}>
          <small class="mono">{place()}</small>
        </Show>
      </h2>
      <Show when={mates().length > 1}>
        <p class="dim">
          Action {mates().indexOf(props.of) + 1} of {mates().length} in turn {props.of.turn}
        </p>
      </Show>
      <Show when={turn()}>
        {(said) => (
          <>
            <Show when={said().thought !== ""} fallback={<p class="dim">No thought was written down.</p>}>
              <blockquote class="thought">{said().thought}</blockquote>
            </Show>
            <For each={said().attempts}>
              {({ fault, reply }) => (
                <details class="fault">
                  <summary>
                    <span class="chip bad">{fault.kind.replaceAll("_", " ")}</span> {fault.detail}
                  </summary>
                  <pre>{reply}</pre>
                </details>
              )}
            </For>
            <Show when={said().repairs.length + said().notes.length > 0}>
              <p class="chips">
                <For each={said().repairs}>{(repair) => <span class="chip warn">repaired: {repair}</span>}</For>
                <For each={said().notes}>{(note) => <span class="chip">{note}</span>}</For>
              </p>
            </Show>
            <Show when={said().reply !== ""}>
              <details class="reply">
                <summary>
                  Reply as written
                  <Show when={said().usage}>
                    {(usage) => (
                      <span class="dim">
                        {" "}
                        {usage().input.toLocaleString("en-US")} tokens in, {usage().output.toLocaleString("en-US")} out
                      </span>
                    )}
                  </Show>
                  <Show when={said().agentMs !== null}>
                    <span class="dim"> · {duration(said().agentMs! / 1000)}</span>
                  </Show>
                </summary>
                <pre>{said().reply}</pre>
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

const firstChanges = 30;
function Changes(props: { of: readonly Change[] }) {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.of : props.of.slice(0, firstChanges));
  return (
    <>
      <ul class="changes">
        <For each={shown()}>
          {(change) => (
            <li>
              <code class="path">{change.path}</code>
              <span class={`kind ${change.kind}`}>{change.kind}</span>
              <div class="values mono">
                <Show when={change.kind !== "added"}>
                  <del>{valueText(change.before)}</del>
                </Show>
                <Show when={change.kind === "changed"}>
                  <span class="dim">to</span>
                </Show>
                <Show when={change.kind !== "removed"}>
                  <ins>{valueText(change.after)}</ins>
                </Show>
              </div>
            </li>
          )}
        </For>
      </ul>
      <Show when={!all() && props.of.length > firstChanges}>
        <button type="button" onClick={() => setAll(true)}>
          {props.of.length - firstChanges} more
        </button>
      </Show>
    </>
  );
}

function Verdict(props: { row: EpisodeRow; details: EpisodeDetails }) {
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
                      {field.field}: <span class="mono">{valueText(field.given)}</span>
                      <Show when={field.expected !== undefined}>
                        <small class="detail">expected {valueText(field.expected)}</small>
                      </Show>
                    </div>
                  </li>
                )}
              </For>
            </ul>
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
