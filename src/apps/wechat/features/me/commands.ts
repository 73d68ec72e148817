/** Commands for the owner's profile, addresses and invoice titles. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { me } from "../../people.ts";
import { wechat } from "../../state.ts";
import { PictureRef } from "../moments/state.ts";
import { addressFields, AddressId, invoiceFields, InvoiceId, PatText } from "./state.ts";

export const NickName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30));
export const OwnId = v.pipe(v.string(), v.trim(), v.maxLength(20));
export const Signature = v.pipe(v.string(), v.trim(), v.maxLength(60));
export const Region = v.pipe(v.string(), v.trim(), v.maxLength(60));
const yearMs = 365 * dayMs;

export const meCommands = {
  setProfile: wechat.command(
    {
      nick: v.optional(NickName),
      gender: v.optional(v.picklist(["m", "f"])),
      region: v.optional(Region),
      about: v.optional(Signature),
    },
    (state, changes) => {
      const own = state.people[me];
      if (!own) return reject("person-unknown");
      Object.assign(own, changes);
    },
  ),
  setOwnPhoto: wechat.command({ picture: PictureRef }, (state, { picture }) => {
    state.ownPhoto = picture;
  }),
  /** Sets the owner's id: a letter, followed by letters, digits, - and _. The owner can change the id once a year. */
  setOwnId: wechat.command({ wxid: OwnId }, (state, { wxid }, ctx) => {
    const own = state.people[me];
    if (!own) return reject("person-unknown");
    if (!/^[a-zA-Z][\w-]{5,19}$/.test(wxid)) return reject("id-form");
    if (Object.values(state.people).some((p) => p.id !== me && p.wxid.toLowerCase() === wxid.toLowerCase()))
      return reject("id-taken");
    if (state.idChangedAt !== null && ctx.now - state.idChangedAt < yearMs) return reject("id-once");
    own.wxid = wxid;
    state.idChangedAt = ctx.now;
  }),
  setPat: wechat.command({ text: PatText }, (state, { text }) => {
    const own = state.people[me];
    if (!own) return reject("person-unknown");
    own.pat = text;
  }),
  saveAddress: wechat.command(
    { address: v.nullable(AddressId), ...addressFields },
    (state, { address, ...fields }, ctx) => {
      if (address !== null && !state.addresses[address]) return reject("address-unknown");
      if (address === null && Object.keys(state.addresses).length >= 20) return reject("addresses-full");
      if (!/^\+?[\d\s-]{5,24}$/.test(fields.phone)) return reject("phone-form");
      const id = address ?? ctx.newId("address");
      state.addresses[id] = { id, ...fields };
      state.addressFirst ??= id;
      return id;
    },
  ),
  deleteAddress: wechat.command({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-unknown");
    delete state.addresses[address];
    if (state.addressFirst === address) state.addressFirst = Object.keys(state.addresses).toSorted()[0] ?? null;
  }),
  /** Sets the default address for deliveries. */
  setFirstAddress: wechat.command({ address: AddressId }, (state, { address }) => {
    if (!state.addresses[address]) return reject("address-unknown");
    state.addressFirst = address;
  }),
  saveInvoice: wechat.command(
    { invoice: v.nullable(InvoiceId), ...invoiceFields },
    (state, { invoice, ...fields }, ctx) => {
      if (invoice !== null && !state.invoices[invoice]) return reject("invoice-unknown");
      if (fields.kind === "company" && !/^[0-9A-Z]{15,18}$/.test(fields.taxNo)) return reject("tax-form");
      if (invoice === null && Object.keys(state.invoices).length >= 10) return reject("invoices-full");
      const id = invoice ?? ctx.newId("invoice");
      state.invoices[id] = { id, ...fields, taxNo: fields.kind === "company" ? fields.taxNo : "" };
      return id;
    },
  ),
  deleteInvoice: wechat.command({ invoice: InvoiceId }, (state, { invoice }) => {
    if (!state.invoices[invoice]) return reject("invoice-unknown");
    delete state.invoices[invoice];
  }),
};
