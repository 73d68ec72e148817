// Tests the wording of tasks with a scripted model: the requests that the model receives, and one outcome for each kind
// of answer.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScriptedEndpoint, type ScriptedEndpoint, type ScriptLine } from "#test/support/scripted-talk.ts";
import { textReply } from "../agent/adapter.ts";
import type { Lang } from "#contract/env.ts";
import type { Candidate } from "./candidate.ts";
import { synthesisPrompt } from "./prompt.ts";
import { readWording, requestWordings, type WordingOutcome } from "./wording.ts";

const check = { that: "the note is there", path: "/notes/notes/note_new0", kind: "added" } as const;
const candidate: Candidate = {
  task: {
    id: "notes-1",
    apps: ["notes"],
    instruction: { en: 'In Notes, add a note with the title "Milk".' },
    start: { seed: 1, locale: "en", patches: [] },
    checks: [check],
    allow: ["/notes/notes/note_new0"],
    oracle: [{ call: "open", args: ["notes"] }],
    budget: 15,
    difficulty: "L1",
    provenance: { walk: "w", from: 1, to: 3, seed: 1, steps: 3, calls: 1, model: null },
  },
  titles: ["Notes"],
  steps: [
    {
      step: 4,
      elements: [
        {
          role: "button",
          name: "New note",
          bounds: [800, 850, 950, 950],
          enabled: true,
          focused: false,
          scrollable: false,
        },
      ],
      action: { type: "CLICK", point: [875, 900] },
      touched: { role: "button", name: "New note" },
    },
    {
      step: 6,
      elements: [
        {
          role: "textbox",
          name: "Title",
          value: "",
          bounds: [50, 100, 950, 160],
          enabled: true,
          focused: true,
          scrollable: false,
        },
      ],
      action: { type: "TYPE", value: "Milk" },
      touched: null,
    },
  ],
  changes: [{ check, words: 'note added: title "Milk", body "two pints"', values: ["Milk", "two pints"] }],
};

describe("the prompt", () => {
  const text = (locale: Lang): string[] =>
    synthesisPrompt(candidate, locale, ["Notes", "Clock"]).messages.map(({ content }) => content as string);
  it("contains apps, each step's screen, action and element, the changes, and the expected form", () => {
    const [system, user] = text("en");
    expect(system).toContain("Apps on this phone: Notes, Clock.");
    expect(system).toContain("one sentence in English, as a user says it who knows what they want and not the way");
    expect(system).toContain('{"instruction": "…", "sensible": true}');
    expect(user).toBe(
      [
        "Screen 1:",
        '[1] button "New note" (800,850,950,950)',
        'Action 1: CLICK (875,900) on [1] button "New note"; touched: button "New note"',
        "",
        "Screen 2:",
        '[1] textbox "Title" "" (50,100,950,160) focused',
        'Action 2: TYPE "Milk"; touched: nothing',
        "",
        "After these steps the phone is other than before in this:",
        '- note added: title "Milk", body "two pints"',
        "",
        "Apps that were used: Notes",
        'Values that have to stand in the sentence: "Milk", "two pints"',
      ].join("\n"),
    );
  });
  it("asks for the language of the phone", () => {
    expect(text("zh-CN")[0]).toContain("one sentence in Chinese");
  });
});

const good = 'In Notes, write down "two pints" under the title "Milk".';
const zh = "在笔记中记一条标题为“Milk”的笔记，内容为“two pints”。";
const json = (instruction: string, sensible: unknown = true): string => JSON.stringify({ instruction, sensible });

describe("the model's reply", () => {
  it.each<[WordingOutcome, Lang, string, string]>([
    ["worded", "en", json(good), ""],
    ["worded", "zh-CN", json(zh), ""],
    ["worded", "en", `<think>A note.</think>Here you are:\n\`\`\`json\n${json(good)}\n\`\`\``, ""],
    ["worded", "en", `{"instruction": ${JSON.stringify(good)}, "sensible": true,}`, ""],
    ["empty", "en", "", "empty"],
    ["empty", "en", "<think>I wonder.</think>", "empty"],
    ["no-json", "en", "Write a note about milk.", "no JSON object"],
    ["not-sensible", "en", json("", false), "no sense"],
    ["not-sensible", "en", json(good, false), "no sense"],
    ["no-instruction", "en", '{"sensible": true}', "no instruction"],
    ["no-instruction", "en", json("  "), "no instruction"],
    ["other-language", "en", json(zh), "not English"],
    ["other-language", "zh-CN", json(good), "not Chinese"],
    ["misses-value", "en", json('In Notes, add a note called "Milk".'), "two pints"],
    ["misses-value", "zh-CN", json("在笔记中记一条标题为“牛奶”的笔记，内容为“two pints”。"), "Milk"],
    ["names-id", "en", json(`${good} Its id is note_new0.`), "note_new0"],
    ["too-long", "en", json(good + " Please.".repeat(60)), "characters"],
  ])("counts as %s in %s: %s", (outcome, locale, reply, says) => {
    const read = readWording(textReply(reply), candidate, locale);
    expect(read).toMatchObject({ outcome, reply });
    expect(read.fault).toContain(says);
    expect(read.instruction === null).toBe(outcome !== "worded");
  });
  it("is cut off if its JSON object is incomplete", () => {
    const cut = (text: string) => readWording({ ...textReply(text), finish: "length" }, candidate, "en").outcome;
    expect(cut(json(good).slice(0, 40))).toBe("cut-off");
    expect(cut("")).toBe("cut-off");
    expect(cut(`${json(good)} And`)).toBe("worded");
  });
});

describe("requests to the model", () => {
  let talk: ScriptedEndpoint;
  beforeAll(async () => {
    talk = await startScriptedEndpoint();
  });
  afterAll(() => talk.stop());
  const outcomes = async (lines: readonly ScriptLine[], again = 2, seconds = 60): Promise<string[]> => {
    talk.requests.length = 0;
    talk.script("synthesiser", lines);
    const signal = new AbortController().signal;
    const model = talk.model("synthesiser", seconds);
    const all = await requestWordings({ model, candidate, locale: "en", apps: ["Notes"], again, signal });
    return all.map(({ outcome }) => outcome);
  };
  it("stop at the first usable reply", async () => {
    expect(await outcomes([json(good)])).toEqual(["worded"]);
  });
  it("repeat with the fault of the last reply", async () => {
    expect(await outcomes(["Well.", json('Add "Milk".'), json(good)])).toEqual(["no-json", "misses-value", "worded"]);
    expect(talk.requests.at(-1)!.messages.slice(-2)).toEqual([
      { role: "assistant", content: json('Add "Milk".') },
      { role: "user", content: 'That cannot be used: it does not say "two pints". Answer with the JSON object again.' },
    ]);
  });
  it("stop after the allowed repetitions", async () => {
    expect(await outcomes(["Well.", "", "Well."])).toEqual(["no-json", "empty", "no-json"]);
    expect(await outcomes(["Well."], 0)).toEqual(["no-json"]);
  });
  it("do not repeat if the task makes no sense", async () => {
    expect(await outcomes([json("", false)])).toEqual(["not-sensible"]);
  });
  it("report an endpoint that fails or is too slow", async () => {
    expect(await outcomes([{ status: 500 }])).toEqual(["endpoint-failed"]);
    expect(await outcomes(["Well.", "(silence)"], 2, 0.2)).toEqual(["no-json", "endpoint-failed"]);
  });
});
