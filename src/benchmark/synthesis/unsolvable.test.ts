import { describe, expect, it } from "vitest";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { makeTurn, type Agent } from "../run/agent.ts";
import { honestAgent, isAmong, collectTexts, quotedTexts, noEncounters, type EncounteredTexts } from "./named-texts.ts";
import { createVariant, type VariantOptions } from "./unsolvable.ts";

const element = (name: string, bounds: Element["bounds"]): Element => ({
  role: "listitem",
  name,
  bounds,
  enabled: true,
  focused: false,
  scrollable: false,
});
const met = (more: Partial<EncounteredTexts>): EncounteredTexts => ({ ...noEncounters(), ...more });

describe("texts that an instruction names", () => {
  it("are those in the quotation marks of either language", () => {
    expect(quotedTexts('Under "Display", set "Theme" to "Dark"; "Theme" is a choice.')).toEqual([
      "Display",
      "Theme",
      "Dark",
    ]);
    expect(quotedTexts("在“显示”中把「主题」改为“深色”。")).toEqual(["显示", "主题", "深色"]);
    expect(quotedTexts("Turn it on.")).toEqual([]);
  });
  it("are met only as whole words", () => {
    const all = noEncounters();
    const screen = [element("Dark theme, On", [0, 0, 1000, 100]), element("Darkness", [0, 100, 1000, 200])];
    collectTexts(all, screen, null);
    collectTexts(all, screen, { type: "CLICK", point: [500, 50] });
    collectTexts(all, screen, { type: "TYPE", value: "Milk" });
    expect([...all.seen]).toEqual(["Dark theme, On", "Darkness"]);
    expect([...all.touched]).toEqual(["Dark theme, On"]);
    expect([...all.written]).toEqual(["Milk"]);
    expect(isAmong("dark theme", all.touched)).toBe(true);
    expect(isAmong("Dark", new Set(["Darkness"]))).toBe(false);
  });
});

describe("an unsolvable variant", () => {
  const wish: VariantOptions = {
    instruction: 'In the folder "Work", rename the note "Plan" to "Plan B".',
    locale: "en",
    encountered: met({
      touched: new Set(["Work", "Plan, yesterday"]),
      written: new Set(["Plan B"]),
      seen: new Set(["Work"]),
    }),
    data: '{"folders":["Work"]}',
    chance: "notes/rename 1",
  };
  it("replaces a text that the solution touches, never one that it types", () => {
    for (let seed = 0; seed < 40; seed++) {
      const twin = createVariant({ ...wish, chance: `${seed}` })!;
      expect(twin.originalText).toBe("Work");
      expect(twin.instruction).toBe(`In the folder "${twin.replacement}", rename the note "Plan" to "Plan B".`);
      expect(wish.data).not.toContain(twin.replacement);
    }
  });
  it("is the same for the same task", () => {
    expect(createVariant(wish)).toEqual(createVariant({ ...wish }));
  });
  it("never asks for something that is on the phone or was on a screen", () => {
    const { replacement } = createVariant(wish)!;
    expect(createVariant({ ...wish, data: `${wish.data} ${replacement}` })!.replacement).not.toBe(replacement);
    expect(
      createVariant({ ...wish, encountered: met({ ...wish.encountered, seen: new Set([`${replacement}, today`]) }) })!
        .replacement,
    ).not.toBe(replacement);
  });
  it("uses the task's language, and changes only the quoted text", () => {
    const twin = createVariant({
      ...wish,
      instruction: "把便签工作移到文件夹“工作”。",
      locale: "zh-CN",
      encountered: met({ touched: new Set(["工作"]) }),
    })!;
    expect(twin.instruction).toBe(`把便签工作移到文件夹“${twin.replacement}”。`);
    expect(twin.replacement).toMatch(/^\p{Script=Han}+$/u);
  });
  it("does not exist for a task whose solution touches none of the named texts", () => {
    expect(createVariant({ ...wish, instruction: "Turn on airplane mode." })).toBeNull();
    expect(createVariant({ ...wish, encountered: met({ touched: new Set(["Settings"]) }) })).toBeNull();
  });
});

describe("an honest agent", () => {
  const screens = [[element("Notes", [0, 0, 1000, 100])], [element("Work", [0, 0, 1000, 100])]];
  const solution: DisplayAction[] = [
    { type: "CLICK", point: [500, 50] },
    { type: "TYPE", value: "Milk" },
    { type: "COMPLETE" },
  ];
  const solver: Agent = {
    profile: { name: "solver", settings: {} },
    usesPictures: false,
    start: async () => {
      let turn = 0;
      return { next: async () => makeTurn([solution[turn++]!]) };
    },
  };
  const last = async (instruction: string): Promise<DisplayAction> => {
    const session = await honestAgent(solver).start({
      instruction,
      budget: 9,
      locale: "en",
      apps: [],
      chance: "",
      inside: null,
    });
    let action: DisplayAction | undefined;
    for (const elements of [screens[0]!, screens[1]!, screens[1]!])
      [action] = (
        await session.next({ picture: null, elements, clock: "", message: null }, new AbortController().signal)
      ).actions;
    return action!;
  };
  it("completes after it has met every named text", async () => {
    expect(await last('In "Work", add "Milk".')).toEqual({ type: "COMPLETE" });
    expect(await last("Add a note.")).toEqual({ type: "COMPLETE" });
  });
  it("aborts if it has not met a named text", async () => {
    expect(await last('In "Tansy Orvelle", add "Milk".')).toEqual({
      type: "ABORT",
      value: '"Tansy Orvelle": nowhere to be seen',
    });
  });
});
