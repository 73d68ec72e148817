// Tests the choice of groups, the recordings, the opinions and the folder of rollouts, without a phone.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Model } from "../../run/model.ts";
import { memberSeedKey, drawGroups, samplingSeed, type DrawOptions } from "./draws.ts";
import { RolloutsFolder } from "./folder.ts";
import type { GroupLine, MemberLine, RolloutsMeta } from "./lines.ts";
import { confusionOf, askOpinion, readOpinion } from "./opinion.ts";
import { Recorder } from "./recorder.ts";
import { summaryOf } from "./summary.ts";

const base = mkdtempSync(join(tmpdir(), "rollouts-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const list = ["a", "b", "c", "d", "e"].map((task) => ({ task, seed: null }));
const wish: DrawOptions = { seed: 1, first: 1, updates: 4, batch: 3, ordered: false };

describe("draws", () => {
  it("depend on the seed only, for any range of updates", () => {
    const all = drawGroups(list, wish);
    expect(all.map(({ update, group }) => [update, group])).toEqual(
      [1, 2, 3, 4].flatMap((update) => [1, 2, 3].map((group) => [update, group])),
    );
    expect(drawGroups(list, { ...wish, first: 3, updates: 1 })).toEqual(all.slice(6, 9));
    expect(drawGroups(list, { ...wish, seed: 2 })).not.toEqual(all);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(12);
    for (const { seed } of all) expect(seed).toBeGreaterThanOrEqual(1000);
  });
  it("contain every task once before any repeats", () => {
    const all = drawGroups(list, { ...wish, updates: 5 }).map(({ task }) => task);
    for (const lap of [0, 5, 10]) expect(all.slice(lap, lap + 5).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
    expect(new Set([0, 5, 10].map((lap) => all.slice(lap, lap + 5).join(""))).size).toBeGreaterThan(1);
  });
  it("follow a curriculum once, with its seeds", () => {
    const ordered = list.map(({ task }, i) => ({ task, seed: i }));
    const all = drawGroups(ordered, { ...wish, ordered: true });
    expect(all.map(({ update, group, task, seed }) => `${update}.${group}${task}${seed}`)).toEqual([
      "1.1a0",
      "1.2b1",
      "1.3c2",
      "2.1d3",
      "2.2e4",
    ]);
    expect(drawGroups([], wish)).toEqual([]);
  });
  it("differ by update, group, member and request", () => {
    const places = [1, 2].flatMap((update) =>
      [1, 2].flatMap((group) => [1, 2].flatMap((member) => memberSeedKey(7, { update, group }, member))),
    );
    expect(new Set(places).size).toBe(8);
    expect(new Set(places.flatMap((chance) => [1, 2, 3].map((n) => samplingSeed(chance, n)))).size).toBe(24);
  });
});

const png = Buffer.from("89504e470d0a1a0a", "hex");
const url = `data:image/png;base64,${png.toString("base64")}`;
const said = { text: "yes", reasoning: "", calls: [], finish: "stop" };

describe("a recorder", () => {
  it("stores requests and replies, with pictures as files and a seed for each request", async () => {
    const kept = new Map<string, Uint8Array>();
    const seeds: unknown[] = [];
    const logprobs = [{ token: "yes", logprob: -0.25 }];
    const model: Model = {
      ask: async (request, settings) => {
        expect(JSON.stringify(request)).toContain(url);
        seeds.push(settings["seed"]);
        return { reply: said, logprobs, usage: { input: 9, output: 1 } };
      },
    };
    const recorder = new Recorder("a chance", (name, bytes) => void kept.set(name, bytes));
    const through = recorder.wrapModel(model);
    const request = {
      messages: [
        { role: "user" as const, content: [{ type: "image_url" as const, image_url: { url } }] },
        { role: "user" as const, content: `an address in words: ${url}` },
      ],
    };
    const signal = new AbortController().signal;
    await through.ask(request, { temperature: 1 }, signal);
    await through.ask(request, { temperature: 1 }, signal);
    const [first, second, ...rest] = recorder.takeRequests();
    expect(rest).toEqual([]);
    const [name] = [...kept.keys()];
    expect([kept.size, kept.get(name!)]).toEqual([1, png]);
    expect(name).toMatch(/^images\/[0-9a-f]{24}\.png$/);
    expect(first).toEqual({
      messages: [
        { role: "user", content: [{ type: "image_url", image_url: { url: name } }] },
        { role: "user", content: `an address in words: ${url}` },
      ],
      tools: null,
      sampling: { temperature: 1, seed: samplingSeed("a chance", 1) },
      reply: said,
      logprobs,
      usage: { input: 9, output: 1 },
    });
    expect(second!.sampling["seed"]).toBe(samplingSeed("a chance", 2));
    expect(seeds).toEqual([1, 2].map((n) => samplingSeed("a chance", n)));
    expect(recorder.takeRequests()).toEqual([]);
  });
});

const member = (success: boolean, opinion: boolean | null | undefined, steps = 4): MemberLine => ({
  member: 1,
  reward: success ? 1 : -1,
  advantage: null,
  verdict: { success, goal: success, clean: true, progress: 0, outcome: "complete", steps },
  turns: [],
  ...(opinion === undefined ? {} : { opinion: { success: opinion, reason: "" } }),
});
const line = (
  update: number,
  group: number,
  members: MemberLine[],
  dropped: GroupLine["dropped"] = null,
): GroupLine => ({
  update,
  group,
  task: "notes/any",
  seed: 1000,
  instruction: "Do it.",
  budget: 20,
  hash: "00",
  advantage: "mobgrpo",
  mean: 0,
  std: 1,
  dropped,
  members,
});

describe("an opinion", () => {
  it.each([
    ['{"reason": "it shows", "success": true}', true, "it shows"],
    ['```json\n{"success": false}\n```', false, ""],
    ["I think it worked.", null, "I think it worked."],
    ['{"success": "perhaps"}', null, '{"success": "perhaps"}'],
    ["", null, ""],
  ])("is parsed from %j", (text, success, reason) => expect(readOpinion(text)).toEqual({ success, reason }));

  it("is based on the last pictures, oldest first", async () => {
    let sent = "";
    const model: Model = {
      ask: async ({ messages }) => {
        sent = JSON.stringify(messages);
        return { reply: { ...said, text: '{"success": true}' }, logprobs: null, usage: null };
      },
    };
    const shots = ["one", "two", "three"].map((text) => Buffer.from(text));
    const { signal } = new AbortController();
    expect(await askOpinion({ model, pictures: 2 }, "Pin it.", shots, signal)).toEqual({ success: true, reason: "" });
    expect(sent).toContain("Instruction: Pin it.");
    const found = shots.map((shot) => sent.indexOf(shot.toString("base64")));
    expect([found[0], found[1]! > 0, found[2]! > found[1]!]).toEqual([-1, true, true]);
  });

  it("is compared with the verdicts", () => {
    const members = [
      member(true, true),
      member(true, true),
      member(false, true),
      member(true, false),
      member(false, false),
      member(false, null),
    ];
    expect(confusionOf(members)).toEqual({
      true_success: 2,
      false_success: 1,
      true_failure: 1,
      false_failure: 1,
      unreadable: 1,
      error_rate: 0.4,
    });
    expect(confusionOf([member(true, null)]).error_rate).toBe(null);
  });
});

describe("the folder", () => {
  const meta = { format: "phonebooth-rollouts-1" } as RolloutsMeta;
  it("sorts its lines, and drops a line that a kill cut off", () => {
    const folder = new RolloutsFolder(join(base, "killed"));
    expect([folder.exists, folder.groups()]).toEqual([false, []]);
    folder.begin(meta);
    const lines = [line(2, 1, []), line(1, 2, []), line(1, 1, [])];
    for (const each of lines) folder.addGroup(each);
    appendFileSync(join(folder.path, "groups.ndjson"), JSON.stringify(line(2, 2, [])).slice(0, 30));
    const again = new RolloutsFolder(folder.path);
    again.begin(meta);
    expect(again.groups()).toEqual([lines[2], lines[1], lines[0]]);
    again.addGroup(line(2, 2, []));
    expect(again.groups()).toHaveLength(4);
    expect(readFileSync(join(folder.path, "groups.ndjson"), "utf8").endsWith("}\n")).toBe(true);
  });
  it("keeps the first picture of a name", () => {
    const folder = new RolloutsFolder(join(base, "pictures"));
    folder.begin(meta);
    folder.keepPicture("images/a.png", png);
    folder.keepPicture("images/a.png", Buffer.from("another"));
    expect(Buffer.from(folder.readPicture("images/a.png"))).toEqual(png);
    expect(existsSync(join(folder.path, "images/a.png.tmp"))).toBe(false);
  });
});

it("summarizes each update", () => {
  const groups = [
    line(1, 1, [member(true, undefined, 4), member(false, undefined, 8)]),
    line(1, 2, [member(false, undefined), member(false, undefined)], "no-success"),
    line(3, 1, [member(true, undefined), member(true, undefined)], "equal-rewards"),
  ];
  const summary = summaryOf(groups);
  expect(summary).toMatchObject({ groups: 3, members: 6, steps: 28 });
  expect(summary).not.toHaveProperty("judge");
  expect(summary.updates).toEqual([
    { update: 1, groups: 2, dropped: { "no-success": 1 }, members: 4, success: 0.25, reward: -0.5, steps: 5 },
    { update: 3, groups: 1, dropped: { "equal-rewards": 1 }, members: 2, success: 1, reward: 1, steps: 4 },
  ]);
  expect(summaryOf([line(1, 1, [member(true, true)])]).judge).toMatchObject({ true_success: 1, error_rate: 0 });
});
