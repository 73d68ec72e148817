/** View state and guards of the settings. */
import * as v from "valibot";
import { isChosen, hasText } from "#os/guards.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { bars, choiceNames, numberNames, pageIds } from "./prefs.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";
import { contacts } from "../../state.ts";
import { Response, speedKeys } from "./state.ts";

export const settingsScreens = {
  settings: contacts.screen({
    params: { page: v.optional(v.picklist(pageIds), "settings") },
    view: { editing: nullableField(v.picklist(numberNames)), number: textFor(PhoneNumber), open: overlay("number") },
    focus: [{ field: "number", kind: "phone", when: whileOpen("number") }],
  }),
  choice: contacts.screen({ params: { name: v.picklist(choiceNames) } }),
  ringtone: contacts.screen({}),
  responses: contacts.screen({
    view: { text: textFor(Response), index: nullableField(wholeNumber), open: overlay("edit") },
    focus: [{ field: "text", when: whileOpen("edit") }],
  }),
  barring: contacts.screen({
    view: { which: choiceField(...bars), code: textUpTo(4), next: textUpTo(4), open: overlay("code", "change") },
    focus: [
      { field: "code", kind: "password", when: whileOpen("code") },
      { field: "code", kind: "password", enter: "next", when: whileOpen("change") },
    ],
  }),
  fixed: contacts.screen({
    view: { number: textFor(PhoneNumber), code: textUpTo(4), open: overlay("turn", "add", "remove") },
    focus: [
      { field: "code", kind: "password", when: whileOpen("turn", "remove") },
      { field: "number", kind: "phone", enter: "next", when: whileOpen("add") },
    ],
  }),
  speedDial: contacts.screen({
    view: { key: v.optional(v.picklist(speedKeys), "2"), number: textFor(PhoneNumber), open: overlay("assign") },
    focus: [{ field: "number", kind: "phone", when: whileOpen("assign") }],
  }),
  tones: contacts.screen({ view: { contact: nullableField(ContactId), open: overlay("tone") } }),
  recorded: contacts.screen({}),
  transfer: contacts.screen({ view: { added: nullableField(wholeNumber) } }),
};
export const settingsGuards = {
  hasText: hasText("text"),
  validNumber: ({ view }: { view: { number: string } }) => isPhoneNumber(view.number),
  emptyOrNumber: ({ view }: { view: { number: string } }) => view.number.trim() === "" || isPhoneNumber(view.number),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{4}$/.test(view.code),
  hasNextCode: ({ view }: { view: { next: string } }) => /^\d{4}$/.test(view.next),
  hasContact: isChosen("contact"),
};
