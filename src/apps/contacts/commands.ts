/** What can happen to contacts, groups and calls. */
import * as v from "valibot";
import { reject, type Ctx } from "../../os/define.ts";
import { digitsOf, isNumber, sameNumber } from "../../os/numbers.ts";
import { dayKey } from "../../state/civil.ts";
import { latinOf } from "../../world/pinyin.ts";
import { isEmail } from "./numbers.ts";
import { byNumber, callerOf, connectMs, isBlocked, talkedMs } from "./queries.ts";
import {
  CallId,
  cardFields,
  ContactId,
  contacts,
  GroupId,
  GroupName,
  Label,
  PhoneNumber,
  sorts,
  type Call,
  type State,
} from "./state.ts";

const unique = (list: readonly string[]): string[] => [...new Set(list)];
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
      sortKey: known && known.name === name ? known.sortKey : latinOf(name).slice(0, 200),
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
    }
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
    keep.note = unique([keep.note, drop.note])
      .filter((text) => text !== "")
      .join("\n")
      .slice(0, 2000);
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
  dial: contacts.command({ number: PhoneNumber }, (state, { number }, ctx) => {
    if (state.talk) return reject("call-running");
    if (digitsOf(number) === "") return reject("number-none");
    if (ctx.os.settings.network.airplane) return reject("airplane");
    state.talk = {
      number: number.trim(),
      incoming: false,
      startedAt: ctx.now,
      connectsAt: ctx.now + connectMs,
      muted: false,
      speaker: false,
    };
  }),
  /** Someone calls this phone. */
  ring: contacts.command({ number: PhoneNumber }, (state, { number }, ctx) => {
    if (ctx.os.settings.network.airplane) return;
    if (isBlocked(state, number)) return log(state, ctx, { number, kind: "blocked", at: ctx.now, durationMs: 0 });
    if (state.talk) {
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
    };
    ctx.present("call", {});
  }),
  answer: contacts.command({}, (state, _, ctx) => {
    if (!state.talk || state.talk.connectsAt !== null) return reject("call-over");
    state.talk.connectsAt = ctx.now;
  }),
  /** Ends the call, or declines one that rings, and writes it down. */
  hangUp: contacts.command({}, (state, _, ctx) => {
    const talk = state.talk;
    if (!talk) return reject("call-over");
    const { number, incoming, startedAt: at } = talk;
    const kind = !incoming ? "outgoing" : talk.connectsAt === null ? "declined" : "incoming";
    log(state, ctx, { number, kind, at, durationMs: talkedMs(talk, ctx.now) });
    state.talk = null;
  }),
  /** Nobody answered a ringing call. */
  miss: contacts.command({}, (state, _, ctx) => {
    const talk = state.talk;
    if (!talk || talk.connectsAt !== null) return;
    const { number, startedAt: at } = talk;
    log(state, ctx, { number, kind: "missed", at, durationMs: 0 });
    state.talk = null;
    tellMissed(state, ctx, number);
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

  setSort: contacts.command({ sort: v.picklist(sorts) }, (state, { sort }) => {
    state.sort = sort;
  }),
  setDefaultLabel: contacts.command({ label: Label }, (state, { label }) => {
    state.defaultLabel = label;
  }),
  setOnlyWithNumbers: contacts.command({ on: v.boolean() }, (state, { on }) => {
    state.onlyWithNumbers = on;
  }),
};
