/**
 * The bill on the payment screen. It is computed from the state, so that no argument of a command can change the price.
 */
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
 * The purpose of the payment. `ref` identifies the order, trip, number or account; `cents` is the amount that the owner
 * typed for a top-up.
 */
export const billParams = {
  purpose: v.picklist(purposes),
  ref: v.pipe(v.string(), v.maxLength(80)),
  cents: v.optional(v.nullable(Sum), null),
  /** A payment that another app requested. */
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
  /** The title of the ledger entry; "" if the screen derives the title from the purpose. */
  readonly title: string;
  readonly payee: string;
  readonly to: string;
  readonly kind: EntryKind;
  readonly category: BillCategory;
  readonly party: string | null;
  readonly order: string | null;
  /** The only account that can pay the bill; null if the payer can choose. */
  readonly from: string | null;
  /** An additional fee that is taken from the balance. */
  readonly feeCents: number;
}
const plainPayment = { kind: "payment", party: null, order: null, from: null, feeCents: 0 } as const;
/** Returns the bill, or null if there is nothing to pay or the bill was already paid. */
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
