/** View state and guards of the screens for money in chats. */
import { equal, not } from "#os/guards.ts";
import { parseCents } from "#os/money/read.ts";
import { choiceField, flag, overlay, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { PacketId, PeerId, TransferId } from "../chats/state.ts";
import { canOwnerOpen, isWaitingForOwner } from "./queries.ts";
import { Remark, Wish } from "./state.ts";

/** View fields that every payment screen has. */
export const paymentView = {
  /** The paying account; empty for the default account. */
  from: textUpTo(80),
  /** The digits of the password that have been typed so far. */
  entered: textUpTo(6),
  /** Whether the last password was wrong. */
  wrong: flag,
  /** Whether the payment is complete. */
  paid: flag,
};
export const moneyScreens = {
  packetForm: wechat.screen({
    params: { peer: PeerId },
    view: {
      amount: textUpTo(9),
      count: textUpTo(2),
      wish: textFor(Wish),
      kind: choiceField("lucky", "equal"),
      ...paymentView,
      open: overlay("pay", "methods", "kinds"),
    },
  }),
  packet: wechat.screen({ params: { id: PacketId } }),
  transferForm: wechat.screen({
    params: { peer: PersonId },
    view: { amount: textUpTo(9), remark: textFor(Remark), ...paymentView, open: overlay("pay", "methods", "remark") },
    focus: [{ field: "remark", when: whileOpen("remark") }],
  }),
  transfer: wechat.screen({ params: { id: TransferId } }),
};
interface Entering {
  readonly entered: string;
}
export const moneyGuards = {
  hasSum: ({ view }: { view: { amount: string } }) => parseCents(view.amount) !== null,
  /** A group packet requires the number of shares. */
  hasCount: ({ state, params, view }: { state: State; params: { peer: string }; view: { count: string } }) =>
    state.groups[params.peer] === undefined || /^[1-9]\d?$/.test(view.count),
  isLastDigit: ({ view }: { view: Entering }) => view.entered.length >= 5,
  isPayOpen: equal("view.open", "pay"),
  isPaid: equal("view.paid", true),
  isUnpaid: not(equal("view.paid", true)),
  hasFinger: equal("state.pay.finger", true),
  isOpenToMe: ({ state, params }: { state: State; params: { id: string } }) =>
    state.packets[params.id] !== undefined && canOwnerOpen(state.packets[params.id]!),
  waitsForMe: ({ state, params }: { state: State; params: { id: string } }) =>
    state.transfers[params.id] !== undefined && isWaitingForOwner(state.transfers[params.id]!),
  waitsForThem: ({ state, params }: { state: State; params: { id: string } }) => {
    const transfer = state.transfers[params.id];
    return transfer?.state === "waiting" && !isWaitingForOwner(transfer);
  },
};
