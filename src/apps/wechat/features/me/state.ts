/** The owner: what the profile says beside the record that others see, addresses, titles for invoices. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";
import { PictureRef } from "../moments/state.ts";

export const AddressId = idOf("address");
export const InvoiceId = idOf("invoice");
const line = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
export const addressFields = { name: line(30), phone: line(24), region: line(60), street: line(100) };
export const invoiceFields = {
  kind: v.picklist(["company", "person"]),
  title: line(60),
  /** Of a company: 18 letters and digits. */
  taxNo: v.pipe(v.string(), v.trim(), v.maxLength(18)),
  bank: v.pipe(v.string(), v.trim(), v.maxLength(60)),
};
export const PatText = v.pipe(v.string(), v.trim(), v.maxLength(20));
export const meState = {
  /** A picture of the owner's own; null is the portrait that comes with the account. */
  ownPhoto: v.nullable(PictureRef),
  /** The id can be changed once in a year. */
  idChangedAt: v.nullable(instant),
  addresses: v.record(AddressId, v.strictObject({ id: AddressId, ...addressFields })),
  addressFirst: v.nullable(AddressId),
  invoices: v.record(InvoiceId, v.strictObject({ id: InvoiceId, ...invoiceFields })),
};
