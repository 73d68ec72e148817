import * as v from "valibot";
import { reject } from "#os/values.ts";
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import { dayKey } from "#state/civil.ts";
import { toLatin } from "#world/pinyin.ts";
import { nameOf } from "../../names.ts";
import { isEmail } from "../../numbers.ts";
import { Ringtone } from "../settings/prefs.ts";
import { findByName, findByNumber } from "../../queries.ts";
import { parseVcards } from "../../vcard.ts";
import { cardFields, ContactId, type Contact } from "./state.ts";
import { contacts } from "../../state.ts";

const unique = (list: readonly string[]): string[] => [...new Set(list)];

export const cardsCommands = {
  /** Saves a contact; a null id creates one. Returns the id. */
  save: contacts.command({ id: v.nullable(ContactId), ...cardFields }, (state, { id, ...card }, ctx) => {
    const known = id === null ? undefined : state.contacts[id];
    if (id !== null && !known) return reject("contact-missing");
    const names = { first: card.first.trim(), last: card.last.trim(), company: card.company.trim() };
    const name = nameOf(names);
    if (name === "") return reject("name-missing");
    const phones = card.phones
      .map(({ number, label }) => ({ number: number.trim(), label }))
      .filter((p) => p.number !== "");
    const emails = card.emails.map((e) => e.trim()).filter((e) => e !== "");
    if (phones.length === 0 && emails.length === 0) return reject("reach-missing");
    const badNumber = phones.find((p) => !isPhoneNumber(p.number));
    if (badNumber) return reject("number-bad", { number: badNumber.number });
    const badEmail = emails.find((e) => !isEmail(e));
    if (badEmail !== undefined) return reject("email-bad", { email: badEmail });
    if (card.birthday !== null && card.birthday > dayKey(ctx.now, ctx.offsetMin)) return reject("birthday-future");
    const twice = phones.find((p, i) => phones.slice(0, i).some((q) => sameNumber(p.number, q.number)));
    if (twice) return reject("number-twice", { number: twice.number });
    // Numbers that the contact already has are not checked, so that a contact with an existing duplicate can still be
    // edited.
    const fresh = phones.filter((p) => !known?.phones.some((old) => sameNumber(old.number, p.number)));
    for (const p of fresh) {
      const owner = Object.values(state.contacts).find(
        (c) => c.id !== id && c.phones.some((q) => sameNumber(q.number, p.number)),
      );
      if (owner) return reject("number-taken", { name: nameOf(owner) });
    }
    const key = known?.id ?? ctx.newId("contact");
    state.contacts[key] = {
      id: key,
      ...names,
      title: card.title.trim(),
      phones,
      emails: unique(emails),
      address: card.address.trim(),
      birthday: card.birthday,
      note: card.note.trim(),
      groups: unique(card.groups).filter((g) => state.groups[g]),
      sortKey: known && nameOf(known) === name ? known.sortKey : truncateText(toLatin(name), 200),
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
  setTone: contacts.command({ contact: ContactId, tone: v.nullable(Ringtone) }, (state, { contact, tone }) => {
    if (!state.contacts[contact]) return reject("contact-missing");
    if (tone === null) delete state.tones[contact];
    else state.tones[contact] = tone;
  }),
  /**
   * Imports the contacts of a file. Skips a contact if one of its numbers is already known. Returns the number of new
   * contacts.
   */
  importCards: contacts.command({ text: v.string() }, (state, { text }, ctx) => {
    let added = 0;
    for (const { phones, emails, ...names } of parseVcards(text)) {
      if (phones.some((p) => findByNumber(state, p.number))) continue;
      if (phones.length === 0 && findByName(state, nameOf(names))) continue;
      const id = ctx.newId("contact");
      const card: Contact = {
        id,
        ...names,
        title: "",
        phones: phones.filter((p, i) => phones.findIndex((q) => sameNumber(p.number, q.number)) === i),
        emails: unique(emails).filter(isEmail),
        address: "",
        birthday: null,
        note: "",
        groups: [],
        sortKey: truncateText(toLatin(nameOf(names)), 200),
        starred: false,
      };
      state.contacts[id] = card;
      added += 1;
    }
    return added;
  }),
};
