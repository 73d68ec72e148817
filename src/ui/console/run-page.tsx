/**
 * The page of one run. It shows the progress, the results by axis, and each episode with its verdict and its replay.
 */
import "./runs.css";
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import replay from "@material-symbols/svg-400/rounded/replay.svg?raw";
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from "solid-js";
import type { Created, SnapshotTaken } from "#contract/env.ts";
import type { Row, RunInfo, RunLine, Summary } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import { call, fetchText, messageOf, needsToken } from "./api.ts";
import { AskToken } from "./ask-token.tsx";
import { adminKey, storeTokens, tokenFor } from "./credentials.ts";
import {
  Choice,
  ColumnHeads,
  Dialog,
  FactList,
  Icon,
  ShowMoreButton,
  usePageTitle,
  NumberCell,
  ScrollableTable,
  StatusChip,
  Steps,
  Switch,
  ErrorNotice,
} from "./parts.tsx";
import { Rate } from "./rate.tsx";
import { JudgedProgress, RunChip } from "./runs-page.tsx";
import { VerdictCard } from "./verdict.tsx";
import { decimal, percent, shorten } from "./format.ts";

const refreshMs = 2000;
const linesPerPage = 200;
type Axis = keyof Summary["by"];
const axes: readonly (readonly [Axis, string])[] = [
  ["difficulty", "Difficulty"],
  ["scope", "Scope"],
  ["objective", "Objective"],
  ["composition", "Composition"],
  ["risk", "Risk"],
  ["app", "App"],
  ["tag", "Tag"],
  ["suite", "Suite"],
  ["task", "Task"],
];

export function RunPage(p: { readonly id: string }) {
  const [run, setRun] = createSignal<RunInfo | null>(null);
  const [results, setResults] = createSignal<readonly RunLine[]>([]);
  const [locked, setLocked] = createSignal<string | null>(null);
  const [wrong, setWrong] = createSignal("");
  const [reveal, setReveal] = createSignal(false);
  const [tries, setTries] = createSignal(0);
  const path = () => `/v1/runs/${p.id}`;
  const title = () => run()?.title ?? run()?.agent.name ?? p.id;
  usePageTitle(title);

  createEffect(
    on([() => p.id, () => tokenFor(p.id), reveal, tries], ([, token]) => {
      let isDisposed = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let known = -1;
      const look = async (): Promise<void> => {
        try {
          const query = reveal() ? "&reveal=true" : "";
          const found = await call<RunInfo>("GET", `${path()}?results=false${query}`, { token });
          // There may be many result lines, so the page loads them only after more episodes have been judged.
          const whole =
            found.summary && found.progress.judged !== known
              ? await call<RunInfo>("GET", `${path()}?results=true${query}`, { token })
              : null;
          if (isDisposed) return;
          if (whole) {
            known = found.progress.judged;
            setResults(whole.results ?? []);
          }
          setRun(found);
          setLocked(null);
          setWrong("");
        } catch (error) {
          if (isDisposed) return;
          if (needsToken(error)) setLocked(token === null ? "" : error.message);
          else setWrong(messageOf(error));
        }
        const running = run()?.status !== "done" || run()?.id !== p.id;
        if (!isDisposed && running && locked() === null) timer = setTimeout(() => void look(), refreshMs);
      };
      void look();
      onCleanup(() => {
        isDisposed = true;
        clearTimeout(timer);
      });
    }),
  );

  return (
    <div class="page">
      <header class="top">
        <a class="button bare" href="#/runs" aria-label="All runs">
          <Icon of={back} />
        </a>
        <h1>{title()}</h1>
        <Show when={run()}>{(found) => <RunChip status={found().status} />}</Show>
        <span class="space" />
        <Show when={run()?.hidden_seeds && adminKey() !== null}>
          <Switch on={reveal()} label="Hidden seeds" onFlip={setReveal} />
        </Show>
      </header>
      <main class="list runs-page">
        <ErrorNotice text={wrong()} />
        <Show
          when={locked() === null}
          fallback={
            <AskToken
              title="This run needs its token"
              text="The runner's token is in the response that created the run; the admin key opens the run too. Runs on the leaderboard are open to everybody."
              label="Token of the run"
              wrong={locked() || undefined}
              onGive={(token) => {
                storeTokens(p.id, { brought: token });
                setTries((n) => n + 1);
              }}
            />
          }
        >
          <Show when={run()}>
            {(found) => (
              <>
                <Overview run={found()} />
                <Show when={found().summary} fallback={<p class="blank">Results can be read when the run is done.</p>}>
                  {(summary) => <ByAxis summary={summary()} />}
                </Show>
                <Show when={results().length > 0}>
                  <Episodes run={found()} lines={results()} onWrong={setWrong} />
                </Show>
              </>
            )}
          </Show>
        </Show>
      </main>
    </div>
  );
}

/** Returns the commit, with the hash of uncommitted changes if there were any. */
const commitText = ({ commit, git_diff_hash: diff }: RunInfo["provenance"]): string =>
  commit === null ? "unknown" : diff === undefined ? commit : `${commit}, changed (${diff})`;

function Overview(p: { readonly run: RunInfo }) {
  const facts = () => {
    const { agent, elements, provenance, trials, tasks, split, seeds, hidden_seeds: hidden } = p.run;
    return [
      ["Agent", [agent.name, agent.model, agent.adapter].filter((text) => text !== undefined).join(" · ")],
      ["Tasks", `${tasks}${split === null ? ", a selection" : `, all of ${split}`}`],
      ["Seeds", hidden ? `${seeds.length}, hidden` : shorten(seeds.join(", "), 60)],
      ["Trials", String(trials)],
      ["Sees", elements ? "screenshots and elements" : "screenshots"],
      ["Device", `${provenance.device.width}×${provenance.device.height} at ${provenance.device.dpr}`],
      ["Language", provenance.locale === "en" ? "English" : "中文"],
      ["Task set", provenance.task_set],
      ["Apps", provenance.apps ?? "not recorded"],
      ["Harness", provenance.harness],
      ["Judge", provenance.judge],
      ["World", provenance.world_data ?? provenance.world],
      ["Commit", commitText(provenance)],
    ] as const;
  };
  const numbers = (summary: Summary) =>
    [
      ["PR", percent(summary.pr), "Progress"],
      ...(summary.pr_over_noop === undefined
        ? []
        : [
            [
              "PR over no-op",
              percent(summary.pr_over_noop),
              "Progress, minus the progress of an untouched phone",
            ] as const,
          ]),
      ["FC", percent(summary.fc), "Declared complete without success"],
      ["USE", percent(summary.use), "Episodes with unexpected side effects"],
      ["OT", percent(summary.ot), "Reached the goal and continued"],
      ["Steps", decimal(summary.steps), "On average"],
      ...Object.entries(summary.pass_hat_k)
        .slice(1)
        .map(([k, rate]) => [`pass^${k}`, percent(rate), `All ${k} trials succeed`] as const),
    ] as const;
  return (
    <section class="card overview" aria-label="Overview">
      <div class="sums">
        <Show when={p.run.summary}>
          {(summary) => (
            <>
              <div class="headline">
                <span>Success rate</span>
                <Rate rate={summary().sr} interval={summary().sr_ci} />
              </div>
              <FactList class="facts" of={numbers(summary())} />
            </>
          )}
        </Show>
        <div class="going">
          <JudgedProgress done={p.run.progress.judged + p.run.progress.invalid} total={p.run.progress.total} />
          <span class="dim">judged</span>
          <Show when={p.run.progress.running > 0}>
            <span class="chip running">{p.run.progress.running} being played</span>
          </Show>
          <Show when={p.run.progress.invalid > 0}>
            <span class="chip ended">{p.run.progress.invalid} invalid</span>
          </Show>
          <Show when={p.run.progress.abandoned > 0}>
            <span class="chip">{p.run.progress.abandoned} left lying</span>
          </Show>
          <Show when={p.run.progress.faults > 0}>
            <span class="chip">{p.run.progress.faults} faults</span>
          </Show>
        </div>
      </div>
      <FactList class="made" of={facts()}>
        <Show when={p.run.signature}>
          {(signature) => (
            <div title={`Ed25519, public key ${signature().public_key}`}>
              <dt>Signed with key</dt>
              <dd class="mono">{signature().key_id}</dd>
            </div>
          )}
        </Show>
      </FactList>
    </section>
  );
}

function ByAxis(p: { readonly summary: Summary }) {
  const [axis, setAxis] = createSignal<Axis>("difficulty");
  const rows = (): [string, Row][] => Object.entries(p.summary.by[axis()] ?? {});
  return (
    <section>
      <header class="section-head">
        <h2>By</h2>
        <Choice label="Axis" value={axis()} options={axes} onPick={setAxis} />
      </header>
      <ScrollableTable label={`By ${axis()}`}>
        <ColumnHeads
          class="line-of axis"
          names={[axes.find(([name]) => name === axis())![1], "Episodes", "SR", "PR", "FC", "USE", "Steps"]}
        />
        <For each={rows()}>
          {([name, row]) => (
            <div class="line-of axis" role="row">
              <span role="cell" class="name">
                {name}
              </span>
              <NumberCell>{row.episodes}</NumberCell>
              <span role="cell">
                <Rate rate={row.sr} interval={row.sr_ci} />
              </span>
              <NumberCell>{percent(row.pr)}</NumberCell>
              <NumberCell>{percent(row.fc)}</NumberCell>
              <NumberCell>{percent(row.use)}</NumberCell>
              <NumberCell>{decimal(row.steps)}</NumberCell>
            </div>
          )}
        </For>
      </ScrollableTable>
    </section>
  );
}

type EpisodeFilter = "all" | "succeeded" | "failed";

function Episodes(p: {
  readonly run: RunInfo;
  readonly lines: readonly RunLine[];
  readonly onWrong: (text: string) => void;
}) {
  const [which, setWhich] = createSignal<EpisodeFilter>("all");
  const [most, setMost] = createSignal(linesPerPage);
  const [opened, setOpened] = createSignal<RunLine | null>(null);
  const [busy, setBusy] = createSignal(0);
  const fitting = createMemo(() =>
    p.lines.filter((line) => which() === "all" || line.success === (which() === "succeeded")),
  );
  const canReplay = () => adminKey() !== null || (!p.run.hidden_seeds && p.run.status === "done");
  /** Creates a phone from the episode's log and opens it, so that each step can be viewed. */
  const show = async (episode: number): Promise<void> => {
    setBusy(episode);
    try {
      const path = `/v1/runs/${p.run.id}/episodes/${episode}?log=true`;
      const body = JSON.parse(await fetchText(path, adminKey() ?? tokenFor(p.run.id))) as unknown;
      const { snapshot } = await call<SnapshotTaken>("POST", "/v1/snapshots", { token: adminKey(), body });
      const created = await call<Created>("POST", "/v1/envs", { token: adminKey(), body: { snapshot } });
      if (created.tokens) storeTokens(created.id, created.tokens);
      location.hash = `#/env/${created.id}`;
    } catch (error) {
      p.onWrong(messageOf(error));
    }
    setBusy(0);
  };
  return (
    <section>
      <header class="section-head">
        <h2>Episodes</h2>
        <Choice
          label="Which"
          value={which()}
          options={[
            ["all", "All"],
            ["succeeded", "Succeeded"],
            ["failed", "Failed"],
          ]}
          onPick={setWhich}
        />
      </header>
      <Show when={fitting().length > 0} fallback={<p class="blank">None.</p>}>
        <ScrollableTable label="Episodes">
          <ColumnHeads class="line-of episode" names={["#", "Task", "Seed", "Trial", "Steps", "End", "Verdict", ""]} />
          <For each={fitting().slice(0, most())}>
            {(line) => (
              <div class="line-of episode" role="row">
                <span role="cell" class="rank">
                  {line.episode}
                </span>
                <span role="cell" class="name">
                  <button type="button" class="opens" title={line.instruction ?? ""} onClick={() => setOpened(line)}>
                    {line.task}
                  </button>
                </span>
                <NumberCell>{line.seed ?? "hidden"}</NumberCell>
                <NumberCell>{line.trial}</NumberCell>
                <span role="cell">
                  <Steps step={line.steps} budget={line.budget} />
                </span>
                <span role="cell">
                  <StatusChip status="done" outcome={line.outcome} />
                </span>
                <span role="cell" class="came" classList={{ passed: line.success }}>
                  <Icon of={line.success ? check : close} />
                  {line.success ? "success" : line.goal && !line.clean ? "not clean" : percent(line.progress, 0)}
                </span>
                <span role="cell" class="end">
                  <Show when={canReplay()}>
                    <button
                      type="button"
                      class="bare"
                      title="Replay"
                      aria-label={`Replay episode ${line.episode}`}
                      disabled={busy() !== 0}
                      onClick={() => void show(line.episode)}
                    >
                      <Icon of={replay} />
                    </button>
                  </Show>
                </span>
              </div>
            )}
          </For>
        </ScrollableTable>
        <ShowMoreButton when={fitting().length > most()} onMore={() => setMost(most() + linesPerPage)} />
      </Show>
      <Show when={opened()}>
        {(line) => (
          <Dialog title="Verdict" class="episode-verdict" onClose={() => setOpened(null)}>
            <p class="mono dim">
              {line().task} · seed {line().seed ?? "hidden"} · trial {line().trial}
            </p>
            <p class="instruction">
              {line().instruction ?? "Hidden, because the instruction would reveal the hidden seed."}
            </p>
            <VerdictCard verdict={verdictOf(line())} onClose={() => setOpened(null)} />
          </Dialog>
        )}
      </Show>
    </section>
  );
}

const verdictOf = (line: RunLine): Verdict => ({
  success: line.success,
  goal: line.goal,
  clean: line.clean,
  progress: line.progress,
  checks: line.checks,
  side_effects: line.side_effects,
  ...(line.answer ? { answer: line.answer } : {}),
  outcome: line.outcome,
  steps: line.steps,
  reward: { value: line.reward, factors: {} },
  metrics: { sr: 0, pr: 0, fc: 0, use: 0, ot: 0 },
});
