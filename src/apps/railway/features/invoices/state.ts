/** Invoices for used tickets, and the invoice headers that the user can choose. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { Cents, HeaderId, InvoiceId, TicketId } from "../../ids.ts";

export const headerFields = {
  headerKind: v.picklist(["person", "company"]),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  taxNumber: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20)),
};
export const InvoiceHeader = v.strictObject({ id: HeaderId, ...headerFields });
export type InvoiceHeader = v.InferOutput<typeof InvoiceHeader>;
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
export const maxHeaders = 20;
export const invoicesState = {
  headers: v.record(HeaderId, InvoiceHeader),
  mainHeader: v.nullable(HeaderId),
  invoices: v.record(InvoiceId, Invoice),
};
