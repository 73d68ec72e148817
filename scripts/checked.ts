// What passed `./phonebooth check` as it stands. It is written down beside the builds, for this machine alone: a fresh
// clone and `./phonebooth test` go through everything.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, allUnder } from "./digests.ts";
import { cache, root } from "./env.ts";
import { isSampled } from "./sampled.ts";

const file = join(cache, "checked.json");
/** What every folder rests on. */
const shared = ["src/os", "src/state", "src/arithmetic", "test/apps", "test/os", "test/support"];
/** Of what has not changed, one part of so many is gone through all the same: which, its own content decides. */
const parts = 4;
/** Tests that a change anywhere can break. */
const always = /^(test\/(apps|boundaries)|scripts)\/|^test\/tasks\/proofs/;

/** Digests of what each app, and each other folder with tests, is made of and rests on, by the folder. */
type Sources = Readonly<Record<string, string>>;
const folderOf = (app: string): string => `src/apps/${app}`;
/** The folder of a file of tests; of an app's, the app's. */
const ownerOf = (test: string): string => /^src\/apps\/[^/]+(?=\/)/.exec(test)?.[0] ?? dirname(test);
const tests = (): string[] =>
  ["src", "tasks", "test", "scripts"].flatMap(allUnder).filter((path) => path.endsWith(".test.ts"));
const apps = (): string[] =>
  readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
export const sources = (): Sources =>
  Object.fromEntries(
    [...new Set([...apps().map(folderOf), ...tests().map(ownerOf)])].map((owner) => [owner, sourcesOf(owner)]),
  );
const noted = (): Sources => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** The apps that a quick check goes through: those that have changed since they passed, and a sample of the others. */
export function appsToCheck(passed: Sources = noted(), now: Sources = sources()): string[] {
  return apps().filter((id) => {
    const folder = folderOf(id);
    return passed[folder] !== now[folder] || isSampled(`${folder} ${now[folder]}`, parts);
  });
}
/** The files of tests that a quick check leaves out now, by the same rule. */
export function testsLeftOut(passed: Sources = noted(), now: Sources = sources()): string[] {
  return tests().filter((path) => {
    const owner = ownerOf(path);
    const sampled = owner.startsWith(folderOf("")) ? owner : path;
    return !always.test(path) && passed[owner] === now[owner] && !isSampled(`${sampled} ${now[owner]}`, parts);
  });
}
/** A line that tells how many files of node tests a quick check leaves out, and why it may. */
export function leftOutOfCheck(): string {
  const [all, passed] = [tests(), new Set(testsLeftOut())];
  const slow = all.filter((path) => isSlow(path) && !passed.has(path)).length;
  return (
    `Left out: ${passed.size + slow} of ${all.length} files of node tests, ${slow} since they are slow, ${passed.size} since they passed ` +
    "as they stand. Each of the others does less than in ./phonebooth test, which runs all of them."
  );
}
const isSlow = (path: string): boolean => path.endsWith(".slow.test.ts");
/** Takes everything as it is before it is checked: what is edited meanwhile was not. Call the answer when all passed. */
export function checking(): () => void {
  const now = sources();
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  };
}
function sourcesOf(owner: string): string {
  const hash = createHash("sha256");
  const paths = [owner, ...shared].flatMap(allUnder);
  for (const path of paths.toSorted()) hash.update(`${path} ${digestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}
