/** What the cashier is asked to pay: worked out from the state, so that no argument can say another price. */
import * as v from "valibot";
import { AccountId } from "../../../../os/money/schema.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { cardsOf, lastFour } from "../../../../os/money/read.ts";
import type { EntryKind } from "../../../../os/money/schema.ts";
import type { OsState } from "../../../../os/state.ts";
import { balance } from "../../purse.ts";
import type { State } from "../../state.ts";
import { appId, feeOf, topUpPlans } from "./queries.ts";
import { Sum, type BillCategory } from "./state.ts";

export const purposes = ["food", "ride", "phone", "utility", "topup", "withdraw", "asked"] as const;
/** What is paid for: `ref` names it (an order, a trip, a number, an account); `cents` is what the user typed, for top-ups. */
export const billParams = {
  purpose: v.picklist(purposes),
  ref: v.pipe(v.string(), v.maxLength(80)),
  cents: v.optional(v.nullable(Sum), null),
  /** What another app asks for. */
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
  /** What the entry is called; "" where the screen names it by its purpose. */
  readonly title: string;
  readonly payee: string;
  readonly to: string;
  readonly kind: EntryKind;
  readonly category: BillCategory;
  readonly party: string | null;
  readonly order: string | null;
  /** The only account that it can come from; null where the payer chooses. */
  readonly from: string | null;
  /** Taken from the balance besides. */
  readonly feeCents: number;
}
const plain = { kind: "payment", party: null, order: null, from: null, feeCents: 0 } as const;
/** Null where there is nothing to be paid, or no longer. */
export function billFor(state: State, os: OsState, p: BillParams): Bill | null {
  switch (p.purpose) {
    case "food": {
      const order = state.foodOrders[p.ref];
      if (order?.state !== "unpaid") return null;
      const { cents, name, eatery } = order;
      return {
        ...plain,
        cents,
        title: name,
        payee: name,
        to: outside(eatery),
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
        ...plain,
        cents,
        title,
        payee: title,
        to: outside("rides"),
        category: "transport",
        party: "rides",
        order: trip.id,
      };
    }
    case "phone": {
      if (!topUpPlans.some((cents) => cents === p.cents)) return null;
      return {
        ...plain,
        cents: p.cents!,
        title: p.ref,
        payee: p.ref,
        to: outside("carrier"),
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
        ...plain,
        cents,
        title: found.name,
        payee: found.name,
        to: outside(found.biller),
        category: "home",
        party: found.biller,
        order,
      };
    }
    case "topup":
    case "withdraw": {
      const card = cardsOf(os, appId).find(({ id }) => id === p.ref);
      if (!card || p.cents === null) return null;
      const name = `${card.bank} (${lastFour(card)})`;
      const about = { cents: p.cents, title: name, payee: name, category: "other", party: null, order: null } as const;
      return p.purpose === "topup"
        ? { ...about, to: balance, from: card.account, kind: "topup", feeCents: 0 }
        : { ...about, to: card.account, from: balance, kind: "withdrawal", feeCents: feeOf(p.cents, state.freeCents) };
    }
    case "asked":
      return p.asked && { ...plain, ...p.asked, category: "shopping", party: p.asked.payee || null };
  }
}
