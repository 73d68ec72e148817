/** What can happen to money in chats. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { centsOf } from "../../../../os/money/read.ts";
import { online } from "../../../../os/network.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { balance, escrow } from "../../purse.ts";
import { me, PersonId, worldId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { arrive } from "../chats/answer.ts";
import { noteIn, reaches, say } from "../chats/say.ts";
import { PacketId, PeerId, TransferId } from "../chats/state.ts";
import { nameIn } from "../contacts/queries.ts";
import { titleOf } from "../groups/queries.ts";
import { isProved, Proof } from "../pay/prove.ts";
import { givesBack, isOpenToMe, lots, nextTaker, sharesLeft, takenBy } from "./queries.ts";
import { packetMostCents, Remark, sharesMost, transferMostCents, Wish, type Packet, type Transfer } from "./state.ts";

/** What was typed: "12.50". Sums are made of it here, never told as such. */
export const Typed = v.pipe(v.string(), v.maxLength(11));
/** Whose account is meant: the owner's own are told, others follow from who they are. */
const accountOf = (person: string): string => (person === me ? balance : outside(worldId(person)));
/** From the escrow to whoever has taken it, or back. */
const fromEscrow = (
  ctx: Ctx,
  to: string,
  cents: number,
  kind: "transfer" | "packet" | "refund",
  title: string,
  party: string,
) => ctx.money.move({ from: escrow, to, cents, kind, title, party });

function give(state: State, ctx: Ctx, p: Packet, by: string): Rejection | void {
  const cents = p.cuts[p.taken.length]!;
  const to = accountOf(by);
  const moved = fromEscrow(ctx, to, cents, "packet", nameIn(state, p.from), worldId(by === me ? p.from : by));
  if (typeof moved !== "string") return moved;
  p.taken.push({ by, at: ctx.now });
}
/** Where it goes back to: a card that was taken out of the app meanwhile gets it as well. */
const back = (paidBy: string): string => paidBy;

export const moneyCommands = {
  /** Puts money into a red packet. "wrong" where the password is not the owner's. */
  sendPacket: wechat.command(
    {
      peer: PeerId,
      amount: Typed,
      count: Typed,
      kind: v.picklist(["lucky", "equal"]),
      wish: Wish,
      from: v.string(),
      proof: Proof,
    },
    (state, { peer, amount, count, kind, wish, from, proof }, ctx) => {
      const group = state.groups[peer];
      const typed = centsOf(amount);
      const shares = group ? Number(count) : 1;
      if (typed === null) return reject("sum-bad");
      if (!Number.isInteger(shares) || shares < 1 || shares > sharesMost) return reject("count-bad");
      if (group && shares > group.members.length) return reject("count-members", { n: group.members.length });
      const cents = group && kind === "equal" ? typed * shares : typed;
      if (cents > packetMostCents * shares) return reject("packet-most");
      if (cents < shares) return reject("packet-least");
      if (!reaches(state, peer)) return reject("not-friends");
      if (!online(ctx.os)) return reject("no-network");
      const proved = isProved(state, ctx, proof);
      if (proved !== true) return proved === false ? "wrong" : proved;
      const words = wish === "" ? defaultWish(ctx) : wish;
      const moved = ctx.money.move({
        from,
        to: escrow,
        cents,
        kind: "packet",
        title: nameOfPeer(state, peer),
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
            ? lots(cents, shares, () => ctx.random())
            : Array.from({ length: shares }, () => cents / shares),
        taken: [],
        back: false,
        paidBy: from,
      };
      const said = say(state, ctx, peer, { kind: "packet", packet: id });
      return typeof said === "string" ? "sent" : said;
    },
  ),
  /** The owner opens one. */
  openPacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet) return reject("packet-missing");
    if (takenBy(packet, me) !== null) return;
    if (packet.back) return reject("packet-lapsed");
    if (sharesLeft(packet) === 0) return reject("packet-empty");
    if (!isOpenToMe(packet)) return reject("packet-theirs");
    if (!online(ctx.os)) return reject("no-network");
    const refused = give(state, ctx, packet, me);
    if (refused) return refused;
    noteIn(state, ctx, packet.chat, packet.from === me ? "ownPacket" : "tookPacket", packet.from);
  }),
  /** Somebody else does. */
  takePacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    const next = packet && nextTaker(state, packet);
    if (!packet || !next || next.at > ctx.now) return;
    const refused = give(state, ctx, packet, next.by);
    if (refused) return refused;
    if (packet.from === me) noteIn(state, ctx, packet.chat, "packetTaken", next.by);
  }),
  /** A day is over: the rest goes back. */
  lapsePacket: wechat.command({ id: PacketId }, (state, { id }, ctx) => {
    const packet = state.packets[id];
    if (!packet || packet.back) return;
    const rest = packet.cuts.slice(packet.taken.length).reduce((sum, c) => sum + c, 0);
    if (rest > 0) {
      const moved = fromEscrow(
        ctx,
        back(packet.paidBy),
        rest,
        "refund",
        nameIn(state, packet.from),
        worldId(packet.chat),
      );
      if (typeof moved !== "string") return moved;
    }
    packet.back = true;
    if (packet.from === me && rest > 0) noteIn(state, ctx, packet.chat, "packetBack");
  }),
  /** Sends money to a friend, who has a day to take it. "wrong" where the password is not the owner's. */
  sendTransfer: wechat.command(
    { peer: PersonId, amount: Typed, remark: Remark, from: v.string(), proof: Proof },
    (state, { peer, amount, remark, from, proof }, ctx) => {
      const cents = centsOf(amount);
      if (cents === null) return reject("sum-bad");
      if (cents > transferMostCents) return reject("transfer-most");
      if (!reaches(state, peer)) return reject("not-friends");
      if (!online(ctx.os)) return reject("no-network");
      const proved = isProved(state, ctx, proof);
      if (proved !== true) return proved === false ? "wrong" : proved;
      const moved = ctx.money.move({
        from,
        to: escrow,
        cents,
        kind: "transfer",
        title: nameOfPeer(state, peer),
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
      const said = say(state, ctx, peer, { kind: "transfer", transfer: id });
      return typeof said === "string" ? "sent" : said;
    },
  ),
  /** The owner takes what was sent. */
  acceptTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = waiting(state, id);
    if ("reject" in transfer) return transfer;
    if (!online(ctx.os)) return reject("no-network");
    const moved = fromEscrow(
      ctx,
      balance,
      transfer.cents,
      "transfer",
      nameIn(state, transfer.from),
      worldId(transfer.from),
    );
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "taken", doneAt: ctx.now });
  }),
  returnTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = waiting(state, id);
    if ("reject" in transfer) return transfer;
    if (!online(ctx.os)) return reject("no-network");
    const moved = fromEscrow(
      ctx,
      transfer.paidBy,
      transfer.cents,
      "refund",
      nameIn(state, transfer.from),
      worldId(transfer.from),
    );
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "returned", doneAt: ctx.now });
  }),
  /** The other side takes what the owner has sent, or gives it back. */
  takeTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = state.transfers[id];
    if (transfer?.state !== "waiting" || transfer.from !== me) return;
    const isBack = givesBack(transfer.chat);
    const to = isBack ? transfer.paidBy : accountOf(transfer.chat);
    const name = nameIn(state, transfer.chat);
    const moved = fromEscrow(ctx, to, transfer.cents, isBack ? "refund" : "transfer", name, worldId(transfer.chat));
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: isBack ? "returned" : "taken", doneAt: ctx.now });
    if (isBack) arrive(state, ctx, transfer.chat, transfer.chat, { kind: "text", text: keepIt(ctx) });
  }),
  lapseTransfer: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer = state.transfers[id];
    if (transfer?.state !== "waiting") return;
    const name = nameIn(state, transfer.chat);
    const moved = fromEscrow(ctx, transfer.paidBy, transfer.cents, "refund", name, worldId(transfer.chat));
    if (typeof moved !== "string") return moved;
    Object.assign(transfer, { state: "lapsed", doneAt: ctx.now });
  }),
  /** Reminds the other side of a transfer that they have not taken. */
  remind: wechat.command({ id: TransferId }, (state, { id }, ctx) => {
    const transfer: Transfer | undefined = state.transfers[id];
    if (transfer?.state !== "waiting" || transfer.from !== me) return reject("transfer-missing");
    const text = ctx.lang === "en" ? "I sent you a transfer. Please accept it." : "给你转了账，记得收一下。";
    const said = say(state, ctx, transfer.chat, { kind: "text", text });
    if (typeof said !== "string") return said;
  }),
};
function waiting(state: State, id: string): Transfer | Rejection {
  const transfer = state.transfers[id];
  if (!transfer || transfer.from === me) return reject("transfer-missing");
  return transfer.state === "waiting" ? transfer : reject("transfer-done");
}
const nameOfPeer = (state: State, peer: string): string => titleOf(state, peer).slice(0, 120) || peer;
const defaultWish = (ctx: Ctx): string => (ctx.lang === "en" ? "Best wishes" : "恭喜发财，大吉大利");
const keepIt = (ctx: Ctx): string =>
  ctx.lang === "en" ? "Don't be silly. Keep it for yourself." : "傻孩子，妈不要你的钱，自己留着花。";
