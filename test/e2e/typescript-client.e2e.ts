// The TypeScript client as a user gets it: packed, installed without a network in an empty project, type-checked, and
// run.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contractSchemas, namedTypes } from "../../clients/typescript/build.ts";
import { cache, root } from "#scripts/env.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { inlineReferences } from "../support/inline-references.ts";

const run = promisify(execFile);
const folder = join(root, "clients/typescript");
const project = mkdtempSync(join(tmpdir(), "empty-project-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const program = `import { Client, ProblemError, type Verdict } from "@phonebooth/client";
const client = new Client(process.env.URL!, process.env.KEY);
const phone = await client.create({ task: "notes/pin-among-drafts", seed: 3, observation: { screenshot: "none" } });
await phone.step({ type: "AWAKE", value: "Notes" }, { screenshot: "none" });
const picture: Uint8Array = await phone.screenshot({ width: 180 });
const { terminated } = await phone.step({ type: "COMPLETE" }, { screenshot: "none" });
const verdict: Verdict = await phone.judge();
await phone.remove();
const gone = await phone.info().catch((error: unknown) => (error instanceof ProblemError ? error.problem.status : 0));
console.log(JSON.stringify({ size: picture.length > 1000, terminated, success: verdict.success, steps: verdict.steps, gone }));
`;
const types = "declare const process: { env: Record<string, string | undefined> };\n";

beforeAll(async () => {
  await run("npm", ["pack", "--pack-destination", project, "--offline"], { cwd: folder });
  const [tarball] = readdirSync(project).filter((name) => name.endsWith(".tgz"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  await run("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", `./${tarball}`], {
    cwd: project,
  });
});

/** The compiler's errors for a program in the empty project, or "" without errors. */
async function compilerErrors(name: string, text: string): Promise<string> {
  writeFileSync(join(project, `${name}.ts`), types + text);
  const options = ["--strict", "--exactOptionalPropertyTypes", "--module", "nodenext", "--target", "es2022"];
  const args = ["--ignoreConfig", ...options, "--lib", "esnext,dom", "--types", "", `${name}.ts`];
  return run(join(root, "node_modules/.bin/tsc"), args, { cwd: project }).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

it("compiles and runs a program of ten lines", async () => {
  expect(program.trim().split("\n")).toHaveLength(10);
  expect(await compilerErrors("program", program)).toBe("");
  const env = { ...process.env, URL: inject("url"), KEY: inject("adminKey") };
  const { stdout } = await run(process.execPath, ["program.js"], { cwd: project, env });
  expect(JSON.parse(stdout)).toEqual({ size: true, terminated: true, success: false, steps: 2, gone: 404 });
});

it("rejects at compile time what the contract does not define", async () => {
  const wrong = `import { Client } from "@phonebooth/client";
const phone = await new Client("http://127.0.0.1").create({ sed: 3 });
await phone.step({ type: "CLIK", point: [1, 2] });
await phone.step({ type: "CLICK", point: [1] });
(await phone.judge()).won;
`;
  const said = await compilerErrors("wrong", wrong);
  for (const line of [2, 3, 4, 5]) expect(said).toContain(`wrong.ts(${line + 1},`);
});

it("needs no other package and nothing from Node", () => {
  const home = join(project, "node_modules");
  expect(readdirSync(home).filter((name) => !name.startsWith("."))).toEqual(["@phonebooth"]);
  const installed = join(home, "@phonebooth/client");
  expect(JSON.parse(readFileSync(join(installed, "package.json"), "utf8"))).not.toHaveProperty("dependencies");
  const files = readdirSync(join(installed, "dist"));
  expect(files).toContain("index.js");
  for (const file of files.filter((name) => /\.(js|ts)$/.test(name)))
    for (const [, from] of readFileSync(join(installed, "dist", file), "utf8").matchAll(/from "([^"]+)"/g))
      expect(from).toMatch(/^\.\//);
});

it("has the version of the project", () => {
  const version = (path: string): string => JSON.parse(readFileSync(join(root, path), "utf8")).version;
  expect(version("clients/typescript/package.json")).toBe(version("package.json"));
});

describe("its types", () => {
  it("agree with the schemas of the contract", async () => {
    const home = join(cache, "test/client-types");
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    const files = new Map([...(await contractSchemas())].map(([name, { file }]) => [name, file]));
    const names = namedTypes();
    expect(names.length).toBeGreaterThan(40);
    const published = join(folder, "dist/contract.js");
    const compares = (name: string, other: string): string => {
      const file = join(root, "src/contract", files.get(other)!);
      return `export const of${name}: Agrees<import("${published}").${name}, typeof import("${file}").${other}> = true;`;
    };
    // When a schema fills in defaults or reads numbers from a query string, its input type differs from its output
    // type. The published type equals one of the two, and every value that the schema has parsed fits the published
    // type.
    const agrees = `import type * as v from "valibot";
      type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
      type Agrees<A, S extends v.GenericSchema> = [v.InferOutput<S>] extends [A]
        ? true extends Same<A, v.InferInput<S>> | Same<A, v.InferOutput<S>> ? true : never : never;`.replaceAll(
      "\n",
      " ",
    );
    // JSON has no undefined, so a field that may be undefined equals a field that may be missing.
    const config = {
      extends: join(root, "tsconfig.base.json"),
      compilerOptions: { lib: ["esnext", "dom"], types: [], exactOptionalPropertyTypes: false },
    };
    writeFileSync(join(home, "tsconfig.json"), JSON.stringify({ ...config, include: ["*.ts"] }));
    // The compiler must refuse the last line. Otherwise the comparison would accept anything and prove nothing.
    const lines = [
      agrees,
      ...names.map((name) => compares(name, name)),
      compares("EnvInfo", "Created").replace("ofEnvInfo", "wrong"),
    ];
    writeFileSync(join(home, "agree.ts"), `${lines.join("\n")}\n`);
    const said = await run(join(root, "node_modules/.bin/tsc"), ["-p", home]).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    expect(said.trim().split("\n")).toEqual([expect.stringContaining(`agree.ts(${lines.length},`)]);
  });

  const answers: [string, string, string, string][] = [
    ["post", "/v1/envs", "201", "Created"],
    ["get", "/v1/envs", "200", "EnvList"],
    ["get", "/v1/envs/{id}", "200", "EnvInfo"],
    ["post", "/v1/envs/{id}/step", "200", "Stepped"],
    ["get", "/v1/envs/{id}/state", "200", "StateAnswer"],
    ["patch", "/v1/envs/{id}/state", "200", "Edited"],
    ["post", "/v1/envs/{id}/snapshot", "201", "SnapshotTaken"],
    ["post", "/v1/envs/{id}/restore", "200", "Restored"],
    ["post", "/v1/envs/{id}/fork", "201", "Forked"],
    ["post", "/v1/envs/{id}/judge", "200", "Verdict"],
    ["post", "/v1/envs/{id}/events", "200", "EventDone"],
    ["post", "/v1/envs/{id}/commands", "200", "Commanded"],
    ["post", "/v1/batch", "200", "BatchAnswer"],
    ["post", "/v1/groups", "201", "GroupCreated"],
    ["get", "/v1/groups/{id}", "200", "GroupInfo"],
    ["post", "/v1/groups/{id}/judge", "200", "GroupVerdict"],
    ["post", "/v1/groups/{id}/replace", "200", "Replaced"],
    ["post", "/v1/runs", "201", "RunCreated"],
    ["get", "/v1/runs/{id}", "200", "RunInfo"],
    ["get", "/v1/runs", "200", "RunList"],
    ["post", "/v1/tasks/{id}/sample", "200", "Sampled"],
    ["get", "/v1/version", "200", "ServerVersions"],
  ];
  it("agree with the schemas in the server's OpenAPI document", async () => {
    const document = inlineReferences((await (await fetch(`${inject("url")}/openapi.json`)).json()) as Document);
    const schemas = await contractSchemas();
    for (const [method, path, status, name] of answers) {
      const shown = document.paths[path]?.[method]?.responses[status]?.content["application/json"].schema;
      expect(shown, `${method} ${path}`).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(schemas.get(name)!.schema))));
    }
  });
});
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly paths: Record<
    string,
    Record<string, { responses: Record<string, { content: { "application/json": { schema: unknown } } }> }>
  >;
}
