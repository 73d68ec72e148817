/** Money sent to people, accounts and cards, and red packets. */
import * as v from "valibot";
import { Cents, EntryId, CardNumber } from "../../../../os/money/schema.ts";
import { idOf, instant } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";

export const PayeeId = idOf("payee");
/** A person of the cast, or a card that money was sent to. */
export const Payee = v.union([PersonId, PayeeId]);
export const Note = v.pipe(v.string(), v.maxLength(60));
export const TransferId = idOf("transfer");
export const arrivals = ["now", "hours", "day"] as const;
export const Transfer = v.strictObject({
  id: TransferId,
  entry: EntryId,
  payee: v.pipe(v.string(), v.maxLength(80)),
  cents: Cents,
  note: Note,
  at: instant,
  /** Until then it waits in escrow and can be taken back. */
  arrives: instant,
  status: v.picklist(["way", "arrived", "back"]),
});
export type Transfer = v.InferOutput<typeof Transfer>;
export const SavedCard = v.strictObject({
  id: PayeeId,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  number: CardNumber,
  /** Id of the bank in the world, and what it is called. */
  bank: v.pipe(v.string(), v.maxLength(80)),
  bankName: v.pipe(v.string(), v.maxLength(60)),
});
export type SavedCard = v.InferOutput<typeof SavedCard>;
export const PacketId = idOf("packet");
export const Wish = v.pipe(v.string(), v.maxLength(40));
export const Packet = v.strictObject({
  id: PacketId,
  /** Null for one that others gave and that waits: the owner's ledger does not know that money yet. */
  entry: v.nullable(EntryId),
  person: PersonId,
  /** The owner gave it. */
  given: v.boolean(),
  cents: Cents,
  wish: Wish,
  at: instant,
  /** When the other opens it; one that nobody opens goes back a day after it was given. */
  opens: v.nullable(instant),
  status: v.picklist(["waiting", "opened", "back"]),
});
export type Packet = v.InferOutput<typeof Packet>;
export const packetMs = 86_400_000;

export const Sum = v.pipe(v.string(), v.maxLength(10));
export const transferState = {
  transfers: v.record(TransferId, Transfer),
  payees: v.record(PayeeId, SavedCard),
  packets: v.record(PacketId, Packet),
  /** A transfer that was begun and left. */
  draft: v.nullable(v.strictObject({ payee: v.pipe(v.string(), v.maxLength(80)), sum: Sum, note: Note })),
  /** Whom the owner has confirmed to know: no reminder of fraud for them. */
  trusted: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(200)),
};
