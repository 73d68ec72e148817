/** The bill that the cashier shows. It is computed from the state, so that no argument can set another price. */
import * as v from "valibot";
import { AccountId } from "#os/money/schema.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import type { EntryKind } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { balanceAccount } from "../../ledger-accounts.ts";
import type { State } from "../../state.ts";
import { appId, withdrawalFee, topUpPlans } from "./queries.ts";
import { Sum, type BillCategory } from "./state.ts";

export const purposes = ["food", "ride", "phone", "utility", "topup", "withdraw", "asked"] as const;
/**
 * The purpose of the payment: `ref` names the order, trip, number or account; `cents` is the typed amount, for top-ups.
 */
export const billParams = {
  purpose: v.picklist(purposes),
  ref: v.pipe(v.string(), v.maxLength(80)),
  cents: v.optional(v.nullable(Sum), null),
  /** A payment that another app requests. */
  asked: v.optional(
    v.nullable(
      v.strictObject({
        to: AccountId,
        cents: Sum,
        order: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
        title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
        payee: v.pipe(v.string(), v.maxLength(80)),
      }),
    ),
    null,
  ),
};
export const billSchema = v.strictObject(billParams);
export type BillParams = v.InferOutput<typeof billSchema>;

export interface Bill {
  readonly cents: number;
  /** The title of the ledger entry; "" when the screen derives it from the purpose. */
  readonly title: string;
  readonly payee: string;
  readonly to: string;
  readonly kind: EntryKind;
  readonly category: BillCategory;
  readonly party: string | null;
  readonly order: string | null;
  /** The only account that can pay; null when the payer chooses. */
  readonly from: string | null;
  /** A fee that is taken from the balance in addition. */
  readonly feeCents: number;
}
const plainPayment = { kind: "payment", party: null, order: null, from: null, feeCents: 0 } as const;
/** Returns null when there is nothing to pay, or not any more. */
export function findBill(state: State, os: OsState, p: BillParams): Bill | null {
  switch (p.purpose) {
    case "food": {
      const order = state.foodOrders[p.ref];
      if (order?.state !== "unpaid") return null;
      const { cents, name, eatery } = order;
      return {
        ...plainPayment,
        cents,
        title: name,
        payee: name,
        to: outsideAccountId(eatery),
        category: "food",
        party: eatery,
        order: order.id,
      };
    }
    case "ride": {
      const trip = state.trips[p.ref];
      if (trip?.state !== "unpaid") return null;
      const { cents, title } = trip;
      return {
        ...plainPayment,
        cents,
        title,
        payee: title,
        to: outsideAccountId("rides"),
        category: "transport",
        party: "rides",
        order: trip.id,
      };
    }
    case "phone": {
      if (!topUpPlans.some((cents) => cents === p.cents)) return null;
      return {
        ...plainPayment,
        cents: p.cents!,
        title: p.ref,
        payee: p.ref,
        to: outsideAccountId("carrier"),
        category: "phone",
        party: "carrier",
      };
    }
    case "utility": {
      const found = state.utilities[p.ref];
      if (!found?.bill || found.paid === found.bill.month) return null;
      const { cents, month } = found.bill;
      const order = `${found.id}_${month}`;
      return {
        ...plainPayment,
        cents,
        title: found.name,
        payee: found.name,
        to: outsideAccountId(found.biller),
        category: "home",
        party: found.biller,
        order,
      };
    }
    case "topup":
    case "withdraw": {
      const card = cardsBoundTo(os, appId).find(({ id }) => id === p.ref);
      if (!card || p.cents === null) return null;
      const name = `${card.bank} (${lastFour(card)})`;
      const about = { cents: p.cents, title: name, payee: name, category: "other", party: null, order: null } as const;
      return p.purpose === "topup"
        ? { ...about, to: balanceAccount, from: card.account, kind: "topup", feeCents: 0 }
        : {
            ...about,
            to: card.account,
            from: balanceAccount,
            kind: "withdrawal",
            feeCents: withdrawalFee(p.cents, state.freeCents),
          };
    }
    case "asked":
      return p.asked && { ...plainPayment, ...p.asked, category: "shopping", party: p.asked.payee || null };
  }
}
