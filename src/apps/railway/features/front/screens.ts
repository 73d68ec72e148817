import { choiceField, flag, nullableField, overlay, textUpTo } from "#os/values.ts";
import { Day } from "../../ids.ts";
import { railway } from "../../state.ts";

export const frontScreens = {
  home: railway.screen({
    view: {
      tab: choiceField("tickets", "transfer", "number"),
      /** The day of the search; null for today. */
      day: nullableField(Day),
      student: flag,
      fast: flag,
      number: textUpTo(6),
      open: overlay("calendar"),
    },
  }),
};
type NumberView = { view: { number: string } };
export const frontGuards = {
  isNumber: ({ view }: NumberView) => /^[gdcztk]\d{1,4}$/i.test(view.number.trim()),
};
