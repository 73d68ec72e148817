/** Money that goes through chats: red packets and transfers. The sums themselves are in the phone's ledger. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";
import { PacketId, PeerId, TransferId } from "../chats/state.ts";

/** Most that a red packet for one, or a share of one for many, may be: 200 yuan. */
export const packetMostCents = 20_000;
/** Most that is sent in one transfer. */
export const transferMostCents = 5_000_000;
export const sharesMost = 50;
export const Wish = v.pipe(v.string(), v.trim(), v.maxLength(25));
export const Remark = v.pipe(v.string(), v.trim(), v.maxLength(30));

export const Packet = v.strictObject({
  id: PacketId,
  chat: PeerId,
  from: PersonId,
  kind: v.picklist(["single", "equal", "lucky"]),
  wish: Wish,
  at: instant,
  cents: whole,
  /** What each share comes to, in the order in which they are taken. */
  cuts: v.pipe(v.array(whole), v.maxLength(sharesMost)),
  taken: v.array(v.strictObject({ by: PersonId, at: instant })),
  /** What was not taken within a day has gone back. */
  back: v.boolean(),
  /** The account that paid, and gets back what is not taken. */
  paidBy: v.string(),
});
export type Packet = v.InferOutput<typeof Packet>;
export const Transfer = v.strictObject({
  id: TransferId,
  chat: PersonId,
  from: PersonId,
  cents: whole,
  remark: Remark,
  at: instant,
  state: v.picklist(["waiting", "taken", "returned", "lapsed"]),
  /** When it was taken or went back. */
  doneAt: v.nullable(instant),
  paidBy: v.string(),
});
export type Transfer = v.InferOutput<typeof Transfer>;

export const moneyState = {
  packets: v.record(PacketId, Packet),
  transfers: v.record(TransferId, Transfer),
};
