// Records which sources passed `./phonebooth check`. The record is beside the builds and is valid only for this
// machine. In a fresh clone every check runs. `./phonebooth test` always runs all checks.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, allFilesUnder } from "./digests.ts";
import { cache, root } from "../env.ts";
import { isSampled } from "./sampling.ts";

const recordFile = join(cache, "checked.json");
/** The folders that every other folder depends on. */
const sharedFolders = ["src/os", "src/state", "src/arithmetic", "test/apps", "test/os", "test/support"];
/**
 * The unchanged tests are divided into this many parts. Every check runs one part, which a hash of the contents
 * selects.
 */
const sampleParts = 4;
/** Tests that any change can break. */
const alwaysRunPattern = /^(test\/(apps|boundaries)|scripts)\/|^test\/tasks\/proofs/;

/**
 * The digests of each app and each other folder with tests, by folder. A digest also covers the sources that the folder
 * depends on.
 */
type Sources = Readonly<Record<string, string>>;
const folderOf = (app: string): string => `src/apps/${app}`;
/** Returns the folder of a test file. For a test of an app, returns the app's folder. */
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

/**
 * Returns the apps that a quick check covers: apps that have changed since they passed, and a sample of the other apps.
 */
export function appsToCheck(passed: Sources = readRecord(), now: Sources = sources()): string[] {
  return apps().filter((id) => {
    const folder = folderOf(id);
    return passed[folder] !== now[folder] || isSampled(`${folder} ${now[folder]}`, sampleParts);
  });
}
/** Returns the test files that a quick check skips, by the same rule as `appsToCheck`. */
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
/** Returns a line that says how many files of node tests a quick check skips, and why. */
export function describeSkippedTests(): string {
  const [all, passed] = [tests(), new Set(skippedTests())];
  const slow = all.filter((path) => isSlow(path) && !passed.has(path)).length;
  return (
    `Skipped ${passed.size + slow} of ${all.length} files of node tests: ${slow} are slow, ${passed.size} have already passed ` +
    "without a change since. The other files check less than in ./phonebooth test, which runs everything."
  );
}
const isSlow = (path: string): boolean => path.endsWith(".slow.test.ts");
/**
 * Reads all sources before the check, so that later edits do not count as checked. Returns a function that writes the
 * record. Call this function if all checks passed.
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
