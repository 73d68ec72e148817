/** Red packets and transfers in chats. The money itself is in the phone's ledger. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { PacketId, PeerId, TransferId } from "../chats/state.ts";

/** The maximum amount of a packet for one person, or of one share in a group packet: 200 yuan. */
export const maxPacketCents = 20_000;
/** The maximum of one transfer. */
export const maxTransferCents = 5_000_000;
export const maxShares = 50;
export const Wish = v.pipe(v.string(), v.trim(), v.maxLength(25));
export const Remark = v.pipe(v.string(), v.trim(), v.maxLength(30));

export const Packet = v.strictObject({
  id: PacketId,
  chat: PeerId,
  from: PersonId,
  kind: v.picklist(["single", "equal", "lucky"]),
  wish: Wish,
  at: instant,
  cents: wholeNumber,
  /** The amounts of the shares, in the order in which people take the shares. */
  cuts: v.pipe(v.array(wholeNumber), v.maxLength(maxShares)),
  taken: v.array(v.strictObject({ by: PersonId, at: instant })),
  /** Whether the rest was refunded after a day. */
  back: v.boolean(),
  /** The account that paid. A refund goes to this account. */
  paidBy: v.string(),
});
export type Packet = v.InferOutput<typeof Packet>;
export const Transfer = v.strictObject({
  id: TransferId,
  chat: PersonId,
  from: PersonId,
  cents: wholeNumber,
  remark: Remark,
  at: instant,
  state: v.picklist(["waiting", "taken", "returned", "lapsed"]),
  /** When the transfer was accepted or refunded. */
  doneAt: v.nullable(instant),
  paidBy: v.string(),
});
export type Transfer = v.InferOutput<typeof Transfer>;

export const moneyState = {
  packets: v.record(PacketId, Packet),
  transfers: v.record(TransferId, Transfer),
};
