import { all, atLeast, equal } from "#os/guards.ts";
import * as v from "valibot";
import { flag, text, textFor, textUpTo } from "#os/values.ts";
import { fareKinds } from "#world/rails/fares.ts";
import { PassengerId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { idKinds, passengerFields, studentFields } from "./state.ts";

export const peopleScreens = {
  passengers: railway.screen({ view: { query: text } }),
  passenger: railway.screen({
    params: { passenger: v.nullable(PassengerId) },
    view: {
      name: textFor(passengerFields.name),
      idKind: v.optional(v.picklist(idKinds), "idCard"),
      idNumber: textFor(passengerFields.idNumber),
      phone: textFor(passengerFields.phone),
      discount: v.optional(v.picklist(fareKinds), "adult"),
      tried: flag,
    },
    enter: ({ state, params }) => {
      const found = params.passenger === null ? undefined : state.passengers[params.passenger];
      if (!found) return {};
      const { name, idKind, idNumber, phone, discount } = found;
      return { name, idKind, idNumber, phone, discount };
    },
    focus: [{ field: "name", caps: "words", when: ({ params }) => params.passenger === null }],
  }),
  student: railway.screen({
    params: { passenger: PassengerId },
    view: {
      school: textFor(studentFields.school),
      studentNumber: textFor(studentFields.studentNumber),
      year: textUpTo(4),
    },
    enter: ({ state, params }) => {
      const found = state.passengers[params.passenger]?.student;
      return found ? { school: found.school, studentNumber: found.studentNumber, year: String(found.year) } : {};
    },
  }),
};
type StudentView = { view: { school: string; studentNumber: string; year: string } };
export const peopleGuards = {
  isNew: equal("params.passenger", null),
  isKnown: ({ params, state }: { state: State; params: { passenger: string | null } }) =>
    params.passenger !== null && state.passengers[params.passenger] !== undefined,
  isPerson: all(atLeast("view.name", 1), atLeast("view.idNumber", 1)),
  isStudent: ({ view }: StudentView) =>
    view.school.trim() !== "" && view.studentNumber.trim() !== "" && /^20\d\d$/.test(view.year),
};
