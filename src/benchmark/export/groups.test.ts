// Exports groups as rows for trainers. Checks that pictures are placeholders, that the advantages are right, and that
// token-level fields are null for the trainer to fill.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { RolloutsFolder } from "../learn/rollouts/folder.ts";
import type { RecordedRequest, GroupLine, RolloutsMeta } from "../learn/rollouts/lines.ts";
import { RunError } from "../run/run-error.ts";
import { throughParquet, withoutNulls } from "#test/support/parquet.ts";
import { exportGroups, type TrlRow, type VerlRow } from "./groups.ts";

const base = mkdtempSync(join(tmpdir(), "groups-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const makeRequest = (text: string, more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  messages: [
    { role: "system", content: "You see <image> marks." },
    {
      role: "user",
      content: [
        { type: "image_url", image_url: { url: "images/one.png" } },
        { type: "text", text: "Task: pin it" },
        { type: "image_url", image_url: { url: "images/two.png" } },
      ],
    },
  ],
  tools: null,
  sampling: { temperature: 1, seed: 5 },
  reply: { text, reasoning: "", calls: [], finish: "stop" },
  logprobs: null,
  usage: null,
  ...more,
});
const makeGroup = (number: number, dropped: GroupLine["dropped"], requests: RecordedRequest[][]): GroupLine => ({
  update: 2,
  group: number,
  task: "notes/any",
  seed: 1000,
  instruction: "Pin it.",
  budget: 20,
  hash: "00",
  advantage: "mobgrpo",
  mean: 0,
  std: 1,
  dropped,
  members: requests.map((each, i) => ({
    member: i + 1,
    reward: i === 0 ? 0.75 : -0.5,
    advantage: dropped ? null : i === 0 ? 0.7 : -0.7,
    verdict: { success: i === 0, goal: i === 0, clean: true, progress: 1, outcome: "complete", steps: each.length },
    turns: [{ turn: 1, asked: each, actions: [{ type: "NOOP" }], state_hashes: ["00"], fault: null }],
  })),
});
function makeFolder(name: string, groups: GroupLine[]): RolloutsFolder {
  const folder = new RolloutsFolder(join(base, name));
  folder.begin({ format: "phonebooth-rollouts-1" } as RolloutsMeta);
  for (const each of groups) folder.addGroup(each);
  for (const picture of ["one", "two", "three"]) folder.keepPicture(`images/${picture}.png`, Buffer.from(picture));
  return folder;
}
const linesOf = <T>(path: string): T[] =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);

test("writes one row per request, and skips dropped groups", async () => {
  const call = { id: "call_1", name: "click", args: '{"point":[1,2]}' };
  const spoken = makeRequest("", {
    reply: { text: "", reasoning: "Hm.", calls: [call], finish: "tool_calls" },
    tools: [{ type: "function" }],
    logprobs: [
      { token: "cl", logprob: -0.5 },
      { token: "ick", logprob: 0 },
    ],
  });
  const folder = makeFolder("two", [
    makeGroup(1, null, [[makeRequest("unread"), makeRequest("read")], [spoken]]),
    makeGroup(2, "no-success", [[makeRequest("a")], [makeRequest("b")]]),
  ]);
  const out = join(base, "out");
  expect(exportGroups(folder, out, null)).toEqual({ groups: 1, dropped: { "no-success": 1 }, rows: 3 });
  const [first, second, third] = linesOf<TrlRow>(join(out, "grpo.jsonl"));
  expect(
    [first, second, third].map((row) => [row!.id, row!.attempt, row!.reward, row!.advantage, row!.success]),
  ).toEqual([
    ["u2.g1.m1.t1", 1, 0.75, 0.7, true],
    ["u2.g1.m1.t1.a2", 2, 0.75, 0.7, true],
    ["u2.g1.m2.t1", 1, -0.5, -0.7, false],
  ]);
  expect(first).toMatchObject({
    group: "u2.g1",
    prompt: [
      { role: "system", content: [{ type: "text", text: "You see <image> marks." }] },
      { role: "user", content: [{ type: "image" }, { type: "text", text: "Task: pin it" }, { type: "image" }] },
    ],
    images: ["images/one.png", "images/two.png"],
    completion: [{ role: "assistant", content: "unread" }],
    prompt_ids: null,
    completion_ids: null,
    completion_mask: null,
    old_per_token_logps: null,
    ref_per_token_logps: null,
  });
  expect(third).toMatchObject({
    old_per_token_logps: [-0.5, 0],
    completion_tokens: ["cl", "ick"],
    tools: '[{"type":"function"}]',
    completion: [
      {
        role: "assistant",
        content: "",
        reasoning_content: "Hm.",
        tool_calls: [{ id: "call_1", type: "function", function: { name: "click", arguments: call.args } }],
      },
    ],
  });
  for (const row of [first!, second!, third!])
    for (const name of row.images)
      expect(readFileSync(join(out, name), "utf8")).toBe(/images\/(.*)\.png/.exec(name)![1]);
  expect(existsSync(join(out, "images/three.png"))).toBe(false);

  for (const name of ["grpo.jsonl", "verl.jsonl"]) {
    const rows = linesOf<object>(join(out, name));
    expect(withoutNulls(await throughParquet(rows))).toEqual(withoutNulls(rows));
  }

  const verl = linesOf<VerlRow>(join(out, "verl.jsonl"));
  expect(verl.map(({ uid, score, advantage }) => [uid, score, advantage])).toEqual([
    ["u2.g1", 0.75, 0.7],
    ["u2.g1", 0.75, 0.7],
    ["u2.g1", -0.5, -0.7],
  ]);
  expect(verl[0]).toMatchObject({
    data_source: "phonebooth",
    prompt: [
      { role: "system", content: "You see < image> marks." },
      { role: "user", content: "<image>Task: pin it<image>" },
    ],
    images: [{ image: "images/one.png" }, { image: "images/two.png" }],
    response: "unread",
    responses: null,
    token_level_scores: null,
  });
  for (const { prompt, images } of verl)
    expect(
      prompt
        .map(({ content }) => content)
        .join("")
        .split("<image>").length - 1,
    ).toBe(images.length);
});

test("refuses a folder without rollouts, requests or matching groups", () => {
  const refusal = (folder: RolloutsFolder, tasks: string | null): unknown => {
    try {
      return exportGroups(folder, join(base, "none"), tasks);
    } catch (error) {
      return error instanceof RunError ? error.message : error;
    }
  };
  expect(refusal(new RolloutsFolder(join(base, "nothing")), null)).toMatch(/is not a folder of rollouts/);
  const silent = makeFolder("silent", [makeGroup(1, null, [[], []])]);
  expect(refusal(silent, null)).toMatch(/No model played/);
  expect(refusal(silent, "clock/*")).toMatch(/no group to export/);
  expect(existsSync(join(base, "none"))).toBe(false);
});

test("writes mixed messages in columns of one type, with escaped media markers and whole characters", async () => {
  const call = { id: "c", type: "function", function: { name: "say", arguments: '{"text":"<video>"}' } };
  const messages = [
    { role: "system", content: "Half \ud83d, a<audio>b, <ima" },
    {
      role: "user",
      content: [
        { type: "text", text: "<ima" },
        { type: "text", text: "ge>" },
      ],
    },
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "tool", tool_call_id: "c", content: "Done." },
  ];
  const reply = {
    text: "see<image>it",
    reasoning: "",
    calls: [{ id: "d", name: "n", args: "<audio>" }],
    finish: "stop",
  };
  const tools = [
    { type: "function", function: { name: "n", parameters: { enum: [1, "one"], type: ["string", "null"] } } },
  ];
  const folder = makeFolder("mixed", [
    makeGroup(1, null, [[makeRequest("", { messages, reply, tools })], [makeRequest("b")]]),
  ]);
  const out = join(base, "mixed-out");
  exportGroups(folder, out, null);
  for (const name of ["grpo.jsonl", "verl.jsonl"]) {
    const rows = linesOf<object>(join(out, name));
    expect(withoutNulls(await throughParquet(rows))).toEqual(withoutNulls(rows));
  }
  const [first] = linesOf<VerlRow>(join(out, "verl.jsonl"));
  expect(first!.prompt.map(({ content }) => content)).toEqual([
    "Half \ufffd, a< audio>b, <ima",
    "< image>",
    '[{"id":"c","type":"function","function":{"name":"say","arguments":"{\\"text\\":\\"\\u003cvideo>\\"}"}}]',
    "Done.",
  ]);
  expect(first!.response).toMatch(/^see< image>it\[.*\\u003caudio>/);
});
