/** Invoices for what was ridden or bought, and whom they are made out to. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { Cents, HeaderId, InvoiceId, TicketId } from "../../ids.ts";

export const headerFields = {
  headerKind: v.picklist(["person", "company"]),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  taxNumber: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20)),
};
export const Header = v.strictObject({ id: HeaderId, ...headerFields });
export type Header = v.InferOutput<typeof Header>;
export const Email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(60));
export const Invoice = v.strictObject({
  id: InvoiceId,
  ticket: TicketId,
  title: v.string(),
  taxNumber: v.string(),
  email: v.string(),
  at: instant,
  cents: Cents,
});
export type Invoice = v.InferOutput<typeof Invoice>;
export const headersMost = 20;
export const papersState = {
  headers: v.record(HeaderId, Header),
  mainHeader: v.nullable(HeaderId),
  invoices: v.record(InvoiceId, Invoice),
};
