// A run: every episode of a plan, several at once, each tried again when it breaks, all of it resumable.
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Provenance, ResultLine, Summary } from "../../contract/run.ts";
import type { TaskRow } from "../../contract/task.ts";
import { summaryOf } from "../metrics/summary.ts";
import { defaultDevice } from "../../os/boot.ts";
import type { World } from "../../world/read.ts";
import type { Graphs } from "../scenarios/on-graph.ts";
import { NoRoom, stagingOf, type Staging } from "../scenarios/scenario.ts";
import type { Agent } from "./agent.ts";
import { playEpisode, type EpisodeSetting } from "./episode.ts";
import { EpisodeFault, Stopped } from "./fault.ts";
import type { Meta, RunConfig, RunFolder } from "./folder.ts";
import { graphRow, type GraphFolder } from "./graph-folders.ts";
import { keyOf, planOf, type Planned } from "./plan.ts";
import { isSuiteTask } from "../../judge/json-task.ts";
import type { Json } from "../../state/json.ts";
import { suiteTaskAt } from "./suites.ts";
import { RunError } from "./run-error.ts";

export interface RunOptions {
  readonly client: Client;
  readonly agent: Agent;
  readonly folder: RunFolder;
  readonly config: RunConfig;
  readonly parallel: number;
  /** How often an episode that broke is played again. */
  readonly retries: number;
  readonly turnSeconds: number;
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
  readonly tell: Teller;
  /** Played in place of tasks; the server has them. */
  readonly onGraphs?: readonly GraphFolder[];
  /** What tasks are drawn from; only runs with a scenario need it. */
  readonly world?: () => Promise<World>;
  /** On which completion is measured, where there is one of an instance; milestones stand in for others. */
  readonly graphs?: Graphs;
}
/** Told of what happens, as it happens. */
export interface Teller {
  begun(planned: number, done: number): void;
  step(planned: Planned, step: number): void;
  scored(planned: Planned, line: ResultLine): void;
  broke(planned: Planned, fault: EpisodeFault, again: boolean): void;
}
export interface RunOutcome {
  readonly summary: Summary;
  /** Whether every episode of the plan has a result or stayed void. */
  readonly finished: boolean;
  /** Names of instances in which the run's scenario has no room. */
  readonly leftOut?: readonly string[];
}

/** Plays what the folder does not hold yet. Resumes a folder of the same run, and refuses one of another. */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const { client, folder, config, signal } = options;
  const { suite } = config.selection;
  const tasks = await client.tasks(suite ? { suite: suite.name } : {});
  const all = options.onGraphs ? options.onGraphs.map(({ graph }) => graphRow(graph, tasks)) : tasks;
  const rows = new Map(all.map((row) => [row.id, row]));
  const whole = planOf(all, config.selection);
  const stagings = config.scenario ? await stagingsOf(options, whole) : null;
  const plan = stagings ? whole.filter((planned) => stagings.has(keyOf(planned))) : whole;
  if (plan.length === 0)
    throw new RunError(options.onGraphs ? "No graph fits" : "No task fits: see ./phonebooth tasks");
  const meta = await metaOf(client, folder, config, plan.length);
  if (meta.verified) throw new RunError(`${folder.path} holds a verified run: go on with --verified`);
  const { provenance } = meta;
  folder.dropDrafts();
  const done = new Set(folder.results().map(keyOf));
  const waiting = plan.filter((planned) => !done.has(keyOf(planned)));
  options.tell.begun(plan.length, plan.length - waiting.length);
  const setting: EpisodeSetting = {
    client,
    agent: options.agent,
    locale: config.locale,
    device: config.device,
    elements: config.elements,
    reward: config.reward,
    staging: stagings && ((planned) => stagings.get(keyOf(planned))!),
    provenance,
    apps: await titlesOf(client, config),
    turnSeconds: options.turnSeconds,
    keepPictures: options.keepPictures,
    signal,
    onGraphs: options.onGraphs ? new Map(options.onGraphs.map(({ graph }) => [graph.id, graph])) : null,
    did: options.tell.step,
  };
  let voids = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
      if (!(await tried(options, setting, rows.get(next.task)!, next))) voids += 1;
  };
  const parallel = options.agent.alone ? 1 : Math.max(1, options.parallel);
  await Promise.all(Array.from({ length: parallel }, worker));
  folder.sortResults();
  const finished = !signal.aborted;
  const summary = summaryOf(folder.results(), voids);
  folder.saveSummary(summary);
  if (finished) folder.saveMeta({ ...meta, finished: new Date().toISOString() });
  const leftOut = whole.filter((planned) => !plan.includes(planned)).map(keyOf);
  return { summary, finished, ...(leftOut.length > 0 ? { leftOut } : {}) };
}

/** How the run's scenario puts each instance on, by its name; without those in which it has no room. */
async function stagingsOf(
  { client, config, world, graphs }: RunOptions,
  plan: readonly Planned[],
): Promise<ReadonlyMap<string, Staging>> {
  const { scenario, locale } = config;
  if (!scenario || !world) throw new RunError("A scenario needs the world that tasks are drawn from");
  const opened = await world();
  const rows = await client.apps();
  const titles = Object.fromEntries(
    rows.filter(({ hidden }) => !hidden).map(({ id, title }) => [id, title[locale === "en" ? "en" : "zh"]]),
  );
  const stagings = new Map<string, Staging>();
  for (const planned of plan)
    try {
      const { task, seed } = planned;
      const graph = graphs?.of(task, seed, locale) ?? null;
      const suite = isSuiteTask(task) ? ((await suiteTaskAt(client, task)) as unknown as Json) : null;
      stagings.set(
        keyOf(planned),
        await stagingOf(scenario, { task, seed, lang: locale, titles, graph, suite }, opened),
      );
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
    }
  return stagings;
}

/** False where it stayed void; what was stopped counts as neither. */
async function tried(options: RunOptions, setting: EpisodeSetting, row: TaskRow, planned: Planned): Promise<boolean> {
  const { folder, tell, retries, signal } = options;
  for (let attempt = 1; ; attempt++) {
    const draft = folder.draft(planned);
    try {
      const { line, timing } = await playEpisode(setting, row, planned, draft);
      draft.keep();
      folder.addTiming(timing);
      // Last: what has a line is done.
      folder.addResult(line);
      tell.scored(planned, line);
      return true;
    } catch (error) {
      draft.drop();
      if (error instanceof Stopped || signal.aborted) return true;
      if (!(error instanceof EpisodeFault)) throw error;
      const again = attempt <= retries;
      folder.addError({ ...planned, kind: error.kind, message: error.message, attempt, void: !again });
      tell.broke(planned, error, again);
      if (!again) return false;
      await pause(Math.min(30_000, 500 * (1 << Math.min(attempt, 6))), signal);
    }
  }
}

/** The folder's meta: new, or that of the same run begun before. Throws RunError where it is another's. */
export async function metaOf(client: Client, folder: RunFolder, config: RunConfig, planned: number): Promise<Meta> {
  const provenance = await provenanceOf(client, config);
  if (folder.exists) {
    const meta = folder.meta();
    mustBeSame(`${folder.path} holds a run`, { ...meta.config, ...meta.provenance }, { ...config, ...provenance });
    return meta;
  }
  const meta: Meta = {
    format: "phonebooth-run-1",
    config,
    provenance,
    planned,
    started: new Date().toISOString(),
    finished: null,
    verified: null,
  };
  folder.saveMeta(meta);
  return meta;
}
const gitKeys = new Set(["commit", "git_dirty", "git_diff_hash"]);
/**
 * What a folder holds was made with the same settings; throws RunError that names the others. The state of git may differ:
 * what counts of it has hashes of its own.
 */
export function mustBeSame(what: string, kept: object, now: object): void {
  const [x, y] = [kept, now] as [Record<string, unknown>, Record<string, unknown>];
  const other = Object.keys({ ...x, ...y }).filter(
    (key) => !gitKeys.has(key) && JSON.stringify(x[key]) !== JSON.stringify(y[key]),
  );
  if (other.length > 0)
    throw new RunError(`${what} with other settings (${other.join(", ")}): name another --out, or remove it`);
}

export async function provenanceOf(
  client: Client,
  { device, locale }: Pick<RunConfig, "device" | "locale">,
): Promise<Provenance> {
  return { ...(await client.version()), device: device ?? defaultDevice, locale };
}

export async function titlesOf(client: Client, { locale }: Pick<RunConfig, "locale">): Promise<string[]> {
  const rows = await client.apps();
  return rows.filter(({ hidden }) => !hidden).map(({ title }) => title[locale === "en" ? "en" : "zh"]);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
