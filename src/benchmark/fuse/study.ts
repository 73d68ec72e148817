// The agreement study of one instance: builds the graph of the instance, then lets every kind of agent play on the
// phone and on the graph.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adapters } from "../agent/adapters/registry.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Instance } from "#judge/instance.ts";
import { playOnPhone, playOnGraph, type VerdictPair } from "./agreement.ts";
import { buildGraph, graphHeaderOf, type BuiltGraph } from "./build.ts";
import {
  solutionAgent,
  intendedMoves,
  adapterAgent,
  stumblingAgent,
  randomAgent,
  faultKinds,
  faultyAgent,
  type ScriptedAgent,
} from "./scripted-agents.ts";
import { exactRules, fuseToGraph } from "./fuse.ts";

/**
 * The number of paths to search in addition to the reference solution. If more than one such path is found, the last
 * one is not added to the graph.
 */
const ways = 3;
const branches = 100;
const links = 120;
const stumblingRuns = 3;

export async function studyAgreement(
  client: Client,
  instance: Instance,
): Promise<{ readonly built: BuiltGraph; readonly pairs: readonly VerdictPair[] }> {
  const id = `${instance.id.replaceAll("/", ".")}.s${instance.seed}`;
  const built = await buildGraph({
    client,
    instance,
    id,
    expand: { more: 3, ways, branches, links },
    isPictured: false,
  });
  const { traces } = built;
  const [first] = traces;
  const others = traces.filter(({ recording }) => recording.success && recording.id !== first!.recording.id);
  const kept = others.length > 1 ? others.slice(0, -1) : others;
  const away = others.slice(kept.length);
  const graph = fuseToGraph(
    graphHeaderOf(instance, id),
    built.recordings.filter((recording) => !away.some((one) => one.recording === recording)),
    { ...exactRules, aliases: built.aliases },
  );
  const chance = `${instance.id} ${instance.seed}`;
  const adapter = adapters[instance.seed % adapters.length]!;
  const prompt = readFileSync(join(import.meta.dirname, "../agent/prompts", adapter.prompt), "utf8");
  // Each agent is created twice, because an agent stores its position in the solution.
  const agents: [kind: string, name: string, make: () => ScriptedAgent | null][] = [
    ["solution", "solution", () => solutionAgent(intendedMoves(first!))],
    ...kept
      .slice(0, 2)
      .map((way): (typeof agents)[number] => ["other way", way.recording.id, () => solutionAgent(intendedMoves(way))]),
    ...away.map((way): (typeof agents)[number] => [
      "way off the graph",
      way.recording.id,
      () => solutionAgent(intendedMoves(way)),
    ]),
    ...faultKinds.map((kind): (typeof agents)[number] => ["near miss", kind, () => faultyAgent(first!, kind, chance)]),
    ...Array.from({ length: stumblingRuns }, (_, i): (typeof agents)[number] => [
      "stumbling",
      `stumbling ${i + 1}`,
      () => stumblingAgent(solutionAgent(intendedMoves(first!)), `${chance} ${i}`, 0.3),
    ]),
    ...[1, 2].map((i): (typeof agents)[number] => ["random", `random ${i}`, () => randomAgent(`${chance} ${i}`)]),
    ["adapter", adapter.id, () => adapterAgent(solutionAgent(intendedMoves(first!)), adapter, prompt)],
  ];
  const pairs: VerdictPair[] = [];
  for (const [kind, name, make] of agents) {
    const [onPhone, onGraph] = [make(), make()];
    if (!onPhone || !onGraph) continue;
    const live = await playOnPhone(client, instance, onPhone);
    const other = playOnGraph(graph, onGraph);
    pairs.push({
      task: instance.id,
      seed: instance.seed,
      kind,
      name,
      live: live.success,
      graph: other.success,
      misses: other.spot.misses.length,
      outcomes: { live: live.outcome, graph: other.outcome },
      why: live.why,
    });
  }
  return { built: { ...built, graph }, pairs };
}
