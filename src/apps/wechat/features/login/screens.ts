/** View state of the login screens. */
import { all, atLeast, equal, hasText, not } from "#os/guards.ts";
import { choiceField, flag, text, textUpTo, wholeNumber } from "#os/values.ts";
import * as v from "valibot";
import { me } from "../../people.ts";
import { wechat, type State } from "../../state.ts";

const password = textUpTo(40);
const code = textUpTo(6);
const ownPhone = ({ state }: { readonly state: State }) => ({ phone: (state.people[me]?.phone ?? "").slice(0, 40) });
export const loginScreens = {
  login: wechat.screen({
    // Fills in the owner's phone number and, unless the account was deleted, the owner's id.
    enter: ({ state }) => ({
      ...ownPhone({ state }),
      account: state.session.gone ? "" : (state.people[me]?.wxid ?? ""),
    }),
    view: { way: choiceField("password", "code"), account: text, password, phone: textUpTo(40), code, wrong: flag },
  }),
  puzzle: wechat.screen({ view: { at: v.optional(v.pipe(wholeNumber, v.maxValue(100)), 0), missed: flag } }),
  forgot: wechat.screen({
    enter: ownPhone,
    view: { phone: textUpTo(40), code, next: password, again: password },
    focus: [{ field: "phone", kind: "phone" }],
  }),
  thaw: wechat.screen({
    enter: ownPhone,
    view: { phone: textUpTo(40), code },
    focus: [{ field: "phone", kind: "phone" }],
  }),
  register: wechat.screen({
    enter: ownPhone,
    view: { nick: textUpTo(30), phone: textUpTo(40), code, password, agreed: flag },
    focus: [{ field: "nick", caps: "words" }],
  }),
  deleteAccount: wechat.screen({
    view: { step: choiceField(1, 2, 3), agreed: flag, password },
    focus: [{ field: "password", kind: "password", when: ({ view }) => view.step === 3 }],
  }),
};
export const loginGuards = {
  hasLogin: all(atLeast("view.account", 1), not(equal("view.password", ""))),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
  isAgreed: equal("view.agreed", true),
  hasNick: hasText("nick"),
  isLastStep: equal("view.step", 3),
  isLoggedIn: equal("state.session.on", true),
};
