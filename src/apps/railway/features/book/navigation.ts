/** Edges of the screens between the choice of a train and the paid order. */
import * as v from "valibot";
import { berths, seatClasses } from "#world/rails/classes.ts";
import { Day, PassengerId, StopNumber, TicketId, TrainNumber } from "../../ids.ts";
import { on } from "../../builder.ts";
import { ticketEventIntent } from "../orders/share.ts";

const SeatLetter = v.pipe(v.string(), v.regex(/^[A-F]$/));
const stopFields = { train: TrainNumber, day: Day, board: StopNumber, alight: StopNumber };
export const bookEdges = [
  on("book", "pickClass", { of: v.picklist(seatClasses) }).set(({ args }) => ({
    of: args.of,
    letters: [],
    berth: null,
  })),
  on("book", "pickNextClass", { of: v.picklist(seatClasses) }).set(({ args }) => ({
    nextOf: args.of,
    letters: [],
    berth: null,
  })),
  on("book", "chooseRiders").open("people"),
  on("book", "toggleRider", { passenger: PassengerId }).toggle("riders", "passenger"),
  on("book", "closeRiders").close(),
  on("book", "toggleFull", { passenger: PassengerId }).toggle("full", "passenger"),
  on("book", "pickLetter", { letter: SeatLetter }).set(({ view, args }) => ({
    letters: view.letters.includes(args.letter)
      ? view.letters.filter((one) => one !== args.letter)
      : [...view.letters, args.letter].slice(-Math.max(1, view.riders.length)),
  })),
  on("book", "pickBerth", { berth: v.picklist(berths) }).set(({ args }) => ({ berth: args.berth })),
  on("book", "addPassenger").close().push("passenger", { passenger: null }),
  on("book", "openTrain", stopFields).push("train"),
  on("book", "submit")
    .when("hasRiders")
    .run("submitOrder", ({ params, view: { of, nextOf, riders, full, letters, berth } }) => {
      const { train, day, board, alight, next } = params;
      const second = next && { ...next, of: nextOf ?? next.of };
      return { train, day, board, alight, of, next: second, riders, full, letters, berth };
    })
    .replace("order", ({ result }) => ({ order: result })),
  on("book", "submit").say("ridersMissing"),
  on("change", "pickLetter", { letter: SeatLetter }).set(({ view, args }) => ({
    letters: view.letters.includes(args.letter) ? [] : [args.letter],
  })),
  on("change", "pickBerth", { berth: v.picklist(berths) }).set(({ args }) => ({ berth: args.berth })),
  on("change", "submit")
    .ask("changeAsk", "changeDo")
    .run("changeTicket")
    .replace("order", ({ result }) => ({
      order: result,
    })),
  on("paid", "openOrder").replace("order"),
  on("paid", "goHome").root(),
  on("paid", "addEvent", { ticket: TicketId }).start(({ state, args, os }) =>
    ticketEventIntent(state, args.ticket, os),
  ),
  on("paid", "meals", { ticket: TicketId }).push("kitchens"),
] as const;
