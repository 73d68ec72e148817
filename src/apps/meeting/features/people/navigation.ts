/** Edges of the contact screens. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { PersonId } from "../../ids.ts";
import { on } from "../../builder.ts";

const person = { person: PersonId };
const number = { number: v.string() };
export const peopleEdges = [
  on("directory", "person", person).push("person"),
  on("phonebook", "person", person).push("person"),
  on("phonebook", "allow").needs("contacts").set({ query: "" }),
  on("person", "meet").push("quick", ({ params }) => ({ people: [params.person] })),
  on("person", "plan").push("schedule", ({ params }) => ({ id: null, people: [params.person] })),
  on("person", "favourite").run("toggleFavourite"),
  on("person", "call", number).start(({ args }) => intents.dial(args.number)),
  on("person", "message", number).start(({ args }) => intents.message(args.number)),
] as const;
