/** View state of the screens about audiobooks. */
import * as v from "valibot";
import { nullableField, overlay } from "#os/values.ts";
import { categoryIds } from "#world/books/categories.ts";
import { AudioId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { pages } from "../../views.ts";

export const audioScreens = {
  audio: weread.screen({ view: { category: nullableField(v.picklist(categoryIds)), pages } }),
  audiobook: weread.screen({ params: { audio: AudioId }, view: {} }),
  player: weread.screen({ params: { audio: AudioId }, view: { open: overlay("speed", "sleep", "chapters") } }),
};
