/** The screens of Contacts and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { civilOf } from "../../state/civil.ts";
import { flag, overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { offsetOf, pad2 } from "../../os/format.ts";
import { homes } from "../../os/files.ts";
import { contentOf, contentUri, intents } from "../../os/intents.ts";
import { isNumber } from "../../os/numbers.ts";
import { cutTo } from "../../os/text.ts";
import { setting } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { commands } from "./commands.ts";
import { callerOf, everyone, isContactBlocked, lastDialled, listed, logOf, vcardOf } from "./queries.ts";
import { bars, changes, choices, numberNames, pageIds, Ringtone, type ChoiceName } from "./prefs.ts";
import {
  CallId,
  cardFields,
  ContactId,
  contacts,
  Email,
  GroupId,
  GroupName,
  Label,
  Note,
  Phone,
  PhoneNumber,
  Response,
  speedKeys,
  VoicemailId,
  type State,
} from "./state.ts";

/** Digits that the keypad takes. */
export const dialledMost = 30;
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const picked = v.optional(v.array(ContactId), []);
const numbersOf = (state: State, id: string): string[] => state.contacts[id]?.phones.map((p) => p.number) ?? [];

const choiceNames = Object.keys(choices) as [ChoiceName, ...ChoiceName[]];
const uris = { uris: v.array(v.string()) };
const cardOfUri = (state: State, uri = "") => state.contacts[contentOf(uri)?.id ?? ""];
const firstNumber = (state: State, uri?: string): string => cardOfUri(state, uri)?.phones[0]?.number ?? "";
/** All cards in one text, as many as a file holds. */
function cardsText(state: State): string {
  let out = "";
  for (const card of everyone(state).map(vcardOf)) if (out.length + card.length < 19_900) out += `${card}\n`;
  return out;
}
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
  const phones = [...(c?.phones ?? []), ...(number === "" ? [] : [{ number, label: state.prefs.defaultLabel }])];
  return {
    name: c?.name ?? name,
    company: c?.company ?? "",
    title: c?.title ?? "",
    phones: phones.length > 0 ? phones : [{ number: "", label: state.prefs.defaultLabel }],
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
        params: { dial: textUpTo(dialledMost) },
        enter: ({ params }) => (params.dial === "" ? {} : { tab: "keypad" as const, typed: params.dial }),
        view: {
          tab: v.optional(v.picklist(["contacts", "keypad", "recents"]), "contacts"),
          query: text,
          selected: picked,
          typed: textUpTo(dialledMost),
          filter: v.optional(v.picklist(["all", "missed"]), "all"),
          entry: v.optional(v.nullable(CallId), null),
          open: overlay("menu", "entry"),
        },
      }),
      contact: contacts.screen({
        params: { id: ContactId },
        view: { open: overlay("menu", "numbers", "texts", "tone") },
      }),
      editor: contacts.screen({
        params: {
          id: v.nullable(ContactId),
          number: v.optional(PhoneNumber, ""),
          name: textFor(cardFields.name),
          email: textFor(Email),
        },
        view: {
          name: textFor(cardFields.name),
          company: textFor(cardFields.company),
          title: textFor(cardFields.title),
          phones: v.optional(v.array(Phone), []),
          emails: v.optional(v.array(v.strictObject({ text: Email })), []),
          address: textFor(cardFields.address),
          birthday: textUpTo(10),
          note: textFor(Note),
          groups: v.optional(v.array(GroupId), []),
          /** The phone row whose label is being chosen. */
          row: v.optional(whole, 0),
          /** The day chosen in the picker, until it is confirmed. */
          picked: textUpTo(10),
          year: textUpTo(4),
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
      call: contacts.screen({ view: { pad: flag, tones: textFor(PhoneNumber), open: overlay("responses") } }),
      voicemail: contacts.screen({ view: { current: v.optional(v.nullable(VoicemailId), null) } }),
      groups: contacts.screen({ view: { name: textFor(GroupName), open: overlay("add") } }),
      group: contacts.screen({
        params: { id: GroupId },
        view: { name: textFor(GroupName), open: overlay("menu", "rename") },
      }),
      members: contacts.screen({ params: { id: GroupId }, view: { query: text, selected: picked } }),
      merge: contacts.screen({
        view: {
          keep: v.optional(v.nullable(ContactId), null),
          drop: v.optional(v.nullable(ContactId), null),
          open: overlay("name"),
        },
      }),
      blocked: contacts.screen({ view: { number: textFor(PhoneNumber), open: overlay("add") } }),
      settings: contacts.screen({
        params: { page: v.optional(v.picklist(pageIds), "settings") },
        view: {
          editing: v.optional(v.nullable(v.picklist(numberNames)), null),
          number: textFor(PhoneNumber),
          open: overlay("number"),
        },
      }),
      choice: contacts.screen({ params: { name: v.picklist(choiceNames) } }),
      ringtone: contacts.screen({}),
      responses: contacts.screen({
        view: { text: textFor(Response), index: v.optional(v.nullable(whole), null), open: overlay("edit") },
      }),
      barring: contacts.screen({
        view: {
          which: v.optional(v.picklist(bars), bars[0]),
          code: textUpTo(4),
          next: textUpTo(4),
          open: overlay("code", "change"),
        },
      }),
      fixed: contacts.screen({
        view: { number: textFor(PhoneNumber), code: textUpTo(4), open: overlay("turn", "add", "remove") },
      }),
      speedDial: contacts.screen({
        view: { key: v.optional(v.picklist(speedKeys), "2"), number: textFor(PhoneNumber), open: overlay("assign") },
      }),
      tones: contacts.screen({ view: { contact: v.optional(v.nullable(ContactId), null), open: overlay("tone") } }),
      recorded: contacts.screen({}),
      transfer: contacts.screen({ view: { added: v.optional(v.nullable(whole), null) } }),
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
      hasText: ({ view }: { view: { text: string } }) => view.text.trim() !== "",
      validNumber: ({ view }: { view: { number: string } }) => isNumber(view.number),
      emptyOrNumber: ({ view }: { view: { number: string } }) => view.number.trim() === "" || isNumber(view.number),
      hasCode: ({ view }: { view: { code: string } }) => /^\d{4}$/.test(view.code),
      hasNextCode: ({ view }: { view: { next: string } }) => /^\d{4}$/.test(view.next),
      hasContact: ({ view }: { view: { contact: string | null } }) => view.contact !== null,
      recording: ({ state, os }: { state: State; os: OsState }) =>
        state.talk !== null && state.talk.recording && os.files[homes.music] !== undefined,
      plays: ({ state }) => state.playing !== null,
      rings: ({ state }) => state.talk !== null && state.talk.connectsAt === null,
      talking: ({ state }) => state.talk !== null && state.talk.connectsAt !== null,
    },
  },
  (at) => [
    at.main.on("new").push("editor", { id: null, number: "" }),
    at.main.on("open", { id: ContactId }).push("contact"),
    at.main.on("profile").push("contact", ({ state }) => ({ id: state.me })),
    at.main
      .on("select", { id: ContactId })
      .set(({ args, view }) => ({ selected: toggled(view.selected, args.id), open: null })),
    at.main.on("selectAll").set(({ state, view }) => ({ selected: listed(state, view.query).map((c) => c.id) })),
    at.main.on("back").when("selecting").set({ selected: [] }),
    at.main
      .on("delete")
      .when("selecting")
      .ask("deleteAsk", { ok: "delete", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .run("delete", ({ view }) => ({ ids: view.selected }))
      .set({ selected: [] })
      .say("deleted"),
    at.main.on("seeGroups").close().push("groups"),
    at.main.on("seeMerge").close().push("merge"),
    at.main.on("seeBlocked").close().push("blocked"),
    at.main.on("seeSettings").close().push("settings"),
    at.main
      .on("callTyped")
      .when("hasTyped")
      .run("dial", ({ view }) => ({ number: view.typed }))
      .set({ typed: "" })
      .push("call"),
    at.main.on("callTyped").set(({ state }) => ({ typed: lastDialled(state) })),
    at.main.does("call", "dial").close("typed").push("call"),
    at.main.on("returnToCall").push("call"),
    at.main
      .on("addNumber", { number: PhoneNumber })
      .close()
      .push("editor", ({ args }) => ({ id: null, number: args.number })),
    at.main.on("addToContact", { number: PhoneNumber }).close().push("pick"),
    at.main
      .on("history", { contact: v.nullable(ContactId), number: PhoneNumber })
      .close()
      .push("history"),
    at.main
      .on("block", { number: PhoneNumber })
      .ask("blockAsk", { ok: "block", danger: true, facts: ({ args }) => ({ name: args.number }) })
      .run("block", ({ args }) => ({ numbers: [args.number] }))
      .close()
      .say("blockedNow"),
    at.main
      .on("unblock", { number: PhoneNumber })
      .run("unblock", ({ args }) => ({ numbers: [args.number] }))
      .close()
      .say("unblockedNow"),
    at.main.does("deleteCall").close("entry").say("entryDeleted"),
    at.main.on("clearLog").ask("clearLogAsk", { ok: "clearLog", danger: true }).run("clearLog").close(),

    at.contact.on("star").when("isOther").run("toggleStar"),
    at.contact.does("call", "dial").close().push("call"),
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
      .close()
      .say("blockedNow"),
    at.contact
      .on("unblock")
      .when("isBlocked")
      .run("unblock", ({ state, params }) => ({ numbers: numbersOf(state, params.id) }))
      .close()
      .say("unblockedNow"),
    at.contact
      .on("history")
      .push("history", ({ state, params }) => ({ contact: params.id, number: numbersOf(state, params.id)[0] ?? "" })),
    at.contact.on("group", { id: GroupId }).push("group"),

    at.editor
      .on("addPhone")
      .set(({ state, view }) => ({ phones: [...view.phones, { number: "", label: state.prefs.defaultLabel }] })),
    at.editor
      .on("removePhone", { index: whole })
      .set(({ view, args }) => ({ phones: view.phones.filter((_, i) => i !== args.index) })),
    at.editor.on("label", { label: Label }).set(({ view, args }) => ({
      phones: view.phones.map((p, i) => (i === view.row ? { ...p, label: args.label } : p)),
      open: null,
    })),
    at.editor.on("addEmail").set(({ view }) => ({ emails: [...view.emails, { text: "" }] })),
    at.editor
      .on("removeEmail", { index: whole })
      .set(({ view, args }) => ({ emails: view.emails.filter((_, i) => i !== args.index) })),
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
      .close()
      .start(({ args }) => intents.message(args.number)),
    at.contact
      .on("share")
      .close()
      .start(({ state, params }) => {
        const contact = state.contacts[params.id];
        return intents.sendContact(params.id, contact ? vcardOf(contact) : "");
      }),
    at.main
      .on("message", { number: PhoneNumber })
      .close()
      .start(({ args }) => intents.message(args.number)),
    at.history.on("message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),

    at.choose
      .on("pick", { id: ContactId })
      .when("isMany")
      .set(({ view, args }) => ({ selected: toggled(view.selected, args.id) })),
    at.choose.on("pick", { id: ContactId }).finish(({ args }) => ({ uris: [contentUri("contacts", args.id)] })),
    at.choose
      .on("done")
      .when("isMany", "selecting")
      .finish(({ view }) => ({ uris: view.selected.map((id) => contentUri("contacts", id)) })),

    at.pick.on("choose", { id: ContactId }).replace("editor"),

    at.history.does("call", "dial").push("call"),
    at.history.on("open", { id: ContactId }).push("contact"),
    at.history.on("add").push("editor", ({ params }) => ({ id: null, number: params.number })),
    at.history.on("addTo").push("pick"),
    at.history.does("deleteCall").say("entryDeleted"),
    at.history
      .on("block")
      .ask("blockAsk", { ok: "block", danger: true, facts: ({ params }) => ({ name: params.number }) })
      .run("block", ({ params }) => ({ numbers: [params.number] }))
      .say("blockedNow"),
    at.history
      .on("unblock")
      .run("unblock", ({ params }) => ({ numbers: [params.number] }))
      .say("unblockedNow"),

    at.main.does("speed", "dialSpeed").push("call"),
    at.main.on("seeVoicemail").push("voicemail"),
    at.main.does("report").close().say("noted"),
    at.contact
      .on("tone", { tone: v.nullable(Ringtone) })
      .when("isOther")
      .run("setTone", ({ params, args }) => ({ contact: params.id, tone: args.tone }))
      .close(),

    at.call
      .on("record")
      .when("talking")
      .run("setRecording", ({ state }) => ({ on: state.talk?.recording !== true })),
    at.call.does("declineWith").when("rings").say("declinedWith").pop(),
    at.call
      .on("declineOther")
      .when("rings")
      .run("hangUp")
      .close()
      .start(({ state }) => intents.message(logOf(state)[0]?.number ?? "")),
    at.call
      .on("mute")
      .when("talking")
      .run("setMuted", ({ state }) => ({ on: state.talk?.muted !== true })),
    at.call
      .on("speaker")
      .when("talking")
      .run("setSpeaker", ({ state }) => ({ on: state.talk?.speaker !== true })),
    at.call.on("answer").when("rings").run("answer"),
    at.call
      .on("hangUp")
      .when("talking", "recording")
      .run("hangUp")
      // What was said becomes a file, as long as the call was.
      .system("writeFile", ({ state, now, os }) => {
        const last = logOf(state)[0];
        const seconds = Math.round((last?.durationMs ?? 0) / 1000);
        const c = civilOf(now, offsetOf(os));
        const day = `${c.year}-${pad2(c.month)}-${pad2(c.day)} ${pad2(c.hour)}-${pad2(c.minute)}`;
        const end = state.prefs.recordFormat === "formatOgg" ? "ogg" : "m4a";
        return {
          parent: homes.music,
          name: `${cutTo(callerOf(state, last?.number ?? "").replaceAll("/", " "), 60)} ${day}.${end}`,
          bytes: seconds * 8000 + 1024,
          content: { kind: "opaque", seconds },
        };
      })
      .say("recordingSaved")
      .pop(),
    at.call.on("hangUp").run("hangUp").pop(),
    at.call.on("close").pop(),

    at.groups
      .on("add")
      .when("hasName")
      .run("addGroup")
      .close("name")
      .push("group", ({ result }) => ({ id: result })),
    at.groups.on("open", { id: GroupId }).push("group"),

    at.group.on("startRename").open("rename", ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" })),
    at.group.on("rename").when("hasName").run("renameGroup").close("name"),
    at.group
      .on("delete")
      .ask("deleteGroupAsk", {
        ok: "delete",
        danger: true,
        facts: ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" }),
      })
      .run("deleteGroup")
      .say("groupDeleted")
      .pop(),
    at.group.on("remove", { contact: ContactId }).run("removeMember"),
    at.group.on("open", { id: ContactId }).push("contact"),
    at.group.on("add").push("members"),

    at.members.on("toggle", { id: ContactId }).set(({ view, args }) => ({ selected: toggled(view.selected, args.id) })),
    at.members
      .on("save")
      .when("selecting")
      .run("addMembers", ({ params, view }) => ({ id: params.id, contacts: view.selected }))
      .say("membersAdded")
      .pop(),

    at.merge.on("choose", { keep: ContactId, drop: ContactId }).open("name", ({ args }) => ({ ...args })),
    at.merge
      .on("mergeAs", { name: v.string() })
      .when("choosing")
      .run("merge", ({ view, args }) => ({ keep: view.keep ?? "", drop: view.drop ?? "", name: args.name }))
      .close("keep", "drop")
      .say("merged"),
    at.merge
      .on("merge", { keep: ContactId, drop: ContactId })
      .ask("mergeAsk", {
        ok: "mergeAct",
        facts: ({ state, args }) => ({ name: state.contacts[args.keep]?.name ?? "" }),
      })
      .run("merge", ({ state, args }) => ({ ...args, name: state.contacts[args.keep]?.name ?? "" }))
      .say("merged"),
    at.merge.on("open", { id: ContactId }).push("contact"),

    at.blocked
      .on("add")
      .when("hasNumber")
      .run("block", ({ view }) => ({ numbers: [view.number] }))
      .close("number")
      .say("blockedNow"),
    at.blocked
      .on("unblock", { number: PhoneNumber })
      .run("unblock", ({ args }) => ({ numbers: [args.number] }))
      .say("unblockedNow"),

    at.voicemail.does("play", "playVoicemail").set(({ args }) => ({ current: args.id })),
    at.voicemail.on("stop").when("plays").run("stopVoicemail"),
    at.voicemail
      .does("delete", "deleteVoicemail")
      .ask("deleteVoicemailAsk", { ok: "delete", danger: true })
      .set({ current: null })
      .say("deleted"),
    at.voicemail.does("call", "dial").push("call"),
    at.voicemail.on("message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),
    at.voicemail.on("seeSettings").push("settings", { page: "voicemailSettings" }),

    at.settings.on("put", changes).run("setPrefs"),
    at.settings.on("openPage", { page: v.picklist(pageIds) }).push("settings"),
    at.settings.on("openChoice", { name: v.picklist(choiceNames) }).push("choice"),
    at.settings.on("openRingtone").push("ringtone"),
    at.settings
      .on("edit", { name: v.picklist(numberNames) })
      .open("number", ({ state, args }) => ({ editing: args.name, number: state.prefs[args.name] })),
    at.settings
      .on("saveNumber")
      .when("emptyOrNumber")
      .run("setPrefs", ({ view }) => ({ [view.editing ?? "voicemailNumber"]: view.number.trim() }))
      .close("editing", "number")
      .say("saved"),
    ...at.settings.pushes("responses", "barring", "fixed", "speedDial", "tones", "recorded", "blocked", "transfer"),

    at.choice.on("pick", { value: v.string() }).run("setPrefs", ({ params, args }) => ({ [params.name]: args.value })),
    at.ringtone.on("pick", { tone: Ringtone }).system("set", ({ args }) => setting("sound", "ringtone", args.tone)),

    at.responses.on("startEdit", { index: v.nullable(whole) }).open("edit", ({ state, args }) => ({
      index: args.index,
      text: args.index === null ? "" : (state.responses[args.index] ?? ""),
    })),
    at.responses.on("save").when("hasText").run("saveResponse").close("text", "index"),
    at.responses.does("delete", "deleteResponse").ask("deleteResponseAsk", { ok: "delete", danger: true }),

    at.barring
      .on("bar")
      .when("hasCode")
      .run("bar", ({ state, view }) => ({
        which: view.which,
        on: !state.barred.includes(view.which),
        code: view.code,
      }))
      .close("code"),
    at.barring.on("change").when("hasCode", "hasNextCode").run("setBarCode").close("code", "next").say("saved"),

    at.fixed
      .on("turn")
      .when("hasCode")
      .run("setFixed", ({ state, view }) => ({ on: !state.fixed.on, code: view.code }))
      .close("code"),
    at.fixed.on("add").when("hasCode", "validNumber").run("addFixed").close("code", "number"),
    at.fixed.on("remove").when("hasCode").run("removeFixed").close("code", "number"),

    at.speedDial.on("assign").when("validNumber").run("setSpeed").close("number"),
    at.speedDial
      .on("clear", { key: v.picklist(speedKeys) })
      .run("setSpeed", ({ args }) => ({ key: args.key, number: null })),
    at.speedDial.on("pick").start(intents.pickContact(), "picked"),
    at.speedDial.on("picked", uris).set(({ state, args }) => ({ number: firstNumber(state, args.uris[0]) })),

    at.tones.on("pick").start(intents.pickContact(), "picked"),
    at.tones.on("picked", uris).set(({ state, args }) => {
      const id = cardOfUri(state, args.uris[0])?.id ?? null;
      return { contact: id, open: id === null ? null : "tone" };
    }),
    at.tones
      .on("tone", { tone: v.nullable(Ringtone) })
      .when("hasContact")
      .run("setTone", ({ view, args }) => ({ contact: view.contact ?? "", tone: args.tone }))
      .close("contact"),

    at.recorded.on("pick").start(intents.pickContact(true), "picked"),
    at.recorded.on("picked", uris).run("setRecorded", ({ state, args }) => ({
      contacts: args.uris.flatMap((uri) => cardOfUri(state, uri)?.id ?? []),
      on: true,
    })),
    at.recorded
      .on("remove", { contact: ContactId })
      .run("setRecorded", ({ args }) => ({ contacts: [args.contact], on: false })),

    at.transfer
      .on("export")
      .system("writeFile", ({ state }) => {
        const content = cardsText(state);
        return {
          parent: homes.download,
          name: "contacts.vcf",
          bytes: content.length,
          content: { kind: "text", text: content },
        };
      })
      .say("exported"),
    at.transfer.on("import").start(intents.pickFile("text/x-vcard"), "picked"),
    at.transfer
      .on("picked", uris)
      .run("importCards", ({ args, os }) => {
        const file = os.files[contentOf(args.uris[0] ?? "")?.id ?? ""];
        return { text: file?.type === "file" && file.content.kind === "text" ? file.content.text : "" };
      })
      .set(({ result }) => ({ added: result })),
  ],
);
