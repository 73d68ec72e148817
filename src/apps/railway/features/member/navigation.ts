import { TicketId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";

export const memberEdges = [
  on("member", "goHome").root(),
  on("member", "goTravel").replace("travel"),
  on("member", "goOrders").replace("orders"),
  on("member", "goMe").replace("me"),
  on("member", "join").when("isOutside").ask("joinAsk", "joinDo").run("join").say("joinedSaid"),
  on("member", "redeem").root(),
  on("member", "rules").push("article", { page: "points" }),
  ...pushes("member", "points", "login"),
  on("points", "openTicket", { ticket: TicketId }).push("ticket"),
] as const;
