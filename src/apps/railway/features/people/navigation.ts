import * as v from "valibot";
import { fareKinds } from "#world/rails/fares.ts";
import { PassengerId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { idKinds } from "./state.ts";

export const peopleEdges = [
  on("passengers", "open", { passenger: PassengerId }).push("passenger"),
  on("passengers", "add").push("passenger", { passenger: null }),
  ...pushes("passengers", "login"),
  on("passenger", "pickKind", { idKind: v.picklist(idKinds) }).set(({ args }) => ({ idKind: args.idKind })),
  on("passenger", "pickDiscount", { discount: v.picklist(fareKinds) }).set(({ args }) => ({ discount: args.discount })),
  on("passenger", "save").when("isPerson", "isNew").run("addPassenger").say("passengerAdded").pop(),
  on("passenger", "save")
    .when("isPerson", "isKnown")
    .run("changePassenger", ({ params, view }) => ({
      passenger: params.passenger ?? "passenger_none",
      name: view.name,
      idKind: view.idKind,
      idNumber: view.idNumber,
      phone: view.phone,
      discount: view.discount,
    }))
    .say("savedSaid")
    .pop(),
  on("passenger", "save").set({ tried: true }).say("fieldsMissing"),
  on("passenger", "remove")
    .when("isKnown")
    .warn("removePassengerAsk", "removeDo")
    .run("removePassenger", ({ params }) => ({ passenger: params.passenger ?? "passenger_none" }))
    .say("passengerRemoved")
    .pop(),
  on("passenger", "student")
    .when("isKnown")
    .push("student", ({ params }) => ({ passenger: params.passenger ?? "passenger_none" })),
  on("student", "send")
    .when("isStudent")
    .run("askStudent", ({ params, view }) => ({
      passenger: params.passenger,
      school: view.school,
      studentNumber: view.studentNumber,
      year: Number(view.year),
    }))
    .say("studentSent")
    .pop(),
  on("student", "send").say("fieldsMissing"),
] as const;
