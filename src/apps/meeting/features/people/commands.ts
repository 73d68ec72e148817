/** Adds and removes favourite people. */
import { reject } from "#os/values.ts";
import { toggleItem } from "#state/toggle-item.ts";
import { maxInvited, PersonId } from "../../ids.ts";
import { isKnownPerson, storeContactNames } from "../../people.ts";
import { meeting } from "../../state.ts";

export const peopleCommands = {
  toggleFavourite: meeting.command({ person: PersonId }, (state, { person }, ctx) => {
    storeContactNames(state, [person], ctx.content("contacts"));
    if (!isKnownPerson(state, person)) return reject("person-gone");
    if (!state.favourites.includes(person) && state.favourites.length >= maxInvited) return reject("favourites-full");
    state.favourites = toggleItem(state.favourites, person);
    return undefined;
  }),
};
