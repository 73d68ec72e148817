import { expect, test } from "vitest";
import type { Item } from "./index.ts";
import { answerOffer } from "./offers.ts";
import { createReply } from "./replies.ts";

const seller = { id: "s7", voice: "private", answersInMin: 60 } as const;
const item = {
  id: "mug-3",
  format: "offers",
  quantity: 1,
  returns: { days: 30, paidBy: "buyer" },
  shipping: { services: [{ service: "standard", cents: 590, days: [3, 6] }], abroad: null },
  location: { country: "US", place: { en: "Boise, Idaho", zh: "美国爱达荷州博伊西" } },
  specifics: [{ name: { en: "Color", zh: "颜色" }, value: { en: "Teal", zh: "蓝绿" } }],
} as unknown as Item;
const answer = (text: string, lang: "en" | "zh" = "en") => createReply(seller, { text, lang, item, salt: "m1" }).text;

test("a seller answers with facts of the listing, in the language of the question", () => {
  expect(answer("How long does delivery take?")).toContain("3 to 6 working days from Boise, Idaho, shipping US $5.90");
  expect(answer("几天能到？", "zh")).toContain("从美国爱达荷州博伊西寄出，3 到 6 个工作日");
  expect(answer("Can I return it?")).toMatch(/30 days; the way back is paid by you/i);
  expect(answer("是什么颜色？", "zh")).toContain("颜色：蓝绿。");
  expect(answer("Do you ship to Canada?")).toMatch(/do not send it abroad/);
  expect(answer("Any discount?")).toMatch(/offer by the button/);
});

test("the same message gets the same answer, after about the seller's usual time", () => {
  const message = { text: "blue moon?", lang: "en", item, salt: "m2" } as const;
  expect(createReply(seller, message)).toEqual(createReply(seller, message));
  const { afterMs } = createReply(seller, message);
  expect(afterMs).toBeGreaterThanOrEqual(36 * 60_000);
  expect(afterMs).toBeLessThanOrEqual(84 * 60_000);
});

test("the answer about a parcel depends on the order's state", () => {
  const where = (state: "paid" | "shipped" | "delivered") =>
    createReply(seller, {
      text: "Where is my parcel?",
      lang: "en",
      item,
      order: { state, tracking: "9400" },
      salt: "m3",
    }).text;
  expect(where("paid")).toContain("next collection");
  expect(where("shipped")).toContain("9400");
  expect(where("delivered")).toContain("neighbours");
});

test("an offer is accepted, countered or declined by the listing's limits", () => {
  const listing = { id: "mug-3", offers: { takes: 90, talks: 60 } };
  expect(answerOffer(listing, 10_000, 9_000)).toEqual({ does: "accept" });
  expect(answerOffer(listing, 10_000, 5_999)).toEqual({ does: "decline" });
  const counter = answerOffer(listing, 10_000, 7_000);
  expect(counter).toEqual({ does: "counter", cents: 8_000 });
  expect(answerOffer(listing, 10_000, 8_950)).toMatchObject({ does: "counter" });
  expect(() => answerOffer({ id: "x-1", offers: null }, 100, 50)).toThrow("x-1 takes no offers");
});
