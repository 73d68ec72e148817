// `./phonebooth golden FILE`: hashes the phone's behaviour, to prove that a refactoring changes nothing. The command
// plays every reference solution and simulates random users of every app in the kernel, in both languages, and also
// hashes the navigation graph. The first call writes the hashes; later calls compare with the stored hashes. `--apps
// a,b` hashes only the data of these apps, so that changes of other apps do not matter.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { phone } from "#apps/phone.ts";
import { navigationMapOf, graphOfApp } from "#benchmark/navigation/graph.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { tasks } from "#tasks/catalog.ts";
import { playSolution, walkApp } from "./coverage.ts";
import { UsageError, parseWholeNumber } from "../cli/options.ts";
import { localWorld } from "./world-file.ts";

const langs = ["en", "zh-CN"] as const;
const hash = (x: unknown): string => hashOf(x as Json);

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seeds: { type: "string", default: "2" },
      write: { type: "boolean", default: false },
      apps: { type: "string" },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError("golden takes exactly one file");
  const found = await computeHashes(parseWholeNumber("seeds", values.seeds, 1), values.apps?.split(",") ?? null);
  if (values.write || !existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
    process.stdout.write(`${Object.keys(found).length} hashes written\n`);
    return 0;
  }
  const before = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const names = new Set([...Object.keys(before), ...Object.keys(found)]);
  const other = [...names].filter((name) => before[name] !== found[name]);
  for (const name of other) process.stdout.write(`✗ ${name}\n`);
  process.stdout.write(`${names.size} compared, ${other.length} differ\n`);
  return other.length === 0 ? 0 : 1;
}

/**
 * Returns the hashes by name: of each app's navigation graph, of each task that was played, and of the random users of
 * each app. `apps`: the apps whose data is hashed; null for all apps.
 */
async function computeHashes(seeds: number, apps: readonly string[] | null): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const counts = (id: string): boolean => apps === null || apps.includes(id);
  const of = (state: PhoneState): unknown => {
    if (apps === null) return state;
    const { money: _, permissions, ...os } = state.os;
    const own = <T>(record: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(record).filter(([id]) => counts(id)));
    return { ...state, os: { ...os, permissions: own(permissions) }, apps: own(state.apps) };
  };
  const world = await localWorld();
  const { graph } = navigationMapOf(phone);
  for (const { id } of phone.apps) if (counts(id)) found[`graph ${id}`] = hash(graphOfApp(graph, id));
  const told = [...tasks].filter(([, { apps: used }]) => (used as readonly AnyApp[]).every(({ id }) => counts(id)));
  for (const [task] of told)
    for (const lang of langs)
      for (let seed = 1; seed <= seeds; seed++) {
        const { states } = await playSolution(phone, task, seed, lang, world);
        found[`task ${task} ${lang} ${seed}`] = hash(states.map((move) => hash(of(move))));
      }
  for (const { id } of phone.apps.filter((app) => counts(app.id))) {
    const ends: PhoneState[] = [];
    walkApp(phone, id, { onWalk: ({ end }) => ends.push(end) });
    found[`walk ${id}`] = hash(ends.map((end) => hash(of(end))));
  }
  return found;
}
