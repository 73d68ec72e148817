// Records which sources passed `./phonebooth check`, for this machine only, beside the builds. A fresh clone and
// `./phonebooth test` run everything.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, allFilesUnder } from "./digests.ts";
import { cache, root } from "../env.ts";
import { isSampled } from "./sampling.ts";

const recordFile = join(cache, "checked.json");
/** Every other folder depends on these. */
const sharedFolders = ["src/os", "src/state", "src/arithmetic", "test/apps", "test/os", "test/support"];
/** One of this many parts of the unchanged tests runs anyway, selected by its content. */
const sampleParts = 4;
/** Tests that any change can break. */
const alwaysRunPattern = /^(test\/(apps|boundaries)|scripts)\/|^test\/tasks\/proofs/;

/** Digests of each app and each other folder with tests, including what it depends on, by folder. */
type Sources = Readonly<Record<string, string>>;
const folderOf = (app: string): string => `src/apps/${app}`;
/** The folder of a test file; for a test of an app, the app's folder. */
const ownerOf = (test: string): string => /^src\/apps\/[^/]+(?=\/)/.exec(test)?.[0] ?? dirname(test);
const tests = (): string[] =>
  ["src", "tasks", "test", "scripts"].flatMap(allFilesUnder).filter((path) => path.endsWith(".test.ts"));
const apps = (): string[] =>
  readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
export const sources = (): Sources =>
  Object.fromEntries(
    [...new Set([...apps().map(folderOf), ...tests().map(ownerOf)])].map((owner) => [owner, sourcesOf(owner)]),
  );
const readRecord = (): Sources => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {});

/** The apps that a quick check covers: those that have changed since they passed, and a sample of the others. */
export function appsToCheck(passed: Sources = readRecord(), now: Sources = sources()): string[] {
  return apps().filter((id) => {
    const folder = folderOf(id);
    return passed[folder] !== now[folder] || isSampled(`${folder} ${now[folder]}`, sampleParts);
  });
}
/** The test files that a quick check skips, by the same rule. */
export function skippedTests(passed: Sources = readRecord(), now: Sources = sources()): string[] {
  return tests().filter((path) => {
    const owner = ownerOf(path);
    const sampled = owner.startsWith(folderOf("")) ? owner : path;
    return (
      !alwaysRunPattern.test(path) &&
      passed[owner] === now[owner] &&
      !isSampled(`${sampled} ${now[owner]}`, sampleParts)
    );
  });
}
/** A line that says how many files of node tests a quick check skips, and why. */
export function describeSkippedTests(): string {
  const [all, passed] = [tests(), new Set(skippedTests())];
  const slow = all.filter((path) => isSlow(path) && !passed.has(path)).length;
  return (
    `Left out: ${passed.size + slow} of ${all.length} files of node tests, ${slow} since they are slow, ${passed.size} since they passed ` +
    "as they stand. Each of the others does less than in ./phonebooth test, which runs all of them."
  );
}
const isSlow = (path: string): boolean => path.endsWith(".slow.test.ts");
/**
 * Reads all sources before the check, so that later edits do not count as checked. Call the returned function if
 * everything passed.
 */
export function startRecording(): () => void {
  const now = sources();
  return () => {
    mkdirSync(dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
  };
}
function sourcesOf(owner: string): string {
  const hash = createHash("sha256");
  const paths = [owner, ...sharedFolders].flatMap(allFilesUnder);
  for (const path of paths.toSorted()) hash.update(`${path} ${digestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}
