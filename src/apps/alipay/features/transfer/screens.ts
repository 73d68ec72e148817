import * as v from "valibot";
import { choiceField, nullableField, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { PersonId, findPersonByAccount } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { sumField, typedCents, hasSum } from "../../sums.ts";
import { payeeName } from "../cashier/deals.ts";
import { onlyDigits } from "../cards/numbers.ts";
import { Note, PacketId, Payee, SavedCard, TransferId, Wish } from "./state.ts";

/** For this sum or more, the sender must confirm and complete the receiver's name. */
export const largeTransferCents = 500_000;
export const transferScreens = {
  transfer: alipay.screen({ view: { query: text } }),
  toAccount: alipay.screen({ view: { account: textUpTo(20) }, focus: [{ field: "account", kind: "phone" }] }),
  toCard: alipay.screen({
    view: { name: textFor(SavedCard.entries.name), number: textUpTo(24) },
    focus: [{ field: "name", caps: "words" }],
  }),
  amount: alipay.screen({
    params: { payee: Payee },
    enter: ({ state, params }) => {
      const { draft } = state;
      return draft?.payee === params.payee ? { sum: draft.sum, note: draft.note } : {};
    },
    view: {
      sum: sumField,
      note: textFor(Note),
      arrival: choiceField("now", "hours", "day"),
      name: textUpTo(60),
      open: overlay("remind", "large", "arrival", "note"),
    },
    focus: [
      { field: "note", when: whileOpen("note") },
      { field: "name", caps: "words", when: whileOpen("large") },
    ],
  }),
  sent: alipay.screen({ params: { id: TransferId } }),
  sentList: alipay.screen({ view: { shown: choiceField("all", "way", "back") } }),
  packet: alipay.screen({
    params: { person: v.optional(v.nullable(PersonId), null) },
    enter: ({ params }) => ({ to: params.person }),
    view: { to: nullableField(PersonId), sum: sumField, wish: textFor(Wish), open: overlay("person", "wish") },
    focus: [{ field: "wish", when: whileOpen("wish") }],
  }),
  packetOf: alipay.screen({ params: { id: PacketId } }),
  packets: alipay.screen({ view: { shown: choiceField("got", "given") } }),
};
type PayeeContext = { state: State; params: { payee: string }; view: { sum: string } };
const isLarge = ({ view }: { view: { sum: string } }): boolean => (typedCents(view.sum) ?? 0) >= largeTransferCents;
/** Removes case and spaces, so that comparisons of names ignore them. */
const normalizeName = (name: string): string => name.replaceAll(/\s/g, "").toLowerCase();
export const transferGuards = {
  hasSum,
  isKnownAccount: ({ view }: { view: { account: string } }) => findPersonByAccount(view.account) !== null,
  hasCard: ({ view }: { view: { name: string; number: string } }) =>
    view.name.trim() !== "" && /^\d{15,19}$/.test(onlyDigits(view.number)),
  isNew: ({ state, params }: PayeeContext) => !state.trusted.includes(params.payee),
  isLarge: isLarge,
  nameFits: ({ state, params, view }: { state: State; params: { payee: string }; view: { name: string } }) =>
    ["en", "zh-CN"].some(
      (lang) => normalizeName(payeeName(state, params.payee, lang) ?? "\0") === normalizeName(view.name),
    ),
  isOnItsWay: ({ state, params }: { state: State; params: { id: string } }) =>
    state.transfers[params.id]?.status === "way" && !state.transfers[params.id]!.payee.startsWith("card_"),
  canGive: ({ view }: { view: { to: string | null; sum: string } }) =>
    view.to !== null && typedCents(view.sum) !== null,
  canOpen: ({ state, params }: { state: State; params: { id: string } }) => {
    const packet = state.packets[params.id];
    return packet !== undefined && !packet.given && packet.status === "waiting";
  },
  wasOpened: ({ state, params }: { state: State; params: { id: string } }) => {
    const packet = state.packets[params.id];
    return packet !== undefined && !packet.given && packet.status === "opened";
  },
};
