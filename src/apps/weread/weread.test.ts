import { describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { dayKey, dayMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { world } from "#os/world.ts";
import books from "#world/books/index.ts";
import { phone } from "../phone.ts";
import { chapterId } from "./ids.ts";
import { pageIndexAt, pagesOf } from "./pagination/pages.ts";
import { layoutOf, shareAt } from "./reading.ts";
import { seedIds } from "./seed-ids.ts";
import type { State } from "./state.ts";
import { dayTotal } from "./features/stats/queries.ts";
import { storeAccount } from "./features/wallet/state.ts";
import { friendMinutes } from "./features/social/queries.ts";

const bootIn = (lang: "en" | "zh-CN") =>
  phone.boot({
    startMs: Date.UTC(2026, 2, 16, 1),
    lang,
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const boot = bootIn("en");
const size = { width: 360, height: 800 };
const data = (s: PhoneState): State => s.apps["weread"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome =>
  phone.reduce(s, { name: `weread.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `weread.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "weread", on, args });
const book = seedIds("en").current;
const found = world(books.queries.book, { id: book })!;
const reading = act(run(boot, "os.launch", { app: "weread" }), "continue", { book });
const placeOf = (s: PhoneState) => data(s).progress[book]!;
const textOf = (chapter: number) => world(books.queries.chapter, { id: chapterId(book, chapter) })!;
const pagesIn = (s: PhoneState, chapter: number) =>
  pagesOf(textOf(chapter), layoutOf(data(s).page, found.language, size));

test("the seed refers to records of the world, and its positions and shares agree", () => {
  for (const lang of ["en", "zh-CN"] as const) {
    const ids = seedIds(lang);
    const state = data(bootIn(lang));
    for (const id of [ids.current, ids.finished, ...ids.others]) {
      const one = world(books.queries.book, { id });
      expect(one?.language, id).toBe(lang === "en" ? "en" : "zh");
      expect(state.shelf[id]!.readable, id).toBe(one!.readable === "whole");
    }
    expect(world(books.queries.audiobook, { id: ids.audio })).not.toBeNull();
    expect(world(books.queries.booklist, { id: ids.list })).not.toBeNull();
    expect(world(books.queries.review, { id: ids.review })).not.toBeNull();
    for (const id of ids.people) expect(world(books.queries.reader, { id }), id).not.toBeNull();
    for (const { book: id, chapter, paragraph, offset, share } of Object.values(state.progress)) {
      const { contents } = world(books.queries.book, { id })!;
      const { paragraphs } = world(books.queries.chapter, { id: chapterId(id, chapter) })!;
      expect(share, id).toBe(shareAt(contents, chapter, paragraphs, { paragraph, offset }));
    }
    for (const { book: id, chapter, paragraph, start, end, text } of Object.values(state.marks)) {
      const { paragraphs } = world(books.queries.chapter, { id: chapterId(id, chapter) })!;
      expect(paragraphs[paragraph]!.slice(start, end)).toBe(text);
    }
  }
});

describe("the reader", () => {
  test("turns through all pages of a chapter to the next one, and back to the same pages", () => {
    const pages = pagesIn(reading, 2);
    let s = reading;
    const shares = [];
    for (const page of pages) {
      expect({ paragraph: placeOf(s).paragraph, offset: placeOf(s).offset }).toEqual(page.start);
      shares.push(placeOf(s).share);
      s = act(s, "turnNext", { size });
    }
    expect(placeOf(s)).toMatchObject({ chapter: 3, paragraph: 0, offset: 0 });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    s = act(s, "turnBack", { size });
    expect({ paragraph: placeOf(s).paragraph, offset: placeOf(s).offset }).toEqual(pages.at(-1)!.start);
  });
  test("keeps position and progress when the font changes, and returns to the same page", () => {
    const s = act(act(reading, "turnNext", { size }), "turnNext", { size });
    const larger = command(s, "setPage", { size: 27 });
    expect(placeOf(larger)).toEqual(placeOf(s));
    const back = command(larger, "setPage", { size: 19 });
    expect(pageIndexAt(pagesIn(back, 2), placeOf(back))).toBe(2);
  });
  test("ends after the last page", () => {
    const end = command(reading, "goToShare", { book, share: 10_000 });
    expect(placeOf(end)).toMatchObject({ chapter: found.contents.length + 1, share: 10_000 });
    expect(placeOf(end).finishedAt).toBe(end.clock.nowMs);
    expect(refusal(end, "turn", { book, by: "next", size })).toBe("book-ends");
    const start = command(reading, "goTo", { book, chapter: 1, paragraph: 0, offset: 0 });
    expect(refusal(start, "turn", { book, by: "back", size })).toBe("book-begins");
  });
  test("counts the time in front of a lit display, until the phone locks", () => {
    const today = (s: PhoneState) => dayTotal(data(s), dayKey(boot.clock.nowMs, 480));
    const before = today(reading);
    const minute = tick(reading, minuteMs / 2);
    expect(today(minute) - before).toBe(minuteMs / 2);
    const dark = tick(run(minute, "os.power"), 10 * minuteMs);
    expect(today(dark) - before).toBe(minuteMs / 2);
    const left = tick(run(minute, "os.home"), 10 * minuteMs);
    expect(today(left) - before).toBe(minuteMs / 2);
    // The display turns off after its timeout, and the time stops with it.
    expect(today(tick(reading, 60 * minuteMs)) - before).toBe(boot.os.settings.display.timeoutSec * 1000);
  });
  test("stores highlights by their range, and joins those that overlap", () => {
    const one = command(reading, "addMark", { book, paragraph: 0, start: 4, end: 20, look: "line" });
    const both = command(one, "addMark", { book, paragraph: 0, start: 12, end: 40, look: "wave" });
    const marks = Object.values(data(both).marks).filter(({ chapter }) => chapter === 2);
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ start: 4, end: 40, text: textOf(2).paragraphs[0]!.slice(4, 40), look: "wave" });
    expect(refusal(reading, "addMark", { book, paragraph: 0, start: 4, end: 99_999, look: "line" })).toBe(
      "range-missing",
    );
  });
  test("sets a bookmark on a page, and removes it from any font size", () => {
    const set = command(act(reading, "turnNext", { size }), "toggleBookmark", { book, size });
    expect(Object.keys(data(set).bookmarks)).toHaveLength(2);
    const unset = command(command(set, "setPage", { size: 24 }), "toggleBookmark", { book, size });
    expect(Object.keys(data(unset).bookmarks)).toHaveLength(1);
  });
});

describe("other people", () => {
  test("like and answer a review, each with a notice", () => {
    const other = seedIds("en").others[0]!;
    const s = command(boot, "saveReview", { book: other, verdict: "good", text: "Read it in one evening." });
    const later = tick(s, 3 * dayMs);
    const review = Object.values(data(later).reviews).find((one) => one.book === other)!;
    expect(review.replies).toHaveLength(1);
    expect(Object.keys(data(later).coming)).toEqual([]);
    expect(data(later).news.filter(({ book: of }) => of === other)).toHaveLength(1 + review.likedBy.length);
  });
  test("read on as the clock moves", () => {
    const { rows } = world(books.queries.friends, { friend: 1 });
    const at = (days: number) => friendMinutes(rows[0]!, boot.clock.nowMs, boot.clock.nowMs + days * dayMs, 480);
    expect(at(0)).toBe(rows[0]!.minutes[0]);
    expect(at(3)).toBeGreaterThanOrEqual(at(1));
    expect(at(7)).toBeLessThan(at(6) + 1);
  });
});

describe("coins and the membership", () => {
  const payWithWallet = (s: PhoneState, order: string, cents: number) => {
    const after = run(s, "alipay.pay", {
      deal: "shop",
      ref: storeAccount,
      cents,
      order,
      title: "Coins",
      payee: "Book store",
      note: "",
      arrival: "now",
      renews: "never",
      method: "card_meridian",
      secret: "204816",
    });
    return { after, entry: Object.keys(after.os.money.entries).find((id) => !s.os.money.entries[id])! };
  };
  test("are delivered only for a payment that the ledger shows", () => {
    const ordered = command(boot, "orderCoins", { pack: "c18" });
    const { id, cents } = Object.values(data(ordered).orders)[0]!;
    const other = Object.keys(ordered.os.money.entries)[0]!;
    expect(refusal(ordered, "confirmOrder", { order: id, entry: other })).toBe("payment-missing");
    const { after, entry } = payWithWallet(ordered, id, cents);
    expect(data(command(after, "confirmOrder", { order: id, entry })).coins).toBe(data(boot).coins + 18);
  });
  test("end at their time", () => {
    const ordered = command(boot, "orderPlan", { plan: "month" });
    const { id, cents } = Object.values(data(ordered).orders)[0]!;
    const { after, entry } = payWithWallet(ordered, id, cents);
    const member = command(after, "confirmOrder", { order: id, entry });
    expect(data(member).memberUntil).toBe(member.clock.nowMs + 30 * dayMs);
    // A tick stops after 500 due commands, and the apps of the phone have more in a month.
    let over = member;
    for (let day = 0; day < 31; day++) over = tick(over, dayMs);
    expect(data(over).memberUntil).toBeNull();
    expect(data(over).news[0]!.kind).toBe("member");
  });
});
