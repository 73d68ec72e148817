/** Transfers to people, accounts and cards, and red packets. */
import * as v from "valibot";
import { Cents, EntryId, CardNumber } from "#os/money/schema.ts";
import { idSchema, instant } from "#os/values.ts";
import { PersonId } from "../../people.ts";

export const PayeeId = idSchema("payee");
/** A person of the cast, or a payee with a saved card. */
export const Payee = v.union([PersonId, PayeeId]);
export const Note = v.pipe(v.string(), v.maxLength(60));
export const TransferId = idSchema("transfer");
export const arrivals = ["now", "hours", "day"] as const;
export const Transfer = v.strictObject({
  id: TransferId,
  entry: EntryId,
  payee: v.pipe(v.string(), v.maxLength(80)),
  cents: Cents,
  note: Note,
  at: instant,
  /** The time at which the money arrives. Until then the money is in escrow, and the sender can take it back. */
  arrives: instant,
  status: v.picklist(["way", "arrived", "back"]),
});
export type Transfer = v.InferOutput<typeof Transfer>;
export const SavedCard = v.strictObject({
  id: PayeeId,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  number: CardNumber,
  /** `bank`: the bank's id in the world. `bankName`: the bank's name. */
  bank: v.pipe(v.string(), v.maxLength(80)),
  bankName: v.pipe(v.string(), v.maxLength(60)),
});
export type SavedCard = v.InferOutput<typeof SavedCard>;
export const PacketId = idSchema("packet");
export const Wish = v.pipe(v.string(), v.maxLength(40));
export const Packet = v.strictObject({
  id: PacketId,
  /** Null for an unopened packet from another person, because the owner's ledger has no entry for the packet yet. */
  entry: v.nullable(EntryId),
  person: PersonId,
  /** Whether the owner sent the packet. */
  given: v.boolean(),
  cents: Cents,
  wish: Wish,
  at: instant,
  /**
   * The time at which the receiver opens the packet, or null. An unopened packet is returned one day after it was sent.
   */
  opens: v.nullable(instant),
  status: v.picklist(["waiting", "opened", "back"]),
});
export type Packet = v.InferOutput<typeof Packet>;
export const packetLifetimeMs = 86_400_000;

export const Sum = v.pipe(v.string(), v.maxLength(10));
export const transferState = {
  transfers: v.record(TransferId, Transfer),
  payees: v.record(PayeeId, SavedCard),
  packets: v.record(PacketId, Packet),
  /** A transfer that the owner has not finished, or null. */
  draft: v.nullable(v.strictObject({ payee: v.pipe(v.string(), v.maxLength(80)), sum: Sum, note: Note })),
  /** Payees that the owner has confirmed. The fraud reminder is not shown for them. */
  trusted: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(200)),
};
