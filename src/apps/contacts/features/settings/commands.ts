import * as v from "valibot";
import { reject, wholeNumber } from "#os/values.ts";
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { bars, prefs } from "./prefs.ts";
import { ContactId, PhoneNumber } from "../cards/state.ts";
import { contacts } from "../../state.ts";
import { Code, Response, speedKeys } from "./state.ts";

const unique = (list: readonly string[]): string[] => [...new Set(list)];

export const settingsCommands = {
  /** Sets preferences. Call barring is not a preference, because its changes require a code. */
  setPrefs: contacts.command(prefs.changes, (state, wanted) => {
    for (const [name, value] of Object.entries(wanted))
      if (typeof value === "string" && /^(forward\w*|voicemailNumber)$/.test(name) && name !== "forwardDelay")
        if (value.trim() !== "" && !isPhoneNumber(value)) return reject("number-bad", { number: value });
    Object.assign(state.prefs, wanted);
  }),
  /** Changes call barring. The network requires a code for each change. */
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
    if (!isPhoneNumber(number)) return reject("number-bad", { number });
    if (!state.fixed.numbers.some((n) => sameNumber(n, number))) state.fixed.numbers.push(number.trim());
  }),
  removeFixed: contacts.command({ number: PhoneNumber, code: v.string() }, (state, { number, code }) => {
    if (code !== state.fixed.code) return reject("code-wrong");
    state.fixed.numbers = state.fixed.numbers.filter((n) => !sameNumber(n, number));
  }),
  /** Saves a quick response. A null index adds a new response. */
  saveResponse: contacts.command({ index: v.nullable(wholeNumber), text: Response }, (state, { index, text }) => {
    if (state.responses.some((r, i) => r === text && i !== index)) return reject("response-exists");
    if (index === null) {
      if (state.responses.length >= 12) return reject("responses-full");
      state.responses.push(text);
    } else if (index < state.responses.length) state.responses[index] = text;
    else return reject("entry-missing");
  }),
  deleteResponse: contacts.command({ index: wholeNumber }, (state, { index }) => {
    if (index >= state.responses.length) return reject("entry-missing");
    state.responses = state.responses.filter((_, i) => i !== index);
  }),
  setSpeed: contacts.command(
    { key: v.picklist(speedKeys), number: v.nullable(PhoneNumber) },
    (state, { key, number }) => {
      if (number === null) delete state.speed[key];
      else if (isPhoneNumber(number)) state.speed[key] = number.trim();
      else return reject("number-bad", { number });
    },
  ),
  setRecorded: contacts.command({ contacts: v.array(ContactId), on: v.boolean() }, (state, { contacts: ids, on }) => {
    const others = state.recorded.filter((id) => !ids.includes(id));
    state.recorded = on ? [...others, ...unique(ids.filter((id) => state.contacts[id]))] : others;
  }),
};
