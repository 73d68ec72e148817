// Plays a run: every episode of a plan. Plays more than one episode at the same time, and retries failed episodes. A
// stopped run can be continued.
import pMap from "p-map";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Provenance, ResultLine, Summary } from "#contract/run.ts";
import type { TaskRow } from "#contract/task.ts";
import { summaryOf } from "../metrics/summary.ts";
import { defaultDevice } from "#os/boot.ts";
import type { World } from "#world/read.ts";
import type { Graphs } from "../scenarios/recorded-graphs.ts";
import { NotApplicableError, stageScenario, type Staging } from "../scenarios/scenario.ts";
import type { Agent } from "./agent.ts";
import { playEpisode, type EpisodeContext } from "./episode.ts";
import { EpisodeFault, StoppedError } from "./fault.ts";
import type { RunMeta, RunConfig, RunFolder } from "./folder.ts";
import { graphRow, type GraphFolder } from "./recording-folders.ts";
import { pauseFor } from "./pause.ts";
import { episodeKeyOf, planEpisodes, type PlannedEpisode } from "./plan.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import type { Json } from "#state/json.ts";
import { fetchSuiteTask } from "./suites.ts";
import { RunError } from "./run-error.ts";

export interface RunOptions {
  readonly client: Client;
  readonly agent: Agent;
  readonly folder: RunFolder;
  readonly config: RunConfig;
  readonly parallel: number;
  /** The ids of the tasks in the order in which they are played. Without it, they are played in the order of their ids. */
  readonly order?: readonly string[];
  /** The number of times that a failed episode is played again. */
  readonly retries: number;
  readonly turnSeconds: number;
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
  readonly listener: RunListener;
  /** Recorded graphs that are played instead of tasks. They must already be on the server. */
  readonly onGraphs?: readonly GraphFolder[];
  /** Loads the world from which tasks are created. Only runs with a scenario need it. */
  readonly world?: () => Promise<World>;
  /** The graphs with which completion is measured. For instances without a graph, milestones are used. */
  readonly graphs?: Graphs;
}
/** Receives progress events. */
export interface RunListener {
  begun(planned: number, done: number): void;
  step(planned: PlannedEpisode, step: number): void;
  scored(planned: PlannedEpisode, line: ResultLine): void;
  broke(planned: PlannedEpisode, fault: EpisodeFault, again: boolean): void;
}
export interface RunOutcome {
  readonly summary: Summary;
  /** Whether every episode of the plan has a result or stayed invalid after its last attempt. */
  readonly finished: boolean;
  /** The keys of instances to which the run's scenario does not apply. */
  readonly leftOut?: readonly string[];
}

/**
 * Plays the episodes that are not in the folder yet. Continues a folder of the same run, and throws if the folder
 * belongs to another run.
 */
export async function run(options: RunOptions): Promise<RunOutcome> {
  const { client, folder, config, signal } = options;
  const { suite } = config.selection;
  const tasks = await client.tasks(suite ? { suite: suite.name } : {});
  const all = options.onGraphs ? options.onGraphs.map(({ graph }) => graphRow(graph, tasks)) : tasks;
  const rows = new Map(all.map((row) => [row.id, row]));
  const whole = planEpisodes(all, config.selection);
  const stagings = config.scenario ? await stageInstances(options, whole) : null;
  const plan = stagings ? whole.filter((planned) => stagings.has(episodeKeyOf(planned))) : whole;
  if (plan.length === 0)
    throw new RunError(options.onGraphs ? "No graph fits" : "No task matches: ./phonebooth tasks lists all tasks");
  const meta = await openMeta(client, folder, config, plan.length);
  if (meta.verified) throw new RunError(`${folder.path} contains a verified run: continue it with --verified`);
  const { provenance } = meta;
  folder.deleteDrafts();
  const done = new Set(folder.results().map(episodeKeyOf));
  const place = new Map(options.order?.map((id, i) => [id, i]));
  const waiting = plan
    .filter((planned) => !done.has(episodeKeyOf(planned)))
    .toSorted((a, b) => (place.get(a.task) ?? 0) - (place.get(b.task) ?? 0));
  options.listener.begun(plan.length, plan.length - waiting.length);
  const setting: EpisodeContext = {
    client,
    agent: options.agent,
    locale: config.locale,
    device: config.device,
    elements: config.elements,
    extended: config.extendedActions === true,
    reward: config.reward,
    staging: stagings && ((planned) => stagings.get(episodeKeyOf(planned))!),
    provenance,
    apps: await fetchAppTitles(client, config),
    turnSeconds: options.turnSeconds,
    keepPictures: options.keepPictures,
    signal,
    onGraphs: options.onGraphs ? new Map(options.onGraphs.map(({ graph }) => [graph.id, graph])) : null,
    onStep: options.listener.step,
  };
  let voids = 0;
  await pMap(
    waiting,
    async (planned) => {
      if (signal.aborted) return;
      if (!(await playWithRetries(options, setting, rows.get(planned.task)!, planned))) voids += 1;
    },
    { concurrency: options.agent.isHuman ? 1 : Math.max(1, options.parallel) },
  );
  folder.sortResults();
  const finished = !signal.aborted;
  const summary = summaryOf(folder.results(), voids);
  folder.saveSummary(summary);
  if (finished) folder.saveMeta({ ...meta, finished: new Date().toISOString() });
  const leftOut = whole.filter((planned) => !plan.includes(planned)).map(episodeKeyOf);
  return { summary, finished, ...(leftOut.length > 0 ? { leftOut } : {}) };
}

/**
 * Returns the setup of each instance in the run's scenario, by key. Leaves out instances to which the scenario does not
 * apply.
 */
async function stageInstances(
  { client, config, world, graphs }: RunOptions,
  plan: readonly PlannedEpisode[],
): Promise<ReadonlyMap<string, Staging>> {
  const { scenario, locale } = config;
  if (!scenario || !world) throw new RunError("A run with a scenario needs the world from which tasks are drawn");
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
      const suite = isSuiteTask(task) ? ((await fetchSuiteTask(client, task)) as unknown as Json) : null;
      stagings.set(
        episodeKeyOf(planned),
        await stageScenario(scenario, { task, seed, lang: locale, titles, graph, suite }, opened),
      );
    } catch (error) {
      if (!(error instanceof NotApplicableError)) throw error;
    }
  return stagings;
}

/** Returns false if the episode is still invalid after its last attempt. Returns true for a stopped episode. */
async function playWithRetries(
  options: RunOptions,
  setting: EpisodeContext,
  row: TaskRow,
  planned: PlannedEpisode,
): Promise<boolean> {
  const { folder, listener, retries, signal } = options;
  for (let attempt = 1; ; attempt++) {
    const draft = folder.createDraft(planned);
    try {
      const { line, timing } = await playEpisode(setting, row, planned, draft);
      draft.commit();
      folder.addTiming(timing);
      // The line is written last, because an episode with a line counts as finished.
      folder.addResult(line);
      listener.scored(planned, line);
      return true;
    } catch (error) {
      draft.discard();
      if (error instanceof StoppedError || signal.aborted) return true;
      if (!(error instanceof EpisodeFault)) throw error;
      const again = attempt <= retries;
      folder.addError({ ...planned, kind: error.kind, message: error.message, attempt, void: !again });
      listener.broke(planned, error, again);
      if (!again) return false;
      await pauseFor(Math.min(30_000, 500 * (1 << Math.min(attempt, 6))), signal);
    }
  }
}

/**
 * Creates the metadata of the folder, or returns the existing metadata if the folder belongs to the same run. Throws
 * RunError if the folder belongs to another run.
 */
export async function openMeta(
  client: Client,
  folder: RunFolder,
  config: RunConfig,
  planned: number,
): Promise<RunMeta> {
  const provenance = await fetchProvenance(client, config);
  if (folder.exists) {
    const meta = folder.meta();
    requireSameSettings(
      `${folder.path} contains a run`,
      { ...meta.config, ...meta.provenance },
      { ...config, ...provenance },
    );
    return meta;
  }
  const meta: RunMeta = {
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
 * Throws RunError with the names of the settings that differ from the settings in the folder. The state of git may
 * differ, because the relevant parts have their own hashes.
 */
export function requireSameSettings(what: string, stored: object, now: object): void {
  const [x, y] = [stored, now] as [Record<string, unknown>, Record<string, unknown>];
  const other = Object.keys({ ...x, ...y }).filter(
    (key) => !gitKeys.has(key) && JSON.stringify(x[key]) !== JSON.stringify(y[key]),
  );
  if (other.length > 0)
    throw new RunError(`${what} with other settings (${other.join(", ")}): choose another --out, or delete the folder`);
}

export async function fetchProvenance(
  client: Client,
  { device, locale }: Pick<RunConfig, "device" | "locale">,
): Promise<Provenance> {
  return { ...(await client.version()), device: device ?? defaultDevice, locale };
}

export async function fetchAppTitles(client: Client, { locale }: Pick<RunConfig, "locale">): Promise<string[]> {
  const rows = await client.apps();
  return rows.filter(({ hidden }) => !hidden).map(({ title }) => title[locale === "en" ? "en" : "zh"]);
}
