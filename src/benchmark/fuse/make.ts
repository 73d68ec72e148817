// Recordings to graphs in a folder: what can be fused is, what cannot is told.
import { join } from "node:path";
import type { Graph } from "../../graph/graph.ts";
import type { World } from "../../world/read.ts";
import { ProblemError, type Client } from "../../../clients/typescript/src/client.ts";
import { RunError } from "../run/run-error.ts";
import { fused, type Rules } from "./fuse.ts";
import { writeGraph } from "./folder.ts";
import type { Import, Imported } from "./import/import.ts";
import { Sights } from "./record.ts";
import type { Recording, Subject } from "./recording.ts";
import { divergencesOf, type Divergence } from "./replay.ts";
import { asSeen, rulesOf } from "./rules.ts";
import { graphIdOf, pictured, printed, revisited, subjectFor, type Kept } from "./runs.ts";

export interface MakeWish {
  readonly out: string;
  readonly mode: Graph["mode"];
  /** "graph/recording:number": a label given by hand. */
  readonly labels: Readonly<Record<string, string>>;
  readonly made: (graph: Graph, divergences: readonly Divergence[]) => void;
  /** What was left out, in a sentence. */
  readonly left: (what: string) => void;
}

/** Steps of a recording of others, as MobiFlow has it. */
const budget = 50;

interface Apart {
  readonly graph: Graph;
  /** Recordings that do not replay on it: where a conflict was, or screens were taken for one that are not. */
  readonly divergences: readonly Divergence[];
}
/** Recordings that begin elsewhere than the first become a graph of their own: "id", "id-2", ... */
export function fusedApart(
  subject: Subject,
  recordings: readonly Recording[],
  labels: MakeWish["labels"] = {},
): Apart[] {
  const graphs: Apart[] = [];
  let rest = asSeen(subject.mode, recordings).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let n = 1; rest.length > 0; n++) {
    const id = n === 1 ? subject.id : `${subject.id}-${n}`;
    const own = Object.entries(labels).flatMap(([name, label]) =>
      name.startsWith(`${id}/`) ? [[name.slice(id.length + 1), label] as const] : [],
    );
    const rules = rulesOf(subject.mode, Object.fromEntries(own));
    const [first, ...others] = rest as [Recording, ...Recording[]];
    const together = [first, ...others.filter((one) => startTogether(first, one, rules))];
    const whole = fused({ ...subject, id }, together, rules);
    graphs.push({ graph: whole.graph, divergences: divergencesOf(whole, together) });
    rest = rest.filter((one) => !together.includes(one));
  }
  return graphs;
}
function startTogether(a: Recording, b: Recording, { same, labels }: Rules): boolean {
  const [one, other] = [a.frames[0]!, b.frames[0]!];
  const [mine, its] = [labels[`${a.id}:0`] ?? one.label, labels[`${b.id}:0`] ?? other.label];
  if (mine !== null || its !== null) return mine === its;
  return same ? same(one, other) : one.key !== null && one.key === other.key;
}

/** A graph that no recording takes to a goal is no task: nobody could reach one on it. */
function keep({ graph, divergences }: Apart, pictures: ReadonlyMap<string, Uint8Array>, wish: MakeWish): void {
  if (graph.goals.length === 0) {
    wish.left(`${graph.id}: no recording of it reaches a goal`);
    return;
  }
  writeGraph(join(wish.out, graph.id), graph, pictures);
  wish.made(graph, divergences);
}

export function makeOfImport({ tasks, pictures, left }: Import, wish: MakeWish): void {
  for (const what of left) wish.left(what);
  for (const task of tasks)
    for (const made of fusedApart(subjectOfImport(task, wish.mode), task.recordings, wish.labels))
      keep(made, pictures, wish);
}
export const subjectOfImport = ({ id, instruction, size }: Imported, mode: Graph["mode"]): Subject => ({
  id,
  mode,
  task: null,
  instruction: instruction.slice(0, 4000),
  budget,
  size,
  history: true,
});

/** `client`: needed but in picture mode, which takes what the runs kept. */
export async function makeOfRuns(
  groups: readonly (readonly Kept[])[],
  client: Client | null,
  world: World,
  wish: MakeWish,
): Promise<void> {
  for (const group of groups) {
    const [first] = group as [Kept, ...Kept[]];
    try {
      const subject = await subjectFor([first], wish.mode, world);
      const sights = new Sights();
      const recordings: Recording[] = [];
      for (const kept of group) {
        try {
          const one = client ? await revisited(client, kept, sights) : await pictured(kept, sights.pictures);
          recordings.push(wish.mode !== "exact" && client ? await printed(one, sights.pictures) : one);
        } catch (error) {
          if (!(error instanceof RunError || error instanceof ProblemError)) throw error;
          wish.left(`${kept.id}: ${error.message}`);
        }
      }
      for (const made of fusedApart(subject, recordings, wish.labels)) keep(made, sights.pictures, wish);
    } catch (error) {
      if (!(error instanceof RunError)) throw error;
      wish.left(`${graphIdOf(first.task, first.seed)}: ${error.message}`);
    }
  }
}
