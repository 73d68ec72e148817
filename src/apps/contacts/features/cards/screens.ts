/** View state and guards of the contact screens. */
import * as v from "valibot";
import { equal, isNotEmpty } from "#os/guards.ts";
import { civilOf } from "#state/civil.ts";
import { choiceField, nullableField, overlay, listField, text, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { langOf, offsetOf } from "#os/format.ts";
import { isContactBlocked } from "../../queries.ts";
import { CallId } from "../calls/state.ts";
import { cardFields, ContactId, Email, Name, Note, Phone, PhoneNumber } from "./state.ts";
import { createDraft, draftContent, type Draft, type EditorParams } from "./draft.ts";
import { contacts, type State } from "../../state.ts";
import { GroupId } from "../groups/state.ts";

/** The maximum number of digits on the keypad. */
export const maxDialledDigits = 30;
const selectedContacts = listField(ContactId);

export const cardsScreens = {
  main: contacts.screen({
    /** The number that another app or screen wants to dial. */
    params: { dial: textUpTo(maxDialledDigits) },
    enter: ({ params }) => (params.dial === "" ? {} : { tab: "keypad" as const, typed: params.dial }),
    view: {
      tab: choiceField("contacts", "keypad", "recents"),
      query: text,
      selected: selectedContacts,
      typed: textUpTo(maxDialledDigits),
      filter: choiceField("all", "missed"),
      entry: nullableField(CallId),
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
      phones: listField(Phone),
      emails: listField(v.strictObject({ text: Email })),
      address: textFor(cardFields.address),
      birthday: textUpTo(10),
      note: textFor(Note),
      groups: listField(GroupId),
      /** The index of the phone number whose label is being chosen. */
      row: v.optional(wholeNumber, 0),
      /** The day selected in the picker, until it is confirmed. */
      picked: textUpTo(10),
      year: textUpTo(4),
      month: v.optional(wholeNumber, 1),
      open: overlay("label", "birthday", "groups"),
    },
    enter: ({ state, params, now, os }) => {
      const draft = createDraft(state, params);
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
  /** Lets the user pick contacts for another app. `many`: whether the user can pick several contacts. */
  choose: contacts.screen({ params: { many: v.boolean() }, view: { query: text, selected: selectedContacts } }),
  pick: contacts.screen({ params: { number: PhoneNumber }, view: { query: text } }),
};
export const cardsGuards = {
  selecting: isNotEmpty("selected"),
  isMany: equal("params.many", true),
  isNew: equal("params.id", null),
  changed: ({ state, params, view }: { state: State; params: EditorParams; view: Draft }) =>
    draftContent(view) !== draftContent(createDraft(state, params)),
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
