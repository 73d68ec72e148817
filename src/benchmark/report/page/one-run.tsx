/**
 * Displays a run: figures and charts of the filtered episodes, the list of episodes, and the replay of each episode.
 */
import { createEffect, createMemo, createSignal, For, Show } from "solid-js";
import { summaryOf } from "../../metrics/summary.ts";
import type { RunPage } from "../data.ts";
import { plural } from "../format.ts";
import { AxisChart, Histogram, Shares, TallyChart } from "./charts.tsx";
import { Episodes } from "./episodes.tsx";
import { FilterBar } from "./filter-bar.tsx";
import {
  emptyFilter,
  isEmptyFilter,
  filterRows,
  withPick,
  formatQuery,
  parseQuery,
  sortRows,
  type Field,
  type Filter,
  type ListView,
} from "./filter.ts";
import { Headline, Trials } from "./headline.tsx";
import { RunProvenance, RunHeader } from "./provenance.tsx";
import { createRoute } from "./route.ts";
import { Replay } from "./replay.tsx";
import { budgetBins, outcomeClassOf, outcomeClasses, progressBins, tally, timeBins } from "./chart-data.ts";

const axes = ["difficulty", "scope", "objective", "composition", "risk", "app", "tag", "suite"] as const;

/**
 * Whether the filter selects episodes by their outcome. The filter then removes some trials of an instance, so figures
 * over trials would be meaningless.
 */
const filtersByOutcome = ({ picked }: Filter): boolean =>
  (["outcome", "success", "goal", "clean", "check", "touched", "trial"] as const).some((field) => field in picked);

export function OneRun(props: { data: RunPage }) {
  const { route, go, turn } = createRoute();
  const atStart = route();
  // The query of the list is kept while an episode is open, because the list determines the previous and the next
  // episode.
  const [query, setQuery] = createSignal(atStart.at === "list" ? atStart.query : "");
  const listed = createMemo(() => {
    const now = route();
    if (now.at === "list") setQuery(now.query);
    return parseQuery(query());
  });
  const filter = () => listed().filter;
  const rows = createMemo(() => filterRows(props.data.episodes, filter()));
  const ordered = createMemo(() => sortRows(rows(), listed().order));
  const whole = () => isEmptyFilter(filter());
  const summary = createMemo(() => (whole() ? props.data.summary : summaryOf(rows(), 0)));
  /** If the filter or the order changes, the list starts again at its first page. */
  const show = (to: Partial<ListView>) => turn({ at: "list", query: formatQuery({ ...listed(), page: 0, ...to }) });
  const pick = (field: Field, value: string) =>
    show({
      filter: withPick(filter(), field, filter().picked[field] === value ? null : value),
    });
  const open = () => {
    const now = route();
    if (now.at !== "episode") return null;
    return { ...now, index: props.data.episodes.findIndex(({ key }) => key === now.key) };
  };
  const neighbours = createMemo(() => {
    const now = open();
    const keys = ordered().map(({ key }) => key);
    const at = now ? keys.indexOf(now.key) : -1;
    return { before: keys[at - 1] ?? null, after: at < 0 ? null : (keys[at + 1] ?? null), at, of: keys.length };
  });
  const key = createMemo(() => open()?.key ?? null);
  // Restores the scroll position of the list when the reader closes an episode.
  let [scrolled, onList] = [0, true];
  addEventListener("scroll", () => {
    if (onList) scrolled = scrollY;
  });
  createEffect(() => {
    onList = key() === null;
    if (onList) requestAnimationFrame(() => scrollTo(0, scrolled));
  });

  return (
    <Show
      when={key()}
      keyed
      fallback={
        <main class="run">
          <RunHeader head={props.data.head} summary={props.data.summary} />
          <FilterBar
            rows={props.data.episodes}
            shown={rows().length}
            filter={filter()}
            set={(next) => show({ filter: next })}
          />
          <Show when={rows().length > 0} fallback={<NoEpisodes clear={() => show({ filter: emptyFilter })} />}>
            <Headline summary={summary()} rows={rows()} errors={whole() ? props.data.summary.errors : null} />
            <section class="charts" aria-label="Charts">
              <Shares
                title="Outcomes of the episodes"
                parts={outcomeClasses.map((fate) => ({
                  name: fate,
                  n: rows().filter((row) => outcomeClassOf(row) === fate).length,
                }))}
              />
              <Show when={!filtersByOutcome(filter()) && Object.keys(summary().pass_at_k).length > 1}>
                <Trials summary={summary()} />
              </Show>
              <For each={axes}>
                {(axis) => (
                  <Show when={Object.keys(summary().by[axis] ?? {}).length > 0}>
                    <AxisChart
                      title={`Success rate by ${axis}`}
                      rows={summary().by[axis] ?? {}}
                      picked={filter().picked[axis] ?? null}
                      pick={(value) => pick(axis, value)}
                    />
                  </Show>
                )}
              </For>
              <Histogram title="Steps as a share of the budget" bins={budgetBins(rows())} />
              <Histogram title="Progress: share of passed checks" bins={progressBins(rows())} />
              <Show when={rows().some(({ seconds }) => seconds !== null)}>
                <Histogram title="Wall time per episode" bins={timeBins(rows())} />
              </Show>
              <TallyChart
                title="Failed checks, by number of episodes"
                tallies={tally(rows(), ({ failed }) => failed)}
                most={12}
                picked={filter().picked.check ?? null}
                pick={(value) => pick("check", value)}
              />
              <TallyChart
                title="Side effects by app, by number of episodes"
                tallies={tally(rows(), ({ touched }) => touched)}
                most={12}
                picked={filter().picked.touched ?? null}
                pick={(value) => pick("touched", value)}
              />
            </section>
            <Episodes
              rows={ordered()}
              order={listed().order}
              sort={(order) => show({ order })}
              page={listed().page}
              turn={(page) => show({ page })}
            />
          </Show>
          <RunProvenance data={props.data} />
        </main>
      }
    >
      {(key) => {
        const index = props.data.episodes.findIndex((row) => row.key === key);
        return (
          <Show
            when={props.data.episodes[index]}
            fallback={
              <main class="run">
                <p class="empty">
                  This run has no episode {key}. <a href="#/">All {plural(props.data.episodes.length, "episode")}</a>
                </p>
              </main>
            }
          >
            {(row) => (
              <Replay
                row={row()}
                index={index}
                head={props.data.head}
                step={open()?.step ?? 0}
                onStep={(step) => turn({ at: "episode", key, step })}
                list={query()}
                neighbours={neighbours()}
                go={go}
              />
            )}
          </Show>
        );
      }}
    </Show>
  );
}

function NoEpisodes(props: { clear: () => void }) {
  return (
    <p class="empty">
      No episode fits.{" "}
      <button type="button" onClick={() => props.clear()}>
        Clear the filter
      </button>
    </p>
  );
}
