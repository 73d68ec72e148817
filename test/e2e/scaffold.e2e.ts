/** `npm run new:app` leaves a green tree: apps are made in a copy of this one, and the copy is checked. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cache, root } from "../../scripts/env.ts";
import { isAll } from "../support/effort.ts";
import { newAppIds, newApps } from "../support/samples.ts";

const ids = newAppIds(isAll);
const copy = mkdtempSync(join(cache, "tmp/scaffold-"));
/** Through node alone: ./phonebooth would set the copy up, and what it shares with this tree with it. */
const run = (program: string, ...args: string[]): Promise<{ code: number; output: string }> => {
  // Not what vitest tells its own tests. The apps that were there before are tested in their own tree.
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
  // Not what is known of types: of a tree that has changed everywhere they are read anew twice as fast.
  if (existsSync(join(cache, "world"))) cpSync(join(cache, "world"), join(copy, ".cache/world"), { recursive: true });
  // What this tree ignores, all of .cache, is not ignored in a tree of its own.
  const { code, output } = await run("git", "init", "--quiet");
  if (code !== 0) throw new Error(output);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("makes apps", async () => {
  for (const id of ids) {
    const title = newApps[id];
    const { code, output } = await run("node", "scripts/main.ts", "new-app", id, ...(title ? [title] : []));
    expect(code, output).toBe(0);
    expect(existsSync(join(copy, "src/apps", id, "index.ts"))).toBe(true);
  }
}, 300_000);
it("takes no name that an app cannot have, and none twice", async () => {
  for (const id of ["", "os", "constructor", "Two", "a-b", "x".repeat(25), ids[0]!, "notes"])
    expect((await run("node", "scripts/main.ts", "new-app", id)).code, id).toBe(2);
}, 300_000);
it("leaves a tree that keeps to its format, lint, types and boundaries, has no dead code and can be built", async () => {
  const checks = `(await import("./scripts/env.ts")).applyEnvironment();
    process.exitCode = (await (await import("./scripts/check.ts")).check()).length;`;
  const { code, output } = await run("node", "--input-type=module", "--eval", checks);
  expect(code, output).toBe(0);
}, 600_000);
it("and passes the conformance of apps, the limits of the page and the tests of the graph", async () => {
  const files = ["test/apps", "test/boundaries", "scripts/weight.test.ts", "src/benchmark/graph", "src/os"];
  const { code, output } = await run("vitest", "run", "--reporter", "verbose", "--project", "node", ...files);
  expect(code, output.slice(-6000)).toBe(0);
  // Nothing would pass, too, if nothing ran.
  const said = stripVTControlCharacters(output);
  for (const id of ids) expect(said).toContain(`conformance.test.ts > ${id} > `);
  expect(Number(/Tests\s+(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(120);
}, 600_000);
