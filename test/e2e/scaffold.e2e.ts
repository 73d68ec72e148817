/**
 * `npm run new:app` creates apps that pass all checks. The apps are created and checked in a copy of the repository.
 */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cache, root } from "#scripts/env.ts";
import { isAll } from "../support/effort.ts";
import { areNewAppsChecked, newAppIds, newApps } from "../support/samples.ts";

const ids = newAppIds(isAll);
const copy = mkdtempSync(join(cache, "tmp/scaffold-"));
/**
 * Runs node directly. ./phonebooth would set up the copy, and would also change the files that the copy shares with the
 * repository.
 */
const run = (program: string, ...args: string[]): Promise<{ code: number; output: string }> => {
  // The program gets none of the variables that vitest sets for its tests. APPS limits its tests to the new apps,
  // because the existing apps are tested in the repository itself.
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TMPDIR)/.test(name))),
    APPS: ids.join(","),
  };
  return promisify(execFile)(program, args, { cwd: copy, env, maxBuffer: 1 << 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (e: { code: number; stdout: string; stderr: string }) => ({ code: e.code, output: e.stdout + e.stderr }),
  );
};

beforeAll(async () => {
  const left = new Set(["node_modules", "dist", ".git", ".cache", ".wrangler", ".phonebooth", "runs"]);
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, ".cache"));
  // The copy gets no cache of the type checker. All of its files count as changed, and then a check without a cache is
  // twice as fast.
  if (existsSync(join(cache, "world"))) cpSync(join(cache, "world"), join(copy, ".cache/world"), { recursive: true });
  // The repository ignores all of .cache, but the copy is a repository of its own, where nothing is ignored.
  const { code, output } = await run("git", "init", "--quiet");
  if (code !== 0) throw new Error(output);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("creates apps", async () => {
  for (const id of ids) {
    const title = newApps[id];
    const { code, output } = await run("node", "scripts/main.ts", "new-app", id, ...(title ? [title] : []));
    expect(code, output).toBe(0);
    expect(existsSync(join(copy, "src/apps", id, "index.ts"))).toBe(true);
  }
}, 300_000);
it("refuses invalid names and existing ones", async () => {
  for (const id of ["", "os", "constructor", "Two", "a-b", "x".repeat(25), ids[0]!, "notes"])
    expect((await run("node", "scripts/main.ts", "new-app", id)).code, id).toBe(2);
}, 300_000);
it.each(areNewAppsChecked(isAll) ? ["format, lint, types, boundaries and dead code, and can be built"] : [])(
  "leaves a tree that passes the checks of %s",
  async () => {
    const checks = `(await import("./scripts/env.ts")).applyEnvironment();
    process.exitCode = (await (await import("./scripts/build/check.ts")).check()).length;`;
    const { code, output } = await run("node", "--input-type=module", "--eval", checks);
    expect(code, output).toBe(0);
  },
  600_000,
);
it("the created apps pass the tests of conformance, page weight and navigation", async () => {
  const files = ["test/apps", "test/boundaries", "scripts/build/weight.test.ts", "src/benchmark/navigation", "src/os"];
  const { code, output } = await run("vitest", "run", "--reporter", "verbose", "--project", "node", ...files);
  expect(code, output.slice(-6000)).toBe(0);
  // A run without any tests would also succeed.
  const said = stripVTControlCharacters(output);
  for (const id of ids) expect(said).toContain(`conformance.test.ts > ${id} > `);
  expect(Number(/Tests\s+(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(120);
}, 600_000);
