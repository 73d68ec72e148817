import { describe, expect, it } from "vitest";
import { isObeyed, addPrescription, toSentence, type Constraint, type Names } from "./constraints.ts";
import type { LogEntry, Place } from "./log.ts";

const at = (app: string, surface: Place["surface"] = null): Place => ({ app, screen: `${app}.main`, surface });
/** Returns a log in which one action leads from each place to the next. */
const logOf = (...way: readonly (readonly [string, Place])[]): LogEntry[] =>
  way.map(([type, after], i) => ({
    action: { type: type as LogEntry["action"]["type"] },
    before: i === 0 ? at("home") : way[i - 1]![1],
    after,
    edges: type === "CLICK" && after.app === "notes" ? ["notes.list.open"] : [],
  }));
const straight = logOf(["AWAKE", at("notes")], ["CLICK", at("notes")], ["COMPLETE", at("notes")]);
const withDetour = logOf(
  ["AWAKE", at("clock")],
  ["AWAKE", at("notes")],
  ["RECENT", at("notes", "recents")],
  ["BACK", at("notes")],
  ["HOME", at("home")],
  ["CLICK", at("notes")],
  ["HOME", at("home")],
  ["COMPLETE", at("home")],
);

describe("constraints", () => {
  it.each<[Constraint, boolean, boolean]>([
    [{ kind: "never", what: { enters: "home" } }, true, false],
    [{ kind: "never", what: { does: "AWAKE" } }, false, false],
    [{ kind: "never", what: { does: "RECENT" } }, true, false],
    [{ kind: "times", what: { enters: "notes" }, times: 1 }, true, false],
    [{ kind: "times", what: { enters: "notes" }, times: 2 }, false, true],
    [{ kind: "times", what: { opens: "recents" }, times: 1 }, false, true],
    [{ kind: "before", first: { enters: "clock" }, later: { enters: "notes" } }, false, true],
    [{ kind: "before", first: { enters: "notes" }, later: { enters: "clock" } }, true, false],
    [{ kind: "last", what: { enters: "home" } }, false, true],
    [{ kind: "times", what: { visits: "notes.main" }, times: 1 }, true, false],
    [{ kind: "before", first: { visits: "clock.main" }, later: { visits: "notes.main" } }, false, true],
    [{ kind: "never", what: { visits: "clock.main" } }, true, false],
    [{ kind: "times", what: { uses: "notes.list.open" }, times: 1 }, true, true],
    [{ kind: "last", what: { uses: "notes.list.open" } }, true, false],
    [{ kind: "never", what: { uses: "notes.list.pin" } }, true, true],
  ])("are checked against a log: %j", (constraint, first, second) => {
    expect([isObeyed(constraint, straight), isObeyed(constraint, withDetour)]).toEqual([first, second]);
  });
  it("are obeyed by an idle agent only if they forbid something", () => {
    const nothing = logOf(["COMPLETE", at("home")]);
    expect(isObeyed({ kind: "never", what: { enters: "home" } }, nothing)).toBe(true);
    expect(isObeyed({ kind: "last", what: { enters: "home" } }, nothing)).toBe(false);
    expect(isObeyed({ kind: "before", first: { enters: "a" }, later: { enters: "b" } }, nothing)).toBe(false);
  });
  const names: Names = {
    home: "home",
    title: (app) => (app === "notes" ? "Notes" : app),
    page: () => ({ app: "files", label: "Storage" }),
  };
  it("become sentences in both languages", () => {
    const told = (lang: "en" | "zh-CN") =>
      addPrescription(
        lang === "en" ? "Pin it." : "置顶它。",
        [
          toSentence({ kind: "times", what: { enters: "notes" }, times: 2 }, lang, names),
          toSentence({ kind: "last", what: { enters: "home" } }, lang, names),
        ],
        lang,
      );
    expect(told("en")).toBe(
      "Pin it. While you do so, keep to this: (1) open Notes exactly 2 times; (2) go to the home screen at the very end.",
    );
    expect(told("zh-CN")).toBe("置顶它。操作过程中请遵守以下要求：(1) 打开Notes正好 2 次；(2) 最后回到桌面。");
    expect(() => toSentence({ kind: "last", what: { does: "BACK" } }, "en", names)).toThrow(/no sentence/);
  });
  it("name pages by their labels", () => {
    const told = (constraint: Constraint): string[] =>
      (["en", "zh-CN"] as const).map((lang) => toSentence(constraint, lang, names));
    expect(told({ kind: "times", what: { uses: "files.home.storage" }, times: 1 })).toEqual([
      'tap "Storage" in files exactly once',
      "在files里只点一次“Storage”",
    ]);
    expect(told({ kind: "before", first: { visits: "files.storage" }, later: { enters: "notes" } })).toEqual([
      'look at "Storage" in files first, and only then open Notes',
      "先看一眼files里的“Storage”，然后再打开Notes",
    ]);
  });
});
