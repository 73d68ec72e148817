/** Interest, and funds that are sold or looked at. */
import { outside } from "../../../../os/money/ledger.ts";
import { balanceOf } from "../../../../os/money/read.ts";
import { reject, whole } from "../../../../os/values.ts";
import { toggled } from "../../../../state/toggled.ts";
import merchants from "../../../../world/merchants/index.ts";
import { dailyEarningCents, navOf } from "../../../../world/merchants/finance.ts";
import { fundAccount } from "../../accounts.ts";
import { alipay } from "../../state.ts";
import { dayOf, moneyFund, worth } from "./rules.ts";
import { FundId } from "./state.ts";

export const wealthCommands = {
  /** Falls due at midnight: interest of the days that are over. */
  earn: alipay.command({ day: whole }, (state, { day }, ctx) => {
    const today = dayOf(ctx.now, ctx.offsetMin);
    if (day !== state.interest.day + 1 || day >= today) return reject("not-due");
    const fund = ctx.world(merchants.queries.fund, { id: moneyFund });
    if (!fund) return reject("fund-missing");
    // A clock that jumped far pays for the last month, as no bank looks back for years.
    state.interest.day = Math.max(day, today - 31);
    const cents = dailyEarningCents(fund, day, balanceOf(ctx.os, fundAccount));
    if (cents < 1) return;
    const title = ctx.lang === "en" ? "Daily earnings" : "每日收益";
    const moved = ctx.money.move({
      from: outside(fund.id),
      to: fundAccount,
      cents,
      kind: "interest",
      title,
      party: fund.id,
    });
    if (typeof moved !== "string") return;
    if (state.prefs.noticeEarnings)
      ctx.notify({
        key: "earnedNotice",
        channel: "wealth",
        tag: "earned",
        facts: { sum: (cents / 100).toFixed(2) },
        open: { screen: "yuebao", params: {} },
      });
  }),
  /** Ten-thousandths of a share; the money is in the money fund at once. */
  sell: alipay.command({ id: FundId, units: whole }, (state, { id, units }, ctx) => {
    const held = Object.hasOwn(state.holdings, id) ? state.holdings[id]! : null;
    if (!held || units < 1 || units > held.units) return reject("units-short");
    const fund = ctx.world(merchants.queries.fund, { id });
    if (!fund) return reject("fund-missing");
    if (state.pay.frozen) return reject("frozen");
    const today = dayOf(ctx.now, ctx.offsetMin);
    const gross = worth(units, navOf(fund, today - 1));
    const early = today - dayOf(held.since, ctx.offsetMin) < 7;
    const cents = gross - (early ? Math.round((gross * fund.sellFee) / 10_000) : 0);
    if (cents < 1) return reject("sum-invalid");
    const title = ctx.lang === "en" ? fund.name.en : fund.name.zh;
    const moved = ctx.money.move({ from: outside(id), to: fundAccount, cents, kind: "transfer", title, party: id });
    if (typeof moved !== "string") return moved;
    const cost = Math.round((held.costCents * units) / held.units);
    if (units === held.units) delete state.holdings[id];
    else Object.assign(held, { units: held.units - units, costCents: held.costCents - cost });
    return moved;
  }),
  watch: alipay.command({ id: FundId }, (state, { id }, ctx) => {
    if (!ctx.world(merchants.queries.fund, { id })) return reject("fund-missing");
    state.watched = toggled(state.watched, id).slice(-60);
  }),
  hideSums: alipay.command({}, (state) => {
    state.hidden = !state.hidden;
  }),
};
