// Exports a run's folder as a data set: writes every matching episode in one format, and counts losses.
import { readFileSync } from "node:fs";
import { ProblemError, type Client } from "../../../clients/typescript/src/client.ts";
import { matchesPattern } from "../agent/task-pattern.ts";
import type { RunFolder } from "../run/folder.ts";
import { episodeKeyOf } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";
import { phone } from "#apps/phone.ts";
import { getBrand } from "#brands/lookup.ts";
import { getAppBrand } from "#brands/define.ts";
import type { Added, ExportEpisode, Format, FormatOptions, Lost } from "./format.ts";
import { replayLog, type StepState } from "../run/history.ts";
import { replayEpisode, type ReplayedEpisode } from "./revisit.ts";
import { Sink } from "./sink.ts";

export interface ExportOptions {
  readonly folder: RunFolder;
  readonly name: string;
  readonly format: Format;
  readonly options: FormatOptions;
  readonly out: string;
  readonly only: "success" | "all";
  /** Task ids or globs; null exports all tasks. */
  readonly tasks: string | null;
  /** A server that replays the episodes to provide data that the run did not store. Null if there is no server. */
  readonly client: Client | null;
  readonly onEpisode: (key: string, told: EpisodeReport) => void;
}
/** The result of exporting one episode, as in `losses.json`. */
export type EpisodeReport = (Added & { readonly steps: number }) | { readonly skipped: string };
/** The content of `losses.json`. */
export interface LossesFile {
  readonly format: string;
  readonly episodes: Readonly<Record<string, EpisodeReport>>;
  readonly totals: { episodes: number; skipped: number; steps: number; rows: number; lost: Lost };
}

export async function exportRun(options: ExportOptions): Promise<LossesFile["totals"]> {
  const { folder, format, only, tasks } = options;
  if (!folder.exists) throw new RunError(`${folder.path} holds no run`);
  const lines = folder
    .results()
    .filter((line) => (only === "all" || line.success) && (tasks === null || matchesPattern(line.task, tasks)));
  if (lines.length === 0) throw new RunError(`No episode of ${folder.path} matches the selection`);
  const sink = new Sink(options.out);
  try {
    const writer = format.begin(sink, options.options);
    const reports: Record<string, EpisodeReport> = {};
    for (const line of lines) {
      const key = episodeKeyOf(line);
      reports[key] = await exportEpisode(options, line, (episode) => writer.add(episode));
      options.onEpisode(key, reports[key]);
    }
    writer.end();
    const totals = totalsOf(Object.values(reports));
    const file: LossesFile = { format: options.name, episodes: reports, totals };
    sink.write("losses.json", file);
    sink.commit();
    return totals;
  } catch (error) {
    sink.discard();
    throw error;
  }
}

async function exportEpisode(
  { folder, format, client }: ExportOptions,
  line: ReturnType<RunFolder["results"]>[number],
  add: (episode: ExportEpisode) => Promise<Added>,
): Promise<EpisodeReport> {
  const episodeFolder = folder.episode(line);
  if (!episodeFolder.exists) return { skipped: "its folder is missing" };
  const meta = folder.meta();
  const steps = episodeFolder.steps();
  const snapshot = episodeFolder.snapshot();
  const before = episodeFolder.states()?.before ?? null;
  let moments: StepState[] | null = null;
  try {
    moments = before && snapshot && replayLog(before, snapshot);
  } catch (error) {
    return { skipped: `its log is broken: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (format.needs.moments && !moments) return { skipped: "the run did not store its states" };
  const whole = [0, ...steps.map(({ step }) => step)].every((step) => episodeFolder.picturePath(step) !== null);
  if (format.needs.pictures && !whole && !(client && snapshot))
    return {
      skipped: snapshot
        ? "not all of its pictures were stored; --revisit draws them again"
        : "not all of its pictures were stored",
    };
  const brand = getBrand(meta.provenance.brand);
  let revisit: Promise<ReplayedEpisode> | null = null;
  const again = (): Promise<ReplayedEpisode> | null =>
    client && snapshot ? (revisit ??= replayEpisode(client, snapshot)) : null;
  try {
    const added = await add({
      key: episodeKeyOf(line),
      meta,
      file: episodeFolder.file(),
      result: line,
      steps,
      turns: episodeFolder.turns(),
      apps: phone.apps
        .filter(({ hidden }) => !hidden)
        .map(({ id }) => getAppBrand(brand, id).title[meta.config.locale === "en" ? "en" : "zh"]),
      moments,
      picture: async (step) =>
        readPicture(episodeFolder.picturePath(step)) ?? (await (await again())?.picture(step)) ?? null,
      elements: async (step) => (await (await again())?.elements(step)) ?? null,
      branch: async (step) => (await (await again())?.branch(step)) ?? null,
    });
    return { steps: steps.length, ...added };
  } catch (error) {
    // The episode was recorded with another version of the phone, or the server is full. The export continues with the
    // other episodes.
    if (error instanceof ProblemError) return { skipped: `the server refused it: ${error.message}` };
    throw error;
  } finally {
    await (await (revisit as Promise<ReplayedEpisode> | null)?.catch(() => null))?.close();
  }
}

const readPicture = (path: string | null): Uint8Array | null => (path === null ? null : readFileSync(path));

function totalsOf(all: readonly EpisodeReport[]): LossesFile["totals"] {
  const exported = all.flatMap((report) => ("skipped" in report ? [] : [report]));
  const lost: Record<string, number> = {};
  for (const told of exported)
    for (const [what, times] of Object.entries(told.lost)) lost[what] = (lost[what] ?? 0) + times;
  return {
    episodes: exported.length,
    skipped: all.length - exported.length,
    steps: exported.reduce((sum, { steps }) => sum + steps, 0),
    rows: exported.reduce((sum, { rows }) => sum + rows, 0),
    lost,
  };
}
