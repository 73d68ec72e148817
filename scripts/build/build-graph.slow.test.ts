// A build is stale if and only if a file that its bundler read has changed. The test uses a copy of the inputs of the
// real builds.
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClient, readBuildGraph, buildWorker } from "./build.ts";
import { fingerprint, writtenSince, type BuildGraph } from "./build-graph.ts";
import { root } from "../env.ts";

beforeAll(() => Promise.all([buildClient(), buildWorker()]));

/** Inputs that the graph missed before, or that it could easily miss. */
const knownInputs = {
  client: [
    "src/arithmetic",
    "src/contract",
    "src/ui/base.css",
    "src/ui/fonts.css",
    "src/ui/wide-fonts.css",
    "src/ui/screen.html",
    "src/ui/ime",
  ],
  worker: [
    "src/arithmetic",
    "src/benchmark/metrics",
    "src/benchmark/export",
    "src/judge",
    "src/contract",
    "tasks/registry.ts",
  ],
};

describe.each(["client", "worker"] as const)("the %s build", (name) => {
  const copy = mkdtempSync(join(tmpdir(), `${name}-inputs-`));
  let graph: BuildGraph;
  let before = "";
  const own = (): readonly string[] => graph.inputs;
  const stale = (): boolean => fingerprint(copy, graph) !== before;
  beforeAll(() => {
    const whole = readBuildGraph(name)!;
    graph = { ...whole, inputs: whole.inputs.filter((path) => !path.startsWith("node_modules/")) };
    const settings = ["package.json", "package-lock.json", "scripts/build/build.ts", "scripts/build/build-graph.ts"];
    for (const path of [...own(), ...settings, ...globSync("tsconfig*.json", { cwd: root })]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      copyFileSync(join(root, path), join(copy, path));
    }
    cpSync(join(root, "public"), join(copy, "public"), { recursive: true });
    before = fingerprint(copy, graph);
  });
  afterAll(() => rmSync(copy, { recursive: true }));
  /** Returns whether the build is stale while one file has a different text or is missing. */
  const staleWith = (path: string, text: string | null): boolean => {
    const at = join(copy, path);
    const was = graph.inputs.includes(path) || !text ? readFileSync(at) : null;
    mkdirSync(dirname(at), { recursive: true });
    if (text === null) rmSync(at);
    else writeFileSync(at, text);
    const found = stale();
    if (was) writeFileSync(at, was);
    else rmSync(at);
    return found;
  };

  it("is fresh when no input has changed", () => {
    const whole = readBuildGraph(name)!;
    expect(whole.fingerprint).toBe(fingerprint(root, whole));
  });
  it("lists the inputs that are easily missed", () => {
    for (const path of knownInputs[name])
      expect(
        own().some((file) => file.startsWith(path)),
        path,
      ).toBe(true);
  });
  it("is stale after an edit in any of the sampled folders", () => {
    const folders = Map.groupBy(own(), (path) => dirname(path));
    expect(folders.size).toBeGreaterThan(30);
    // Each check reads every file. The test checks a sample of the folders, so that it does not become slower with more
    // apps.
    const every = Math.ceil(folders.size / 30);
    const some = [...folders].filter((_, n) => n % every === 0);
    for (const [folder, [first]] of some) expect(staleWith(first!, "// edited"), folder).toBe(true);
  });
  it("is stale when an input is deleted or a file that controls module resolution changes", () => {
    expect(
      staleWith(
        own().find((path) => path.startsWith("src/os/"))!,
        null,
      ),
    ).toBe(true);
    for (const path of ["package-lock.json", "tsconfig.base.json"]) {
      const was = readFileSync(join(copy, path));
      writeFileSync(join(copy, path), "{}");
      expect(stale(), path).toBe(true);
      writeFileSync(join(copy, path), was);
    }
  });
  it("stays fresh when a file outside its graph changes", () => {
    const elsewhere = [
      "clients/typescript/src/client.ts",
      "src/benchmark/run/run.ts",
      "src/benchmark/navigation/random-walk.ts",
      "src/benchmark/verify/proof.ts",
      "docs/glossary.md",
      "test/os/kernel.test.ts",
      "src/apps/notes/notes.test.ts",
      name === "client" ? "src/durable/phone.ts" : "src/ui/page.ts",
    ];
    for (const path of elsewhere) expect(staleWith(path, "// edited"), path).toBe(false);
  });
  it("is stale after a new file only if the bundler would read it", () => {
    for (const path of [
      "src/apps/notes/screens/new.tsx",
      "src/apps/new/index.ts",
      "src/brands/new/notes.ts",
      "public/new.png",
    ])
      expect(staleWith(path, "new"), path).toBe(name === "client");
  });
  it("is fresh again after all edits are undone", () => {
    expect(stale()).toBe(false);
  });
  it("detects an edit made during the build", () => {
    const moment = Date.now() - 60_000;
    for (const path of own()) utimesSync(join(copy, path), new Date(moment - 1000), new Date(moment - 1000));
    expect(writtenSince(copy, graph, moment)).toBe(false);
    utimesSync(join(copy, own()[7]!), new Date(moment + 1), new Date(moment + 1));
    expect(writtenSince(copy, graph, moment)).toBe(true);
  });
});
