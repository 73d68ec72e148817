import { all, atLeast, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { railway } from "../../state.ts";
import { Email } from "../invoices/state.ts";
import { passengerFields } from "../people/state.ts";
import { Code, Password, Phone, Username } from "./state.ts";

export const articlePages = [
  "rules",
  "refunds",
  "children",
  "students",
  "waitlist",
  "points",
  "luggage",
  "meals",
] as const;
const problem = nullableField(v.pipe(v.string(), v.maxLength(40)));
export const accountScreens = {
  me: railway.screen({}),
  login: railway.screen({
    view: { name: textUpTo(40), password: textUpTo(20) },
    focus: [{ field: "name", caps: "none" }],
  }),
  register: railway.screen({
    view: {
      username: textFor(Username),
      password: textFor(Password),
      again: textFor(Password),
      name: textFor(passengerFields.name),
      idNumber: textFor(passengerFields.idNumber),
      phone: textUpTo(20),
      code: textFor(Code),
      problem,
    },
    focus: [{ field: "username", caps: "none", when: ({ state }) => !state.account.loggedIn }],
  }),
  forgot: railway.screen({
    view: { phone: textUpTo(20), code: textFor(Code), next: textFor(Password), again: textFor(Password), problem },
    focus: [{ field: "phone", kind: "phone" }],
  }),
  security: railway.screen({}),
  password: railway.screen({
    view: { password: textUpTo(20), next: textFor(Password), again: textFor(Password) },
    focus: [{ field: "password", kind: "password" }],
  }),
  phone: railway.screen({
    view: { phone: textUpTo(20), password: textUpTo(20), code: textFor(Code), problem },
    focus: [{ field: "password", kind: "password" }],
  }),
  close: railway.screen({ view: { password: textUpTo(20), code: textFor(Code), problem } }),
  profile: railway.screen({
    view: { email: textFor(Email), open: overlay("email") },
    enter: ({ state }) => ({ email: state.account.email }),
    focus: [{ field: "email", kind: "email", when: whileOpen("email") }],
  }),
  notices: railway.screen({ opens: "readNotices", view: { side: choiceField("all", "orders", "trips") } }),
  alerts: railway.screen({}),
  settings: railway.screen({ view: { open: overlay("size") } }),
  help: railway.screen({}),
  article: railway.screen({ params: { page: v.picklist(articlePages) } }),
};
type NewPasswordView = { view: { next: string; again: string } };
export const accountGuards = {
  isNamed: all(atLeast("view.name", 1), not(equal("view.password", ""))),
  isPhone: ({ view }: { view: { phone: string } }) => v.is(Phone, view.phone),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code.trim()),
  nextFits: ({ view }: NewPasswordView) => v.is(Password, view.next) && view.next === view.again,
  registers: ({
    view,
  }: {
    view: { username: string; password: string; again: string; name: string; idNumber: string; phone: string };
  }) =>
    v.is(Username, view.username) &&
    v.is(Password, view.password) &&
    view.password === view.again &&
    view.name.trim() !== "" &&
    view.idNumber.trim() !== "" &&
    v.is(Phone, view.phone),
};
