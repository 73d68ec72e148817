/** Edges for contacts. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { contentUri, intents } from "#os/intents.ts";
import { lastDialled, listContacts, findName } from "../../queries.ts";
import { toVcard } from "../../vcard.ts";
import { ContactId, Label, PhoneNumber } from "./state.ts";
import type { State } from "../../state.ts";
import { GroupId } from "../groups/state.ts";
import { draftToCard } from "./draft.ts";
import { does, on } from "../../builder.ts";

const numbersOf = (state: State, id: string): string[] => state.contacts[id]?.phones.map((p) => p.number) ?? [];

export const cardsEdges = [
  on("main", "new").push("editor", { id: null, number: "" }),
  on("main", "open", { id: ContactId }).push("contact"),
  on("main", "profile").push("contact", ({ state }) => ({ id: state.me })),
  on("main", "select", { id: ContactId }).toggle("selected", "id").close(),
  on("main", "selectAll").set(({ state, view }) => ({ selected: listContacts(state, view.query).map((c) => c.id) })),
  on("main", "back").when("selecting").set({ selected: [] }),
  on("main", "delete")
    .when("selecting")
    .warn("deleteAsk", "delete", ({ view }) => ({ n: view.selected.length }))
    .run("delete", ({ view }) => ({ ids: view.selected }))
    .set({ selected: [] })
    .say("deleted"),
  on("main", "seeGroups").close().push("groups"),
  on("main", "seeMerge").close().push("merge"),
  on("main", "seeBlocked").close().push("blocked"),
  on("main", "seeSettings").close().push("settings"),
  on("main", "callTyped")
    .when("hasTyped")
    .run("dial", ({ view }) => ({ number: view.typed }))
    .set({ typed: "" })
    .push("call"),
  on("main", "callTyped").set(({ state }) => ({ typed: lastDialled(state) })),
  does("main", "call", "dial").close("typed").push("call"),
  on("main", "returnToCall").push("call"),
  on("main", "addNumber", { number: PhoneNumber })
    .close()
    .push("editor", ({ args }) => ({ id: null, number: args.number })),
  on("main", "addToContact", { number: PhoneNumber }).close().push("pick"),
  on("main", "history", { contact: v.nullable(ContactId), number: PhoneNumber })
    .close()
    .push("history"),
  on("main", "block", { number: PhoneNumber })
    .warn("blockAsk", "block", ({ args }) => ({ name: args.number }))
    .run("block", ({ args }) => ({ numbers: [args.number] }))
    .close()
    .say("blockedNow"),
  on("main", "unblock", { number: PhoneNumber })
    .run("unblock", ({ args }) => ({ numbers: [args.number] }))
    .close()
    .say("unblockedNow"),
  does("main", "deleteCall").close("entry").say("entryDeleted"),
  does("main", "clearLog").warn("clearLogAsk", "clearLog").close(),
  on("contact", "star").when("isOther").run("toggleStar"),
  does("contact", "call", "dial").close().push("call"),
  on("contact", "edit").push("editor", ({ params }) => ({ id: params.id, number: "" })),
  on("contact", "delete")
    .when("isOther")
    .warn("deleteOneAsk", "delete", ({ state, params }) => ({ name: findName(state, params.id) }))
    .run("delete", ({ params }) => ({ ids: [params.id] }))
    .say("deleted")
    .pop(),
  on("contact", "block")
    .when("isOther", "isOpenToCalls")
    .warn("blockAsk", "block", ({ state, params }) => ({ name: findName(state, params.id) }))
    .run("block", ({ state, params }) => ({ numbers: numbersOf(state, params.id) }))
    .close()
    .say("blockedNow"),
  on("contact", "unblock")
    .when("isBlocked")
    .run("unblock", ({ state, params }) => ({ numbers: numbersOf(state, params.id) }))
    .close()
    .say("unblockedNow"),
  on("contact", "history").push("history", ({ state, params }) => ({
    contact: params.id,
    number: numbersOf(state, params.id)[0] ?? "",
  })),
  on("contact", "group", { id: GroupId }).push("group"),
  on("editor", "addPhone").set(({ state, view }) => ({
    phones: [...view.phones, { number: "", label: state.prefs.defaultLabel }],
  })),
  on("editor", "removePhone", { index: wholeNumber }).set(({ view, args }) => ({
    phones: view.phones.filter((_, i) => i !== args.index),
  })),
  on("editor", "label", { label: Label }).set(({ view, args }) => ({
    phones: view.phones.map((p, i) => (i === view.row ? { ...p, label: args.label } : p)),
    open: null,
  })),
  on("editor", "addEmail").set(({ view }) => ({ emails: [...view.emails, { text: "" }] })),
  on("editor", "removeEmail", { index: wholeNumber }).set(({ view, args }) => ({
    emails: view.emails.filter((_, i) => i !== args.index),
  })),
  on("editor", "save")
    .when("isNew")
    .run("save", ({ view }) => ({ id: null, ...draftToCard(view) }))
    .say("saved")
    .replace("contact", ({ result }) => ({ id: result })),
  on("editor", "save")
    .run("save", ({ params, view }) => ({ id: params.id, ...draftToCard(view) }))
    .say("saved")
    .pop(),
  on("editor", "back").when("changed").warn("discardAsk", "discard").pop(),
  on("contact", "message", { number: PhoneNumber })
    .close()
    .start(({ args }) => intents.message(args.number)),
  on("contact", "openAddress").start(({ state, params }) =>
    intents.viewAddress(state.contacts[params.id]?.address ?? ""),
  ),
  on("contact", "share")
    .close()
    .start(({ state, params }) => {
      const contact = state.contacts[params.id];
      return intents.sendContact(params.id, contact ? toVcard(contact) : "");
    }),
  on("main", "message", { number: PhoneNumber })
    .close()
    .start(({ args }) => intents.message(args.number)),
  on("history", "message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),
  on("choose", "pick", { id: ContactId }).when("isMany").toggle("selected", "id"),
  on("choose", "pick", { id: ContactId }).finish(({ args }) => ({ uris: [contentUri("contacts", args.id)] })),
  on("choose", "done")
    .when("isMany", "selecting")
    .finish(({ view }) => ({ uris: view.selected.map((id) => contentUri("contacts", id)) })),
  on("pick", "choose", { id: ContactId }).replace("editor"),
] as const;
