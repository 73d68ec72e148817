/** View state of the account screens. */
import * as v from "valibot";
import { equal, hasText } from "#os/guards.ts";
import { flag, overlay, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { DisplayName, Password, Topic } from "../../ids.ts";
import { meeting } from "../../state.ts";
import { prefPages } from "./prefs.ts";
import { Note } from "./state.ts";

export const meScreens = {
  profile: meeting.screen({
    view: { name: textFor(DisplayName), note: textFor(Note) },
    enter: ({ state }) => ({ name: state.account.name, note: state.account.note }),
  }),
  personalRoom: meeting.screen({
    view: { topic: textFor(Topic), password: textFor(Password), open: overlay("topic", "password") },
    enter: ({ state }) => ({ topic: state.personal.topic, password: state.personal.password }),
    focus: [
      { field: "topic", when: whileOpen("topic") },
      { field: "password", kind: "number", when: whileOpen("password") },
    ],
  }),
  settings: meeting.screen({}),
  prefs: meeting.screen({ params: { page: v.picklist(prefPages) }, view: { open: overlay("background") } }),
  login: meeting.screen({
    view: { phone: textUpTo(40), code: textUpTo(6), agreed: flag },
    enter: ({ state }) => ({ phone: state.account.phone.slice(0, 40) }),
    focus: [{ field: "phone", kind: "phone" }],
  }),
};
export const meGuards = {
  hasNewName: hasText("name"),
  hasNewTopic: hasText("topic"),
  isPassword: ({ view }: { view: { password: string } }) => /^(\d{4,6})?$/.test(view.password),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
  isAgreed: equal("view.agreed", true),
};
