/** The screens of Contacts and what the user can do on each. */
import * as v from "valibot";
import { civilOf } from "../../state/civil.ts";
import { flag, overlay, text } from "../../os/define.ts";
import { offsetOf } from "../../os/format.ts";
import { contentUri, intents } from "../../os/intents.ts";
import { commands } from "./commands.ts";
import { isContactBlocked, lastDialled, listed, vcardOf } from "./queries.ts";
import { CallId, ContactId, contacts, GroupId, Label, Phone, PhoneNumber, sorts, type State } from "./state.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const picked = v.optional(v.array(ContactId), []);
const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((x) => x !== id) : [...list, id];
const numbersOf = (state: State, id: string): string[] => state.contacts[id]?.phones.map((p) => p.number) ?? [];

interface Draft {
  readonly name: string;
  readonly company: string;
  readonly title: string;
  readonly phones: readonly { readonly number: string; readonly label: v.InferOutput<typeof Label> }[];
  readonly emails: readonly { readonly text: string }[];
  readonly address: string;
  readonly birthday: string;
  readonly note: string;
  readonly groups: readonly string[];
}
/** The card as the editor shows it to begin with. */
interface Given {
  readonly id: string | null;
  readonly number: string;
  readonly name: string;
  readonly email: string;
}
function draftOf(state: State, { id, number, name, email }: Given): Draft {
  const c = id === null ? undefined : state.contacts[id];
  const phones = [...(c?.phones ?? []), ...(number === "" ? [] : [{ number, label: state.defaultLabel }])];
  return {
    name: c?.name ?? name,
    company: c?.company ?? "",
    title: c?.title ?? "",
    phones: phones.length > 0 ? phones : [{ number: "", label: state.defaultLabel }],
    emails: c && c.emails.length > 0 ? c.emails.map((address) => ({ text: address })) : [{ text: email }],
    address: c?.address ?? "",
    birthday: c?.birthday ?? "",
    note: c?.note ?? "",
    groups: c?.groups ?? [],
  };
}
/** A draft without its empty rows, to tell whether anything was written. */
const written = (d: Draft): string =>
  JSON.stringify([
    d.name,
    d.company,
    d.title,
    d.phones.filter((p) => p.number !== "").map((p) => [p.number, p.label]),
    d.emails.map((e) => e.text).filter((e) => e !== ""),
    d.address,
    d.birthday,
    d.note,
    d.groups,
  ]);
const cardOf = (view: Draft) => ({
  name: view.name,
  company: view.company,
  title: view.title,
  phones: view.phones.map(({ number, label }) => ({ number, label })),
  emails: view.emails.map((e) => e.text),
  address: view.address,
  birthday: view.birthday === "" ? null : view.birthday,
  note: view.note,
  groups: [...view.groups],
});

export const navigation = contacts.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: contacts.screen({
        /** A number that is to be dialled. */
        params: { dial: v.optional(v.pipe(v.string(), v.maxLength(30)), "") },
        enter: ({ params }) => (params.dial === "" ? {} : { tab: "keypad" as const, typed: params.dial }),
        view: {
          tab: v.optional(v.picklist(["contacts", "keypad", "recents"]), "contacts"),
          query: text,
          selected: picked,
          typed: text,
          filter: v.optional(v.picklist(["all", "missed"]), "all"),
          entry: v.optional(v.nullable(CallId), null),
          open: overlay("menu", "entry"),
        },
      }),
      contact: contacts.screen({ params: { id: ContactId }, view: { open: overlay("menu", "numbers", "texts") } }),
      editor: contacts.screen({
        params: {
          id: v.nullable(ContactId),
          number: v.optional(PhoneNumber, ""),
          name: v.optional(v.string(), ""),
          email: v.optional(v.string(), ""),
        },
        view: {
          name: text,
          company: text,
          title: text,
          phones: v.optional(v.array(Phone), []),
          emails: v.optional(v.array(v.strictObject({ text: v.string() })), []),
          address: text,
          birthday: text,
          note: text,
          groups: v.optional(v.array(GroupId), []),
          /** The phone row whose label is being chosen. */
          row: v.optional(whole, 0),
          /** The day chosen in the picker, until it is confirmed. */
          picked: text,
          year: text,
          month: v.optional(whole, 1),
          open: overlay("label", "birthday", "groups"),
        },
        enter: ({ state, params, now, os }) => {
          const draft = draftOf(state, params);
          const [year, month] = draft.birthday.split("-");
          const today = civilOf(now, offsetOf(os));
          return {
            ...draft,
            phones: [...draft.phones],
            emails: [...draft.emails],
            groups: [...draft.groups],
            year: draft.birthday === "" ? String(today.year - 30) : year!,
            month: draft.birthday === "" ? today.month : Number(month),
          };
        },
      }),
      /** Contacts for another app: one, or several. */
      choose: contacts.screen({ params: { many: v.boolean() }, view: { query: text, selected: picked } }),
      pick: contacts.screen({ params: { number: PhoneNumber }, view: { query: text } }),
      history: contacts.screen({
        params: { contact: v.nullable(ContactId), number: PhoneNumber },
        view: { open: overlay("menu") },
      }),
      call: contacts.screen({ view: { pad: flag, tones: text } }),
      groups: contacts.screen({ view: { name: text, open: overlay("add") } }),
      group: contacts.screen({ params: { id: GroupId }, view: { name: text, open: overlay("menu", "rename") } }),
      members: contacts.screen({ params: { id: GroupId }, view: { query: text, selected: picked } }),
      merge: contacts.screen({
        view: {
          keep: v.optional(v.nullable(ContactId), null),
          drop: v.optional(v.nullable(ContactId), null),
          open: overlay("name"),
        },
      }),
      blocked: contacts.screen({ view: { number: text, open: overlay("add") } }),
      settings: contacts.screen({ view: { open: overlay("sort", "label") } }),
    },
    guards: {
      selecting: ({ view }: { view: { selected: readonly string[] } }) => view.selected.length > 0,
      isMany: ({ params }: { params: { many: boolean } }) => params.many,
      hasTyped: ({ view }: { view: { typed: string } }) => view.typed !== "",
      hasName: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      hasNumber: ({ view }: { view: { number: string } }) => view.number.trim() !== "",
      isNew: ({ params }: { params: { id: string | null } }) => params.id === null,
      changed: ({ state, params, view }: { state: State; params: Given; view: Draft }) =>
        written(view) !== written(draftOf(state, params)),
      isOther: ({ state, params }: { state: State; params: { id: string } }) =>
        params.id !== state.me && state.contacts[params.id] !== undefined,
      isOpenToCalls: ({ state, params }: { state: State; params: { id: string } }) => {
        const contact = state.contacts[params.id];
        return contact !== undefined && contact.phones.length > 0 && !isContactBlocked(state, contact);
      },
      isBlocked: ({ state, params }: { state: State; params: { id: string } }) => {
        const contact = state.contacts[params.id];
        return contact !== undefined && isContactBlocked(state, contact);
      },
      choosing: ({ view }: { view: { keep: string | null; drop: string | null } }) =>
        view.keep !== null && view.drop !== null,
      rings: ({ state }) => state.talk !== null && state.talk.connectsAt === null,
      talking: ({ state }) => state.talk !== null && state.talk.connectsAt !== null,
    },
  },
  (at) => [
    at.main.on("new").push("editor", () => ({ id: null, number: "" })),
    at.main.on("open", { id: ContactId }).push("contact", ({ args }) => args),
    at.main.on("profile").push("contact", ({ state }) => ({ id: state.me })),
    at.main
      .on("select", { id: ContactId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.id), open: null }))
      .stay(),
    at.main
      .on("selectAll")
      .set(({ state, view }) => ({ selected: listed(state, view.query).map((c) => c.id) }))
      .stay(),
    at.main
      .on("back")
      .when("selecting")
      .set(() => ({ selected: [] }))
      .stay(),
    at.main
      .on("delete")
      .when("selecting")
      .ask("deleteAsk", { ok: "delete", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .run("delete", ({ view }) => ({ ids: view.selected }))
      .set(() => ({ selected: [] }))
      .say("deleted")
      .stay(),
    at.main
      .on("seeGroups")
      .set(() => ({ open: null }))
      .push("groups", () => ({})),
    at.main
      .on("seeMerge")
      .set(() => ({ open: null }))
      .push("merge", () => ({})),
    at.main
      .on("seeBlocked")
      .set(() => ({ open: null }))
      .push("blocked", () => ({})),
    at.main
      .on("seeSettings")
      .set(() => ({ open: null }))
      .push("settings", () => ({})),
    at.main
      .on("callTyped")
      .when("hasTyped")
      .run("dial", ({ view }) => ({ number: view.typed }))
      .set(() => ({ typed: "" }))
      .push("call", () => ({})),
    at.main
      .on("callTyped")
      .set(({ state }) => ({ typed: lastDialled(state) }))
      .stay(),
    at.main
      .on("call", { number: PhoneNumber })
      .run("dial", ({ args }) => args)
      .set(() => ({ typed: "", open: null }))
      .push("call", () => ({})),
    at.main.on("returnToCall").push("call", () => ({})),
    at.main
      .on("addNumber", { number: PhoneNumber })
      .set(() => ({ open: null }))
      .push("editor", ({ args }) => ({ id: null, number: args.number })),
    at.main
      .on("addToContact", { number: PhoneNumber })
      .set(() => ({ open: null }))
      .push("pick", ({ args }) => args),
    at.main
      .on("history", { contact: v.nullable(ContactId), number: PhoneNumber })
      .set(() => ({ open: null }))
      .push("history", ({ args }) => args),
    at.main
      .on("block", { number: PhoneNumber })
      .ask("blockAsk", { ok: "block", danger: true, facts: ({ args }) => ({ name: args.number }) })
      .run("block", ({ args }) => ({ numbers: [args.number] }))
      .set(() => ({ open: null }))
      .say("blockedNow")
      .stay(),
    at.main
      .on("unblock", { number: PhoneNumber })
      .run("unblock", ({ args }) => ({ numbers: [args.number] }))
      .set(() => ({ open: null }))
      .say("unblockedNow")
      .stay(),
    at.main
      .on("deleteCall", { id: CallId })
      .run("deleteCall", ({ args }) => args)
      .set(() => ({ open: null, entry: null }))
      .say("entryDeleted")
      .stay(),
    at.main
      .on("clearLog")
      .ask("clearLogAsk", { ok: "clearLog", danger: true })
      .run("clearLog", () => ({}))
      .set(() => ({ open: null }))
      .stay(),

    at.contact
      .on("star")
      .when("isOther")
      .run("toggleStar", ({ params }) => params)
      .stay(),
    at.contact
      .on("call", { number: PhoneNumber })
      .run("dial", ({ args }) => args)
      .set(() => ({ open: null }))
      .push("call", () => ({})),
    at.contact.on("edit").push("editor", ({ params }) => ({ id: params.id, number: "" })),
    at.contact
      .on("delete")
      .when("isOther")
      .ask("deleteOneAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, params }) => ({ name: state.contacts[params.id]?.name ?? "" }),
      })
      .run("delete", ({ params }) => ({ ids: [params.id] }))
      .say("deleted")
      .pop(),
    at.contact
      .on("block")
      .when("isOther", "isOpenToCalls")
      .ask("blockAsk", {
        ok: "block",
        danger: true,
        facts: ({ state, params }) => ({ name: state.contacts[params.id]?.name ?? "" }),
      })
      .run("block", ({ state, params }) => ({ numbers: numbersOf(state, params.id) }))
      .set(() => ({ open: null }))
      .say("blockedNow")
      .stay(),
    at.contact
      .on("unblock")
      .when("isBlocked")
      .run("unblock", ({ state, params }) => ({ numbers: numbersOf(state, params.id) }))
      .set(() => ({ open: null }))
      .say("unblockedNow")
      .stay(),
    at.contact
      .on("history")
      .push("history", ({ state, params }) => ({ contact: params.id, number: numbersOf(state, params.id)[0] ?? "" })),
    at.contact.on("group", { id: GroupId }).push("group", ({ args }) => args),

    at.editor
      .on("addPhone")
      .set(({ state, view }) => ({ phones: [...view.phones, { number: "", label: state.defaultLabel }] }))
      .stay(),
    at.editor
      .on("removePhone", { index: whole })
      .set(({ view, args }) => ({ phones: view.phones.filter((_, i) => i !== args.index) }))
      .stay(),
    at.editor
      .on("label", { label: Label })
      .set(({ view, args }) => ({
        phones: view.phones.map((p, i) => (i === view.row ? { ...p, label: args.label } : p)),
        open: null,
      }))
      .stay(),
    at.editor
      .on("addEmail")
      .set(({ view }) => ({ emails: [...view.emails, { text: "" }] }))
      .stay(),
    at.editor
      .on("removeEmail", { index: whole })
      .set(({ view, args }) => ({ emails: view.emails.filter((_, i) => i !== args.index) }))
      .stay(),
    at.editor
      .on("save")
      .when("isNew")
      .run("save", ({ view }) => ({ id: null, ...cardOf(view) }))
      .say("saved")
      .replace("contact", ({ result }) => ({ id: result })),
    at.editor
      .on("save")
      .run("save", ({ params, view }) => ({ id: params.id, ...cardOf(view) }))
      .say("saved")
      .pop(),
    at.editor.on("back").when("changed").ask("discardAsk", { ok: "discard", danger: true }).pop(),

    at.contact
      .on("message", { number: PhoneNumber })
      .set(() => ({ open: null }))
      .start(({ args }) => intents.message(args.number)),
    at.contact
      .on("share")
      .set(() => ({ open: null }))
      .start(({ state, params }) => {
        const contact = state.contacts[params.id];
        return intents.sendContact(params.id, contact ? vcardOf(contact) : "");
      }),
    at.main
      .on("message", { number: PhoneNumber })
      .set(() => ({ open: null }))
      .start(({ args }) => intents.message(args.number)),
    at.history.on("message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),

    at.choose
      .on("pick", { id: ContactId })
      .when("isMany")
      .set(({ view, args }) => ({ selected: toggled(view.selected, args.id) }))
      .stay(),
    at.choose.on("pick", { id: ContactId }).finish(({ args }) => ({ uris: [contentUri("contacts", args.id)] })),
    at.choose
      .on("done")
      .when("isMany", "selecting")
      .finish(({ view }) => ({ uris: view.selected.map((id) => contentUri("contacts", id)) })),

    at.pick
      .on("choose", { id: ContactId })
      .replace("editor", ({ args, params }) => ({ id: args.id, number: params.number })),

    at.history
      .on("call", { number: PhoneNumber })
      .run("dial", ({ args }) => args)
      .push("call", () => ({})),
    at.history.on("open", { id: ContactId }).push("contact", ({ args }) => args),
    at.history.on("add").push("editor", ({ params }) => ({ id: null, number: params.number })),
    at.history.on("addTo").push("pick", ({ params }) => ({ number: params.number })),
    at.history
      .on("deleteCall", { id: CallId })
      .run("deleteCall", ({ args }) => args)
      .say("entryDeleted")
      .stay(),
    at.history
      .on("block")
      .ask("blockAsk", { ok: "block", danger: true, facts: ({ params }) => ({ name: params.number }) })
      .run("block", ({ params }) => ({ numbers: [params.number] }))
      .say("blockedNow")
      .stay(),
    at.history
      .on("unblock")
      .run("unblock", ({ params }) => ({ numbers: [params.number] }))
      .say("unblockedNow")
      .stay(),

    at.call
      .on("mute")
      .when("talking")
      .run("setMuted", ({ state }) => ({ on: state.talk?.muted !== true }))
      .stay(),
    at.call
      .on("speaker")
      .when("talking")
      .run("setSpeaker", ({ state }) => ({ on: state.talk?.speaker !== true }))
      .stay(),
    at.call
      .on("answer")
      .when("rings")
      .run("answer", () => ({}))
      .stay(),
    at.call
      .on("hangUp")
      .run("hangUp", () => ({}))
      .pop(),
    at.call.on("close").pop(),

    at.groups
      .on("add")
      .when("hasName")
      .run("addGroup", ({ view }) => ({ name: view.name }))
      .set(() => ({ name: "", open: null }))
      .push("group", ({ result }) => ({ id: result })),
    at.groups.on("open", { id: GroupId }).push("group", ({ args }) => args),

    at.group
      .on("startRename")
      .set(({ state, params }) => ({ name: state.groups[params.id]?.name ?? "", open: "rename" as const }))
      .stay(),
    at.group
      .on("rename")
      .when("hasName")
      .run("renameGroup", ({ params, view }) => ({ id: params.id, name: view.name }))
      .set(() => ({ name: "", open: null }))
      .stay(),
    at.group
      .on("delete")
      .ask("deleteGroupAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" }),
      })
      .run("deleteGroup", ({ params }) => params)
      .say("groupDeleted")
      .pop(),
    at.group
      .on("remove", { contact: ContactId })
      .run("removeMember", ({ params, args }) => ({ id: params.id, contact: args.contact }))
      .stay(),
    at.group.on("open", { id: ContactId }).push("contact", ({ args }) => args),
    at.group.on("add").push("members", ({ params }) => params),

    at.members
      .on("toggle", { id: ContactId })
      .set(({ view, args }) => ({ selected: toggled(view.selected, args.id) }))
      .stay(),
    at.members
      .on("save")
      .when("selecting")
      .run("addMembers", ({ params, view }) => ({ id: params.id, contacts: view.selected }))
      .say("membersAdded")
      .pop(),

    at.merge
      .on("choose", { keep: ContactId, drop: ContactId })
      .set(({ args }) => ({ ...args, open: "name" as const }))
      .stay(),
    at.merge
      .on("mergeAs", { name: v.string() })
      .when("choosing")
      .run("merge", ({ view, args }) => ({ keep: view.keep ?? "", drop: view.drop ?? "", name: args.name }))
      .set(() => ({ keep: null, drop: null, open: null }))
      .say("merged")
      .stay(),
    at.merge
      .on("merge", { keep: ContactId, drop: ContactId })
      .ask("mergeAsk", {
        ok: "mergeAct",
        facts: ({ state, args }) => ({ name: state.contacts[args.keep]?.name ?? "" }),
      })
      .run("merge", ({ state, args }) => ({ ...args, name: state.contacts[args.keep]?.name ?? "" }))
      .say("merged")
      .stay(),
    at.merge.on("open", { id: ContactId }).push("contact", ({ args }) => args),

    at.blocked
      .on("add")
      .when("hasNumber")
      .run("block", ({ view }) => ({ numbers: [view.number] }))
      .set(() => ({ number: "", open: null }))
      .say("blockedNow")
      .stay(),
    at.blocked
      .on("unblock", { number: PhoneNumber })
      .run("unblock", ({ args }) => ({ numbers: [args.number] }))
      .say("unblockedNow")
      .stay(),

    at.settings
      .on("sort", { sort: v.picklist(sorts) })
      .run("setSort", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),
    at.settings
      .on("label", { label: Label })
      .run("setDefaultLabel", ({ args }) => args)
      .set(() => ({ open: null }))
      .stay(),
    at.settings
      .on("onlyWithNumbers")
      .run("setOnlyWithNumbers", ({ state }) => ({ on: !state.onlyWithNumbers }))
      .stay(),
  ],
);
