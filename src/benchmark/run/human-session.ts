/**
 * Sessions in which people play tasks, so that agents can be compared with people (docs/human-baseline.md): which tasks a
 * person plays, and the table of results.
 */
import type { ResultLine } from "#contract/run.ts";
import type { TaskRow } from "#contract/task.ts";
import { Rng } from "#state/rng.ts";
import type { Timing } from "./folder.ts";
import { episodeKeyOf } from "./plan.ts";

export const sessionTasks = 20;

/**
 * Returns the ids of the tasks of a person, in the order of play. `person` counts from 1. Each person gets the same
 * number of tasks of every difficulty (± 1). Persons with successive numbers get the next tasks of the split, so that
 * few persons play all of them.
 */
export function dealTasks(rows: readonly TaskRow[], person: number, count: number): string[] {
  const levels = [...new Set(rows.map(({ difficulty }) => difficulty))].toSorted();
  const dealt = levels.flatMap((level, i) => {
    const ids = rows.filter(({ difficulty }) => difficulty === level).map(({ id }) => id);
    const deck = Rng.of("human session", level).shuffle(ids.toSorted());
    // The remainder of the division goes to the first levels.
    const share = Math.min(deck.length, Math.floor(count / levels.length) + (i < count % levels.length ? 1 : 0));
    return Array.from({ length: share }, (_, k) => deck[((person - 1) * share + k) % deck.length]!);
  });
  return Rng.of("human session order", person).shuffle(dealt);
}

const columns = [
  ...["person", "task", "revision", "split", "scope", "objective", "composition", "difficulty", "seed"],
  ...["outcome", "success", "goal", "clean", "progress", "steps", "budget", "seconds"],
] as const;

/**
 * Returns the results as CSV (RFC 4180), one line for each task in the order of play. `seconds` is the person's time:
 * from the start until Done, without the time in which the phone executes actions.
 */
export function formatSession(
  person: string,
  order: readonly string[],
  results: readonly ResultLine[],
  timings: readonly Timing[],
): string {
  const times = new Map(timings.map((timing) => [episodeKeyOf(timing), timing]));
  const lines = results
    .toSorted((a, b) => order.indexOf(a.task) - order.indexOf(b.task))
    .map((line) => {
      const seconds = (times.get(episodeKeyOf(line))?.agent_ms ?? []).reduce((sum, ms) => sum + ms, 0) / 1000;
      const { split, scope, objective, composition, difficulty } = line.axes;
      return [
        ...[person, line.task, line.revision, split, scope, objective, composition, difficulty, line.seed],
        ...[line.outcome, line.success, line.goal, line.clean, line.progress, line.steps, line.budget],
        seconds.toFixed(1),
      ];
    });
  return [columns, ...lines].map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}
function formatCell(value: unknown): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
