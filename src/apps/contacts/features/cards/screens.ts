/** What the screens of people and their cards remember, and what must hold there. */
import * as v from "valibot";
import { equal, hasSome } from "../../../../os/guards.ts";
import { civilOf } from "../../../../state/civil.ts";
import { firstOf, maybe, overlay, several, text, textFor, textUpTo, whole } from "../../../../os/values.ts";
import { langOf, offsetOf } from "../../../../os/format.ts";
import { isContactBlocked } from "../../queries.ts";
import { CallId } from "../calls/state.ts";
import { cardFields, ContactId, Email, Name, Note, Phone, PhoneNumber } from "./state.ts";
import { draftOf, written, type Draft, type Given } from "./draft.ts";
import { contacts, type State } from "../../state.ts";
import { GroupId } from "../groups/state.ts";

/** Digits that the keypad takes. */
export const dialledMost = 30;
const picked = several(ContactId);

export const cardsScreens = {
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
      name: textFor(Name),
      email: textFor(Email),
    },
    view: {
      first: textFor(cardFields.first),
      last: textFor(cardFields.last),
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
    focus: [
      {
        field: "first",
        enter: "next",
        caps: "words",
        when: ({ params, os }) => params.id === null && langOf(os) === "en",
      },
      { field: "last", enter: "next", caps: "words", when: ({ params }) => params.id === null },
    ],
  }),
  /** Contacts for another app: one, or several. */
  choose: contacts.screen({ params: { many: v.boolean() }, view: { query: text, selected: picked } }),
  pick: contacts.screen({ params: { number: PhoneNumber }, view: { query: text } }),
};
export const cardsGuards = {
  selecting: hasSome("selected"),
  isMany: equal("params.many", true),
  isNew: equal("params.id", null),
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
};
