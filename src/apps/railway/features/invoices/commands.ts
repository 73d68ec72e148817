/** Commands for invoices and invoice headers (name and tax number). */
import { reject } from "#os/values.ts";
import { tripFacts } from "../../facts.ts";
import { HeaderId, TicketId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { notifyOwner } from "../../notify.ts";
import { Email, headerFields, maxHeaders } from "./state.ts";
import * as v from "valibot";

const taxNumberPattern = /^[0-9A-Z]{15,20}$/;
export const invoicesCommands = {
  saveHeader: loggedInCommand(
    { header: v.nullable(HeaderId), ...headerFields },
    (state, { header, ...fields }, ctx) => {
      if (fields.headerKind === "company" && !taxNumberPattern.test(fields.taxNumber))
        return reject("tax-number-malformed");
      if (header === null && Object.keys(state.headers).length >= maxHeaders) return reject("headers-many");
      if (header !== null && !state.headers[header]) return reject("header-gone");
      const id = header ?? ctx.newId("header");
      const taxNumber = fields.headerKind === "company" ? fields.taxNumber : "";
      state.headers[id] = { id, ...fields, taxNumber };
      state.mainHeader ??= id;
      return id;
    },
  ),
  removeHeader: loggedInCommand({ header: HeaderId }, (state, { header }) => {
    if (!state.headers[header]) return reject("header-gone");
    delete state.headers[header];
    if (state.mainHeader === header) state.mainHeader = Object.keys(state.headers)[0] ?? null;
  }),
  makeMainHeader: loggedInCommand({ header: HeaderId }, (state, { header }) => {
    if (!state.headers[header]) return reject("header-gone");
    state.mainHeader = header;
  }),
  /**
   * Issues an invoice for a used ticket. A ticket can have only one invoice. The invoice does not include refunded
   * sums.
   */
  issueInvoice: loggedInCommand(
    { ticket: TicketId, header: HeaderId, email: Email },
    (state, { ticket: id, header, email }, ctx) => {
      const ticket = state.tickets[id];
      const title = state.headers[header];
      if (!ticket) return reject("ticket-closed");
      if (!title) return reject("header-gone");
      if (ticket.status !== "ridden") return reject("invoice-early");
      if (state.orders[ticket.order]?.kind === "points") return reject("invoice-points");
      if (Object.values(state.invoices).some((one) => one.ticket === id)) return reject("invoice-made");
      const invoice = ctx.newId("invoice");
      state.invoices[invoice] = {
        id: invoice,
        ticket: id,
        title: title.title,
        taxNumber: title.taxNumber,
        email,
        at: ctx.now,
        cents: ticket.cents,
      };
      notifyOwner(state, ctx, {
        channel: "orders",
        key: "noticeInvoice",
        facts: { ...tripFacts(ticket, ctx), email },
        open: { screen: "invoice", params: { invoice } },
      });
      return invoice;
    },
  ),
  setEmail: loggedInCommand({ email: Email }, (state, { email }) => {
    state.account.email = email;
  }),
};
