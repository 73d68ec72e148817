/** View state and guards of the birthday form. */
import * as v from "valibot";
import { equal, hasText, not } from "#os/guards.ts";
import { DayKey } from "#os/day-key.ts";
import { flag, overlay, listField, textFor } from "#os/values.ts";
import { dayNumber } from "#state/day.ts";
import { Day, shownMonthFields, shownMonthOf } from "../../fields.ts";
import { EventId, Reminder } from "../../schemas.ts";
import { calendar, type State } from "../../state.ts";
import { eventFields } from "../events/state.ts";
import { createBirthdayDraft, pickBirthdayDraft, type BirthdayDraft, type BirthdayParams } from "./draft.ts";

export const birthdaysScreens = {
  birthday: calendar.screen({
    params: { id: v.nullable(EventId), day: DayKey, name: v.optional(eventFields.title, "") },
    view: {
      name: textFor(eventFields.title),
      born: Day,
      yearKnown: flag,
      reminders: listField(Reminder),
      rings: flag,
      notes: textFor(eventFields.notes),
      ...shownMonthFields,
      open: overlay("born", "reminders"),
    },
    enter: ({ state, params }) => {
      const draft = createBirthdayDraft(state, params);
      return { ...draft, ...shownMonthOf(dayNumber(draft.born)) };
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
  hasPerson: hasText("name"),
  isNewPerson: equal("params.id", null),
  isOldPerson: not(equal("params.id", null)),
  birthdayChanged: (c: { state: State; params: BirthdayParams; view: BirthdayDraft }) =>
    JSON.stringify(createBirthdayDraft(c.state, c.params)) !== JSON.stringify(pickBirthdayDraft(c.view)),
};
