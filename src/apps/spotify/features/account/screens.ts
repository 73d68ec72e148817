/** View state of the screens for logging in and signing up. */
import * as v from "valibot";
import { equal } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { spotify } from "../../state.ts";
import { BirthDate, DisplayName, Email, genders, Password } from "./state.ts";

export const signUpSteps = ["email", "password", "born", "gender", "name"] as const;
export const accountScreens = {
  signUp: spotify.screen({
    view: {
      step: choiceField(...signUpSteps),
      email: textFor(Email),
      password: textFor(Password),
      born: textFor(BirthDate),
      gender: nullableField(v.picklist(genders)),
      name: textFor(DisplayName),
    },
    focus: [
      { field: "email", kind: "email", caps: "none", when: ({ view }) => view.step === "email" },
      { field: "password", kind: "password", when: ({ view }) => view.step === "password" },
      { field: "born", when: ({ view }) => view.step === "born" },
      { field: "name", caps: "words", when: ({ view }) => view.step === "name" },
    ],
  }),
  logIn: spotify.screen({
    view: { email: textUpTo(60), password: textUpTo(40) },
    focus: [{ field: "email", kind: "email", caps: "none" }],
  }),
  forgot: spotify.screen({
    view: {
      email: textUpTo(60),
      sent: v.optional(v.boolean(), false),
      code: textUpTo(6),
      password: textFor(Password),
      problem: nullableField(v.literal("code-wrong")),
    },
    focus: [
      { field: "email", kind: "email", caps: "none", when: ({ state, view }) => !state.loggedIn && !view.sent },
      { field: "code", kind: "number", when: ({ state, view }) => !state.loggedIn && view.sent },
    ],
  }),
  account: spotify.screen({
    view: {
      password: textUpTo(40),
      next: textFor(Password),
      email: textFor(Email),
      open: overlay("password", "email"),
    },
    enter: ({ state }) => ({ email: state.account.email }),
    focus: [
      { field: "password", kind: "password", when: whileOpen("password") },
      { field: "email", kind: "email", caps: "none", when: whileOpen("email") },
    ],
  }),
};
type SignUpView = {
  view: { email: string; password: string; born: string; name: string; gender: string | null };
};
export const accountGuards = {
  atEmail: equal("view.step", "email"),
  atPassword: equal("view.step", "password"),
  atBorn: equal("view.step", "born"),
  atGender: equal("view.step", "gender"),
  hasEmail: ({ view }: { view: { email: string } }) => v.is(Email, view.email),
  hasPassword: ({ view }: { view: { password: string } }) => v.is(Password, view.password),
  hasBorn: ({ view }: { view: { born: string } }) => v.is(BirthDate, view.born),
  hasNext: ({ view }: { view: { next: string } }) => v.is(Password, view.next),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
  isComplete: ({ view }: SignUpView) =>
    v.is(Email, view.email) &&
    v.is(Password, view.password) &&
    v.is(BirthDate, view.born) &&
    view.gender !== null &&
    v.is(DisplayName, view.name),
};
