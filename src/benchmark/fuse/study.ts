// The agreement study of one instance: its graph is built, then every kind of agent plays on the phone and on the graph.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adapters } from "../agent/adapters/registry.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Instance } from "../../judge/instance.ts";
import { playedLive, playedOnGraph, type Pair } from "./agreement.ts";
import { builtGraph, subjectOf, type Built } from "./build.ts";
import { guide, meantIn, saying, stumbling, wandering, wrongKinds, wrongly, type Follower } from "./followers.ts";
import { exactly, fuse } from "./fuse.ts";

/** Ways that are proposed; the last of them is kept off the graph where there are several. */
const ways = 3;
const branches = 100;
const links = 120;
const stumbles = 3;

export async function studied(
  client: Client,
  instance: Instance,
): Promise<{ readonly built: Built; readonly pairs: readonly Pair[] }> {
  const id = `${instance.id.replaceAll("/", ".")}.s${instance.seed}`;
  const built = await builtGraph({
    client,
    instance,
    id,
    expand: { more: 3, ways, branches, links },
    isPictured: false,
  });
  const { played } = built;
  const [first] = played;
  const others = played.filter(({ recording }) => recording.success && recording.id !== first!.recording.id);
  const kept = others.length > 1 ? others.slice(0, -1) : others;
  const away = others.slice(kept.length);
  const graph = fuse(
    subjectOf(instance, id),
    built.recordings.filter((recording) => !away.some((one) => one.recording === recording)),
    { ...exactly, aliases: built.aliases },
  );
  const chance = `${instance.id} ${instance.seed}`;
  const adapter = adapters[instance.seed % adapters.length]!;
  const prompt = readFileSync(join(import.meta.dirname, "../agent/prompts", adapter.prompt), "utf8");
  // Each is made twice: it remembers where it is.
  const agents: [kind: string, name: string, make: () => Follower | null][] = [
    ["solution", "solution", () => guide(meantIn(first!))],
    ...kept
      .slice(0, 2)
      .map((way): (typeof agents)[number] => ["other way", way.recording.id, () => guide(meantIn(way))]),
    ...away.map((way): (typeof agents)[number] => ["way off the graph", way.recording.id, () => guide(meantIn(way))]),
    ...wrongKinds.map((kind): (typeof agents)[number] => ["near miss", kind, () => wrongly(first!, kind, chance)]),
    ...Array.from({ length: stumbles }, (_, i): (typeof agents)[number] => [
      "stumbling",
      `stumbling ${i + 1}`,
      () => stumbling(guide(meantIn(first!)), `${chance} ${i}`, 0.3),
    ]),
    ...[1, 2].map((i): (typeof agents)[number] => ["random", `random ${i}`, () => wandering(`${chance} ${i}`)]),
    ["adapter", adapter.id, () => saying(guide(meantIn(first!)), adapter, prompt)],
  ];
  const pairs: Pair[] = [];
  for (const [kind, name, make] of agents) {
    const [onPhone, onGraph] = [make(), make()];
    if (!onPhone || !onGraph) continue;
    const live = await playedLive(client, instance, onPhone);
    const other = playedOnGraph(graph, onGraph);
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
