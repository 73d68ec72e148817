/** The owner: profile data that only they see, addresses, invoice titles. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { PictureRef } from "../moments/state.ts";

export const AddressId = idSchema("address");
export const InvoiceId = idSchema("invoice");
const line = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
export const addressFields = { name: line(30), phone: line(24), region: line(60), street: line(100) };
export const invoiceFields = {
  kind: v.picklist(["company", "person"]),
  title: line(60),
  /** A company's tax number: up to 18 letters and digits. */
  taxNo: v.pipe(v.string(), v.trim(), v.maxLength(18)),
  bank: v.pipe(v.string(), v.trim(), v.maxLength(60)),
};
export const PatText = v.pipe(v.string(), v.trim(), v.maxLength(20));
export const meState = {
  /** The owner's own picture; null: the account's default portrait. */
  ownPhoto: v.nullable(PictureRef),
  /** When the id was changed last; it can change once a year. */
  idChangedAt: v.nullable(instant),
  addresses: v.record(AddressId, v.strictObject({ id: AddressId, ...addressFields })),
  addressFirst: v.nullable(AddressId),
  invoices: v.record(InvoiceId, v.strictObject({ id: InvoiceId, ...invoiceFields })),
};
