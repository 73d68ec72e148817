/** View state of the inbox screens. */
import * as v from "valibot";
import { all, hasText } from "#os/guards.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { MailId, NewsId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { MailText, Subject } from "./state.ts";

export const inboxTabs = ["notifications", "messages"] as const;
export const inboxScreens = {
  inbox: reddit.screen({
    view: {
      tab: choiceField(...inboxTabs),
      held: nullableField(NewsId),
      heldMail: nullableField(MailId),
      open: overlay("menu", "news", "mail"),
    },
  }),
  mail: reddit.screen({
    params: { mail: MailId },
    view: { text: textFor(MailText), open: overlay("menu") },
    opens: "readMail",
  }),
  newMail: reddit.screen({
    params: { to: v.optional(v.pipe(v.string(), v.maxLength(40)), "") },
    enter: ({ params }) => ({ to: params.to }),
    view: { to: textUpTo(40), subject: textFor(Subject), text: textFor(MailText) },
    focus: [
      { field: "to", enter: "next", caps: "none", when: ({ params }) => params.to === "" },
      { field: "subject", enter: "next" },
    ],
  }),
};
export const inboxGuards = {
  hasAnswer: hasText("text"),
  isMailReady: all(hasText("to"), hasText("subject"), hasText("text")),
};
