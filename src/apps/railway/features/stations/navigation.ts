import { intents } from "#os/intents.ts";
import rails from "#world/rails/index.ts";
import { Day, StationId, TicketId, TrainNumber } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";

export const stationsEdges = [
  on("travel", "goHome").root(),
  on("travel", "goOrders").replace("orders"),
  on("travel", "goMember").replace("member"),
  on("travel", "goMe").replace("me"),
  on("travel", "openBoard", { station: StationId }).push("board"),
  on("travel", "openTicket", { ticket: TicketId }).push("ticket"),
  on("travel", "openMeals", { ticket: TicketId }).push("kitchens"),
  ...pushes("travel", "phones", "late", "numbers", "meals", "invoices", "help"),
  on("board", "openTrain", { train: TrainNumber, day: Day }).push("train"),
  on("board", "openStation").push("station"),
  on("board", "other").push("phones"),
  on("board", "showMore").set(({ view }) => ({ pages: view.pages + 1 })),
  on("station", "call").start(({ params, world }) =>
    intents.dial(world(rails.queries.station, { id: params.station })?.phone ?? ""),
  ),
  on("station", "openBoard").push("board"),
  on("station", "leaveFrom")
    .run("choosePlace", ({ params }) => ({ side: "from" as const, station: params.station }))
    .root(),
  on("phones", "open", { station: StationId }).push("station"),
  on("phones", "showMore").set(({ view }) => ({ pages: view.pages + 1 })),
  on("late", "ask")
    .when("isNumber")
    .set(({ view }) => ({ asked: view.number.trim().toUpperCase() })),
  on("late", "ask").say("numberWrong"),
  on("late", "openTrain", { train: TrainNumber, day: Day }).push("train"),
] as const;
