// Writes reports: the page of a run into its folder, the page of several runs beside them.
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Change } from "../../contract/env.ts";
import type { Json } from "../../contract/json.ts";
import type { ResultLine } from "../../contract/run.ts";
import type { EpisodeFolder, Meta, RunFolder } from "../run/folder.ts";
import { keyOf } from "../run/plan.ts";
import { compare } from "./compare.ts";
import { htmlOf } from "./html.ts";
import { loadedRun, type LoadedRun } from "./load.ts";
import { PictureBudget, type KeptPictures } from "./pictures-kept.ts";
import { withheld, type Comparison, type EpisodeDetails, type EpisodeRow, type RunHead, type RunPage } from "./data.ts";

export interface ReportOptions {
  /** Megabytes of pictures in the page itself; the rest are referred to in the run's folder. */
  readonly imageMegabytes?: number;
  /** Where the page goes: `report.html` of the run's folder by default. */
  readonly out?: string | null;
}
export const defaultImageMegabytes = 40;

/** Returns the path of the page. */
export async function writeReport(folder: RunFolder, options: ReportOptions = {}): Promise<string> {
  const run = loadedRun(folder);
  const out = options.out ?? null;
  const page = runPageOf(run);
  const base = relativeAddress(out === null ? folder.path : dirname(resolve(out)), folder.path);
  const budget = new PictureBudget((options.imageMegabytes ?? defaultImageMegabytes) * 1e6);
  const details = await detailsOf(run, base, budget);
  const html = await htmlOf(`${page.head.agent.name} · Phonebooth`, page, details, budget.embedded);
  if (out === null) return folder.saveReport(html);
  save(out, html);
  return out;
}

/** The page of two or more runs. Runs without a report of their own, or with an old one, get it: the page links to them. */
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
  save(out, await htmlOf(`${title} · Phonebooth`, { kind: "comparison", ...comparison, reports, heads }));
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

function save(out: string, html: string): void {
  mkdirSync(dirname(resolve(out)), { recursive: true });
  writeFileSync(`${out}.tmp`, html);
  renameSync(`${out}.tmp`, out);
}

/** Of a folder seen from another, as an address: "" or with a slash at its end. */
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
    errors: run.errors.map((error) => ({ ...error, key: keyOf(error) })),
  };
}

function headOf({ config, provenance, planned, started, finished, verified }: Meta): RunHead {
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
    key: keyOf(line),
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
    instruction: instruction ?? withheld,
    failed: line.checks.filter(({ passed }) => !passed).map(({ name }) => name),
    touched: line.side_effects.map(appOf),
    seconds: run.seconds.get(keyOf(line)) ?? null,
    action: run.actions.get(keyOf(line)) ?? null,
    ...(line.scenario ? { scenario: line.scenario } : {}),
  };
}
const appOf = ({ app, path }: Change): string => app ?? path.split("/").find((part) => part !== "") ?? path;

/** Episodes that failed get their pictures into the page first: they are what one opens. */
async function detailsOf({ folder, lines }: LoadedRun, base: string, budget: PictureBudget): Promise<EpisodeDetails[]> {
  const waiting = lines
    .map((line, i) => ({ line, i }))
    .toSorted((a, b) => +a.line.success - +b.line.success || a.i - b.i);
  const made = new Map<number, EpisodeDetails>();
  const agentMs = new Map(folder.timings().map((timing) => [keyOf(timing), timing.agent_ms]));
  for (const { line, i } of waiting) {
    const episode = folder.episode(line);
    const at = `${base}episodes/${encodeURIComponent(keyOf(line))}`;
    made.set(
      i,
      episodeDetails(line, episode, await budget.of(episode, at, line.steps), agentMs.get(keyOf(line)) ?? []),
    );
  }
  return lines.map((_, i) => made.get(i)!);
}

function episodeDetails(
  line: ResultLine,
  episode: EpisodeFolder,
  pictures: KeptPictures,
  agentMs: readonly number[],
): EpisodeDetails {
  const file = episode.exists ? episode.file() : null;
  return {
    verdict: {
      checks: line.checks,
      side_effects: line.side_effects.map(shortened),
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
      commands: commands.map(({ name, args }) => ({ name, args: short(args) })),
      changes: changes.map(shortened),
      state_hash,
    })),
    turns: episode.turns().map(({ thought, reply, attempts, repairs, notes, usage }, i) => ({
      thought: cut(thought),
      reply: cut(reply),
      attempts: attempts.map((attempt) => ({ ...attempt, reply: cut(attempt.reply) })),
      repairs,
      notes,
      usage,
      agentMs: agentMs[i] ?? null,
    })),
    ...pictures,
  };
}

const mostReply = 20_000;
const mostValue = 2000;
/** The whole of it stays in the episode's folder. */
const cut = (text: string, most = mostReply): string =>
  text.length <= most ? text : `${text.slice(0, most)} … (${text.length - most} more characters)`;
const short = (value: Json): Json => {
  const text = JSON.stringify(value);
  return text.length <= mostValue ? value : cut(text, mostValue);
};
const shortened = (change: Change): Change => ({
  ...change,
  ...(change.before === undefined ? {} : { before: short(change.before) }),
  ...(change.after === undefined ? {} : { after: short(change.after) }),
});
