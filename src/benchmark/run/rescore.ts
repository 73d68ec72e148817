// Judges old episodes with the current judges and lists the verdicts that differ.
import { phone } from "#apps/phone.ts";
import type { ResultLine, Summary } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import { taskBook } from "#env/task-book.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { scoreOf } from "../metrics/result-line.ts";
import { summaryOf } from "../metrics/summary.ts";
import { draw, listTasks, sample } from "#tasks/catalog.ts";
import type { EpisodeFile, RunFolder } from "./folder.ts";
import { episodeKeyOf } from "./plan.ts";

export interface RescoredEpisode {
  readonly key: string;
  /** The parts of the verdict that differ, with their old and new values. Empty if the verdict is the same. */
  readonly changed: readonly { readonly what: string; readonly before: unknown; readonly after: unknown }[];
  /** The reason why the episode cannot be judged again, or null if it was judged. */
  readonly refused: string | null;
  /** The result line with the verdict of the current judge. */
  readonly line: ResultLine | null;
}
export interface Rescore {
  readonly episodes: readonly RescoredEpisode[];
  readonly summary: Summary;
}

/** Judges each episode of the folder again, from its stored states. Does not change the folder. */
export async function rescore(folder: RunFolder, world: World): Promise<Rescore> {
  const { config } = folder.meta();
  const episodes: RescoredEpisode[] = [];
  for (const line of folder.results()) {
    const key = episodeKeyOf(line);
    const again = await judgeAgain(folder, line, config.locale, world);
    episodes.push(
      typeof again === "string"
        ? { key, changed: [], refused: again, line: null }
        : {
            key,
            changed: differences(line, again.verdict, again.revision),
            refused: null,
            line: rescoredLine(line, again),
          },
    );
  }
  const voids = new Set(
    folder
      .errors()
      .filter((error) => error.void)
      .map(episodeKeyOf),
  );
  for (const { key } of episodes) voids.delete(key);
  return {
    episodes,
    summary: summaryOf(
      episodes.flatMap(({ line }) => (line ? [line] : [])),
      voids.size,
    ),
  };
}

interface NewVerdict {
  readonly verdict: Verdict;
  readonly revision: number;
}
/** Returns the new verdict, or the reason why there is none. */
async function judgeAgain(
  folder: RunFolder,
  line: ResultLine,
  lang: "en" | "zh-CN",
  world: World,
): Promise<NewVerdict | string> {
  const task = listTasks().find(({ id }) => id === line.task);
  if (!task && !isSuiteTask(line.task)) return "the task no longer exists";
  if (line.seed === null) return "its seed is hidden";
  const episode = folder.episode(line);
  if (!episode.exists) return "its folder is missing";
  const states = episode.states();
  if (!states) return "its states are only on the server";
  // If the task belongs to a suite, the task is stored with its episode.
  const suiteTask = isSuiteTask(line.task) ? episode.snapshot()?.task?.suite_task : undefined;
  if (!task && suiteTask === undefined) return "its suite's task was not stored with it";
  const instance =
    suiteTask === undefined
      ? await draw(line.task, line.seed, lang, world)
      : sample(line.task, line.seed, lang, suiteTask as Json);
  if (instance.instruction !== (line.scenario?.instruction ?? line.instruction))
    return "its seed now gives a different instance";
  const file: EpisodeFile = episode.file();
  let before: PhoneState;
  let after: PhoneState;
  try {
    [before, after] = [phone.parse(states.before), phone.parse(states.after)];
  } catch (error) {
    return `its states do not fit the current phone: ${error instanceof Error ? error.message : String(error)}`;
  }
  const { outcome, reward } = file;
  const verdict = taskBook.judge(
    { instance, before, after, outcome, steps: line.steps, ...(reward ? { reward } : {}) },
    { reveal: false },
  );
  return { verdict, revision: task?.revision ?? line.revision };
}

function differences(line: ResultLine, verdict: Verdict, revision: number): RescoredEpisode["changed"] {
  const now = { ...scoreOf(verdict), revision };
  const names = ["success", "goal", "clean", "progress", "reward", "revision", "checks", "side_effects"] as const;
  return names
    .filter((name) => !isAlike(line[name] as Json, now[name] as Json))
    .map((what) => ({ what, before: line[what], after: now[what] }));
}

/**
 * Two numbers are equal if their first 12 significant digits are equal. The last bit of a reward in an older run
 * depends on the JavaScript engine that judged the run (src/state/portable-math.ts).
 */
const isAlike = (a: Json, b: Json): boolean =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b))
    : hashOf(a) === hashOf(b);

const rescoredLine = (line: ResultLine, { verdict, revision }: NewVerdict): ResultLine => ({
  ...line,
  ...scoreOf(verdict),
  revision,
});
