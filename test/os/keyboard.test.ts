/** Typing on the phone: capitals, selection, clipboard, composition, and the words that the keyboard learns. */
import { describe, expect, it } from "vitest";
import notes from "#apps/notes/index.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import { languageFor, parsePicks, wantsCapital, wordBefore } from "#os/keyboard.ts";
import type { PhoneState } from "#os/state.ts";
import type { Focus } from "#os/state-schemas.ts";
import type { Lang } from "#os/values.ts";
import type { Json } from "#state/json.ts";

const command = (name: string, args: Json = {}): Command => ({ name, args });
const run = (s: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((state, c) => phone.reduce(state, c).state, s);
const type = (text: string) => command("os.type", { text });
const set = (name: string, value: Json) =>
  command("os.system", { command: "set", args: { group: "keyboard", name, value } });
/** A new note with the caret in its text. */
function writing(more: Partial<Record<keyof Focus, Json>> = {}, lang: Lang = "en", ...first: Command[]): PhoneState {
  const field = { field: "body", kind: "text", enter: "newline", caps: "sentences", caret: 0, maxLength: 200, ...more };
  return run(
    phone.boot(defaultBoot(lang, 1)),
    ...first,
    command("os.launch", { app: notes.id }),
    command("os.act", { app: notes.id, on: "new", args: {} }),
    command("os.focus", field),
  );
}
const text = (s: PhoneState): unknown => phone.top(s, notes.id).view["body"];
const focus = (s: PhoneState): Focus => s.view.focus!;
const rejectionOf = (s: PhoneState, c: Command): string | null => phone.reduce(s, c).rejected;

describe("capitals", () => {
  it.each<[Focus["caps"], string, boolean]>([
    ["sentences", "", true],
    ["sentences", "Hi", false],
    ["sentences", "Hi ", false],
    ["sentences", "Hi. ", true],
    ["sentences", "Hi.", false],
    ["sentences", "Really?) ", true],
    ["sentences", "one\n", true],
    ["words", "Anna ", true],
    ["words", "Anna", false],
    ["none", "", false],
  ])("%s after %j: %s", (caps, before, wanted) => expect(wantsCapital(caps, before)).toBe(wanted));
  it("are automatic in prose only, and only if the setting is on", () => {
    const shift = (s: PhoneState) => s.view.keyboard.shift;
    expect(shift(writing())).toBe("once");
    expect(shift(run(writing(), type("H")))).toBe("off");
    expect(shift(run(writing(), type("Hi. ")))).toBe("once");
    expect(shift(writing({ kind: "email" }))).toBe("off");
    expect(shift(writing({ kind: "password" }))).toBe("off");
    expect(shift(writing({}, "en", set("autoCapitalise", false)))).toBe("off");
    expect(shift(writing({}, "zh-CN"))).toBe("off");
    const locked = run(writing(), command("os.keyboard", { shift: "lock", layer: "letters" }), type("AB"));
    expect(shift(locked)).toBe("lock");
  });
});
describe("space", () => {
  const space = command("os.space");
  it("ends a sentence when it is pressed twice", () => {
    expect(text(run(writing(), type("Done"), space, space))).toBe("Done. ");
    expect(text(run(writing(), type("Done"), space, space, space))).toBe("Done.  ");
    expect(text(run(writing(), space, space))).toBe("  ");
    expect(text(run(writing({}, "en", set("doubleSpacePeriod", false)), type("Done"), space, space))).toBe("Done  ");
  });
  it("is inserted unchanged by the type command", () =>
    expect(text(run(writing(), type("a"), type(" "), type(" ")))).toBe("a  "));
});
describe("selection", () => {
  const hello = () => run(writing(), type("hello big world"));
  const select = (from: number, to: number) => command("os.select", { from, to });
  it("is replaced by typed text, whichever end has the caret", () => {
    expect(text(run(hello(), select(6, 9), type("small")))).toBe("hello small world");
    const back = run(hello(), select(9, 6), type("x"));
    expect([text(back), focus(back).caret, focus(back).anchor]).toEqual(["hello x world", 7, 7]);
  });
  it("is erased by one backspace", () => {
    expect(text(run(hello(), select(5, 9), command("os.erase", { count: 1 })))).toBe("hello world");
    expect(text(run(hello(), select(5, 9), command("os.erase", { count: 2 })))).toBe("hell world");
  });
  it("is copied, cut and pasted through the clipboard", () => {
    const copied = run(hello(), select(6, 9), command("os.copy"));
    expect([copied.view.clipboard.items, copied.view.toast?.key]).toEqual([["big"], "copied"]);
    expect([text(copied), focus(copied).caret, focus(copied).anchor]).toEqual(["hello big world", 9, 9]);
    const cut = run(copied, select(0, 6), command("os.cut"));
    expect([text(cut), cut.view.clipboard.items]).toEqual(["big world", ["hello ", "big"]]);
    expect(text(run(cut, command("os.paste")))).toBe("hello big world");
    expect(text(run(cut, command("os.paste", { item: 1 })))).toBe("bigbig world");
    expect(run(cut, command("os.unclip", { item: 0 })).view.clipboard.items).toEqual(["big"]);
  });
  it("extends to all text, and ends with a tap", () => {
    const all = run(hello(), command("os.selectAll"));
    expect([focus(all).anchor, focus(all).caret, focus(all).tools]).toEqual([0, 15, "bar"]);
    const tapped = run(all, command("os.caret", { at: 3, handle: true }));
    expect([focus(tapped).anchor, focus(tapped).caret, focus(tapped).tools]).toEqual([3, 3, "handle"]);
  });
  it("does not split a character, and respects the maximum length", () => {
    const s = run(writing({ maxLength: 6 }), type("a😀bcd"), select(2, 4));
    expect(focus(s).anchor).toBe(1);
    expect(text(run(s, type("xyz1")))).toBe("axyzcd");
  });
  it("refuses with a named reason", () => {
    expect(rejectionOf(hello(), command("os.copy"))).toBe("nothing-selected");
    expect(rejectionOf(hello(), command("os.paste"))).toBe("clipboard-empty");
    const secret = run(writing({ kind: "password" }), type("abc"), command("os.selectAll"));
    expect(rejectionOf(secret, command("os.copy"))).toBe("password-stays");
    expect(rejectionOf(phone.boot(defaultBoot("en", 1)), command("os.selectAll"))).toBe("nothing-focused");
  });
});
describe("composition", () => {
  const compose = (letters: string) => command("os.compose", { letters });
  const pick = (text: string, letters: string) => command("os.pick", { text, letters });
  const chinese = () => writing({}, "zh-CN");
  it("becomes text only when it is picked, also in parts", () => {
    const s = run(chinese(), compose("womenjian"));
    expect([text(s), focus(s).composing]).toEqual(["", "womenjian"]);
    const part = run(s, pick("我们", "women"));
    expect([text(part), focus(part).composing]).toEqual(["我们", "jian"]);
    const whole = run(part, pick("见", "jian"));
    expect([text(whole), focus(whole).composing]).toEqual(["我们见", ""]);
    expect(parsePicks(whole.view.keyboard).map((p) => p.text)).toEqual(["我们见", "见", "我们"]);
    expect(rejectionOf(part, pick("我们", "women"))).toBe("candidate-gone");
  });
  it("drops the apostrophe before the remaining letters", () =>
    expect(focus(run(chinese(), compose("xi'an"), pick("西", "xi"))).composing).toBe("an"));
  it("loses letters to backspace before the text does", () => {
    const s = run(chinese(), type("好"), compose("ni"), command("os.erase", { count: 1 }));
    expect([text(s), focus(s).composing]).toEqual(["好", "n"]);
    const gone = run(s, command("os.erase", { count: 2 }));
    expect([text(gone), focus(gone).composing]).toEqual(["", ""]);
  });
  it("ends when an input method commits, the caret moves or the field loses the focus", () => {
    const s = run(chinese(), compose("ni"));
    expect([text(run(s, type("你好"))), focus(run(s, type("你好"))).composing]).toEqual(["你好", ""]);
    expect(focus(run(s, command("os.caret", { at: 0 }))).composing).toBe("");
    expect(run(s, command("os.blur")).view.focus).toBeNull();
  });
  it("works only in fields and languages that support it", () => {
    expect(text(run(writing(), compose("ni")))).toBe("ni");
    expect(text(run(writing({ kind: "email" }, "zh-CN"), compose("ni")))).toBe("ni");
  });
  it("learns picks newest first, each once, and none if learning is off", () => {
    const s = run(
      chinese(),
      compose("shi"),
      pick("事", "shi"),
      compose("shi"),
      pick("是", "shi"),
      compose("shi"),
      pick("事", "shi"),
    );
    expect(s.view.keyboard.picks).toBe("shi=事\nshi=是");
    expect(
      run(writing({}, "zh-CN", set("learning", false)), compose("shi"), pick("事", "shi")).view.keyboard.picks,
    ).toBe("");
  });
  it("closes the opened candidates on back, before the keyboard", () => {
    const s = run(chinese(), compose("shi"), command("os.candidates", { page: 1 }), command("os.back"));
    expect([focus(s).page, focus(s).composing]).toEqual([null, "shi"]);
    expect(run(s, command("os.back")).view.focus).toBeNull();
  });
});
describe("languages", () => {
  const of = (s: PhoneState, kind: Focus["kind"] = "text") => languageFor(kind, s.view.keyboard, s.os.settings);
  it("follow the phone, then the globe key, and are always English in email and password fields", () => {
    expect([of(writing()), of(writing({}, "zh-CN"))]).toEqual(["english", "pinyin"]);
    const switched = run(writing(), command("os.language", { language: "pinyin" }));
    expect([of(switched), of(switched, "email"), of(switched, "password")]).toEqual(["pinyin", "english", "english"]);
    expect(of(writing({}, "en", set("first", "pinyin")))).toBe("pinyin");
    const off = writing({}, "zh-CN", set("pinyin", false));
    expect(of(off)).toBe("english");
    expect(rejectionOf(off, command("os.language", { language: "pinyin" }))).toBe("keyboard-language-off");
    expect(rejectionOf(off, set("english", false))).toBe("keyboard-language-last");
  });
});
describe("words", () => {
  it("are learned when they end, and never from secret fields", () => {
    const words = (s: PhoneState) => s.view.keyboard.words;
    expect(words(run(writing(), type("Meiling")))).toBe("");
    expect(words(run(writing(), type("Meiling"), command("os.space")))).toBe("Meiling");
    expect(words(run(writing(), type("see the café, tom@x.org now")))).toBe("café the see");
    expect(words(run(writing({ kind: "password" }), type("secret word ")))).toBe("");
    expect(words(run(writing({ kind: "search" }), type("secret word ")))).toBe("");
    expect(words(run(writing({}, "en", set("learning", false)), type("some word ")))).toBe("");
  });
  it("replace the unfinished word when they are completed", () => {
    const s = run(writing(), type("See you tomo"), command("os.complete", { word: "tomorrow" }));
    expect([text(s), focus(s).caret]).toEqual(["See you tomorrow ", 17]);
    expect(s.view.keyboard.words.split(" ")[0]).toBe("tomorrow");
    expect(wordBefore("it's don", 8)).toBe("don");
    expect(wordBefore("我们ok", 4)).toBe("ok");
  });
});
it("opens a key's alternates as state, and typing one closes them", () => {
  const open = run(writing(), command("os.alternates", { key: "e" }));
  expect(focus(open).alternates).toBe("e");
  expect(focus(run(open, command("os.back"))).alternates).toBeNull();
  const typed = run(open, type("é"));
  expect([text(typed), focus(typed).alternates]).toEqual(["é", null]);
});
it("lists emoji by last use", () => {
  const s = run(writing(), ...["😀", "🎉", "😀"].map((emoji) => command("os.emoji", { emoji })));
  expect([text(s), s.view.keyboard.emojis]).toEqual(["😀🎉😀", ["😀", "🎉"]]);
});
it("typing changes only the view, which holds the clipboard and the learned words", () => {
  const before = writing({}, "zh-CN");
  const s = run(
    before,
    command("os.compose", { letters: "ni" }),
    command("os.pick", { text: "你", letters: "ni" }),
    command("os.selectAll"),
    command("os.copy"),
    command("os.copy", { text: "told" }),
    command("os.emoji", { emoji: "😀" }),
  );
  expect(s.apps).toBe(before.apps);
  expect(s.os).toBe(before.os);
  expect(s.rng).toEqual(before.rng);
  expect(phone.parse(JSON.parse(JSON.stringify(s))).view).toEqual(s.view);
});
