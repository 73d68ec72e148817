/** Changes the app's state after a payment, depending on the deal. */
import { hourMs } from "#state/civil.ts";
import type { Ctx } from "#os/app-command.ts";
import merchants from "#world/merchants/index.ts";
import { netAssetValue } from "#world/merchants/finance.ts";
import { balanceAccount } from "../../accounts.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import type { State } from "../../state.ts";
import { dayNumber, withdrawalFeeCents, unitsForCents } from "../wealth/fund-math.ts";
import { sendLine } from "../chats/send.ts";
import type { CashierRequest } from "./deals.ts";

/** The receiver opens a red packet after one minute plus a random time of up to this many milliseconds. */
const packetOpenSpreadMs = 3_600_000;

/**
 * Returns a refusal, or undefined if the payment was applied. Refuses only a withdrawal whose fee the balance cannot
 * pay.
 */
export function applyPayment(state: State, a: CashierRequest, entry: string, ctx: Ctx): { reject: string } | undefined {
  const { now } = ctx;
  switch (a.deal) {
    case "transfer": {
      const id = ctx.newId("transfer");
      const arrives = now + (a.arrival === "now" ? 0 : a.arrival === "hours" ? 2 * hourMs : 24 * hourMs);
      const status = a.arrival === "now" ? "arrived" : "way";
      state.transfers[id] = { id, entry, payee: a.ref, cents: a.cents, note: a.note, at: now, arrives, status };
      if (state.draft?.payee === a.ref) state.draft = null;
      if (!state.trusted.includes(a.ref)) state.trusted = [...state.trusted.slice(-199), a.ref];
      sendLine(state, ctx, a.ref, "", id);
      return;
    }
    case "packet": {
      const id = ctx.newId("packet");
      const opens = ctx.random() < 0.85 ? now + Math.round(60_000 + ctx.random() * packetOpenSpreadMs) : null;
      const person = a.ref as State["packets"][string]["person"];
      state.packets[id] = {
        id,
        entry,
        person,
        given: true,
        cents: a.cents,
        wish: a.note,
        at: now,
        opens,
        status: "waiting",
      };
      sendLine(state, ctx, a.ref, "", id);
      return;
    }
    case "bill": {
      const household = state.households[a.ref]!;
      household.paid = a.order;
      return;
    }
    case "withdraw": {
      const id = ctx.newId("transfer");
      state.transfers[id] = {
        id,
        entry,
        payee: a.ref,
        cents: a.cents,
        note: "",
        at: now,
        arrives: now + 2 * hourMs,
        status: "way",
      };
      const fee = withdrawalFeeCents(a.cents, state.freeCents);
      state.freeCents = Math.max(0, state.freeCents - a.cents);
      if (fee === 0) return;
      const title = ctx.lang === "en" ? "Withdrawal fee" : "提现服务费";
      const result = ctx.money.move({
        from: balanceAccount,
        to: outsideAccountId("fees"),
        cents: fee,
        kind: "fee",
        title,
      });
      // When the command is refused, the withdrawal itself is also undone.
      return typeof result === "string" ? undefined : result;
    }
    case "buy": {
      const fund = ctx.world(merchants.queries.fund, { id: a.ref })!;
      const fee = Math.round((a.cents * fund.buyFee) / 10_000);
      const units = unitsForCents(a.cents - fee, netAssetValue(fund, dayNumber(now, ctx.offsetMin) - 1));
      const held = state.holdings[fund.id];
      state.holdings[fund.id] = {
        id: fund.id,
        units: Math.max(1, (held?.units ?? 0) + units),
        costCents: (held?.costCents ?? 0) + a.cents,
        since: held?.since ?? now,
      };
      return;
    }
    case "repay": {
      const { credit } = state;
      credit.billedCents = Math.max(0, credit.billedCents - a.cents);
      if (credit.billedCents > 0) return;
      credit.payBy = null;
      credit.overdue = false;
      const last = state.statements.at(-1);
      if (last) last.paid = true;
      return;
    }
    default:
      return;
  }
}
