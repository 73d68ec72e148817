// The training example and src/learn compute the same values. The part of the example that needs a GPU is not run here.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "#scripts/env.ts";
import { computeGroupAdvantages, type ScoredTrajectory } from "#learn/group.ts";
import { grpo, mobGrpo, objective, objectiveGradient, type Batch, type Token } from "#learn/objective.ts";

const folder = mkdtempSync(join(tmpdir(), "train-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a few lines of Python with the example imported, and parses their output as JSON. */
function python<T>(lines: string, input: unknown): Promise<T> {
  const code = `import json, sys\nfrom train_grpo import *\ngiven = json.load(sys.stdin)\n${lines}`;
  const env = { ...process.env, PYTHONPATH: join(root, "clients/python/examples"), PYTHONDONTWRITEBYTECODE: "1" };
  return new Promise((resolve, reject) => {
    const child = execFile("python3", ["-c", code], { env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }));
      else resolve(JSON.parse(stdout) as T);
    });
    child.stdin!.end(JSON.stringify(input));
  });
}
/** Expects equal numbers except for the last few bits, because the two implementations add in a different order. */
function expectClose(got: unknown, wanted: unknown): void {
  const [x, y] = [numbersIn(got), numbersIn(wanted)];
  expect(x).toHaveLength(y.length);
  for (const [i, number] of y.entries()) expect(Math.abs(x[i]! - number)).toBeLessThan(1e-12 * (1 + Math.abs(number)));
}
const numbersIn = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .flatMap(([, inner]) => numbersIn(inner))
      : [];

const doubleBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const token: fc.Arbitrary<Token> = fc.record(
  {
    logProb: doubleBetween(-6, 0),
    oldLogProb: doubleBetween(-6, 0),
    refLogProb: doubleBetween(-6, 0),
    entropy: doubleBetween(0, 3),
  },
  { requiredKeys: ["logProb", "oldLogProb"] },
);
const member = fc.record({ advantage: doubleBetween(-3, 3), tokens: fc.array(token, { maxLength: 6 }) });
const batches = fc.record({
  groups: fc.array(fc.record({ members: fc.array(member, { minLength: 1, maxLength: 4 }) }), { maxLength: 3 }),
});
const groups = fc.array(fc.record({ reward: doubleBetween(-1, 1), success: fc.boolean() }), {
  minLength: 2,
  maxLength: 8,
});
const sampleOf = <T>(from: fc.Arbitrary<T>): T[] => fc.sample(from, { numRuns: 150, seed: 20_260_302 });

describe("the training example", () => {
  test("computes the advantages of the design example", async () => {
    const rewards = [Math.exp(-0.25), Math.exp(-0.5), 0, -0.8];
    const got = await python<number[]>("print(json.dumps(advantages(given)))", rewards);
    expect(got.map((value) => value.toFixed(4))).toEqual(["0.8860", "0.6447", "-0.2050", "-1.3257"]);
  });

  test("drops and scores groups like src/learn", async () => {
    const some: ScoredTrajectory[][] = [...sampleOf(groups), [1, 1].map((reward) => ({ reward, success: true }))];
    const lines = "print(json.dumps([[standing(group, keep) for keep in (False, True)] for group in given]))";
    const got = await python<{ dropped: string | null }[][]>(lines, some);
    const wanted = some.map((group) =>
      [false, true].map((keepFailed) => computeGroupAdvantages(group, { keepFailed })),
    );
    const reasons = (all: { dropped: string | null }[][]) => all.flat().map(({ dropped }) => dropped);
    expect(reasons(got)).toEqual(reasons(wanted));
    expect(new Set(reasons(got))).toEqual(new Set([null, "no-success", "equal-rewards"]));
    expectClose(got, wanted);
  });

  test.each([
    ["MOBGRPO", mobGrpo],
    ["GRPO", grpo],
  ] as const)("computes objective and gradient like src/learn with %s", async (name, settings) => {
    const some: Batch[] = sampleOf(batches);
    const lines = `print(json.dumps([[${name}, objective(batch, ${name}), gradient(batch, ${name})] for batch in given]))`;
    const got = await python<[object, object, object[]][]>(lines, some);
    expect(got[0]![0]).toEqual(settings);
    expectClose(
      got.map(([, ...rest]) => rest),
      some.map((batch) => [objective(batch, settings), objectiveGradient(batch, settings)]),
    );
    expect(got.some(([, , slopes]) => slopes.length > 20)).toBe(true);
  });

  test("reads groups from rollouts, and names a truncated line", async () => {
    const asked = {
      messages: [
        { role: "system", content: "Be brief." },
        {
          role: "user",
          content: [
            { type: "image_url", image_url: { url: "images/a.png" } },
            { type: "text", text: "Go" },
          ],
        },
      ],
      tools: null,
      reply: { text: "<ANSWER>{}</ANSWER>", reasoning: "Hm.", calls: [], finish: "stop" },
    };
    const line = (update: number, success: boolean) => ({
      update,
      members: [1, 2].map((number) => ({
        reward: success && number === 1 ? 0.7 : -0.4,
        verdict: { success: success && number === 1 },
        turns: [{ asked: [asked] }, { asked: [] }, { asked: [asked, asked] }],
      })),
    });
    const path = join(folder, "groups.ndjson");
    const lines = [line(1, true), line(2, true), line(2, false)].map((each) => JSON.stringify(each));
    writeFileSync(path, `${lines.join("\n")}\n`);
    const code = `
groups = read_groups(given, 2)
request = requests_of(groups[0]["members"][0])[0]
print(json.dumps([len(read_groups(given)), len(groups), [worth["dropped"] for worth in standings(groups)],
  [len(requests_of(member)) for member in groups[0]["members"]], chat(request["messages"]), answer(request["reply"])]))`;
    expect(await python(code, path)).toEqual([
      3,
      2,
      [null, "no-success"],
      [3, 3],
      [
        [
          { role: "system", content: [{ type: "text", text: "Be brief." }] },
          { role: "user", content: [{ type: "image" }, { type: "text", text: "Go" }] },
        ],
        ["images/a.png"],
      ],
      "<think>Hm.</think><ANSWER>{}</ANSWER>",
    ]);
    writeFileSync(path, `${lines[0]}\n${lines[1]!.slice(0, 20)}`);
    await expect(python("read_groups(given)", path)).rejects.toThrow(/groups\.ndjson, line 2:/);
  });

  test("imports no package that needs a GPU", async () => {
    const heavy = ["torch", "transformers", "peft", "PIL"];
    expect(await python(`print(json.dumps([each for each in given if each in sys.modules]))`, heavy)).toEqual([]);
  });
});
