import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import merchants from "#world/merchants/index.ts";
import { typeAmount, payByTouch } from "../kit/alipay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";

/**
 * Among the watched funds of one risk class, buy the fund with the lowest purchase fee. Each fund shows its fee only on
 * its own page.
 */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const risk = r.pick([2, 3, 4]);
    const of = async (one: number) => {
      const { rows } = await world.read(merchants.queries.market, { risk_min: one, risk_max: one, page: r.int(0, 1) });
      return r.shuffle(rows).map(({ id, name, buyFee }) => ({ id, name, fee: buyFee, risk: one }));
    };
    const all = await of(risk);
    const apart = all.filter(({ fee }, i) => all.findIndex((one) => one.fee === fee) === i).slice(0, 3);
    // The cheaper funds belong to another risk class.
    const others = [(await of(1))[0]!, (await of(risk === 4 ? 2 : 4))[0]!];
    return { risk, funds: r.shuffle([...apart, ...others]) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, { risk, funds }) => ({
    risk,
    funds: funds.map(({ name, ...rest }) => ({ ...rest, name: say(name.en, name.zh) })),
    cents: r.int(2, 36) * 10_000,
  }),
  instruction: {
    en: [
      ({ risk, cents }) =>
        `Look at the funds with risk level ${risk} on my {app.alipay} watchlist and buy ${yuan(cents)} of the one with the lowest purchase fee, from my balance.`,
      ({ risk, cents }) =>
        `Put ${yuan(cents)} from my {app.alipay} balance into the fund with the lowest purchase fee among those with risk level ${risk} on my watchlist.`,
    ],
    zh: [
      ({ risk, cents }) =>
        `请在{app.alipay}自选的基金里，从风险等级为 ${risk} 级的基金中找出买入费率最低的一只，用余额买入 ${yuan(cents)}。`,
      ({ risk, cents }) =>
        `请看看{app.alipay}自选里风险等级 ${risk} 级的基金，挑买入费率最低的那只，用余额买入 ${yuan(cents)}。`,
    ],
  },
  setup: ({ alipay: state }, { funds }) => {
    state.watched = funds.map(({ id }) => id);
    for (const { id } of funds) delete state.holdings[id];
  },
  checks: [
    {
      that: "the balance has paid the sum for this fund, once, and no other money moved",
      holds: ({ before, after, params }) => {
        const [one, ...others] = newEntries(before, after);
        return (
          others.length === 0 &&
          one?.from === balanceAccount &&
          one.to === outsideAccountId(cheapestFund(params).id) &&
          one.toCents === params.cents
        );
      },
    },
    {
      that: "it is held now",
      holds: ({ after, params }) => after.alipay.holdings[cheapestFund(params).id]?.costCents === params.cents,
    },
  ],
  allow: ({ alipay: state, os }, p) => [
    allowEntries(os, {
      from: balanceAccount,
      to: outsideAccountId(cheapestFund(p).id),
      toCents: p.cents,
      kind: "payment",
    }),
    state.holdings[cheapestFund(p).id],
  ],

  oracle: async (o, p) => {
    await o.open(alipay);
    await o.act(alipay, "main.funds");
    await o.act(alipay, "funds.kind", { kind: "watched" });
    const alike = p.funds.filter(({ risk }) => risk === p.risk);
    await o.sees(...alike.map(({ name }) => name));
    for (const { id, fee } of alike) {
      await o.act(alipay, "funds.open", { id });
      await o.sees(feeText(fee));
      await o.back();
    }
    const { id, name } = cheapestFund(p);
    o.reads(
      alike.map(({ fee }) => feeText(fee)),
      name,
    );
    await o.act(alipay, "funds.open", { id });
    await o.act(alipay, "fund.buy");
    await typeAmount(o, "buy", p.cents);
    await o.act(alipay, "buy.go");
    await payByTouch(o, "balance");
  },
});
interface WatchedFunds {
  readonly risk: number;
  readonly funds: readonly {
    readonly id: string;
    readonly name: string;
    readonly fee: number;
    readonly risk: number;
  }[];
}
const cheapestFund = ({ risk, funds }: WatchedFunds) =>
  funds.filter((one) => one.risk === risk).toSorted((a, b) => a.fee - b.fee)[0]!;
const feeText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}%`;
