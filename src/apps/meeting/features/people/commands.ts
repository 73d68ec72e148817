/** Favourites among people. */
import { reject } from "../../../../os/values.ts";
import { toggled } from "../../../../state/toggled.ts";
import { invitedMost, PersonId } from "../../ids.ts";
import { isSomebody, keepNames } from "../../people.ts";
import { meeting } from "../../state.ts";

export const peopleCommands = {
  toggleFavourite: meeting.command({ person: PersonId }, (state, { person }, ctx) => {
    keepNames(state, [person], ctx.content("contacts"));
    if (!isSomebody(state, person)) return reject("person-gone");
    if (!state.favourites.includes(person) && state.favourites.length >= invitedMost) return reject("favourites-full");
    state.favourites = toggled(state.favourites, person);
    return undefined;
  }),
};
