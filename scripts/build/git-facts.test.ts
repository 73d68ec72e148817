// Tests the commit of the sources, and the hash of uncommitted changes.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { gitFacts } from "./git-facts.ts";

const createdFolders: string[] = [];
let folder = "";
const git = (...args: string[]): void => {
  const who = ["-c", "user.name=t", "-c", "user.email=t@t.invalid", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd: folder, stdio: "ignore" });
};
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "git-facts-"));
  createdFolders.push(folder);
  git("init");
  write("package.json", "{}");
  write("a.ts", "1");
  write(".gitignore", "ignored/\n");
  git("add", ".");
  git("commit", "-m", "first");
});
afterAll(() => {
  for (const path of createdFolders) rmSync(path, { recursive: true, force: true });
});

test("returns the commit and no hash for a clean folder", () => {
  const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).trim();
  const facts = gitFacts(folder)!;
  expect(head.startsWith(facts.commit)).toBe(true);
  expect(facts.diffHash).toBe(null);
});

test("hashes each kind of uncommitted change differently, and equal changes equally", () => {
  const { commit } = gitFacts(folder)!;
  const seen = new Set<string | null>();
  const differs = (change: () => void): void => {
    change();
    const facts = gitFacts(folder)!;
    expect(facts.commit).toBe(commit);
    expect(facts.diffHash).toMatch(/^[0-9a-f]{12}$/);
    expect(seen.has(facts.diffHash)).toBe(false);
    seen.add(facts.diffHash);
  };
  differs(() => write("a.ts", "2"));
  const staged = gitFacts(folder)!.diffHash;
  git("add", "a.ts");
  expect(gitFacts(folder)!.diffHash).toBe(staged);
  differs(() => write("a.ts", "3"));
  differs(() => write("new file.ts", "1"));
  differs(() => chmodSync(join(folder, "new file.ts"), 0o755));
  differs(() => rmSync(join(folder, "a.ts")));
  write("a.ts", "2");
  rmSync(join(folder, "new file.ts"));
  expect(gitFacts(folder)!.diffHash).toBe(staged);
  write("a.ts", "1");
  expect(gitFacts(folder)!.diffHash).toBe(null);
});

test("ignores what git ignores, and returns null inside an ignored folder", () => {
  mkdirSync(join(folder, "ignored"));
  write("ignored/package.json", "{}");
  expect(gitFacts(folder)!.diffHash).toBe(null);
  expect(gitFacts(join(folder, "ignored"))).toBe(null);
});

test("returns null for a folder without git", () => {
  const bare = mkdtempSync(join(tmpdir(), "git-facts-"));
  createdFolders.push(bare);
  writeFileSync(join(bare, "package.json"), "{}");
  expect(gitFacts(bare)).toBe(null);
});
