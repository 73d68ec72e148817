import * as v from "valibot";
import { HeaderId, InvoiceId, TicketId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";

export const invoicesEdges = [
  on("invoices", "issue", { ticket: TicketId }).push("invoiceForm"),
  on("invoices", "open", { invoice: InvoiceId }).push("invoice"),
  ...pushes("invoices", "headers", "login"),
  on("invoiceForm", "pickHeader", { header: HeaderId }).set(({ args }) => ({ header: args.header })),
  on("invoiceForm", "addHeader").push("header", { header: null }),
  on("invoiceForm", "issue")
    .when("hasHeader", "hasEmail")
    .run("issueInvoice", ({ params, view }) => ({
      ticket: params.ticket,
      header: view.header ?? "header_none",
      email: view.email,
    }))
    .replace("invoice", ({ result }) => ({ invoice: result })),
  on("invoiceForm", "issue").say("invoiceMissing"),
  on("headers", "edit", { header: HeaderId }).push("header"),
  on("headers", "add").push("header", { header: null }),
  on("headers", "makeMain", { header: HeaderId }).run("makeMainHeader"),
  on("header", "pickKind", { headerKind: v.picklist(["person", "company"]) }).set(({ args }) => ({
    headerKind: args.headerKind,
  })),
  on("header", "save").when("hasTitle").run("saveHeader").say("savedSaid").pop(),
  on("header", "save").set({ tried: true }).say("fieldsMissing"),
  on("header", "remove")
    .when("isOldHeader")
    .warn("removeHeaderAsk", "removeDo")
    .run("removeHeader", ({ params }) => ({ header: params.header ?? "header_none" }))
    .say("removedSaid")
    .pop(),
] as const;
