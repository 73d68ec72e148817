// Plays scripted dialogues and checks their outcomes. The agent and the world model answer through a real endpoint,
// sometimes with errors.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScriptedEndpoint, type ScriptedEndpoint, type ScriptLine } from "#test/support/scripted-talk.ts";
import { StoppedError } from "../run/fault.ts";
import type { Element } from "#contract/element.ts";
import { playDialogue, type Dialogue } from "./filter-dialogue.ts";
import { parseScreen, screenText } from "./screen-text.ts";
import { textAgent } from "./text-agent.ts";
import { worldModel } from "./world-model.ts";

const instruction = 'In Settings, turn on "Dark theme".';
const list = (text: string): readonly Element[] => (parseScreen(text) as { elements: readonly Element[] }).elements;
const home = list('[1] button "Settings" (100,700,300,800)\n[2] button "Notes" (400,700,600,800)');
const settings = '[1] button "Back" (0,50,100,100)\n[2] switch "Dark theme" "off" (0,200,1000,300)';
const dark = settings.replace('"off"', '"on"');

/** A world model that answers correctly: the answer depends on the element that the action touches. */
const world = (question: string): ScriptLine =>
  question.includes('"Settings"') ? settings : question.includes('"Dark theme"') ? dark : screenText(home);
const formatReply = (action: object): string => `<THINK>Next.</THINK>\n<ANSWER>${JSON.stringify(action)}</ANSWER>`;
const openReply = formatReply({ action: "CLICK", point: [200, 750] });
const switchReply = formatReply({ action: "CLICK", point: [500, 250] });
const missReply = formatReply({ action: "CLICK", point: [900, 950] });
const completeReply = formatReply({ action: "COMPLETE" });
const abortReply = formatReply({ action: "ABORT", value: "There is no such switch" });

let talk: ScriptedEndpoint;
beforeAll(async () => {
  talk = await startScriptedEndpoint();
});
afterAll(() => talk.stop());

interface Scene {
  readonly agent: readonly ScriptLine[];
  readonly world?: readonly ScriptLine[];
  readonly most?: number;
  readonly slow?: "agent" | "world";
  readonly blind?: boolean;
  readonly signal?: AbortSignal;
}
async function playScene({
  agent,
  world: lines,
  most: maxSteps = 5,
  slow,
  blind = false,
  signal,
}: Scene): Promise<Dialogue> {
  talk.requests.length = 0;
  talk.script("agent", agent);
  talk.script("world", lines ?? world);
  const seconds = (part: "agent" | "world"): number => (slow === part ? 0.2 : 60);
  const apps = ["Settings", "Notes"];
  const brief = { instruction, budget: maxSteps, locale: "en", apps, chance: "", inside: null } as const;
  const reader = textAgent({ model: talk.model("agent", seconds("agent")), modelName: "agent", again: 2 });
  return playDialogue({
    session: await reader.start(brief),
    world: worldModel({
      model: talk.model("world", seconds("world")),
      instruction: blind ? null : instruction,
      first: home,
      clock: "2026-03-02T09:00:00+08:00",
      locale: "en",
      apps,
      again: 1,
    }),
    first: home,
    clock: "2026-03-02T09:00:00+08:00",
    maxSteps,
    signal: signal ?? new AbortController().signal,
  });
}

const prose = "I would open the settings first.";
it.each<[string, Scene, Pick<Dialogue, "outcome" | "steps">, string]>([
  ["success", { agent: [openReply, switchReply, completeReply] }, { outcome: "success", steps: 3 }, ""],
  [
    "success as the last step",
    { agent: [openReply, switchReply, completeReply], most: 3 },
    { outcome: "success", steps: 3 },
    "",
  ],
  ["success at once", { agent: [completeReply] }, { outcome: "success", steps: 1 }, ""],
  ["failure", { agent: [openReply, abortReply] }, { outcome: "failure", steps: 2 }, "no such switch"],
  ["too long", { agent: [openReply, switchReply, openReply], most: 3 }, { outcome: "too-long", steps: 3 }, ""],
  [
    "too long: the wrong element, again and again",
    { agent: [missReply, missReply, missReply], most: 3 },
    { outcome: "too-long", steps: 3 },
    "",
  ],
  ["no JSON", { agent: [prose, prose, prose] }, { outcome: "unreadable", steps: 0 }, "no_action"],
  ["no JSON, then mended", { agent: [prose, openReply, completeReply] }, { outcome: "success", steps: 2 }, ""],
  ["an empty answer", { agent: [openReply, "", "", ""] }, { outcome: "unreadable", steps: 1 }, "empty"],
  [
    "an answer that is cut off",
    { agent: [{ cut: "<THINK>The" }, { cut: "<THINK>The" }, { cut: "<THINK>The" }] },
    { outcome: "unreadable", steps: 0 },
    "truncated",
  ],
  [
    "an action that lacks its point",
    { agent: [1, 2, 3].map(() => formatReply({ action: "CLICK" })) },
    { outcome: "unreadable", steps: 0 },
    "bad_args",
  ],
  [
    "an action that nobody knows",
    { agent: [formatReply({ action: "FLY" }), completeReply] },
    { outcome: "success", steps: 2 },
    "",
  ],
  [
    "a question, and the user's answer",
    { agent: [formatReply({ action: "INFO", value: "Which?" }), completeReply] },
    { outcome: "success", steps: 2 },
    "",
  ],
  ["an agent that fails", { agent: [openReply, { status: 500 }] }, { outcome: "agent-silent", steps: 1 }, "500"],
  ["an agent that is slow", { agent: ["(silence)"], slow: "agent" }, { outcome: "agent-silent", steps: 0 }, "0.2 s"],
  [
    "a world in plain words",
    { agent: [openReply], world: ["The settings open.", "As I said."] },
    { outcome: "world-unreadable", steps: 1 },
    "no list of elements",
  ],
  [
    "a world that says nothing",
    { agent: [openReply], world: ["", ""] },
    { outcome: "world-unreadable", steps: 1 },
    "empty",
  ],
  [
    "a world that is cut off",
    { agent: [openReply], world: [{ cut: settings }, { cut: settings }] },
    { outcome: "world-unreadable", steps: 1 },
    "cut off",
  ],
  [
    "a world that is mended",
    { agent: [openReply, completeReply], world: ["The settings open.", settings] },
    { outcome: "success", steps: 2 },
    "",
  ],
  [
    "a world that fails",
    { agent: [openReply, switchReply], world: [settings, { status: 503 }] },
    { outcome: "world-silent", steps: 2 },
    "503",
  ],
  [
    "a world that is slow",
    { agent: [openReply], world: ["(silence)"], slow: "world" },
    { outcome: "world-silent", steps: 1 },
    "0.2 s",
  ],
])("%s", async (_, scene, decision, words) => {
  const said = await playScene(scene);
  expect(said).toMatchObject({ ...decision, admitted: decision.outcome === "success" });
  expect(said.says).toContain(words);
});

describe("a dialogue", () => {
  it("records the screen, the action and the world's reply of every turn", async () => {
    const { turns } = await playScene({ agent: [openReply, prose, switchReply, completeReply] });
    expect(turns.map(({ screen, does, attempts }) => [screen, does, attempts.length])).toEqual([
      [screenText(home), 'CLICK (200,750) on [1] button "Settings"', 0],
      [settings, 'CLICK (500,250) on [2] switch "Dark theme"', 1],
      [dark, "COMPLETE", 0],
    ]);
    expect(turns.map((turn) => turn.world?.reply ?? null)).toEqual([settings, dark, null]);
    expect(turns[0]).toMatchObject({ thought: "Next.", reply: openReply });
  });
  it("repeats the list if the action hit nothing", async () => {
    const { turns } = await playScene({ agent: [missReply, completeReply] });
    expect(turns.map(({ screen }) => screen)).toEqual([screenText(home), screenText(home)]);
    expect(turns[0]!.does).toBe("CLICK (900,950) on nothing");
  });
  it("shows the agent the task, its own replies and only the newest screen", async () => {
    await playScene({ agent: [openReply, switchReply, completeReply] });
    const last = talk.requests.findLast(({ part }) => part === "agent")!.messages;
    expect(last.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user", "assistant", "user"]);
    expect(last[1]!.content).toBe(`Task: ${instruction}`);
    expect(last[2]!.content).toBe(openReply);
    expect(last.at(-1)!.content).toContain(dark);
    expect(last.slice(0, -1).some(({ content }) => content.includes("[1]"))).toBe(false);
  });
  it.each([true, false])("tells the world the task unless it is blind: %s", async (blind) => {
    await playScene({ agent: [openReply, completeReply], blind });
    const asked = talk.requests.filter(({ part }) => part === "world");
    expect(asked.length).toBe(1);
    expect(asked[0]!.messages[0]!.content.includes(instruction)).toBe(!blind);
    expect(asked[0]!.messages.slice(1).map(({ content }) => content)).toEqual([
      "What is on the screen?",
      screenText(home),
      'CLICK (200,750) on [1] button "Settings"',
    ]);
  });
  it("sends the world its earlier replies", async () => {
    await playScene({ agent: [openReply, switchReply, completeReply] });
    const last = talk.requests.findLast(({ part }) => part === "world")!.messages;
    expect(last.at(-2)).toMatchObject({ role: "assistant", content: settings });
  });
  it("rejects when it is stopped", async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(playScene({ agent: [openReply], signal: stop.signal })).rejects.toBeInstanceOf(StoppedError);
  });
});
