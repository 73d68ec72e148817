/** The leaderboard, and a live list of all runs on this server. */
import "./runs.css";
import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import type { RunList, RunRow } from "#contract/run.ts";
import { call, messageOf } from "./api.ts";
import { createOperatorList, OperatorList } from "./operator-list.tsx";
import {
  Bar,
  Choice,
  Code,
  ColumnHeads,
  Logo,
  usePageTitle,
  NumberCell,
  ScrollableTable,
  PageLinks,
  ErrorNotice,
} from "./parts.tsx";
import { Rate } from "./rate.tsx";
import { agoText, costText, dayText, percent, secondsText } from "./format.ts";

const refreshMs = 3000;
type Split = LeaderboardRow["split"];

export function RunsPage() {
  usePageTitle(() => "Runs");
  const [split, setSplit] = createSignal<Split>("test");
  const [leaders, setLeaders] = createStore<{ rows: LeaderboardRow[] }>({ rows: [] });
  const list = createOperatorList(async (most, token) => {
    const { runs, next } = await call<RunList>("GET", `/v1/runs?limit=${most}`, { token });
    return { rows: runs, next };
  });
  const [wrong, setWrong] = createSignal("");
  const [now, setNow] = createSignal(Date.now());

  async function lookAtLeaders(): Promise<void> {
    const wanted = split();
    const answer = await call<{ rows: LeaderboardRow[] }>("GET", `/v1/leaderboard?split=${wanted}`);
    if (wanted === split()) setLeaders("rows", reconcile(answer.rows, { key: "id" }));
  }
  async function look(): Promise<void> {
    try {
      await Promise.all([lookAtLeaders(), list.look()]);
      setWrong("");
    } catch (error) {
      setWrong(messageOf(error));
    }
    setNow(Date.now());
  }
  createEffect(on(split, () => void look(), { defer: true }));
  let timer: ReturnType<typeof setInterval> | undefined;
  onMount(() => {
    void look();
    timer = setInterval(() => !document.hidden && void look(), refreshMs);
  });
  onCleanup(() => clearInterval(timer));

  const splitName = () => split().replace("_", "-");
  const curl = () =>
    `curl -X POST ${location.origin}/v1/runs \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ agent: { name: "mine" }, split: "test" })}'`;
  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <PageLinks here="runs" />
      </header>
      <main class="list runs-page">
        <ErrorNotice text={wrong()} />
        <section>
          <header class="section-head">
            <h2>Leaderboard</h2>
            <span class="space" />
            <Choice
              label="Split"
              value={split()}
              options={[
                ["test", "Test"],
                ["train", "Train"],
                ["high_risk", "High risk"],
              ]}
              onPick={setSplit}
            />
          </header>
          <Show
            when={leaders.rows.length > 0}
            fallback={
              <p class="blank">
                No finished run covers the whole {splitName()} split yet. Such a run appears here once this server has
                assigned, recorded, judged and signed its episodes.
              </p>
            }
          >
            <ScrollableTable label="Leaderboard">
              <ColumnHeads
                class="line-of board"
                names={[
                  "#",
                  "Agent",
                  ["SR", "Success rate"],
                  ["PR", "Progress"],
                  ["USE", "Episodes with unexpected side effects"],
                  ["Time", "Median wall time of an episode"],
                  ["Cost", "Median cost of an episode in US dollars, as the runner reports it"],
                  "Trials",
                  "Seeds",
                  "Finished",
                ]}
              />
              <For each={leaders.rows}>
                {(row, i) => (
                  <div class="line-of board" role="row">
                    <span role="cell" class="rank">
                      {i() + 1}
                    </span>
                    <span role="cell" class="who-played">
                      <a class="opens" href={`#/run/${row.id}`}>
                        {row.agent.name}
                      </a>
                      <small>
                        {[row.agent.model, row.agent.adapter, row.elements ? "with elements" : undefined]
                          .filter((text) => text !== undefined)
                          .join(" · ")}
                      </small>
                    </span>
                    <span role="cell">
                      <Rate rate={row.sr} interval={row.sr_ci} />
                    </span>
                    <NumberCell>{percent(row.pr)}</NumberCell>
                    <NumberCell>{percent(row.use)}</NumberCell>
                    <NumberCell>{secondsText(row.seconds_median)}</NumberCell>
                    <NumberCell>{costText(row.cost_median_usd)}</NumberCell>
                    <NumberCell>{row.trials}</NumberCell>
                    <span role="cell">
                      <SeedsChip hidden={row.hidden_seeds} seeds={row.seeds} />
                    </span>
                    <time role="cell" class="dim" datetime={row.finished} title={`key ${row.key_id}`}>
                      {dayText(row.finished)}
                    </time>
                  </div>
                )}
              </For>
            </ScrollableTable>
          </Show>
        </section>
        <section>
          <header class="section-head">
            <h2>All runs</h2>
          </header>
          <OperatorList
            list={list}
            text="This server lists its runs only for its admin key. A run's own token opens it at #/run/<id>?token=<token>."
            empty={
              <>
                <p class="blank">No runs yet. Create one with:</p>
                <Code text={curl()} label="Request that creates a run" />
              </>
            }
            onLook={() => void look()}
          >
            <ScrollableTable label="Runs">
              <ColumnHeads class="line-of run" names={["Run", "Episodes", "Seeds", "Status", "Created"]} />
              <For each={list.rows()}>
                {(run) => (
                  <div class="line-of run" role="row">
                    <span role="cell" class="who-played">
                      <a class="opens" href={`#/run/${run.id}`}>
                        {run.title ?? run.agent.name}
                      </a>
                      <small>
                        {[
                          run.title === undefined ? undefined : run.agent.name,
                          run.agent.model,
                          run.split ?? "a selection",
                        ]
                          .filter((text) => text !== undefined)
                          .join(" · ")}
                      </small>
                    </span>
                    <span role="cell">
                      <JudgedProgress done={run.progress.judged + run.progress.invalid} total={run.progress.total} />
                    </span>
                    <span role="cell">
                      <SeedsChip hidden={run.hidden_seeds} seeds={run.seeds} />
                    </span>
                    <span role="cell">
                      <RunChip status={run.status} />
                    </span>
                    <time role="cell" class="dim" datetime={run.created} title={new Date(run.created).toLocaleString()}>
                      {agoText(run.created, now())}
                    </time>
                  </div>
                )}
              </For>
            </ScrollableTable>
          </OperatorList>
        </section>
      </main>
    </div>
  );
}

export function RunChip(p: { readonly status: RunRow["status"] }) {
  return <span class={`chip ${p.status}`}>{p.status}</span>;
}

function SeedsChip(p: { readonly hidden: boolean; readonly seeds: readonly number[] }) {
  return (
    <span class="seeds" title={p.hidden ? "Only the server knows them" : `Seeds ${p.seeds.join(", ")}`}>
      {p.seeds.length} {p.hidden ? "hidden" : "public"}
    </span>
  );
}

export function JudgedProgress(p: { readonly done: number; readonly total: number }) {
  return (
    <span class="steps-of">
      <span>
        <b>{p.done}</b> / {p.total}
      </span>
      <Bar share={p.total === 0 ? 0 : p.done / p.total} />
    </span>
  );
}
