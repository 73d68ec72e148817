import { describe, expect, test } from "vitest";
import { cast } from "../cast.ts";
import { findCastProfile, castProfiles } from "../profiles.ts";
import { createAnswer, groupAnswers, type IncomingMessage, getVoiceId } from "./answer.ts";
import { findCue } from "./cues.ts";
import generators from "./generate.ts";

const voices = new Map([...generators.voice()].map((one) => [one.id, one]));
const noon = Date.UTC(2026, 2, 16, 4, 0);
const asked = (text: string, more: Partial<IncomingMessage> = {}): IncomingMessage => ({
  text,
  kind: "text",
  lang: "en",
  turn: 0,
  now: noon,
  offsetMin: 480,
  ...more,
});
const voice = (id: string) => voices.get(id)!;

describe("voices", () => {
  test("exist for everybody who chats, with at least forty lines for friends and family", () => {
    for (const { id, chat } of castProfiles) {
      if (id === "me" || !chat) continue;
      expect(voices.has(id), id).toBe(true);
      const lines = Object.values(voice(id).lines).flat();
      const isService = cast.find((p) => p.id === id)!.relation === "service";
      expect(lines.length, id).toBeGreaterThanOrEqual(isService ? 20 : 40);
    }
    for (const id of ["folk_1", "folk_2", "folk_99", "merch_3", "acct_1", "driver_7", "eat_lotus"])
      expect(voices.has(getVoiceId(id)), id).toBe(true);
  });
  test("share few lines between people, in either language", () => {
    for (const lang of ["en", "zh"] as const) {
      const seen = new Map<string, string>();
      let shared = 0;
      let all = 0;
      for (const one of voices.values())
        for (const line of Object.values(one.lines).flat()) {
          const text = line[lang];
          expect(text.trim(), one.id).toBe(text);
          expect(/[\u4e00-\u9fff]/.test(line.en), line.en).toBe(false);
          all += 1;
          if (text.length > (lang === "en" ? 18 : 7) && (seen.get(text) ?? one.id) !== one.id) shared += 1;
          seen.set(text, one.id);
        }
      expect(all).toBeGreaterThan(1500);
      expect(shared, lang).toBeLessThan(12);
    }
  });
});

describe("answers", () => {
  test("fit the question, in either language", () => {
    expect(findCue("text", "Thank you so much!")).toBe("thanks");
    expect(findCue("text", "周日几点吃饭？")).toBe("when");
    expect(findCue("text", "Where do we meet?")).toBe("where");
    expect(findCue("text", "要不要一起去爬山")).toBe("invite");
    expect(findCue("text", "Is the boiler fixed?")).toBe("yesno");
    expect(findCue("text", "绳子的钱我转账给你")).toBe("money");
    expect(findCue("redpacket", "")).toBe("redpacket");
    const lines = voice("max").lines["where"]!.map(({ zh }) => zh);
    expect(lines).toContain(createAnswer(voice("max"), "max", asked("明天在哪见？", { lang: "zh" }))!.text);
  });
  test("are the same for the same turn, and differ from the previous turn's", () => {
    const one = createAnswer(voice("mum"), "mum", asked("Hello", { turn: 3 }));
    expect(createAnswer(voice("mum"), "mum", asked("Hello", { turn: 3 }))).toEqual(one);
    const texts = Array.from(
      { length: 6 },
      (_, turn) => createAnswer(voice("mum"), "mum", asked("Hello", { turn }))!.text,
    );
    for (let i = 1; i < texts.length; i++) expect(texts[i]).not.toBe(texts[i - 1]);
  });
  test("wait until morning at night", () => {
    const night = asked("Hello", { now: Date.UTC(2026, 2, 16, 19, 30) });
    const { seconds } = createAnswer(voice("mum"), "mum", night)!;
    // It is half past three, and she wakes at six.
    expect(seconds).toBeGreaterThanOrEqual(2.5 * 3600);
    expect(seconds).toBeLessThan(2.5 * 3600 + 600);
    expect(
      createAnswer(voice("leo"), "leo", asked("Hi", { now: Date.UTC(2026, 2, 15, 17, 30) }))!.seconds,
    ).toBeLessThan(700);
  });
  test("in a group come from the person named, from all if all are addressed, otherwise from few", () => {
    const members = ["max", "zoe", "lucas"].map((id) => {
      const { name } = cast.find((p) => p.id === id)!;
      return { id, names: [name.en.split(" ")[0]!, name.zh, findCastProfile(id)!.chat!.nick.en], voice: voice(id) };
    });
    const from = (text: string, turn = 0): string[] =>
      groupAnswers(members, asked(text, { turn })).map(({ from: who }) => who);
    expect(from("@Zoe can you drive?")).toEqual(["zoe"]);
    expect(from("陆凯，咖啡带了吗")).toEqual(["lucas"]);
    expect(from("Maximum load is 80 kg, lucas?")).toEqual(["lucas"]);
    expect(from("@all six o'clock?").toSorted()).toEqual(["lucas", "max", "zoe"]);
    const unnamed = Array.from({ length: 30 }, (_, turn) => from("The rope is packed", turn).length);
    expect(Math.max(...unnamed)).toBeLessThanOrEqual(2);
    expect(unnamed.some((n) => n > 0)).toBe(true);
  });
});
