/** View state and guards of the list screens. */
import { atLeast, equal } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, nullableField, overlay, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { ListId, TargetId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { MapView, sheetStopField } from "../../view.ts";
import { Description, ListName, Note, listSymbols } from "./state.ts";

export const listsScreens = {
  list: maps.screen({
    params: { list: ListId },
    view: {
      map: nullableField(v.unwrap(MapView)),
      stop: sheetStopField("half"),
      target: nullableField(TargetId),
      note: textFor(Note),
      open: overlay("menu", "item", "note"),
    },
    focus: [{ field: "note", enter: "newline", when: whileOpen("note") }],
  }),
  editList: maps.screen({
    params: { list: v.nullable(ListId), target: v.nullable(TargetId) },
    view: { name: textFor(ListName), about: textFor(Description), sign: choiceField(...listSymbols) },
    enter: ({ state, params }) => {
      const found = params.list === null ? undefined : state.lists[params.list];
      return found ? { name: found.name, about: found.about, sign: found.sign } : { sign: "plan" as const };
    },
    focus: [{ field: "name", caps: "words", when: ({ params }) => params.list === null }],
  }),
  visited: maps.screen({}),
};
export const listsGuards = {
  isNewList: equal("params.list", null),
  isNamed: atLeast("view.name", 1),
};
