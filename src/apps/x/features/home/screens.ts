/** View state of the home screen. */
import { choiceField, nullableField, overlay } from "#os/values.ts";
import { ListId } from "../../ids.ts";
import { x } from "../../state.ts";
import { heldPost, pages, postSheets } from "../../views.ts";

export const homeScreens = {
  home: x.screen({
    view: {
      ...heldPost,
      tab: choiceField("forYou", "following", "list"),
      /** The pinned list whose posts the tab "list" shows. */
      list: nullableField(ListId),
      pages,
      open: overlay(...postSheets, "drawer", "sort"),
    },
  }),
};
