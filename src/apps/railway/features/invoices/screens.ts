import { atLeast, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, textFor } from "#os/values.ts";
import { HeaderId, InvoiceId, TicketId } from "../../ids.ts";
import { railway } from "../../state.ts";
import { Email, headerFields } from "./state.ts";

export const invoicesScreens = {
  invoices: railway.screen({ view: { tab: choiceField("open", "made") } }),
  invoiceForm: railway.screen({
    params: { ticket: TicketId },
    view: { header: nullableField(HeaderId), email: textFor(Email) },
    enter: ({ state }) => ({ header: state.mainHeader, email: state.account.email }),
  }),
  invoice: railway.screen({ params: { invoice: InvoiceId } }),
  headers: railway.screen({}),
  header: railway.screen({
    params: { header: v.nullable(HeaderId) },
    view: {
      headerKind: choiceField("person", "company"),
      title: textFor(headerFields.title),
      taxNumber: textFor(headerFields.taxNumber),
      tried: flag,
    },
    enter: ({ state, params }) => {
      const found = params.header === null ? undefined : state.headers[params.header];
      if (!found) return {};
      const { headerKind, title, taxNumber } = found;
      return { headerKind, title, taxNumber };
    },
    focus: [{ field: "title", caps: "words", when: ({ params }) => params.header === null }],
  }),
};
export const invoicesGuards = {
  hasTitle: atLeast("view.title", 1),
  hasHeader: not(equal("view.header", null)),
  hasEmail: ({ view }: { view: { email: string } }) => v.is(Email, view.email),
  isOldHeader: not(equal("params.header", null)),
};
