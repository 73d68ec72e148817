/** Transfers and red packets: arrival, return and opening. */
import * as v from "valibot";
import { outsideAccountId } from "#os/money/ledger.ts";
import { CardNumber } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import merchants from "#world/merchants/index.ts";
import { balanceAccount, findCard, escrowAccount } from "../../accounts.ts";
import { nameOf, findPerson } from "../../people.ts";
import { alipay, type State } from "../../state.ts";
import { payeeName } from "../cashier/deals.ts";
import { sendLine } from "../chats/send.ts";
import { binOf } from "../cards/numbers.ts";
import { Note, type Packet, PacketId, packetLifetimeMs, Payee, PayeeId, SavedCard, Sum, TransferId } from "./state.ts";

export const transferCommands = {
  /** Scheduled. Moves the money of a transfer from escrow to the receiver, or the money of a withdrawal to the card. */
  arrive: alipay.command({ id: TransferId }, (state, { id }, ctx) => {
    const sent = state.transfers[id];
    if (sent?.status !== "way" || sent.arrives > ctx.now) return reject("transfer-missing");
    const card = findCard(ctx.os, sent.payee);
    const own = sent.payee.startsWith("card_");
    // When the card no longer exists, the money returns to the balance.
    const to = own ? (card?.account ?? balanceAccount) : outsideAccountId(sent.payee);
    const title = own ? (card?.bank ?? "—") : (payeeName(state, sent.payee, ctx.lang) ?? "—");
    const moved = ctx.money.move({
      from: escrowAccount,
      to,
      cents: sent.cents,
      kind: own ? "withdrawal" : "transfer",
      title,
      party: sent.payee,
    });
    if (typeof moved !== "string") return moved;
    sent.status = "arrived";
    if (state.prefs.noticeTransfers)
      ctx.notify({
        key: own ? "withdrawnNotice" : "arrivedNotice",
        channel: "payments",
        facts: { name: title, sum: (sent.cents / 100).toFixed(2) },
        open: { screen: "sent", params: { id } },
      });
  }),
  takeBack: alipay.command({ id: TransferId }, (state, { id }, ctx) => {
    const sent = state.transfers[id];
    if (!sent || sent.payee.startsWith("card_")) return reject("transfer-missing");
    if (sent.status !== "way") return reject("transfer-arrived");
    const title = payeeName(state, sent.payee, ctx.lang) ?? "—";
    const back = ctx.money.refund({ entry: sent.entry, cents: sent.cents, title });
    if (typeof back !== "string") return back;
    sent.status = "back";
  }),
  saveCardPayee: alipay.command(
    { name: SavedCard.entries.name, number: CardNumber },
    (state, { name, number }, ctx) => {
      const [bank] = ctx.world(merchants.queries.issuer, { bin: binOf(number) }).rows;
      if (!bank) return reject("bank-unknown");
      const known = Object.values(state.payees).find((p) => p.number === number);
      const id = known?.id ?? ctx.newId("payee");
      state.payees[id] = { id, name, number, bank: bank.id, bankName: ctx.lang === "en" ? bank.name.en : bank.name.zh };
      return id;
    },
  ),
  forgetPayee: alipay.command({ id: PayeeId }, (state, { id }) => {
    if (!state.payees[id]) return reject("payee-missing");
    delete state.payees[id];
    if (state.draft?.payee === id) state.draft = null;
  }),
  keepDraft: alipay.command({ payee: Payee, sum: Sum, note: Note }, (state, { payee, sum, note }, ctx) => {
    if (payeeName(state, payee, ctx.lang) === null) return reject("payee-missing");
    state.draft = sum === "" && note === "" ? null : { payee, sum, note };
  }),
  trust: alipay.command({ payee: Payee }, (state, { payee }) => {
    if (!state.trusted.includes(payee)) state.trusted = [...state.trusted.slice(-199), payee];
  }),
  /** Scheduled. The receiver opens the packet. */
  openedByThem: alipay.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = findWaitingPacket(state, id);
    if (!packet || packet.opens === null || packet.opens > ctx.now) return reject("packet-gone");
    const person = findPerson(packet.person)!;
    const title = nameOf(person, ctx.lang);
    const moved = ctx.money.move({
      ...packetEntry(packet, title),
      from: escrowAccount,
      to: outsideAccountId(packet.person),
    });
    if (typeof moved !== "string") return moved;
    packet.status = "opened";
    if (state.prefs.noticeTransfers)
      ctx.notify({
        key: "openedNotice",
        channel: "chats",
        facts: { name: title },
        open: { screen: "packetOf", params: { id } },
      });
  }),
  /** Runs one day after the owner sent the packet. Gives the money back to the owner. */
  returnPacket: alipay.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = findWaitingPacket(state, id);
    if (!packet || packet.entry === null || packet.at + packetLifetimeMs > ctx.now) return reject("packet-gone");
    const title = nameOf(findPerson(packet.person)!, ctx.lang);
    const back = ctx.money.refund({ entry: packet.entry, cents: packet.cents, title });
    if (typeof back !== "string") return back;
    packet.status = "back";
    if (state.prefs.noticeTransfers)
      ctx.notify({
        key: "packetBackNotice",
        channel: "payments",
        facts: { name: title, sum: (packet.cents / 100).toFixed(2) },
        open: { screen: "packetOf", params: { id } },
      });
  }),
  openPacket: alipay.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet || packet.given || packet.status !== "waiting") return reject("packet-gone");
    if (packet.at + packetLifetimeMs <= ctx.now) return reject("packet-late");
    if (state.pay.frozen) return reject("frozen");
    const title = nameOf(findPerson(packet.person)!, ctx.lang);
    const moved = ctx.money.move({
      ...packetEntry(packet, title),
      from: outsideAccountId(packet.person),
      to: balanceAccount,
    });
    if (typeof moved !== "string") return moved;
    packet.status = "opened";
    packet.entry = moved;
  }),
  /** Scheduled. Returns a packet to its sender if the owner did not open it in time. */
  lapsePacket: alipay.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet || packet.given || packet.status !== "waiting" || packet.at + packetLifetimeMs > ctx.now)
      return reject("packet-gone");
    packet.status = "back";
  }),
  thank: alipay.command({ id: PacketId, text: v.picklist(["thanks", "kind", "luck"]) }, (state, { id, text }, ctx) => {
    const packet = state.packets[id];
    if (!packet || packet.given) return reject("packet-gone");
    const words = {
      thanks: { en: "Thank you!", zh: "谢谢！" },
      kind: { en: "That’s so kind of you", zh: "太客气啦" },
      luck: { en: "All the best!", zh: "大吉大利！" },
    }[text];
    sendLine(state, ctx, packet.person, ctx.lang === "en" ? words.en : words.zh, null);
  }),
};
/** Returns the ledger entry of a red packet, for a packet that the owner sent or received. */
const packetEntry = ({ cents, person }: Packet, title: string) => ({
  cents,
  kind: "packet" as const,
  title,
  party: person,
});
const findWaitingPacket = (state: State, id: string) => {
  const packet = state.packets[id];
  return packet?.given === true && packet.status === "waiting" ? packet : null;
};
