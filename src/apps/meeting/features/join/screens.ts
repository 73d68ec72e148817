/** View state of the join, quick meeting and cast forms. */
import * as v from "valibot";
import { equal, hasText } from "#os/guards.ts";
import { flag, overlay, listField, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { DisplayName, digitsOf, Password, PersonId } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";
import { asksPassword } from "./target.ts";

const number = textUpTo(14);
const password = textFor(Password);
export const joinScreens = {
  join: meeting.screen({
    params: { number: v.optional(number, ""), password: v.optional(password, "") },
    view: {
      number,
      password,
      name: textFor(DisplayName),
      mic: flag,
      camera: flag,
      sound: flag,
      open: overlay("password", "tried"),
    },
    enter: ({ state, params }) => ({
      number: params.number,
      password: params.password,
      name: state.account.name,
      sound: state.prefs.joinSound,
    }),
    focus: [
      { field: "password", kind: "number", when: whileOpen("password") },
      { field: "number", kind: "number", enter: "next", when: ({ view }) => view.number === "" },
    ],
  }),
  quick: meeting.screen({
    params: { people: listField(PersonId) },
    view: { camera: flag, personal: flag },
    enter: ({ state }) => ({ camera: state.prefs.quickCamera, personal: state.prefs.quickPersonal }),
  }),
  cast: meeting.screen({ view: { number, password }, focus: [{ field: "number", kind: "number", enter: "next" }] }),
};
interface JoinForm {
  readonly state: State;
  readonly view: { readonly number: string; readonly password: string };
}
export const joinGuards = {
  hasNumber: ({ view }: { view: { number: string } }) => /^\d{9,10}$/.test(digitsOf(view.number)),
  hasName: hasText("name"),
  needsPassword: ({ state, view }: JoinForm) => view.password === "" && asksPassword(state, digitsOf(view.number)),
  hasPassword: hasText("password"),
  isMicOn: equal("view.mic", true),
  isCameraOn: equal("view.camera", true),
};
