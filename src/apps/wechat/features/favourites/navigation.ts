/** Edges of the favourites screens. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { on } from "../../builder.ts";
import { ArticleId } from "../accounts/state.ts";
import { PictureRef } from "../moments/state.ts";
import { favouriteKinds, searchText } from "./queries.ts";
import { FavouriteId } from "./state.ts";

export const favouritesEdges = [
  on("favourites", "choose", { kind: v.picklist(favouriteKinds) }).set(({ args }) => ({ kind: args.kind })),
  on("favourites", "chooseTag", { tag: v.nullable(v.string()) }).set(({ args }) => ({ tag: args.tag })),
  on("favourites", "openFavourite", { fav: FavouriteId }).push("favourite"),
  on("favourites", "newNote").push("favouriteNote", {}),
  on("favourite", "edit").push("favouriteNote", ({ params }) => ({ fav: params.fav })),
  on("favourite", "startTags").open("tags", { tag: "" }),
  on("favourite", "addTag").when("hasTag").run("tagFavourite").set({ tag: "" }),
  on("favourite", "toggleTag", { tag: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)) }).run("tagFavourite"),
  on("favourite", "startNote").open("note", ({ state, params }) => ({
    note: state.favourites[params.fav]?.note ?? "",
  })),
  on("favourite", "saveNote").run("annotateFavourite").close("note"),
  on("favourite", "share")
    .close()
    .start(({ state, params }) => {
      const found = state.favourites[params.fav];
      return intents.sendText(found ? searchText(found) : "");
    }),
  on("favourite", "remove").warn("favouriteDeleteAsk", "delete").run("deleteFavourite").pop(),
  on("favourite", "openArticle", { article: ArticleId }).push("article"),
  on("favourite", "openWeb", { url: v.string() }).start(({ args }) => intents.viewWeb(args.url)),
  on("favourite", "openAlbum", { person: PersonId }).push("album"),
  on("favourite", "look", { pictures: v.array(PictureRef), first: wholeNumber }).push("shots"),
  on("favouriteNote", "save").when("hasNoteWords").run("writeNote").say("saved").pop(),
] as const;
