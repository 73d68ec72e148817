// The Python client against a real server. Each test of the client is one test here. The Gymnasium tests are skipped
// when Gymnasium is not installed.
import { execFile, execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "#scripts/env.ts";

interface TestOutcome {
  readonly id: string;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly detail: string;
}

const folder = join(root, "clients/python");
const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", PYTHONPATH: folder };
const names = JSON.parse(
  execFileSync("python3", ["-m", "tests.report", "--list"], { cwd: folder, env, encoding: "utf8" }),
) as string[];

let outcomes: ReadonlyMap<string, TestOutcome>;
let rest: string;
beforeAll(async () => {
  const where = { PHONEBOOTH_URL: inject("url"), PHONEBOOTH_KEY: inject("adminKey") };
  const output = await new Promise<{ out: string; err: string }>((resolve) => {
    execFile("python3", ["-m", "tests.report"], { cwd: folder, env: { ...env, ...where } }, (_, out, err) =>
      resolve({ out, err }),
    );
  });
  const lines = output.out.split("\n").filter((line) => line.startsWith("{"));
  outcomes = new Map(lines.map((line) => JSON.parse(line) as TestOutcome).map((each) => [each.id, each]));
  rest = output.err;
});

describe("the Python client", () => {
  test("has tests", () => expect(names.length).toBeGreaterThan(25));
  test.for(names)("%s", (name, { skip }) => {
    const { outcome, detail } = outcomes.get(name) ?? { outcome: "failed", detail: `It did not run.\n${rest}` };
    if (outcome === "skipped") skip(detail);
    expect(outcome, detail).toBe("passed");
  });
});
