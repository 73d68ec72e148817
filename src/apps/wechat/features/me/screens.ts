/** View state of the owner's profile screens. */
import * as v from "valibot";
import { any, atLeast, equal, hasText, not } from "#os/guards.ts";
import { choiceField, overlay, textUpTo } from "#os/values.ts";
import { me } from "../../people.ts";
import { wechat } from "../../state.ts";
import { AddressId, InvoiceId } from "./state.ts";

export const profileFields = ["nick", "about", "wxid", "pat", "region"] as const;
export const meScreens = {
  myProfile: wechat.screen({ view: { open: overlay("gender") } }),
  profileField: wechat.screen({
    params: { field: v.picklist(profileFields) },
    enter: ({ state, params }) => {
      const own = state.people[me];
      return { words: (own?.[params.field] ?? "").slice(0, 60) };
    },
    view: { words: textUpTo(60) },
    // "What's up" has several lines, the other fields have one.
    focus: [
      { field: "words", enter: "newline", when: ({ params }) => params.field === "about" },
      { field: "words", when: ({ params }) => params.field !== "about" },
    ],
  }),
  myQr: wechat.screen({}),
  addresses: wechat.screen({}),
  address: wechat.screen({
    params: { address: v.optional(v.nullable(AddressId), null) },
    enter: ({ state, params }) => {
      const found = params.address === null ? undefined : state.addresses[params.address];
      const { name, phone, region, street } = found ?? { name: "", phone: "", region: "", street: "" };
      return { name, phone, region, street };
    },
    view: { name: textUpTo(30), phone: textUpTo(24), region: textUpTo(60), street: textUpTo(100) },
    focus: [{ field: "name", caps: "words", when: ({ params }) => params.address === null }],
  }),
  invoices: wechat.screen({}),
  invoice: wechat.screen({
    params: { invoice: v.optional(v.nullable(InvoiceId), null) },
    enter: ({ state, params }) => {
      const found = params.invoice === null ? undefined : state.invoices[params.invoice];
      return found ? { kind: found.kind, title: found.title, taxNo: found.taxNo, bank: found.bank } : {};
    },
    view: { kind: choiceField("company", "person"), title: textUpTo(60), taxNo: textUpTo(18), bank: textUpTo(60) },
    focus: [{ field: "title", caps: "words", when: ({ params }) => params.invoice === null }],
  }),
};
export const meGuards = {
  hasAddress: ({ view }: { view: { name: string; phone: string; region: string; street: string } }) =>
    [view.name, view.phone, view.region, view.street].every((x) => x.trim() !== ""),
  hasInvoice: hasText("title"),
  hasProfileWords: any(atLeast("view.words", 1), not(equal("params.field", "nick"))),
  isNick: equal("params.field", "nick"),
  isAbout: equal("params.field", "about"),
  isOwnId: equal("params.field", "wxid"),
  isPat: equal("params.field", "pat"),
};
