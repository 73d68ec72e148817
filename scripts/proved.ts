// Which tasks were proved in full as they stand. `verify` writes it down and commits carry it; whoever runs the suite looks
// closer at a task that is not there or has changed since. A judge is proved on the bare kernel, over what every proof rests
// on, too: that is cheap. On the page a task counts as changed by itself and its apps alone: what draws and drives all of them
// is played by all of them in every run, and a change of it would else call for hours.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { apps } from "../src/apps/registry.ts";
import type { AnyApp } from "../src/os/define.ts";
import { tasks } from "../tasks/book.ts";
import { codeDigestOf } from "./compiled-code.ts";
import { filesUnder } from "./digests.ts";
import { root } from "./env.ts";

export type Where = "kernel" | "page";
/** Seeds that make a proof on the bare kernel a full one, and those that do where the sources are proved already. */
export const fullSeeds = 8;
export const provedSeeds = 2;

const list = join(root, "tasks/proved.txt");
/** What every task rests on. */
const shared = ["src/os", "src/state", "src/judge", "src/benchmark/verify"];

/** Whether these very sources of the task were proved in full. */
export const isProved = (task: string, where: Where): boolean => lines().has(lineOf(task, where));

/** Takes the sources as they are before they are proved: what is edited meanwhile was not. Writes down those that held. */
export function proving(chosen: readonly string[], where: Where): (held: readonly string[]) => void {
  const now = new Map(chosen.map((task) => [task, lineOf(task, where)]));
  return (held) => {
    // Other tasks' lines stay, those of tasks that are gone do not.
    const kept = new Set(
      [...lines()].filter((line) => {
        const [task = "", at] = line.split(" ");
        return tasks.has(task) && !(at === where && now.has(task));
      }),
    );
    for (const task of held) kept.add(now.get(task)!);
    writeFileSync(
      list,
      [...kept]
        .toSorted()
        .map((line) => `${line}\n`)
        .join(""),
    );
  };
}

const lines = (): Set<string> =>
  new Set(
    existsSync(list)
      ? readFileSync(list, "utf8")
          .split("\n")
          .filter((line) => line !== "")
      : [],
  );

const known = new Map<string, string>();
function lineOf(task: string, where: Where): string {
  const line = known.get(`${task} ${where}`) ?? `${task} ${where} ${sourcesOf(task, where)}`;
  known.set(`${task} ${where}`, line);
  return line;
}
function sourcesOf(task: string, where: Where): string {
  const hash = createHash("sha256");
  for (const path of pathsOf(task, where)) hash.update(`${path} ${codeDigestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}
/** All files that decide what a proof of the task finds. */
export function pathsOf(task: string, where: Where): string[] {
  const own = [...reached(`tasks/${task}.ts`)];
  const isShared = (path: string): boolean => shared.some((folder) => path.startsWith(`${folder}/`));
  const met = new Set(own.flatMap((path) => /^src\/apps\/([^/]+)\//.exec(path)?.[1] ?? []));
  if (where === "page") {
    const screens = [...met].flatMap((app) => filesUnder(`src/apps/${app}`));
    return [...new Set([...own.filter((path) => !isShared(path)), ...screens])].toSorted();
  }
  // Parts of the phone that every episode may meet.
  for (const app of apps as readonly AnyApp[]) if (app.part !== null) met.add(app.id);
  const bodies = [...met].flatMap((app) => filesUnder(`src/apps/${app}`)).filter((path) => path.endsWith(".ts"));
  return [...new Set([...own, ...shared.flatMap(filesUnder), ...bodies])].toSorted();
}
const imports = new Map<string, readonly string[]>();
/** The file and all that it imports, however far: by the parser that bundles it. */
export function reached(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  let next = imports.get(path);
  if (!next) {
    const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
    next = module.staticImports
      .map(({ moduleRequest: { value } }) => value)
      .filter((value) => value.startsWith("."))
      .map((value) => join(dirname(path), value.replace(/\?.*$/, "")));
    imports.set(path, next);
  }
  for (const one of next) if (/\.tsx?$/.test(one)) reached(one, found);
  return found;
}
