import { atLeast } from "../../../../os/guards.ts";
import * as v from "valibot";
import { maybe, overlay, several } from "../../../../os/values.ts";
import { berths, seatClasses } from "../../../../world/rails/classes.ts";
import { OrderId, PassengerId, TicketId } from "../../ids.ts";
import { railway } from "../../state.ts";
import { ridersMost, tripFields } from "./state.ts";

const Letter = v.pipe(v.string(), v.regex(/^[A-F]$/));
const wishes = {
  letters: v.optional(v.pipe(v.array(Letter), v.maxLength(ridersMost)), []),
  berth: maybe(v.picklist(berths)),
};
export const bookScreens = {
  book: railway.screen({
    params: { ...tripFields, next: maybe(v.strictObject(tripFields)), student: v.optional(v.boolean(), false) },
    view: {
      of: v.optional(v.picklist(seatClasses), "second"),
      /** The class in the train that one changes to. */
      nextOf: maybe(v.picklist(seatClasses)),
      riders: several(PassengerId),
      full: several(PassengerId),
      ...wishes,
      open: overlay("people"),
    },
    enter: ({ params }) => ({ of: params.of }),
  }),
  change: railway.screen({ params: { ticket: TicketId, ...tripFields }, view: wishes }),
  paid: railway.screen({ params: { order: OrderId } }),
};
export const bookGuards = {
  hasRiders: atLeast("view.riders", 1),
};
