/** What can happen to contacts, groups and calls. */
import * as v from "valibot";
import { lengthMost } from "../../os/bounds.ts";
import type { Ctx } from "../../os/app-command.ts";
import { reject, type Rejection } from "../../os/values.ts";
import { digitsOf, isNumber, sameNumber } from "../../os/numbers.ts";
import { cutTo } from "../../os/text.ts";
import { dayKey, dayMs } from "../../state/civil.ts";
import { latinOf } from "../../world/pinyin.ts";
import { isEmail } from "./numbers.ts";
import { keepDays, bars, changes, Ringtone } from "./prefs.ts";
import {
  byName,
  byNumber,
  callerOf,
  cardsIn,
  connectMs,
  isBlocked,
  isKeptOut,
  isRecorded,
  isSpam,
  talkedMs,
} from "./queries.ts";
import {
  CallId,
  cardFields,
  ContactId,
  contacts,
  GroupId,
  Code,
  GroupName,
  Note,
  PhoneNumber,
  Response,
  speedKeys,
  VoicemailId,
  type Call,
  type Contact,
  type State,
} from "./state.ts";

const unique = (list: readonly string[]): string[] => [...new Set(list)];
/** Who calls again so soon may get through do-not-disturb. */
const repeatMs = 15 * 60_000;
function log(state: State, ctx: Ctx, entry: Omit<Call, "id">): void {
  const id = ctx.newId("call");
  state.calls[id] = { id, ...entry };
}
function tellMissed(state: State, ctx: Ctx, number: string): void {
  const contact = byNumber(state, number);
  ctx.notify({
    key: "missedFrom",
    facts: { name: callerOf(state, number) },
    open: { screen: "history", params: { contact: contact?.id ?? null, number } },
  });
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const isAbroad = (number: string): boolean => /^(\+|00)/.test(number.trim()) && !/^(\+|00)86/.test(number.trim());
function call(state: State, ctx: Ctx, number: string): Rejection | void {
  if (state.talk) return reject("call-running");
  if (digitsOf(number) === "") return reject("number-none");
  if (ctx.os.settings.network.airplane) return reject("airplane");
  const { sims } = ctx.os;
  const { callSim } = state.prefs;
  const able = callSim === "simAsk" ? Object.values(sims).some((s) => s.on) : sims[callSim.replace("sim", "sim_")]?.on;
  if (able !== true) return reject("no-sim");
  if (state.barred.includes("barOutgoing")) return reject("barred");
  if (state.barred.includes("barInternational") && isAbroad(number)) return reject("barred-abroad");
  if (state.fixed.on && !state.fixed.numbers.some((n) => sameNumber(n, number))) return reject("fixed-only");
  state.talk = {
    number: number.trim(),
    incoming: false,
    startedAt: ctx.now,
    connectsAt: ctx.now + connectMs,
    muted: false,
    speaker: false,
    recording: isRecorded(state, number),
  };
}
function end(state: State, ctx: Ctx): Rejection | void {
  const talk = state.talk;
  if (!talk) return reject("call-over");
  const { number, incoming, startedAt: at } = talk;
  const kind = !incoming ? "outgoing" : talk.connectsAt === null ? "declined" : "incoming";
  log(state, ctx, { number, kind, at, durationMs: talkedMs(talk, ctx.now) });
  state.talk = null;
}

export const commands = {
  /** Writes a card; `id` null makes a new contact. Its result is the id. */
  save: contacts.command({ id: v.nullable(ContactId), ...cardFields }, (state, { id, ...card }, ctx) => {
    const known = id === null ? undefined : state.contacts[id];
    if (id !== null && !known) return reject("contact-missing");
    const name = card.name.trim();
    if (name === "") return reject("name-missing");
    const phones = card.phones
      .map(({ number, label }) => ({ number: number.trim(), label }))
      .filter((p) => p.number !== "");
    const emails = card.emails.map((e) => e.trim()).filter((e) => e !== "");
    if (phones.length === 0 && emails.length === 0) return reject("reach-missing");
    const badNumber = phones.find((p) => !isNumber(p.number));
    if (badNumber) return reject("number-bad", { number: badNumber.number });
    const badEmail = emails.find((e) => !isEmail(e));
    if (badEmail !== undefined) return reject("email-bad", { email: badEmail });
    if (card.birthday !== null && card.birthday > dayKey(ctx.now, ctx.offsetMin)) return reject("birthday-future");
    const twice = phones.find((p, i) => phones.slice(0, i).some((q) => sameNumber(p.number, q.number)));
    if (twice) return reject("number-twice", { number: twice.number });
    // Numbers that the card has had are not questioned, so that what is already double can still be edited.
    const fresh = phones.filter((p) => !known?.phones.some((old) => sameNumber(old.number, p.number)));
    for (const p of fresh) {
      const owner = Object.values(state.contacts).find(
        (c) => c.id !== id && c.phones.some((q) => sameNumber(q.number, p.number)),
      );
      if (owner) return reject("number-taken", { name: owner.name });
    }
    const key = known?.id ?? ctx.newId("contact");
    state.contacts[key] = {
      id: key,
      name,
      company: card.company.trim(),
      title: card.title.trim(),
      phones,
      emails: unique(emails),
      address: card.address.trim(),
      birthday: card.birthday,
      note: card.note.trim(),
      groups: unique(card.groups).filter((g) => state.groups[g]),
      sortKey: known && known.name === name ? known.sortKey : cutTo(latinOf(name), 200),
      starred: known?.starred ?? false,
    };
    return key;
  }),
  toggleStar: contacts.command({ id: ContactId }, (state, { id }) => {
    const contact = state.contacts[id];
    if (!contact || id === state.me) return reject("contact-missing");
    contact.starred = !contact.starred;
  }),
  delete: contacts.command({ ids: v.array(ContactId) }, (state, { ids }) => {
    if (ids.includes(state.me)) return reject("own-card");
    for (const id of ids) {
      if (!state.contacts[id]) return reject("contact-missing");
      delete state.contacts[id];
      delete state.tones[id];
    }
    state.recorded = state.recorded.filter((id) => state.contacts[id]);
  }),
  /** One contact takes over all that the other knows; the other goes. */
  merge: contacts.command({ keep: ContactId, drop: ContactId, name: v.string() }, (state, args) => {
    const keep = state.contacts[args.keep];
    const drop = state.contacts[args.drop];
    if (!keep || !drop || keep === drop) return reject("contact-missing");
    if (drop.id === state.me || keep.id === state.me) return reject("own-card");
    if (args.name === drop.name && args.name !== keep.name) {
      keep.name = drop.name;
      keep.sortKey = drop.sortKey;
    }
    for (const phone of drop.phones)
      if (!keep.phones.some((p) => sameNumber(p.number, phone.number))) keep.phones.push({ ...phone });
    keep.emails = unique([...keep.emails, ...drop.emails]);
    keep.groups = unique([...keep.groups, ...drop.groups]);
    keep.company ||= drop.company;
    keep.title ||= drop.title;
    keep.address ||= drop.address;
    keep.birthday ??= drop.birthday;
    const notes = unique([keep.note, drop.note]).filter((text) => text !== "");
    keep.note = cutTo(notes.join("\n"), lengthMost(Note));
    keep.starred ||= drop.starred;
    delete state.contacts[drop.id];
  }),

  addGroup: contacts.command({ name: GroupName }, (state, { name }, ctx) => {
    if (Object.values(state.groups).some((g) => g.name === name)) return reject("group-exists");
    const id = ctx.newId("group");
    state.groups[id] = { id, name };
    state.groupOrder.push(id);
    return id;
  }),
  renameGroup: contacts.command({ id: GroupId, name: GroupName }, (state, { id, name }) => {
    const group = state.groups[id];
    if (!group) return reject("group-missing");
    if (Object.values(state.groups).some((g) => g.name === name && g.id !== id)) return reject("group-exists");
    group.name = name;
  }),
  /** Its members stay contacts. */
  deleteGroup: contacts.command({ id: GroupId }, (state, { id }) => {
    if (!state.groups[id]) return reject("group-missing");
    delete state.groups[id];
    state.groupOrder = state.groupOrder.filter((g) => g !== id);
    for (const c of Object.values(state.contacts))
      if (c.groups.includes(id)) c.groups = c.groups.filter((g) => g !== id);
  }),
  addMembers: contacts.command({ id: GroupId, contacts: v.array(ContactId) }, (state, { id, contacts: ids }) => {
    if (!state.groups[id]) return reject("group-missing");
    for (const member of ids) {
      const contact = state.contacts[member];
      if (!contact) return reject("contact-missing");
      if (!contact.groups.includes(id)) contact.groups.push(id);
    }
  }),
  removeMember: contacts.command({ id: GroupId, contact: ContactId }, (state, { id, contact }) => {
    const member = state.contacts[contact];
    if (!member) return reject("contact-missing");
    member.groups = member.groups.filter((g) => g !== id);
  }),

  block: contacts.command({ numbers: v.array(PhoneNumber) }, (state, { numbers }) => {
    if (numbers.length === 0) return reject("number-none");
    for (const number of numbers) {
      if (!isNumber(number)) return reject("number-bad", { number });
      if (!isBlocked(state, number)) state.blocked.push(number.trim());
    }
  }),
  unblock: contacts.command({ numbers: v.array(PhoneNumber) }, (state, { numbers }) => {
    state.blocked = state.blocked.filter((b) => !numbers.some((n) => sameNumber(n, b)));
  }),

  /** Starts a call; the other side answers after a moment. */
  dial: contacts.command({ number: PhoneNumber }, (state, { number }, ctx) => call(state, ctx, number)),
  /** Calls the number that lies on a key: of the voicemail on 1. */
  dialSpeed: contacts.command({ key: v.picklist(["1", ...speedKeys]) }, (state, { key }, ctx) => {
    const number = key === "1" ? state.prefs.voicemailNumber : state.speed[key];
    return number ? call(state, ctx, number) : reject("speed-empty", { key });
  }),
  /** Someone calls this phone. */
  ring: contacts.command({ number: PhoneNumber }, (state, { number: from }, ctx) => {
    if (ctx.os.settings.network.airplane || state.barred.includes("barIncoming")) return;
    const number = isNumber(from) ? from : (byName(state, from)?.phones[0]?.number ?? from);
    const { forwardAlways, forwardBusy, waiting } = state.prefs;
    const note = (kind: Call["kind"]): void => log(state, ctx, { number, kind, at: ctx.now, durationMs: 0 });
    if (isKeptOut(state, number)) return note("blocked");
    if (forwardAlways !== "") return note("forwarded");
    if (state.talk && !waiting) {
      // The other side hears that the line is busy; this phone knows of it only where it sends the call on.
      if (forwardBusy !== "") note("forwarded");
      return;
    }
    if (state.talk) {
      note("missed");
      return tellMissed(state, ctx, number);
    }
    const again = Object.values(state.calls).some(
      (call) => call.kind === "missed" && sameNumber(call.number, number) && ctx.now - call.at < repeatMs,
    );
    if (ctx.keptQuiet({ kind: "calls", from: number, again })) {
      log(state, ctx, { number, kind: "missed", at: ctx.now, durationMs: 0 });
      return tellMissed(state, ctx, number);
    }
    state.talk = {
      number,
      incoming: true,
      startedAt: ctx.now,
      connectsAt: null,
      muted: false,
      speaker: false,
      recording: false,
    };
    ctx.present("call", {});
  }),
  answer: contacts.command({}, (state, _, ctx) => {
    if (!state.talk || state.talk.connectsAt !== null) return reject("call-over");
    state.talk.connectsAt = ctx.now;
    state.talk.recording = isRecorded(state, state.talk.number);
  }),
  /** Ends the call, or declines one that rings, and writes it down. */
  hangUp: contacts.command({}, (state, _, ctx) => end(state, ctx)),
  /** Declines a call that rings, and says why in a message. */
  declineWith: contacts.command({ text: Response }, (state, { text }, ctx) => {
    const number = state.talk?.number ?? "";
    const refused = end(state, ctx);
    if (refused) return refused;
    if (!isNumber(number)) return;
    const sent = ctx.provide({ op: "insert", authority: "sms", args: { numbers: [number], text } });
    if ("reject" in sent) return sent;
  }),
  /** Nobody answered a ringing call. */
  miss: contacts.command({}, (state, _, ctx) => {
    const talk = state.talk;
    if (!talk || talk.connectsAt !== null) return;
    const { number, startedAt: at } = talk;
    const kind = state.prefs.forwardUnanswered === "" ? "missed" : "forwarded";
    log(state, ctx, { number, kind, at, durationMs: 0 });
    state.talk = null;
    if (kind === "missed") tellMissed(state, ctx, number);
  }),
  setRecording: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.recording = on;
  }),
  setMuted: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.muted = on;
  }),
  setSpeaker: contacts.command({ on: v.boolean() }, (state, { on }) => {
    if (!state.talk) return reject("call-over");
    state.talk.speaker = on;
  }),
  deleteCall: contacts.command({ id: CallId }, (state, { id }) => {
    if (!state.calls[id]) return reject("entry-missing");
    delete state.calls[id];
  }),
  clearLog: contacts.command({}, (state) => {
    state.calls = {};
  }),

  /** Calls that are older than the user wants to keep. */
  forgetCalls: contacts.command({}, (state, _, ctx) => {
    const days = keepDays[state.prefs.retention];
    if (days === 0) return;
    for (const c of Object.values(state.calls)) if (c.at <= ctx.now - days * dayMs) delete state.calls[c.id];
  }),
  report: contacts.command({ number: PhoneNumber, on: v.boolean() }, (state, { number, on }) => {
    if (digitsOf(number) === "") return reject("number-none");
    if (on && !isSpam(state, number)) state.spam.push(number.trim());
    if (!on) state.spam = state.spam.filter((s) => !sameNumber(s, number));
  }),

  playVoicemail: contacts.command(
    { id: VoicemailId, fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)) },
    (state, args, ctx) => {
      const voicemail = state.voicemails[args.id];
      if (!voicemail) return reject("entry-missing");
      voicemail.heard = true;
      const fromMs = Math.min(args.fromMs, voicemail.durationMs - 1);
      state.playing = { id: args.id, since: ctx.now, fromMs };
    },
  ),
  stopVoicemail: contacts.command({}, (state) => {
    state.playing = null;
  }),
  deleteVoicemail: contacts.command({ id: VoicemailId }, (state, { id }) => {
    if (!state.voicemails[id]) return reject("entry-missing");
    delete state.voicemails[id];
    if (state.playing?.id === id) state.playing = null;
  }),

  /** Sets what anybody may set. */
  setPrefs: contacts.command(changes, (state, wanted) => {
    for (const [name, value] of Object.entries(wanted))
      if (typeof value === "string" && /^(forward\w*|voicemailNumber)$/.test(name) && name !== "forwardDelay")
        if (value.trim() !== "" && !isNumber(value)) return reject("number-bad", { number: value });
    Object.assign(state.prefs, wanted);
  }),
  /** The network asks for a code before it bars calls or lets them through. */
  bar: contacts.command(
    { which: v.picklist(bars), on: v.boolean(), code: v.string() },
    (state, { which, on, code }) => {
      if (code !== state.barCode) return reject("code-wrong");
      const others = state.barred.filter((b) => b !== which);
      state.barred = on ? [...others, which].toSorted() : others;
    },
  ),
  setBarCode: contacts.command({ code: v.string(), next: Code }, (state, { code, next }) => {
    if (code !== state.barCode) return reject("code-wrong");
    state.barCode = next;
  }),
  setFixed: contacts.command({ on: v.boolean(), code: v.string() }, (state, { on, code }) => {
    if (code !== state.fixed.code) return reject("code-wrong");
    state.fixed.on = on;
  }),
  addFixed: contacts.command({ number: PhoneNumber, code: v.string() }, (state, { number, code }) => {
    if (code !== state.fixed.code) return reject("code-wrong");
    if (!isNumber(number)) return reject("number-bad", { number });
    if (!state.fixed.numbers.some((n) => sameNumber(n, number))) state.fixed.numbers.push(number.trim());
  }),
  removeFixed: contacts.command({ number: PhoneNumber, code: v.string() }, (state, { number, code }) => {
    if (code !== state.fixed.code) return reject("code-wrong");
    state.fixed.numbers = state.fixed.numbers.filter((n) => !sameNumber(n, number));
  }),
  /** Writes a quick response; `index` null adds one. */
  saveResponse: contacts.command({ index: v.nullable(whole), text: Response }, (state, { index, text }) => {
    if (state.responses.some((r, i) => r === text && i !== index)) return reject("response-exists");
    if (index === null) {
      if (state.responses.length >= 12) return reject("responses-full");
      state.responses.push(text);
    } else if (index < state.responses.length) state.responses[index] = text;
    else return reject("entry-missing");
  }),
  deleteResponse: contacts.command({ index: whole }, (state, { index }) => {
    if (index >= state.responses.length) return reject("entry-missing");
    state.responses = state.responses.filter((_, i) => i !== index);
  }),
  setSpeed: contacts.command(
    { key: v.picklist(speedKeys), number: v.nullable(PhoneNumber) },
    (state, { key, number }) => {
      if (number === null) delete state.speed[key];
      else if (isNumber(number)) state.speed[key] = number.trim();
      else return reject("number-bad", { number });
    },
  ),
  setTone: contacts.command({ contact: ContactId, tone: v.nullable(Ringtone) }, (state, { contact, tone }) => {
    if (!state.contacts[contact]) return reject("contact-missing");
    if (tone === null) delete state.tones[contact];
    else state.tones[contact] = tone;
  }),
  setRecorded: contacts.command({ contacts: v.array(ContactId), on: v.boolean() }, (state, { contacts: ids, on }) => {
    const others = state.recorded.filter((id) => !ids.includes(id));
    state.recorded = on ? [...others, ...unique(ids.filter((id) => state.contacts[id]))] : others;
  }),
  /** Adds the cards of a file; whoever has one of their numbers is known already. Its result is how many are new. */
  importCards: contacts.command({ text: v.string() }, (state, { text }, ctx) => {
    let added = 0;
    for (const { name, phones, emails } of cardsIn(text)) {
      if (phones.some((p) => byNumber(state, p.number))) continue;
      if (phones.length === 0 && byName(state, name)) continue;
      const id = ctx.newId("contact");
      const card: Contact = {
        id,
        name: cutTo(name, 200),
        company: "",
        title: "",
        phones: phones.filter((p, i) => phones.findIndex((q) => sameNumber(p.number, q.number)) === i),
        emails: unique(emails).filter(isEmail),
        address: "",
        birthday: null,
        note: "",
        groups: [],
        sortKey: cutTo(latinOf(name), 200),
        starred: false,
      };
      state.contacts[id] = card;
      added += 1;
    }
    return added;
  }),
};
