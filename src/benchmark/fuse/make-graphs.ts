// Fuses recordings into graphs, writes the graphs to a folder, and reports recordings that cannot be fused.
import { join } from "node:path";
import type { Graph } from "#recordings/graph.ts";
import type { World } from "#world/read.ts";
import { ProblemError, type Client } from "../../../clients/typescript/src/client.ts";
import { RunError } from "../run/run-error.ts";
import { fuseRecordings, type Rules } from "./fuse.ts";
import { writeGraph } from "./graph-folder.ts";
import type { ImportResult, ImportedTask } from "./import/import.ts";
import { FrameCache } from "./trace.ts";
import type { Recording, GraphHeader } from "./recording.ts";
import { divergencesOf, type Divergence } from "./replay.ts";
import { reduceToMode, rulesOf } from "./rules.ts";
import {
  graphIdOf,
  recordingFromPictures,
  withPrints,
  recordingFromServer,
  graphHeaderFor,
  type StoredEpisode,
} from "./runs.ts";

export interface MakeOptions {
  readonly out: string;
  readonly mode: Graph["mode"];
  /** Manual labels by "graph/recording:number". */
  readonly labels: Readonly<Record<string, string>>;
  readonly onGraph: (graph: Graph, divergences: readonly Divergence[]) => void;
  /** Receives a sentence about each graph or recording that was left out. */
  readonly onSkip: (what: string) => void;
}

/** The step budget of an imported recording, the same as in MobiFlow. */
const importedBudget = 50;

interface CheckedGraph {
  readonly graph: Graph;
  /** The recordings that do not replay on the graph, because of a conflict or because different screens were merged. */
  readonly divergences: readonly Divergence[];
}
/** Recordings with different start screens become separate graphs: "id", "id-2", ... */
export function fuseByStart(
  subject: GraphHeader,
  recordings: readonly Recording[],
  labels: MakeOptions["labels"] = {},
): CheckedGraph[] {
  const graphs: CheckedGraph[] = [];
  let rest = reduceToMode(subject.mode, recordings).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let n = 1; rest.length > 0; n++) {
    const id = n === 1 ? subject.id : `${subject.id}-${n}`;
    const own = Object.entries(labels).flatMap(([name, label]) =>
      name.startsWith(`${id}/`) ? [[name.slice(id.length + 1), label] as const] : [],
    );
    const rules = rulesOf(subject.mode, Object.fromEntries(own));
    const [first, ...others] = rest as [Recording, ...Recording[]];
    const together = [first, ...others.filter((one) => hasSameStart(first, one, rules))];
    const whole = fuseRecordings({ ...subject, id }, together, rules);
    graphs.push({ graph: whole.graph, divergences: divergencesOf(whole, together) });
    rest = rest.filter((one) => !together.includes(one));
  }
  return graphs;
}
function hasSameStart(a: Recording, b: Recording, { isSameScreen, labels }: Rules): boolean {
  const [one, other] = [a.frames[0]!, b.frames[0]!];
  const [mine, its] = [labels[`${a.id}:0`] ?? one.label, labels[`${b.id}:0`] ?? other.label];
  if (mine !== null || its !== null) return mine === its;
  return isSameScreen ? isSameScreen(one, other) : one.key !== null && one.key === other.key;
}

/** If no recording reaches a goal, the graph is not written, because the goal cannot be reached on the graph. */
function writeIfReachable(
  { graph, divergences }: CheckedGraph,
  pictures: ReadonlyMap<string, Uint8Array>,
  options: MakeOptions,
): void {
  if (graph.goals.length === 0) {
    options.onSkip(`${graph.id}: none of its recordings reaches a goal`);
    return;
  }
  writeGraph(join(options.out, graph.id), graph, pictures);
  options.onGraph(graph, divergences);
}

export function makeGraphsFromImport({ tasks, pictures, skipped }: ImportResult, options: MakeOptions): void {
  for (const what of skipped) options.onSkip(what);
  for (const task of tasks)
    for (const checked of fuseByStart(importedGraphHeader(task, options.mode), task.recordings, options.labels))
      writeIfReachable(checked, pictures, options);
}
export const importedGraphHeader = ({ id, instruction, size }: ImportedTask, mode: Graph["mode"]): GraphHeader => ({
  id,
  mode,
  task: null,
  instruction: instruction.slice(0, 4000),
  budget: importedBudget,
  size,
  history: true,
});

/** `client` may be null only in picture mode, which uses the pictures in the run folders. */
export async function makeGraphsFromRuns(
  groups: readonly (readonly StoredEpisode[])[],
  client: Client | null,
  world: World,
  options: MakeOptions,
): Promise<void> {
  for (const group of groups) {
    const [first] = group as [StoredEpisode, ...StoredEpisode[]];
    try {
      const subject = await graphHeaderFor([first], options.mode, world);
      const sights = new FrameCache();
      const recordings: Recording[] = [];
      for (const stored of group) {
        try {
          const one = client
            ? await recordingFromServer(client, stored, sights)
            : await recordingFromPictures(stored, sights.pictures);
          recordings.push(options.mode !== "exact" && client ? await withPrints(one, sights.pictures) : one);
        } catch (error) {
          if (!(error instanceof RunError || error instanceof ProblemError)) throw error;
          options.onSkip(`${stored.id}: ${error.message}`);
        }
      }
      for (const checked of fuseByStart(subject, recordings, options.labels))
        writeIfReachable(checked, sights.pictures, options);
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      options.onSkip(`${graphIdOf(first.task, first.seed)}: ${error.message}`);
    }
  }
}
