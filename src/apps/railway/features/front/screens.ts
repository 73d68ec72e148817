import { firstOf, flag, maybe, overlay, textUpTo } from "../../../../os/values.ts";
import { Day } from "../../ids.ts";
import { railway } from "../../state.ts";

export const frontScreens = {
  home: railway.screen({
    view: {
      tab: firstOf("tickets", "transfer", "number"),
      /** Today, while none was chosen. */
      day: maybe(Day),
      student: flag,
      fast: flag,
      number: textUpTo(6),
      open: overlay("calendar"),
    },
  }),
};
type Numbered = { view: { number: string } };
export const frontGuards = {
  isNumber: ({ view }: Numbered) => /^[gdcztk]\d{1,4}$/i.test(view.number.trim()),
};
