/** Interest, and buying, selling and watching funds. */
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf } from "#os/money/read.ts";
import { reject, wholeNumber } from "#os/values.ts";
import { toggleItem } from "#state/toggle-item.ts";
import merchants from "#world/merchants/index.ts";
import { dailyEarningCents, netAssetValue } from "#world/merchants/finance.ts";
import { fundAccount } from "../../accounts.ts";
import { alipay } from "../../state.ts";
import { dayNumber, moneyFundId, unitsValueCents } from "./fund-math.ts";
import { FundId } from "./state.ts";

export const wealthCommands = {
  /** Scheduled at midnight. Pays the interest of a past day. */
  earn: alipay.command({ day: wholeNumber }, (state, { day }, ctx) => {
    const today = dayNumber(ctx.now, ctx.offsetMin);
    if (day !== state.interest.day + 1 || day >= today) return reject("not-due");
    const fund = ctx.world(merchants.queries.fund, { id: moneyFundId });
    if (!fund) return reject("fund-missing");
    // After a large jump of the clock, only the last month of interest is paid.
    state.interest.day = Math.max(day, today - 31);
    const cents = dailyEarningCents(fund, day, balanceOf(ctx.os, fundAccount));
    if (cents < 1) return;
    const title = ctx.lang === "en" ? "Daily earnings" : "每日收益";
    const moved = ctx.money.move({
      from: outsideAccountId(fund.id),
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
  /** Sells units of a fund. A unit is a ten-thousandth of a share. The money arrives in the money fund immediately. */
  sell: alipay.command({ id: FundId, units: wholeNumber }, (state, { id, units }, ctx) => {
    const held = Object.hasOwn(state.holdings, id) ? state.holdings[id]! : null;
    if (!held || units < 1 || units > held.units) return reject("units-short");
    const fund = ctx.world(merchants.queries.fund, { id });
    if (!fund) return reject("fund-missing");
    if (state.pay.frozen) return reject("frozen");
    const today = dayNumber(ctx.now, ctx.offsetMin);
    const gross = unitsValueCents(units, netAssetValue(fund, today - 1));
    const early = today - dayNumber(held.since, ctx.offsetMin) < 7;
    const cents = gross - (early ? Math.round((gross * fund.sellFee) / 10_000) : 0);
    if (cents < 1) return reject("sum-invalid");
    const title = ctx.lang === "en" ? fund.name.en : fund.name.zh;
    const moved = ctx.money.move({
      from: outsideAccountId(id),
      to: fundAccount,
      cents,
      kind: "transfer",
      title,
      party: id,
    });
    if (typeof moved !== "string") return moved;
    const cost = Math.round((held.costCents * units) / held.units);
    if (units === held.units) delete state.holdings[id];
    else Object.assign(held, { units: held.units - units, costCents: held.costCents - cost });
    return moved;
  }),
  watch: alipay.command({ id: FundId }, (state, { id }, ctx) => {
    if (!ctx.world(merchants.queries.fund, { id })) return reject("fund-missing");
    state.watched = toggleItem(state.watched, id).slice(-60);
  }),
  hideSums: alipay.command({}, (state) => {
    state.hidden = !state.hidden;
  }),
};
