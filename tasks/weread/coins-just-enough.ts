import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { packCents, packs, storeAccount, type PackId } from "#apps/weread/features/wallet/state.ts";
import weread from "#apps/weread/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import books from "#world/books/index.ts";
import { payByTouch } from "../kit/alipay.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { quoteTitle, wholeBooks } from "../kit/weread.ts";

/**
 * Buy two books with coins after a top-up with the smallest pack that is enough for both. The balance is not the first
 * payment method.
 */
export default defineTask({
  apps: [weread, alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "finance", "reasoning", "handoff"],
  budget: 60,
  highRisk: true,
  revision: 1,

  facts: async (world, _, lang) => {
    const all = await world.read(books.queries.books, { ids: [...wholeBooks(lang)] });
    return all.filter(({ coins }) => coins > 0).map(({ id, title, coins }) => ({ id, title, coins }));
  },
  listed: { instances: 73, answerFields: 0 },
  params: (r, _, { lang }, priced) => {
    const meant = r.shuffle(priced);
    const price = meant.reduce((sum, { coins }) => sum + coins, 0);
    const balance = r.int(1, price - 1);
    return {
      meant,
      titles: meant.map(({ title }) => quoteTitle(title, lang)),
      balance,
      left: balance + packs[packFor(price - balance)] - price,
      pack: packFor(price - balance),
      first: r.pick(["fund", "credit", "card_meridian"] as const),
    };
  },
  instruction: {
    en: [
      ({ titles: [one, other] }) =>
        `Buy ${one} and ${other} in {app.weread}. My coins aren't enough for both, so first top up with the smallest pack that is enough, and pay for it with my {app.alipay} balance.`,
      ({ titles: [one, other] }) =>
        `I want to own ${one} and ${other} in {app.weread}. Top up my coins once, with no bigger pack than I need for the two books together, through {app.alipay} from the balance, and then buy both.`,
    ],
    zh: [
      ({ titles: [one, other] }) =>
        `帮我在{app.weread}买下${one}和${other}。书币不够两本的，先充值一次，选够用的最小一档，用{app.alipay}余额付。`,
      ({ titles: [one, other] }) =>
        `我想在{app.weread}购买${one}和${other}这两本书，书币还差一些。请用{app.alipay}的余额充一次值，充刚好够买这两本的最小档位，然后把两本都买了。`,
    ],
  },
  setup: ({ weread: state, alipay: wallet }, { balance, first }) => {
    wallet.pay.order = [first, ...["fund", "credit", "card_meridian"].filter((one) => one !== first), "balance"];
    state.coins = balance;
    state.coinEntries["coin_seed1"]!.coins = balance;
  },
  checks: [
    {
      that: "the user owns both books",
      holds: ({ after, params }) =>
        params.meant.every(({ id, coins }) => matchesOwned(after.weread.owned[id], id, coins)),
    },
    {
      that: "one pack was bought, the smallest that is enough",
      holds: ({ before, after, params }) => {
        const orders = addedEntries(before.weread.orders, after.weread.orders);
        const [entry] = newEntries(before, after);
        return (
          orders.length === 1 &&
          matchesValues(orders[0]!, {
            pack: params.pack,
            plan: null,
            cents: packCents(params.pack),
            entry: entry?.id ?? "",
          })
        );
      },
    },
    {
      that: "the balance has paid it, and no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        return (
          all.length === 1 &&
          all[0]!.from === balanceAccount &&
          all[0]!.to === storeAccount &&
          all[0]!.toCents === packCents(params.pack)
        );
      },
    },
    {
      that: "the coins and their transactions agree",
      holds: ({ before, after, params }) => {
        const made = addedEntries(before.weread.coinEntries, after.weread.coinEntries);
        const sums = made.map(({ kind, book, coins }) => `${kind} ${book ?? ""} ${coins}`).toSorted();
        const wanted = [
          `pack  ${packs[params.pack]}`,
          ...params.meant.map(({ id, coins }) => `book ${id} ${-coins}`),
        ].toSorted();
        return after.weread.coins === params.left && sums.join() === wanted.join();
      },
    },
  ],
  allow: ({ weread: state, os }, p) => [
    state.coins,
    added(state.coinEntries, 3),
    added(state.orders, 1, { pack: p.pack, plan: null }),
    ...p.meant.map(({ id }) => state.owned[id]),
    allowEntries(os, { via: "alipay", from: balanceAccount, to: storeAccount, toCents: packCents(p.pack) }),
  ],

  oracle: async (o, { meant, balance, pack }) => {
    await o.open(weread);
    await o.act(weread, "home.search");
    for (const { id, title, coins } of meant) {
      await find(id, title);
      await o.sees(coins);
      await backToSearch();
    }
    await o.back();
    await o.act(weread, "home.goMe");
    await o.act(weread, "me.wallet");
    await o.sees(balance);
    o.reads([balance, ...meant.map(({ coins }) => coins)], packs[pack]);
    await o.act(weread, "wallet.choose", { pack });
    await o.act(weread, "wallet.topUp");
    await o.act(weread, "wallet.pay", { through: "alipay" });
    await payByTouch(o, "balance");
    await o.act(alipay, "cashier.done");
    await o.back();
    await o.act(weread, "me.goHome");
    await o.act(weread, "home.search");
    for (const { id, title } of meant) {
      await find(id, title);
      await o.act(weread, "book.askBuy");
      await o.act(weread, "book.buy");
      if (id !== meant.at(-1)!.id) await backToSearch();
    }
    async function find(book: string, title: string): Promise<void> {
      await o.type("q", title);
      await o.act(weread, "search.submit");
      await o.sees(title);
      await o.act(weread, "results.openBook", { book });
    }
    async function backToSearch(): Promise<void> {
      await o.back();
      await o.back();
    }
  },
});
/** The smallest pack with at least these coins. */
function packFor(coins: number): PackId {
  const [id] = (Object.keys(packs) as PackId[]).filter((one) => packs[one] >= coins);
  return id!;
}
const matchesOwned = (
  owned: { readonly book: string; readonly coins: number } | undefined,
  book: string,
  coins: number,
): boolean => owned !== undefined && owned.book === book && owned.coins === coins;
