import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { momentText, monthText } from "#os/format.ts";
import { civilOf, epochOf, hourMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawBooks, openTab, ownRecords } from "../kit/weread.ts";

/**
 * Add up the coins that were spent on books in one month, and name the dearest of these books. The account also shows
 * top-ups of that month, and dearer books of other months.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "finance", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const prices = new Set<number>();
    const drawn = await drawBooks(world, r, lang, 7, ({ coins }) => {
      if (coins < 5 || prices.has(coins)) return false;
      prices.add(coins);
      return true;
    });
    return drawn.map(({ id, title, coins }) => ({ id, title, coins })).toSorted((a, b) => b.coins - a.coins);
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { lang, now, offsetMin }, [dearest, ...rest]) => {
    const { year, month } = civilOf(now, offsetMin);
    const back = r.int(1, 2);
    const others = r.shuffle(rest);
    const dates = r.sample([2, 4, 7, 9, 12, 15, 18, 21, 23, 26], 7);
    const bought = [dearest!, ...others].map((book, n) => {
      // The dearest book and one more are of the months around the one that is meant.
      const months = n === 0 ? back - 1 : n === 1 ? back + 1 : back;
      const day = months === 0 ? 1 + (dates[n]! % 13) : dates[n]!;
      return { ...book, isMeant: months === back, at: atDay(year, month - months, day, offsetMin) + (10 + n) * hourMs };
    });
    const name = monthText(...civilMonth(year, month - back), lang);
    return {
      bought,
      month: lang === "en" ? name.split(" ")[0]! : name.replace(/^\d+年/, ""),
      toppedUp: [atDay(year, month - back, 3, offsetMin), atDay(year, month - back, 20, offsetMin)],
    };
  },
  instruction: {
    en: [
      ({ month }) =>
        `How many coins did I spend on books in {app.weread} in ${month}, and which of the books I bought that month cost the most? ${fillIn.en}`,
      ({ month }) =>
        `I'd like to know what my books in {app.weread} cost me in ${month}: the coins for all the books I bought that month, and the title of the most expensive one. ${fillIn.en}`,
    ],
    zh: [
      ({ month }) => `我${month}在{app.weread}买书一共花了多少书币？那个月买的书里哪本最贵？${fillIn.zh}`,
      ({ month }) =>
        `查一下{app.weread}的交易记录，算算${month}买书总共用掉多少书币，再看看那个月最贵的是哪本。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { bought, toppedUp }) => {
    for (const [n, { id: book, coins, at }] of bought.entries()) {
      const id = `coin_book${n}`;
      state.coinEntries[id] = { id, kind: "book", coins: -coins, book, at };
      state.owned[book] = { book, at, coins };
    }
    for (const [n, at] of toppedUp.entries()) {
      const id = `coin_pack${n}`;
      state.coinEntries[id] = { id, kind: "pack", coins: n === 0 ? 198 : 98, book: null, at };
    }
    state.coins = Object.values(state.coinEntries).reduce((sum, { coins }) => sum + coins, 0);
  },
  checks: [{ that: "nothing was bought, saved or followed", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      spent: number(say("Coins spent", "花掉的书币"), say("A whole number", "整数")),
      title: text(say("Most expensive book", "最贵的书"), say("The title as shown", "按显示的书名填写")),
    }),
    expected: ({ params }) => answerOf(params),
  },

  oracle: async (o, p, { now }) => {
    const { os } = await o.state();
    await openTab(o, "Me");
    await o.act(weread, "me.wallet");
    for (const { title, coins, at } of p.bought) await o.sees(title, `−${coins}`, momentText(at, os, now));
    const { spent, title } = answerOf(p);
    o.reads(
      p.bought.filter(({ isMeant }) => isMeant).map(({ coins }) => `−${coins}`),
      spent,
    );
    await o.answer({ spent, title });
  },
});
type Bought = { readonly title: string; readonly coins: number; readonly isMeant: boolean };
function answerOf({ bought }: { readonly bought: readonly Bought[] }): { spent: number; title: string } {
  const meant = bought.filter(({ isMeant }) => isMeant).toSorted((a, b) => b.coins - a.coins);
  return { spent: meant.reduce((sum, { coins }) => sum + coins, 0), title: meant[0]!.title };
}
/** The year and the month of a month's number, which may be 0 or less for months of the year before. */
const civilMonth = (year: number, month: number): [number, number] =>
  month < 1 ? [year - 1, month + 12] : [year, month];
function atDay(ofYear: number, ofMonth: number, day: number, offsetMin: number): number {
  const [year, month] = civilMonth(ofYear, ofMonth);
  return epochOf({ year, month, day }, offsetMin);
}
