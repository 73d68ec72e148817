// Writes reports: the page of a run into the run's folder, and the page of a comparison next to the runs' folders.
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Change } from "#contract/env.ts";
import type { Json } from "#contract/json.ts";
import type { ResultLine } from "#contract/run.ts";
import type { EpisodeFolder, RunMeta, RunFolder } from "../run/folder.ts";
import { episodeKeyOf } from "../run/plan.ts";
import { compare } from "./compare.ts";
import { renderHtml } from "./html.ts";
import { loadRunFolder, type LoadedRun } from "./load.ts";
import { PictureBudget, type EpisodePictures } from "./picture-budget.ts";
import {
  withheldInstruction,
  type Comparison,
  type EpisodeDetails,
  type EpisodeRow,
  type RunHead,
  type RunPage,
} from "./data.ts";

export interface ReportOptions {
  /**
   * The size of the pictures that are embedded in the page, in megabytes. Other pictures are linked to the files in the
   * run's folder.
   */
  readonly imageMegabytes?: number;
  /** The path of the page. The default is `report.html` in the run's folder. */
  readonly out?: string | null;
}
export const defaultImageMegabytes = 40;

/** Returns the path of the page. */
export async function writeReport(folder: RunFolder, options: ReportOptions = {}): Promise<string> {
  const run = loadRunFolder(folder);
  const out = options.out ?? null;
  const page = runPageOf(run);
  const base = relativeAddress(out === null ? folder.path : dirname(resolve(out)), folder.path);
  const budget = new PictureBudget((options.imageMegabytes ?? defaultImageMegabytes) * 1e6);
  const details = await detailsOf(run, base, budget);
  const html = await renderHtml(`${page.head.agent.name} · Phonebooth`, page, details, budget.embedded);
  if (out === null) return folder.saveReport(html);
  saveHtml(out, html);
  return out;
}

/**
 * Writes the page that compares two or more runs. The page links to the reports of the runs, so missing or outdated
 * reports are written first.
 */
export async function writeComparison(
  runs: readonly LoadedRun[],
  out: string,
  options: Pick<ReportOptions, "imageMegabytes"> = {},
): Promise<Comparison> {
  const comparison = compare(
    runs.map(({ folder, meta, lines }) => ({ name: basename(resolve(folder.path)), meta, lines })),
  );
  for (const { folder } of runs) if (isStale(folder.path)) await writeReport(folder, options);
  const here = dirname(resolve(out));
  const title = comparison.runs.map(({ name }) => name).join(" · ");
  const reports = runs.map(({ folder }) => `${relativeAddress(here, folder.path)}report.html`);
  const heads = runs.map(({ meta }) => headOf(meta));
  saveHtml(out, await renderHtml(`${title} · Phonebooth`, { kind: "comparison", ...comparison, reports, heads }));
  return comparison;
}

const isStale = (path: string): boolean => {
  const report = join(path, "report.html");
  return (
    !existsSync(report) ||
    ["results.jsonl", "errors.jsonl", "meta.json"].some(
      (name) => existsSync(join(path, name)) && statSync(join(path, name)).mtimeMs > statSync(report).mtimeMs,
    )
  );
};

function saveHtml(out: string, html: string): void {
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(`${out}.tmp`, html);
  renameSync(`${out}.tmp`, out);
}

/** Returns the relative URL from one folder to another: "", or a URL with a slash at its end. */
function relativeAddress(from: string, to: string): string {
  const parts = relative(resolve(from), resolve(to))
    .split(/[\\/]/)
    .filter((part) => part !== "");
  return parts.map((part) => `${encodeURIComponent(part)}/`).join("");
}

export function runPageOf(run: LoadedRun): RunPage {
  return {
    kind: "run",
    head: headOf(run.meta),
    summary: run.summary,
    episodes: run.lines.map((line) => rowOf(line, run)),
    errors: run.errors.map((error) => ({ ...error, key: episodeKeyOf(error) })),
  };
}

function headOf({ config, provenance, planned, started, finished, verified }: RunMeta): RunHead {
  const { agent, selection } = config;
  const { settings, ...named } = agent;
  return {
    agent: named,
    settings,
    provenance,
    config: {
      split: selection.split ?? "all",
      tasks: selection.tasks ?? "all",
      seeds: verified ? "hidden" : selection.seeds.join(" "),
      trials: String(selection.trials),
      ...(config.scenario
        ? { scenario: `${config.scenario.name}${config.scenario.strength ? ` ${config.scenario.strength}` : ""}` }
        : {}),
      ...(selection.limit === null ? {} : { limit: `first ${selection.limit} tasks` }),
      elements: config.elements ? "in the observation" : "not in the observation",
      reward: config.reward ? JSON.stringify(config.reward) : "mobilegym",
    },
    planned,
    started,
    finished,
    verified,
  };
}

function rowOf(line: ResultLine, run: LoadedRun): EpisodeRow {
  const { task, seed, trial, outcome, success, goal, clean, progress, steps, budget, reward, axes, instruction } = line;
  return {
    key: episodeKeyOf(line),
    task,
    seed,
    trial,
    outcome,
    success,
    goal,
    clean,
    progress,
    steps,
    budget,
    reward,
    axes,
    instruction: instruction ?? withheldInstruction,
    failed: line.checks.filter(({ passed }) => !passed).map(({ name }) => name),
    touched: line.side_effects.map(appOf),
    seconds: run.seconds.get(episodeKeyOf(line)) ?? null,
    action: run.actions.get(episodeKeyOf(line)) ?? null,
    ...(line.scenario ? { scenario: line.scenario } : {}),
  };
}
const appOf = ({ app, path }: Change): string => app ?? path.split("/").find((part) => part !== "") ?? path;

/** Pictures of failed episodes are embedded first, because readers open these episodes most often. */
async function detailsOf({ folder, lines }: LoadedRun, base: string, budget: PictureBudget): Promise<EpisodeDetails[]> {
  const waiting = lines
    .map((line, i) => ({ line, i }))
    .toSorted((a, b) => +a.line.success - +b.line.success || a.i - b.i);
  const details = new Map<number, EpisodeDetails>();
  const agentMs = new Map(folder.timings().map((timing) => [episodeKeyOf(timing), timing.agent_ms]));
  for (const { line, i } of waiting) {
    const episode = folder.episode(line);
    const at = `${base}episodes/${encodeURIComponent(episodeKeyOf(line))}`;
    details.set(
      i,
      episodeDetails(
        line,
        episode,
        await budget.addEpisode(episode, at, line.steps),
        agentMs.get(episodeKeyOf(line)) ?? [],
      ),
    );
  }
  return lines.map((_, i) => details.get(i)!);
}

function episodeDetails(
  line: ResultLine,
  episode: EpisodeFolder,
  pictures: EpisodePictures,
  agentMs: readonly number[],
): EpisodeDetails {
  const file = episode.exists ? episode.file() : null;
  return {
    verdict: {
      checks: line.checks,
      side_effects: line.side_effects.map(truncateChange),
      answer: file?.verdict.answer ?? line.answer ?? null,
      factors: file?.verdict.reward.factors ?? null,
      floor: file?.verdict.reward.floor ?? null,
      state_hash: line.state_hash,
      revision: line.revision,
    },
    steps: episode.steps().map(({ step, turn, action, commands, changes, state_hash }) => ({
      step,
      turn,
      action,
      commands: commands.map(({ name, args }) => ({ name, args: truncateValue(args) })),
      changes: changes.map(truncateChange),
      state_hash,
    })),
    turns: episode.turns().map(({ thought, reply, attempts, repairs, notes, usage }, i) => ({
      thought: truncate(thought),
      reply: truncate(reply),
      attempts: attempts.map((attempt) => ({ ...attempt, reply: truncate(attempt.reply) })),
      repairs,
      notes,
      usage,
      agentMs: agentMs[i] ?? null,
    })),
    ...pictures,
  };
}

const maxReply = 20_000;
const maxValue = 2000;
/** The page contains a truncated text. The full text is in the episode's folder. */
const truncate = (text: string, most = maxReply): string =>
  text.length <= most ? text : `${text.slice(0, most)} … (${text.length - most} more characters)`;
const truncateValue = (value: Json): Json => {
  const text = JSON.stringify(value);
  return text.length <= maxValue ? value : truncate(text, maxValue);
};
const truncateChange = (change: Change): Change => ({
  ...change,
  ...(change.before === undefined ? {} : { before: truncateValue(change.before) }),
  ...(change.after === undefined ? {} : { after: truncateValue(change.after) }),
});
