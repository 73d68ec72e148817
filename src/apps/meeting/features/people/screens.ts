/** View state of the contact screens. */
import { text } from "#os/values.ts";
import { PersonId } from "../../ids.ts";
import { meeting } from "../../state.ts";

export const peopleScreens = {
  directory: meeting.screen({ view: { query: text } }),
  phonebook: meeting.screen({ view: { query: text } }),
  person: meeting.screen({ params: { person: PersonId } }),
};
