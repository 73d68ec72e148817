/** Commands for money in chats. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { parseCents } from "#os/money/read.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { balanceAccount, escrowAccount } from "../../ledger-accounts.ts";
import { me, PersonId, worldId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { receiveMessage } from "../chats/answer.ts";
import { addNote, canReach, sendMessage } from "../chats/send.ts";
import { PacketId, PeerId, TransferId } from "../chats/state.ts";
import { nameOrId } from "../contacts/queries.ts";
import { chatTitle } from "../groups/queries.ts";
import { checkProof, Proof } from "../pay/payment-proof.ts";
import { returnsTransfers, canOwnerOpen, splitRandomly, nextTaker, sharesLeft, shareTakenBy } from "./queries.ts";
import { maxPacketCents, Remark, maxShares, maxTransferCents, Wish, type Packet, type Transfer } from "./state.ts";

/** An amount as the owner types it, such as "12.50". The commands convert it to cents. */
export const AmountText = v.pipe(v.string(), v.maxLength(11));
/**
 * Returns a person's ledger account: for the owner, the balance; for another person, an outside account named after the
 * person.
 */
const ledgerAccount = (person: string): string => (person === me ? balanceAccount : outsideAccountId(worldId(person)));
/** Moves money out of escrow, either to the recipient or back to the payer. */
const releaseEscrow = (
  ctx: Ctx,
  to: string,
  cents: number,
  kind: "transfer" | "packet" | "refund",
  title: string,
  party: string,
) => ctx.money.move({ from: escrowAccount, to, cents, kind, title, party });

function giveShare(state: State, ctx: Ctx, p: Packet, by: string): Rejection | void {
  const cents = p.cuts[p.taken.length]!;
  const to = ledgerAccount(by);
  const moved = releaseEscrow(ctx, to, cents, "packet", nameOrId(state, p.from), worldId(by === me ? p.from : by));
  if (typeof moved !== "string") return moved;
  p.taken.push({ by, at: ctx.now });
}
/**
 * Returns the account to which the money is refunded: the account that paid. It receives the refund even if it belongs
 * to a card that has been removed from the app in the meantime.
 */
const refundAccount = (paidBy: string): string => paidBy;

export const moneyCommands = {
  /** Sends a red packet. Returns "wrong" if the payment password is wrong. */
  sendPacket: wechat.command(
    {
      peer: PeerId,
      amount: AmountText,
      count: AmountText,
      kind: v.picklist(["lucky", "equal"]),
      wish: Wish,
      from: v.string(),
      proof: Proof,
    },
    (state, { peer, amount, count, kind, wish, from, proof }, ctx) => {
      const group = state.groups[peer];
      const typed = parseCents(amount);
      const shares = group ? Number(count) : 1;
      if (typed === null) return reject("sum-bad");
      if (!Number.isInteger(shares) || shares < 1 || shares > maxShares) return reject("count-bad");
      if (group && shares > group.members.length) return reject("count-members", { n: group.members.length });
      const cents = group && kind === "equal" ? typed * shares : typed;
      if (cents > maxPacketCents * shares) return reject("packet-most");
      if (cents < shares) return reject("packet-least");
      if (!canReach(state, peer)) return reject("not-friends");
      if (!isOnline(ctx.os)) return reject("no-network");
      const proved = checkProof(state, ctx, proof);
      if (proved !== true) return proved === false ? "wrong" : proved;
      const words = wish === "" ? defaultWish(ctx) : wish;
      const moved = ctx.money.move({
        from,
        to: escrowAccount,
        cents,
        kind: "packet",
        title: peerTitle(state, peer),
        party: worldId(peer),
        category: "gift",
      });
      if (typeof moved !== "string") return moved;
      const id = ctx.newId("packet");
      state.packets[id] = {
        id,
        chat: peer,
        from: me,
        kind: group ? kind : "single",
        wish: words,
        at: ctx.now,
        cents,
        cuts:
          group && kind === "lucky"
            ? splitRandomly(cents, shares, () => ctx.random())
            : Array.from({ length: shares }, () => cents / shares),
        taken: [],
        back: false,
        paidBy: from,
      };
      const sent = sendMessage(state, ctx, peer, { kind: "packet", packet: id });
      return typeof sent === "string" ? "sent" : sent;
    },
  ),
  /** The owner opens a packet. */
  openPacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet) return reject("packet-missing");
    if (shareTakenBy(packet, me) !== null) return;
    if (packet.back) return reject("packet-lapsed");
    if (sharesLeft(packet) === 0) return reject("packet-empty");
    if (!canOwnerOpen(packet)) return reject("packet-theirs");
    if (!isOnline(ctx.os)) return reject("no-network");
    const refused = giveShare(state, ctx, packet, me);
    if (refused) return refused;
    addNote(state, ctx, packet.chat, packet.from === me ? "ownPacket" : "tookPacket", packet.from);
  }),
  /** Another person opens a packet. */
  takePacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    const next = packet && nextTaker(state, packet);
    if (!packet || !next || next.at > ctx.now) return;
    const refused = giveShare(state, ctx, packet, next.by);
    if (refused) return refused;
    if (packet.from === me) addNote(state, ctx, packet.chat, "packetTaken", next.by);
  }),
  /** Runs a day after the packet was sent. Refunds the remaining money. */
  lapsePacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet || packet.back) return;
    const rest = packet.cuts.slice(packet.taken.length).reduce((sum, c) => sum + c, 0);
    if (rest > 0) {
      const moved = releaseEscrow(
        ctx,
        refundAccount(packet.paidBy),
        rest,
        "refund",
        nameOrId(state, packet.from),
        worldId(packet.chat),
      );
      if (typeof moved !== "string") return moved;
    }
    packet.back = true;
    if (packet.from === me && rest > 0) addNote(state, ctx, packet.chat, "packetBack");
  }),
  /** Sends a transfer to a friend, who has one day to accept it. Returns "wrong" if the payment password is wrong. */
  sendTransfer: wechat.command(
    { peer: PersonId, amount: AmountText, remark: Remark, from: v.string(), proof: Proof },
    (state, { peer, amount, remark, from, proof }, ctx) => {
      const cents = parseCents(amount);
      if (cents === null) return reject("sum-bad");
      if (cents > maxTransferCents) return reject("transfer-most");
      if (!canReach(state, peer)) return reject("not-friends");
      if (!isOnline(ctx.os)) return reject("no-network");
      const proved = checkProof(state, ctx, proof);
      if (proved !== true) return proved === false ? "wrong" : proved;
      const moved = ctx.money.move({
        from,
        to: escrowAccount,
        cents,
        kind: "transfer",
        title: peerTitle(state, peer),
        party: worldId(peer),
        category: "transfer",
      });
      if (typeof moved !== "string") return moved;
      const id = ctx.newId("transfer");
      state.transfers[id] = {
        id,
        chat: peer,
        from: me,
        cents,
        remark,
        at: ctx.now,
        state: "waiting",
        doneAt: null,
        paidBy: from,
      };
      const sent = sendMessage(state, ctx, peer, { kind: "transfer", transfer: id });
      return typeof sent === "string" ? "sent" : sent;
    },
  ),
  /** The owner accepts a transfer. */
  acceptTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = findWaitingTransfer(state, id);
    if ("reject" in transfer) return transfer;
    if (!isOnline(ctx.os)) return reject("no-network");
    const moved = releaseEscrow(
      ctx,
      balanceAccount,
      transfer.cents,
      "transfer",
      nameOrId(state, transfer.from),
      worldId(transfer.from),
    );
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "taken", doneAt: ctx.now });
  }),
  returnTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = findWaitingTransfer(state, id);
    if ("reject" in transfer) return transfer;
    if (!isOnline(ctx.os)) return reject("no-network");
    const moved = releaseEscrow(
      ctx,
      transfer.paidBy,
      transfer.cents,
      "refund",
      nameOrId(state, transfer.from),
      worldId(transfer.from),
    );
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "returned", doneAt: ctx.now });
  }),
  /** The receiver accepts the owner's transfer or returns it. */
  takeTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = state.transfers[id];
    if (transfer?.state !== "waiting" || transfer.from !== me) return;
    const isBack = returnsTransfers(transfer.chat);
    const to = isBack ? transfer.paidBy : ledgerAccount(transfer.chat);
    const name = nameOrId(state, transfer.chat);
    const moved = releaseEscrow(ctx, to, transfer.cents, isBack ? "refund" : "transfer", name, worldId(transfer.chat));
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: isBack ? "returned" : "taken", doneAt: ctx.now });
    if (isBack) receiveMessage(state, ctx, transfer.chat, transfer.chat, { kind: "text", text: returnReply(ctx) });
  }),
  lapseTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = state.transfers[id];
    if (transfer?.state !== "waiting") return;
    const name = nameOrId(state, transfer.chat);
    const moved = releaseEscrow(ctx, transfer.paidBy, transfer.cents, "refund", name, worldId(transfer.chat));
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "lapsed", doneAt: ctx.now });
  }),
  /** Reminds the receiver of a transfer that has not been accepted yet. */
  remind: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer: Transfer | undefined = state.transfers[id];
    if (transfer?.state !== "waiting" || transfer.from !== me) return reject("transfer-missing");
    const text = ctx.lang === "en" ? "I sent you a transfer. Please accept it." : "给你转了账，记得收一下。";
    const sent = sendMessage(state, ctx, transfer.chat, { kind: "text", text });
    if (typeof sent !== "string") return sent;
  }),
};
function findWaitingTransfer(state: State, id: string): Transfer | Rejection {
  const transfer = state.transfers[id];
  if (!transfer || transfer.from === me) return reject("transfer-missing");
  return transfer.state === "waiting" ? transfer : reject("transfer-done");
}
const peerTitle = (state: State, peer: string): string => chatTitle(state, peer).slice(0, 120) || peer;
const defaultWish = (ctx: Ctx): string => (ctx.lang === "en" ? "Best wishes" : "恭喜发财，大吉大利");
const returnReply = (ctx: Ctx): string =>
  ctx.lang === "en" ? "Don't be silly. Keep it for yourself." : "傻孩子，妈不要你的钱，自己留着花。";
