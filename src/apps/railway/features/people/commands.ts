/** Passengers: added, changed, removed; their papers are checked by the office in a while. */
import { reject } from "../../../../os/values.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { PassengerId } from "../../ids.ts";
import { loggedIn } from "../../member-only.ts";
import { railway } from "../../state.ts";
import { tell } from "../../tell.ts";
import { isIdNumber } from "./id-numbers.ts";
import { passengerFields, passengersMost, studentFields } from "./state.ts";

const checkMs = 10 * minuteMs;
const studentCheckMs = 30 * minuteMs;

export const peopleCommands = {
  addPassenger: loggedIn(passengerFields, (state, fields, ctx) => {
    const all = Object.values(state.passengers);
    if (all.length >= passengersMost) return reject("passengers-many");
    if (!isIdNumber(fields.idKind, fields.idNumber)) return reject("id-malformed");
    if (all.some((p) => p.idNumber === fields.idNumber)) return reject("id-known");
    const id = ctx.newId("passenger");
    state.passengers[id] = {
      id,
      ...fields,
      own: false,
      check: "pending",
      checkedAt: ctx.now + checkMs,
      student: null,
    };
    return id;
  }),
  /** Whose name or number changes is checked anew; nobody changes themselves, nor who has a ticket. */
  changePassenger: loggedIn(
    { passenger: PassengerId, ...passengerFields },
    (state, { passenger: id, ...fields }, ctx) => {
      const person = state.passengers[id];
      if (!person) return reject("passenger-gone");
      const other =
        person.name !== fields.name || person.idKind !== fields.idKind || person.idNumber !== fields.idNumber;
      if (other && person.own) return reject("own-fixed");
      if (!isIdNumber(fields.idKind, fields.idNumber)) return reject("id-malformed");
      if (Object.values(state.passengers).some((p) => p.id !== id && p.idNumber === fields.idNumber))
        return reject("id-known");
      const rides = Object.values(state.tickets).some(
        (t) => t.passenger === id && (t.status === "held" || t.status === "paid"),
      );
      if (other && rides) return reject("has-ticket");
      Object.assign(person, fields);
      if (!other) return;
      person.check = "pending";
      person.checkedAt = ctx.now + checkMs;
    },
  ),
  removePassenger: loggedIn({ passenger: PassengerId }, (state, { passenger: id }) => {
    const person = state.passengers[id];
    if (!person) return reject("passenger-gone");
    if (person.own) return reject("own-fixed");
    const waits = Object.values(state.waits).some(
      (w) => w.passengers.includes(id) && (w.status === "waiting" || w.status === "unpaid"),
    );
    if (
      waits ||
      Object.values(state.tickets).some((t) => t.passenger === id && (t.status === "held" || t.status === "paid"))
    )
      return reject("has-ticket");
    delete state.passengers[id];
  }),
  /** Falls due: the office knows the number, or does not. */
  checkPassenger: railway.command({ passenger: PassengerId }, (state, { passenger: id }, ctx) => {
    const person = state.passengers[id];
    if (person?.check !== "pending") return reject("passenger-gone");
    person.check = isIdNumber(person.idKind, person.idNumber) ? "verified" : "failed";
    person.checkedAt = null;
    tell(state, ctx, {
      channel: "account",
      key: person.check === "verified" ? "noticeVerified" : "noticeNotVerified",
      facts: { name: person.name },
      open: { screen: "passenger", params: { passenger: id } },
    });
  }),
  askStudent: loggedIn({ passenger: PassengerId, ...studentFields }, (state, { passenger: id, ...fields }, ctx) => {
    const person = state.passengers[id];
    if (!person) return reject("passenger-gone");
    if (person.check !== "verified") return reject("passenger-unverified", { name: person.name });
    if (person.student?.check === "pending") return reject("student-pending");
    person.discount = "student";
    person.student = { ...fields, check: "pending", checkedAt: ctx.now + studentCheckMs };
  }),
  /** Falls due: a school has a student of this number, or it has not. */
  checkStudent: railway.command({ passenger: PassengerId }, (state, { passenger: id }, ctx) => {
    const person = state.passengers[id];
    if (person?.student?.check !== "pending") return reject("passenger-gone");
    const fits = /^\d{8,12}$/.test(person.student.studentNumber);
    person.student.check = fits ? "verified" : "failed";
    person.student.checkedAt = null;
    tell(state, ctx, {
      channel: "account",
      key: fits ? "noticeVerified" : "noticeNotVerified",
      facts: { name: person.name },
      open: { screen: "passenger", params: { passenger: id } },
    });
  }),
};
