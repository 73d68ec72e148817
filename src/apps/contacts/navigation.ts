/** The screens of Contacts and what the user can do on each. */
import * as v from "valibot";
import { hasSome, isChosen, isWritten } from "../../os/guards.ts";
import { civilOf } from "../../state/civil.ts";
import { firstOf, flag, maybe, overlay, several, text, textFor, textUpTo } from "../../os/values.ts";
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
const picked = several(ContactId);
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
          tab: firstOf("contacts", "keypad", "recents"),
          query: text,
          selected: picked,
          typed: textUpTo(dialledMost),
          filter: firstOf("all", "missed"),
          entry: maybe(CallId),
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
          phones: several(Phone),
          emails: several(v.strictObject({ text: Email })),
          address: textFor(cardFields.address),
          birthday: textUpTo(10),
          note: textFor(Note),
          groups: several(GroupId),
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
      voicemail: contacts.screen({ view: { current: maybe(VoicemailId) } }),
      groups: contacts.screen({ view: { name: textFor(GroupName), open: overlay("add") } }),
      group: contacts.screen({
        params: { id: GroupId },
        view: { name: textFor(GroupName), open: overlay("menu", "rename") },
      }),
      members: contacts.screen({ params: { id: GroupId }, view: { query: text, selected: picked } }),
      merge: contacts.screen({ view: { keep: maybe(ContactId), drop: maybe(ContactId), open: overlay("name") } }),
      blocked: contacts.screen({ view: { number: textFor(PhoneNumber), open: overlay("add") } }),
      settings: contacts.screen({
        params: { page: v.optional(v.picklist(pageIds), "settings") },
        view: { editing: maybe(v.picklist(numberNames)), number: textFor(PhoneNumber), open: overlay("number") },
      }),
      choice: contacts.screen({ params: { name: v.picklist(choiceNames) } }),
      ringtone: contacts.screen({}),
      responses: contacts.screen({ view: { text: textFor(Response), index: maybe(whole), open: overlay("edit") } }),
      barring: contacts.screen({
        view: { which: firstOf(...bars), code: textUpTo(4), next: textUpTo(4), open: overlay("code", "change") },
      }),
      fixed: contacts.screen({
        view: { number: textFor(PhoneNumber), code: textUpTo(4), open: overlay("turn", "add", "remove") },
      }),
      speedDial: contacts.screen({
        view: { key: v.optional(v.picklist(speedKeys), "2"), number: textFor(PhoneNumber), open: overlay("assign") },
      }),
      tones: contacts.screen({ view: { contact: maybe(ContactId), open: overlay("tone") } }),
      recorded: contacts.screen({}),
      transfer: contacts.screen({ view: { added: maybe(whole) } }),
    },
    guards: {
      selecting: hasSome("selected"),
      isMany: ({ params }: { params: { many: boolean } }) => params.many,
      hasTyped: ({ view }: { view: { typed: string } }) => view.typed !== "",
      hasName: isWritten("name"),
      hasNumber: isWritten("number"),
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
      hasText: isWritten("text"),
      validNumber: ({ view }: { view: { number: string } }) => isNumber(view.number),
      emptyOrNumber: ({ view }: { view: { number: string } }) => view.number.trim() === "" || isNumber(view.number),
      hasCode: ({ view }: { view: { code: string } }) => /^\d{4}$/.test(view.code),
      hasNextCode: ({ view }: { view: { next: string } }) => /^\d{4}$/.test(view.next),
      hasContact: isChosen("contact"),
      recording: ({ state, os }: { state: State; os: OsState }) =>
        state.talk !== null && state.talk.recording && os.files[homes.music] !== undefined,
      plays: ({ state }) => state.playing !== null,
      rings: ({ state }) => state.talk !== null && state.talk.connectsAt === null,
      talking: ({ state }) => state.talk !== null && state.talk.connectsAt !== null,
    },
  },
  ({ on, does, pushes }) => [
    on("main", "new").push("editor", { id: null, number: "" }),
    on("main", "open", { id: ContactId }).push("contact"),
    on("main", "profile").push("contact", ({ state }) => ({ id: state.me })),
    on("main", "select", { id: ContactId }).toggle("selected", "id").close(),
    on("main", "selectAll").set(({ state, view }) => ({ selected: listed(state, view.query).map((c) => c.id) })),
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
      .warn("deleteOneAsk", "delete", ({ state, params }) => ({ name: state.contacts[params.id]?.name ?? "" }))
      .run("delete", ({ params }) => ({ ids: [params.id] }))
      .say("deleted")
      .pop(),
    on("contact", "block")
      .when("isOther", "isOpenToCalls")
      .warn("blockAsk", "block", ({ state, params }) => ({ name: state.contacts[params.id]?.name ?? "" }))
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
    on("editor", "removePhone", { index: whole }).set(({ view, args }) => ({
      phones: view.phones.filter((_, i) => i !== args.index),
    })),
    on("editor", "label", { label: Label }).set(({ view, args }) => ({
      phones: view.phones.map((p, i) => (i === view.row ? { ...p, label: args.label } : p)),
      open: null,
    })),
    on("editor", "addEmail").set(({ view }) => ({ emails: [...view.emails, { text: "" }] })),
    on("editor", "removeEmail", { index: whole }).set(({ view, args }) => ({
      emails: view.emails.filter((_, i) => i !== args.index),
    })),
    on("editor", "save")
      .when("isNew")
      .run("save", ({ view }) => ({ id: null, ...cardOf(view) }))
      .say("saved")
      .replace("contact", ({ result }) => ({ id: result })),
    on("editor", "save")
      .run("save", ({ params, view }) => ({ id: params.id, ...cardOf(view) }))
      .say("saved")
      .pop(),
    on("editor", "back").when("changed").warn("discardAsk", "discard").pop(),

    on("contact", "message", { number: PhoneNumber })
      .close()
      .start(({ args }) => intents.message(args.number)),
    on("contact", "share")
      .close()
      .start(({ state, params }) => {
        const contact = state.contacts[params.id];
        return intents.sendContact(params.id, contact ? vcardOf(contact) : "");
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

    does("history", "call", "dial").push("call"),
    on("history", "open", { id: ContactId }).push("contact"),
    on("history", "add").push("editor", ({ params }) => ({ id: null, number: params.number })),
    on("history", "addTo").push("pick"),
    does("history", "deleteCall").say("entryDeleted"),
    on("history", "block")
      .warn("blockAsk", "block", ({ params }) => ({ name: params.number }))
      .run("block", ({ params }) => ({ numbers: [params.number] }))
      .say("blockedNow"),
    on("history", "unblock")
      .run("unblock", ({ params }) => ({ numbers: [params.number] }))
      .say("unblockedNow"),

    does("main", "speed", "dialSpeed").push("call"),
    on("main", "seeVoicemail").push("voicemail"),
    does("main", "report").close().say("noted"),
    on("contact", "tone", { tone: v.nullable(Ringtone) })
      .when("isOther")
      .run("setTone", ({ params, args }) => ({ contact: params.id, tone: args.tone }))
      .close(),

    on("call", "record")
      .when("talking")
      .run("setRecording", ({ state }) => ({ on: state.talk?.recording !== true })),
    does("call", "declineWith").when("rings").say("declinedWith").pop(),
    on("call", "declineOther")
      .when("rings")
      .run("hangUp")
      .close()
      .start(({ state }) => intents.message(logOf(state)[0]?.number ?? "")),
    on("call", "mute")
      .when("talking")
      .run("setMuted", ({ state }) => ({ on: state.talk?.muted !== true })),
    on("call", "speaker")
      .when("talking")
      .run("setSpeaker", ({ state }) => ({ on: state.talk?.speaker !== true })),
    does("call", "answer").when("rings"),
    does("call", "hangUp")
      .when("talking", "recording")
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
    does("call", "hangUp").pop(),
    on("call", "close").pop(),

    on("groups", "add")
      .when("hasName")
      .run("addGroup")
      .close("name")
      .push("group", ({ result }) => ({ id: result })),
    on("groups", "open", { id: GroupId }).push("group"),

    on("group", "startRename").open("rename", ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" })),
    on("group", "rename").when("hasName").run("renameGroup").close("name"),
    on("group", "delete")
      .warn("deleteGroupAsk", "delete", ({ state, params }) => ({ name: state.groups[params.id]?.name ?? "" }))
      .run("deleteGroup")
      .say("groupDeleted")
      .pop(),
    on("group", "remove", { contact: ContactId }).run("removeMember"),
    on("group", "open", { id: ContactId }).push("contact"),
    on("group", "add").push("members"),

    on("members", "toggle", { id: ContactId }).toggle("selected", "id"),
    on("members", "save")
      .when("selecting")
      .run("addMembers", ({ params, view }) => ({ id: params.id, contacts: view.selected }))
      .say("membersAdded")
      .pop(),

    on("merge", "choose", { keep: ContactId, drop: ContactId }).open("name", ({ args }) => ({ ...args })),
    on("merge", "mergeAs", { name: v.string() })
      .when("choosing")
      .run("merge", ({ view, args }) => ({ keep: view.keep ?? "", drop: view.drop ?? "", name: args.name }))
      .close("keep", "drop")
      .say("merged"),
    on("merge", "merge", { keep: ContactId, drop: ContactId })
      .ask("mergeAsk", "mergeAct", ({ state, args }) => ({ name: state.contacts[args.keep]?.name ?? "" }))
      .run("merge", ({ state, args }) => ({ ...args, name: state.contacts[args.keep]?.name ?? "" }))
      .say("merged"),
    on("merge", "open", { id: ContactId }).push("contact"),

    on("blocked", "add")
      .when("hasNumber")
      .run("block", ({ view }) => ({ numbers: [view.number] }))
      .close("number")
      .say("blockedNow"),
    on("blocked", "unblock", { number: PhoneNumber })
      .run("unblock", ({ args }) => ({ numbers: [args.number] }))
      .say("unblockedNow"),

    does("voicemail", "play", "playVoicemail").set(({ args }) => ({ current: args.id })),
    on("voicemail", "stop").when("plays").run("stopVoicemail"),
    does("voicemail", "delete", "deleteVoicemail")
      .warn("deleteVoicemailAsk", "delete")
      .set({ current: null })
      .say("deleted"),
    does("voicemail", "call", "dial").push("call"),
    on("voicemail", "message", { number: PhoneNumber }).start(({ args }) => intents.message(args.number)),
    on("voicemail", "seeSettings").push("settings", { page: "voicemailSettings" }),

    on("settings", "put", changes).run("setPrefs"),
    on("settings", "openPage", { page: v.picklist(pageIds) }).push("settings"),
    on("settings", "openChoice", { name: v.picklist(choiceNames) }).push("choice"),
    on("settings", "openRingtone").push("ringtone"),
    on("settings", "edit", { name: v.picklist(numberNames) }).open("number", ({ state, args }) => ({
      editing: args.name,
      number: state.prefs[args.name],
    })),
    on("settings", "saveNumber")
      .when("emptyOrNumber")
      .run("setPrefs", ({ view }) => ({ [view.editing ?? "voicemailNumber"]: view.number.trim() }))
      .close("editing", "number")
      .say("saved"),
    ...pushes("settings", "responses", "barring", "fixed", "speedDial", "tones", "recorded", "blocked", "transfer"),

    on("choice", "pick", { value: v.string() }).run("setPrefs", ({ params, args }) => ({ [params.name]: args.value })),
    on("ringtone", "pick", { tone: Ringtone }).system("set", ({ args }) => setting("sound", "ringtone", args.tone)),

    on("responses", "startEdit", { index: v.nullable(whole) }).open("edit", ({ state, args }) => ({
      index: args.index,
      text: args.index === null ? "" : (state.responses[args.index] ?? ""),
    })),
    on("responses", "save").when("hasText").run("saveResponse").close("text", "index"),
    does("responses", "delete", "deleteResponse").warn("deleteResponseAsk", "delete"),

    on("barring", "bar")
      .when("hasCode")
      .run("bar", ({ state, view }) => ({
        which: view.which,
        on: !state.barred.includes(view.which),
        code: view.code,
      }))
      .close("code"),
    on("barring", "change").when("hasCode", "hasNextCode").run("setBarCode").close("code", "next").say("saved"),

    on("fixed", "turn")
      .when("hasCode")
      .run("setFixed", ({ state, view }) => ({ on: !state.fixed.on, code: view.code }))
      .close("code"),
    on("fixed", "add").when("hasCode", "validNumber").run("addFixed").close("code", "number"),
    on("fixed", "remove").when("hasCode").run("removeFixed").close("code", "number"),

    on("speedDial", "assign").when("validNumber").run("setSpeed").close("number"),
    on("speedDial", "clear", { key: v.picklist(speedKeys) }).run("setSpeed", ({ args }) => ({
      key: args.key,
      number: null,
    })),
    on("speedDial", "pick").start(intents.pickContact(), "picked"),
    on("speedDial", "picked", uris).set(({ state, args }) => ({ number: firstNumber(state, args.uris[0]) })),

    on("tones", "pick").start(intents.pickContact(), "picked"),
    on("tones", "picked", uris).set(({ state, args }) => {
      const id = cardOfUri(state, args.uris[0])?.id ?? null;
      return { contact: id, open: id === null ? null : "tone" };
    }),
    on("tones", "tone", { tone: v.nullable(Ringtone) })
      .when("hasContact")
      .run("setTone", ({ view, args }) => ({ contact: view.contact ?? "", tone: args.tone }))
      .close("contact"),

    on("recorded", "pick").start(intents.pickContact(true), "picked"),
    on("recorded", "picked", uris).run("setRecorded", ({ state, args }) => ({
      contacts: args.uris.flatMap((uri) => cardOfUri(state, uri)?.id ?? []),
      on: true,
    })),
    on("recorded", "remove", { contact: ContactId }).run("setRecorded", ({ args }) => ({
      contacts: [args.contact],
      on: false,
    })),

    on("transfer", "export")
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
    on("transfer", "import").start(intents.pickFile("text/x-vcard"), "picked"),
    on("transfer", "picked", uris)
      .run("importCards", ({ args, os }) => {
        const file = os.files[contentOf(args.uris[0] ?? "")?.id ?? ""];
        return { text: file?.type === "file" && file.content.kind === "text" ? file.content.text : "" };
      })
      .set(({ result }) => ({ added: result })),
  ],
);
