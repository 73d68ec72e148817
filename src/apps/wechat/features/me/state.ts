/** The owner's data: private profile data, addresses, invoice titles. */
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
  /** The portrait that the owner chose; null for the account's default portrait. */
  ownPhoto: v.nullable(PictureRef),
  /** When the owner last changed the id. The owner can change it once a year. */
  idChangedAt: v.nullable(instant),
  addresses: v.record(AddressId, v.strictObject({ id: AddressId, ...addressFields })),
  addressFirst: v.nullable(AddressId),
  invoices: v.record(InvoiceId, v.strictObject({ id: InvoiceId, ...invoiceFields })),
};
