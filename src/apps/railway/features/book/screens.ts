import { atLeast } from "#os/guards.ts";
import * as v from "valibot";
import { nullableField, overlay, listField } from "#os/values.ts";
import { berths, seatClasses } from "#world/rails/classes.ts";
import { OrderId, PassengerId, TicketId } from "../../ids.ts";
import { railway } from "../../state.ts";
import { maxRiders, tripFields } from "./state.ts";

const SeatLetter = v.pipe(v.string(), v.regex(/^[A-F]$/));
const seatChoiceView = {
  letters: v.optional(v.pipe(v.array(SeatLetter), v.maxLength(maxRiders)), []),
  berth: nullableField(v.picklist(berths)),
};
export const bookScreens = {
  book: railway.screen({
    params: { ...tripFields, next: nullableField(v.strictObject(tripFields)), student: v.optional(v.boolean(), false) },
    view: {
      of: v.optional(v.picklist(seatClasses), "second"),
      /** The seat class in the second train. */
      nextOf: nullableField(v.picklist(seatClasses)),
      riders: listField(PassengerId),
      full: listField(PassengerId),
      ...seatChoiceView,
      open: overlay("people"),
    },
    enter: ({ params }) => ({ of: params.of }),
  }),
  change: railway.screen({ params: { ticket: TicketId, ...tripFields }, view: seatChoiceView }),
  paid: railway.screen({ params: { order: OrderId } }),
};
export const bookGuards = {
  hasRiders: atLeast("view.riders", 1),
};
