import * as v from "valibot";
import { firstOf, maybe, overlay, text, textFor, textUpTo } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import { PersonId, personOfAccount } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { sumField, typedCents, hasSum } from "../../sums.ts";
import { payeeName } from "../cashier/deals.ts";
import { digitsIn } from "../cards/numbers.ts";
import { Note, PacketId, Payee, SavedCard, TransferId, Wish } from "./state.ts";

/** From here on the sender is asked once more, and completes the receiver's name. */
export const largeCents = 500_000;
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
      arrival: firstOf("now", "hours", "day"),
      name: textUpTo(60),
      open: overlay("remind", "large", "arrival", "note"),
    },
    focus: [
      { field: "note", when: whileOpen("note") },
      { field: "name", caps: "words", when: whileOpen("large") },
    ],
  }),
  sent: alipay.screen({ params: { id: TransferId } }),
  sentList: alipay.screen({ view: { shown: firstOf("all", "way", "back") } }),
  packet: alipay.screen({
    params: { person: v.optional(v.nullable(PersonId), null) },
    enter: ({ params }) => ({ to: params.person }),
    view: { to: maybe(PersonId), sum: sumField, wish: textFor(Wish), open: overlay("person", "wish") },
    focus: [{ field: "wish", when: whileOpen("wish") }],
  }),
  packetOf: alipay.screen({ params: { id: PacketId } }),
  packets: alipay.screen({ view: { shown: firstOf("got", "given") } }),
};
type Payed = { state: State; params: { payee: string }; view: { sum: string } };
const large = ({ view }: { view: { sum: string } }): boolean => (typedCents(view.sum) ?? 0) >= largeCents;
/** Names are compared without regard to letter case and spaces. */
const plain = (name: string): string => name.replaceAll(/\s/g, "").toLowerCase();
export const transferGuards = {
  hasSum,
  isKnownAccount: ({ view }: { view: { account: string } }) => personOfAccount(view.account) !== null,
  hasCard: ({ view }: { view: { name: string; number: string } }) =>
    view.name.trim() !== "" && /^\d{15,19}$/.test(digitsIn(view.number)),
  isNew: ({ state, params }: Payed) => !state.trusted.includes(params.payee),
  isLarge: large,
  nameFits: ({ state, params, view }: { state: State; params: { payee: string }; view: { name: string } }) =>
    ["en", "zh-CN"].some((lang) => plain(payeeName(state, params.payee, lang) ?? "\0") === plain(view.name)),
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
