import { parseLiteral } from "#arithmetic/numerals.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import alipay from "#apps/alipay/index.ts";
import { shops } from "#apps/alipay/money.ts";
import calculator from "#apps/calculator/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { amountText } from "#os/money/read.ts";
import { addDays, hourMs, startOfDay } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { newNotesArePlain, note, openNote, onlyNewNoteHasAmount, writeNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

/** Convert a bill in yuan to dollars in the calculator, at a rate from a note, and write the result down. */
export default defineTask({
  apps: [alipay, notes, calculator],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "handoff", "create"],
  budget: 60,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const [shop, other] = r.sample(["merch_golden_lotus", "merch_spoke_chain", "merch_bluestem_flowers"], 2);
    const [ago, elsewhen] = r.sample([4, 6, 9, 11, 13], 2);
    const rate = r.int(702, 738);
    let cents = r.int(1_050, 8_900) * 10;
    // Avoids results close to the middle between two cents, so that the rounding mode does not matter.
    while (Math.abs((((cents * 100) / rate) % 1) - 0.5) < 0.08) cents += 10;
    return {
      shop: shop!,
      other: other!,
      name: say(...shopNames(shop!)),
      ago: ago!,
      elsewhen: elsewhen!,
      day: formatDate(dayAt(addDays(now, -ago!), offsetMin), lang),
      cents,
      otherCents: r.int(1_050, 8_900) * 10,
      rate,
      title: r.pick([say("In dollars", "折合美元"), say("For the refund form", "报销表用"), say("Abroad", "境外")]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `My {app.alipay} bills show a payment to ${p.name} on ${p.day}. How much is that in US dollars, at the rate in my note "Exchange rates"? Do the division in {app.calculator}, then make a new note called "${p.title}" with just the dollar amount, rounded to two decimals.`,
      (p) =>
        `Find what I paid ${p.name} on ${p.day} in my {app.alipay} bills and divide it in {app.calculator} by the dollar rate from the note "Exchange rates". Save the result, rounded to the cent, in a new note "${p.title}" with nothing else in it.`,
    ],
    zh: [
      (p) =>
        `{app.alipay}里${p.day}付给${p.name}的那笔账单，按{app.notes}里笔记“汇率”上的汇率折合多少美元？请用{app.calculator}做除法，再在{app.notes}新建标题为“${p.title}”的笔记，正文只写美元数，四舍五入到两位小数。`,
      (p) =>
        `请从{app.alipay}账单里找到${p.day}付给${p.name}的金额，在{app.calculator}里除以{app.notes}笔记“汇率”中的美元汇率，把结果四舍五入到分，存到新笔记“${p.title}”里，正文只写这个数。`,
    ],
  },
  setup: ({ notes: state, os }, p, { now, offsetMin, say }) => {
    const at = (ago: number, hour: number) => addDays(startOfDay(now, offsetMin), -ago) + hour * hourMs;
    const paid = (id: string, shop: string, when: number, cents: number) =>
      addPastPayment(os, {
        id,
        at: when,
        from: "account_bank_meridian",
        cents,
        title: say(...shopNames(shop)),
        party: shop,
        category: shops.find(([one]) => one === shop)![3],
      });
    // Moves the shop's other bills of that day to an earlier day, so that the shop has only one bill on that day.
    for (const e of Object.values(os.money.entries))
      if (e.party === p.shop && e.at >= at(p.ago, 0) && e.at < at(p.ago, 24)) e.at -= 60 * 24 * hourMs;
    paid("entry_usd1", p.shop, at(p.ago, 14), p.cents);
    paid("entry_usd2", p.shop, at(p.elsewhen, 15), p.otherCents);
    paid("entry_usd3", p.other, at(p.ago, 16), p.otherCents + 1_300);
    const rates = (usd: number, eur: number) =>
      say(
        `1 US dollar: ${(usd / 100).toFixed(2)} yuan\n1 euro: ${(eur / 100).toFixed(2)} yuan`,
        `1 美元：${(usd / 100).toFixed(2)} 元\n1 欧元：${(eur / 100).toFixed(2)} 元`,
      );
    addEntries(
      state.notes,
      note("note_rates", say("Exchange rates", "汇率"), rates(p.rate, p.rate + 61), now - 2 * hourMs),
      note("note_rates_old", say("Old rates", "旧汇率"), rates(p.rate - 23, p.rate + 30), now - 900 * hourMs),
    );
  },
  checks: [
    {
      that: "the dollars were worked out in the calculator",
      holds: ({ before, after, params }) =>
        addedEntries(before.calculator.sums, after.calculator.sums).some(
          ({ line, result }) =>
            line.includes("÷") && Math.round(parseLiteral(result).times(100).toNumber()) === toDollars(params),
        ),
    },
    {
      that: "there is one new note, which has the title and the dollars as its text",
      holds: (c) => onlyNewNoteHasAmount(c, c.params.title, toDollars(c.params)),
    },
    newNotesArePlain,
  ],
  allow: ({ notes: state, calculator: sums }) => [added(state.notes), added(sums.sums, 4), sums.order],
  free: [
    {
      why: "How often it is worked out is not prescribed",
      paths: ({ calculator: state }) => [state.sums, state.order],
    },
  ],

  oracle: async (o, p, { say }) => {
    const [yuan, rate] = [amountText(p.cents), (p.rate / 100).toFixed(2)];
    await o.open(alipay);
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.billSearch");
    await o.type("query", p.name);
    await o.act(alipay, "billSearch.open", { id: "entry_usd1" });
    await o.sees(yuan);
    await openNote(o, say("Exchange rates", "汇率"), "note_rates");
    await o.sees(rate);
    await o.back();
    await o.open(calculator);
    await typeNumber(o, String(p.cents / 100));
    await o.act(calculator, "main.press", { key: "÷" });
    await typeNumber(o, rate);
    await o.act(calculator, "main.equals");
    const dollars = (toDollars(p) / 100).toFixed(2);
    o.reads([yuan, rate], dollars);
    await writeNote(o, p.title, dollars);
  },
});
const toDollars = ({ cents, rate }: { readonly cents: number; readonly rate: number }): number =>
  Math.round((cents * 100) / rate);
function shopNames(shop: string): [string, string] {
  const [, en, zh] = shops.find(([id]) => id === shop)!;
  return [en, zh];
}
async function typeNumber(o: AnyDriver, number: string): Promise<void> {
  for (const char of number)
    if (char === ".") await o.act(calculator, "main.press", { key: "." });
    else await o.act(calculator, "main.digit", { digit: digitKeys[Number(char)]! });
}
