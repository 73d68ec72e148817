/** Blocks numbers and reports spam. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { normalizeNumber, isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { isBlocked, isSpam } from "../../queries.ts";
import { PhoneNumber } from "../cards/state.ts";
import { contacts } from "../../state.ts";

export const blockingCommands = {
  block: contacts.command({ numbers: v.array(PhoneNumber) }, (state, { numbers }) => {
    if (numbers.length === 0) return reject("number-none");
    for (const number of numbers) {
      if (!isPhoneNumber(number)) return reject("number-bad", { number });
      if (!isBlocked(state, number)) state.blocked.push(number.trim());
    }
  }),
  unblock: contacts.command({ numbers: v.array(PhoneNumber) }, (state, { numbers }) => {
    state.blocked = state.blocked.filter((b) => !numbers.some((n) => sameNumber(n, b)));
  }),
  report: contacts.command({ number: PhoneNumber, on: v.boolean() }, (state, { number, on }) => {
    if (normalizeNumber(number) === "") return reject("number-none");
    if (on && !isSpam(state, number)) state.spam.push(number.trim());
    if (!on) state.spam = state.spam.filter((s) => !sameNumber(s, number));
  }),
};
