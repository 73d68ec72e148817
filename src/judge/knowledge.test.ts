import { describe, expect, it } from "vitest";
import { kernelDriver } from "./kernel-driver.ts";
import { Knowledge, containsWords, trackKnowledge } from "./knowledge.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "./instance.ts";

describe("containsWords", () => {
  it.each([
    ["09:05", "Alarm 9:05, Gym", true],
    ["5", "15:00", false],
    ["5", "5 people", true],
    ["1200.5", "1,200.50 yuan", true],
    ["-3°", "−3° / 8°", true],
    ["art", "party", false],
    ["Art", "modern ART", true],
    ["王安", "给王安妮", true],
    ["two  blue\nones", "Two blue ones", true],
  ])("%s in %s: %s", (wanted, shown, is) => expect(containsWords(wanted, shown)).toBe(is));
});

describe("a solution", () => {
  const faultsOf = (use: (known: Knowledge) => void): readonly string[] => {
    const known = new Knowledge('Of Paris and Berlin, add the warmer. Call it "Trip 4" at 09:30.');
    use(known);
    return known.faults;
  };
  it("may type only words that it was given", () => {
    expect(faultsOf((k) => k.checkTyped("trip to Paris"))).toHaveLength(1);
    expect(faultsOf((k) => k.checkTyped("Berlin trip"))).toEqual([]);
    expect(faultsOf((k) => k.checkTyped("30"))).toEqual([]);
    expect(faultsOf((k) => k.checkTyped(""))).toEqual([]);
  });
  it("may answer only with found facts, not with the names in the question", () => {
    expect(faultsOf((k) => k.checkAnswer("city", "Paris"))).toHaveLength(1);
    expect(
      faultsOf((k) => {
        k.addSeen(["19°", "11°"]);
        k.addDerived(["19°", "11°"], ["Paris", 8]);
        k.checkAnswer("city", "Paris");
        k.checkAnswer("degrees", 8);
      }),
    ).toEqual([]);
  });
  it("may derive nothing from texts that it has not seen", () => {
    expect(faultsOf((k) => k.addDerived(["19°"], ["Paris"]))).toHaveLength(1);
  });
  it("may pick an item by a known part of its label", () => {
    expect(faultsOf((k) => k.checkPicked("IMG_20.jpg"))).toHaveLength(1);
    expect(faultsOf((k) => k.checkPicked("Paris, France"))).toEqual([]);
    expect(
      faultsOf((k) => {
        k.addSeen(["周六晚餐"]);
        k.checkPicked("笔记：晚餐");
      }),
    ).toEqual([]);
  });
  it("is tracked in what it sees and answers", async () => {
    const known = new Knowledge("Write hello");
    const pilot = trackKnowledge(kernelDriver(phone, [phone.boot(defaultBoot("en", 0))]), known);
    await pilot.answer({ name: "hello" } as never).catch(() => {});
    await pilot.sees("hello");
    await pilot.answer({ name: "hello" } as never).catch(() => {});
    expect(known.faults).toEqual(['answers name with "hello", which it was not told and has not seen']);
    expect(known.did).toEqual({ see: true, work: false });
  });
});
