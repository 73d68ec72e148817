/** Edges of the owner's profile screens. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { profileFields } from "./screens.ts";
import { AddressId, InvoiceId } from "./state.ts";

export const meEdges = [
  ...pushes("myProfile", "myQr", "addresses", "invoices"),
  on("myProfile", "edit", { field: v.picklist(profileFields) }).push("profileField"),
  on("myProfile", "setGender", { gender: v.picklist(["m", "f"]) })
    .run("setProfile")
    .close(),
  on("myProfile", "changePhoto").start(intents.pickFile("image/*"), "photoPicked"),
  on("myProfile", "photoPicked", { uris: v.array(v.string()) }).run("setOwnPhoto", ({ args, state }) => ({
    picture: args.uris[0] ?? state.ownPhoto ?? "animal_05",
  })),
  on("profileField", "save")
    .when("isNick", "hasProfileWords")
    .run("setProfile", ({ view }) => ({ nick: view.words.slice(0, 30) }))
    .pop(),
  on("profileField", "save")
    .when("isAbout")
    .run("setProfile", ({ view }) => ({ about: view.words }))
    .pop(),
  on("profileField", "save")
    .when("isOwnId")
    .warn("idOnceAsk", "changeWord")
    .run("setOwnId", ({ view }) => ({ wxid: view.words.slice(0, 20) }))
    .pop(),
  on("profileField", "save")
    .when("isPat")
    .run("setPat", ({ view }) => ({ text: view.words.slice(0, 20) }))
    .pop(),
  on("profileField", "save")
    .when("hasProfileWords")
    .run("setProfile", ({ view }) => ({ region: view.words }))
    .pop(),
  on("addresses", "openAddress", { address: v.nullable(AddressId) }).push("address"),
  on("addresses", "first", { address: AddressId }).run("setFirstAddress"),
  on("address", "save").when("hasAddress").run("saveAddress").pop(),
  on("address", "remove")
    .warn("addressDeleteAsk", "delete")
    .run("deleteAddress", ({ params }) => ({ address: params.address ?? "address_none" }))
    .pop(),
  on("invoices", "openInvoice", { invoice: v.nullable(InvoiceId) }).push("invoice"),
  on("invoice", "chooseKind", { kind: v.picklist(["company", "person"]) }).set(({ args }) => ({ kind: args.kind })),
  on("invoice", "save").when("hasInvoice").run("saveInvoice").pop(),
  on("invoice", "remove")
    .warn("invoiceDeleteAsk", "delete")
    .run("deleteInvoice", ({ params }) => ({ invoice: params.invoice ?? "invoice_none" }))
    .pop(),
] as const;
