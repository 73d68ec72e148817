/** What the form of a birthday remembers, and what must hold there. */
import * as v from "valibot";
import { equal, isWritten, not } from "../../../../os/guards.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { flag, overlay, several, textFor } from "../../../../os/values.ts";
import { dayNumber } from "../../../../state/day.ts";
import { Day, shown, shownOf } from "../../fields.ts";
import { EventId, Reminder } from "../../schemas.ts";
import { calendar, type State } from "../../state.ts";
import { eventFields } from "../events/state.ts";
import { birthdayDraftOf, birthdayIn, type BirthdayDraft, type BirthdayParams } from "./draft.ts";

export const birthdaysScreens = {
  birthday: calendar.screen({
    params: { id: v.nullable(EventId), day: DayKey, name: v.optional(eventFields.title, "") },
    view: {
      name: textFor(eventFields.title),
      born: Day,
      yearKnown: flag,
      reminders: several(Reminder),
      rings: flag,
      notes: textFor(eventFields.notes),
      ...shown,
      open: overlay("born", "reminders"),
    },
    enter: ({ state, params }) => {
      const draft = birthdayDraftOf(state, params);
      return { ...draft, ...shownOf(dayNumber(draft.born)) };
    },
    focus: [
      {
        field: "name",
        enter: "next",
        caps: "words",
        when: ({ params, view }) => params.id === null && view.name === "",
      },
    ],
  }),
};
export const birthdaysGuards = {
  hasPerson: isWritten("name"),
  isNewPerson: equal("params.id", null),
  isOldPerson: not(equal("params.id", null)),
  birthdayChanged: (c: { state: State; params: BirthdayParams; view: BirthdayDraft }) =>
    JSON.stringify(birthdayDraftOf(c.state, c.params)) !== JSON.stringify(birthdayIn(c.view)),
};
