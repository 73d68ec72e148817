// Plays tasks of a pool on real pages, and leaves out those that no page can play.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import pMap from "p-map";
import { Client } from "../../clients/typescript/src/client.ts";
import { shapeOf, withSliders } from "#benchmark/synthesis/pool.ts";
import { proveOnPage } from "#benchmark/synthesis/suite-proofs.ts";
import type { SuiteTask } from "#contract/suite.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { startServer } from "../cli/server.ts";

/** The ways to play a solution on a page: as the walk wrote it, or with sliders for acts with one number. */
const ways = { written: (task: SuiteTask): SuiteTask => task, sliders: withSliders };
/** The way in which a task can be played, or null if it cannot. */
type Way = keyof typeof ways | null;

/** The number of tasks of each shape that are played first. If all of them can be played, the others are not played. */
const samplesPerShape = 2;
/** The number of shapes after which a line is written. */
const shapesPerLine = 20;

export interface PageOptions {
  /** The number of pages. */
  readonly parallel: number;
  /** A file for the results. Results that are already in it are used, so that an interrupted run can be continued. */
  readonly record: string;
  readonly onLine: (line: string) => void;
}

/** Returns the tasks that can be played, written as a page plays them, in the same order. */
export async function keepPlayable(
  tasks: readonly SuiteTask[],
  { parallel, record, onLine }: PageOptions,
): Promise<SuiteTask[]> {
  const known = readRecord(record);
  const server = await startServer({ port: 0, memory: true, quiet: true });
  try {
    const client = new Client(server.url, server.adminKey, { fresh: true });
    const shapes = [...Map.groupBy(tasks, shapeOf).values()];
    const playable = new Map<SuiteTask, SuiteTask>();
    let done = 0;
    await pMap(
      shapes,
      async (own, index) => {
        for (const [task, way] of await playShape(own, async (task) => {
          const key = hashOf(task as unknown as Json);
          if (!known.has(key)) {
            known.set(key, await playedWay(client, `pool-draft-${index}`, task));
            appendFileSync(record, `${JSON.stringify([key, known.get(key)])}\n`);
          }
          return known.get(key)!;
        }))
          playable.set(task, ways[way](task));
        if (++done % shapesPerLine === 0)
          onLine(`${done} of ${shapes.length} shapes on the page, ${playable.size} tasks can be played`);
      },
      { concurrency: parallel },
    );
    return tasks.flatMap((task) => playable.get(task) ?? []);
  } finally {
    await server.stop();
  }
}

/**
 * Returns the playable tasks of one shape. Plays the first few tasks. If all or none of them can be played, this holds
 * for the shape; otherwise plays every task.
 */
export async function playShape<T>(
  own: readonly T[],
  play: (task: T) => Promise<Way>,
): Promise<(readonly [T, keyof typeof ways])[]> {
  const results: (readonly [T, Way])[] = [];
  for (const task of own) {
    const isDecided = results.length >= samplesPerShape && new Set(results.map(([, way]) => way)).size === 1;
    results.push([task, isDecided ? results[0]![1] : await play(task)]);
  }
  return results.flatMap(([task, way]) => (way === null ? [] : [[task, way] as const]));
}

async function playedWay(client: Client, suite: string, task: SuiteTask): Promise<Way> {
  for (const way of ["written", "sliders"] as const) {
    if (way === "sliders" && !hasSliders(task)) break;
    const written = ways[way](task);
    await client.putSuite({ format: "phonebooth-suite-1", name: suite, tasks: [written] });
    const { faults } = await proveOnPage(client, suite, written);
    await client.removeSuite(suite);
    if (faults.length === 0) return way;
  }
  return null;
}
const hasSliders = (task: SuiteTask): boolean => withSliders(task).oracle.some(({ call }) => call === "slide");

function readRecord(file: string): Map<string, Way> {
  if (!existsSync(file)) return new Map();
  // A line that was being written when the run was interrupted has no end.
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return new Map(
    lines.flatMap((line) => {
      const [key, way] = JSON.parse(line) as readonly Json[];
      return typeof key === "string" && (way === null || way === "written" || way === "sliders") ? [[key, way]] : [];
    }),
  );
}
