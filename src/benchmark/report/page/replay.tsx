/** Displays one episode step by step (screen, thought, action and changes), and the verdict. */
import { createEffect, createResource, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { episodeBlock, type EpisodeDetails, type EpisodeRow, type RunHead } from "../data.ts";
import { duration, plural } from "../format.ts";
import { Badges } from "./badges.tsx";
import { readBlockWhenLoaded, pictureUrl } from "./blocks.ts";
import { PhoneDisplay } from "./phone-display.tsx";
import { Icon } from "./icon.tsx";
import { formatRoute, type Route } from "./route.ts";
import { describeAction } from "./texts.ts";
import { StepCard } from "./step-card.tsx";
import { VerdictCard } from "./verdict-card.tsx";

interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
  /** The index of the episode in the list, or -1 if the filter does not include the episode. */
  readonly at: number;
  readonly of: number;
}
interface Props {
  row: EpisodeRow;
  index: number;
  head: RunHead;
  step: number;
  onStep: (step: number) => void;
  /** The query of the list in which the reader opened the episode. */
  list: string;
  neighbours: Neighbours;
  go: (to: Route) => void;
}
const playMs = 1200;

export function Replay(props: Props) {
  // The component is created again for each episode, so the index does not change.
  const [details] = createResource(() => readBlockWhenLoaded<EpisodeDetails>(episodeBlock(props.index)));
  const last = () => details()?.steps.length ?? 0;
  const step = () => Math.min(props.step, last());
  const to = (next: number) => props.onStep(Math.max(0, Math.min(last(), next)));
  const list = (): Route => ({ at: "list", query: props.list });
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
        <a class="button" href={formatRoute(list())}>
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
              return shown === null || shown === undefined ? null : pictureUrl(shown);
            };
            const original = () => found().originals[step()] ?? null;
            return (
              <div class="stage">
                <div class="screen">
                  <PhoneDisplay
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
                  <Filmstrip at={step()} details={found()} source={source} to={to} />
                  <Show
                    when={found().steps[step()]}
                    keyed
                    fallback={
                      <section class="card">
                        <h2>
                          The end <small>{outcomeTexts[props.row.outcome]}</small>
                        </h2>
                      </section>
                    }
                  >
                    {(detail) => <StepCard of={detail} details={found()} />}
                  </Show>
                </div>
                <VerdictCard row={props.row} details={found()} />
              </div>
            );
          }}
        </Show>
      </Show>
    </main>
  );
}

const outcomeTexts: Record<EpisodeRow["outcome"], string> = {
  complete: "the agent declared the task complete",
  abort: "the agent gave up",
  budget: "the step budget was used up",
  loop: "the same action ten times in a row",
  error: "it broke",
};

function Filmstrip(props: {
  at: number;
  details: EpisodeDetails;
  source: (at: number) => string | null;
  to: (step: number) => void;
}) {
  const [strip, setStrip] = createSignal<HTMLDivElement>();
  createEffect(() => {
    const box = strip();
    const frame = box?.children[props.at];
    // Scrolls only this box. scrollIntoView would also scroll the whole page.
    if (box && frame instanceof HTMLElement)
      box.scrollLeft = frame.offsetLeft - (box.clientWidth - frame.offsetWidth) / 2;
  });
  return (
    <div class="strip" ref={setStrip} aria-label="Film strip">
      <For each={props.details.shown}>
        {(_, i) => {
          const action = () => props.details.steps[i()]?.action;
          const says = () => (action() ? describeAction(action()!) : "The end");
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
