/** Adds, changes and removes passengers. The railway checks their documents after a delay. */
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { PassengerId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { railway } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { isIdNumber } from "./id-numbers.ts";
import { passengerFields, maxPassengers, studentFields } from "./state.ts";

const passengerCheckMs = 10 * minuteMs;
const studentCheckMs = 30 * minuteMs;

export const peopleCommands = {
  addPassenger: loggedInCommand(passengerFields, (state, fields, ctx) => {
    const all = Object.values(state.passengers);
    if (all.length >= maxPassengers) return reject("passengers-many");
    if (!isIdNumber(fields.idKind, fields.idNumber)) return reject("id-malformed");
    if (all.some((p) => p.idNumber === fields.idNumber)) return reject("id-known");
    const id = ctx.newId("passenger");
    state.passengers[id] = {
      id,
      ...fields,
      own: false,
      check: "pending",
      checkedAt: ctx.now + passengerCheckMs,
      student: null,
    };
    return id;
  }),
  /**
   * Changes a passenger. The railway checks a new name or number again. For the owner's own entry, and for passengers
   * with a ticket, the name and the number cannot be changed.
   */
  changePassenger: loggedInCommand(
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
      person.checkedAt = ctx.now + passengerCheckMs;
    },
  ),
  removePassenger: loggedInCommand({ passenger: PassengerId }, (state, { passenger: id }) => {
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
  /** Scheduled. The railway verifies or rejects the document number. */
  checkPassenger: railway.command({ passenger: PassengerId }, (state, { passenger: id }, ctx) => {
    const person = state.passengers[id];
    if (person?.check !== "pending") return reject("passenger-gone");
    person.check = isIdNumber(person.idKind, person.idNumber) ? "verified" : "failed";
    person.checkedAt = null;
    notifyOwner(state, ctx, {
      channel: "account",
      key: person.check === "verified" ? "noticeVerified" : "noticeNotVerified",
      facts: { name: person.name },
      open: { screen: "passenger", params: { passenger: id } },
    });
  }),
  askStudent: loggedInCommand(
    { passenger: PassengerId, ...studentFields },
    (state, { passenger: id, ...fields }, ctx) => {
      const person = state.passengers[id];
      if (!person) return reject("passenger-gone");
      if (person.check !== "verified") return reject("passenger-unverified", { name: person.name });
      if (person.student?.check === "pending") return reject("student-pending");
      person.discount = "student";
      person.student = { ...fields, check: "pending", checkedAt: ctx.now + studentCheckMs };
    },
  ),
  /** Scheduled. The school confirms or rejects the student number. */
  checkStudent: railway.command({ passenger: PassengerId }, (state, { passenger: id }, ctx) => {
    const person = state.passengers[id];
    if (person?.student?.check !== "pending") return reject("passenger-gone");
    const fits = /^\d{8,12}$/.test(person.student.studentNumber);
    person.student.check = fits ? "verified" : "failed";
    person.student.checkedAt = null;
    notifyOwner(state, ctx, {
      channel: "account",
      key: fits ? "noticeVerified" : "noticeNotVerified",
      facts: { name: person.name },
      open: { screen: "passenger", params: { passenger: id } },
    });
  }),
};
