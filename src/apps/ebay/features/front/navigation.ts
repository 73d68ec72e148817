import * as v from "valibot";
import { parseContentUri, intents } from "#os/intents.ts";
import scenes from "#world/scenes/index.ts";
import { GoodsId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { Filters, sorts, SearchText } from "../browse/state.ts";

/** Words that never name the object in a picture. */
const stopWords = new Set(["a", "an", "the", "of", "on", "in", "with", "and", "at", "for", "to", "from", "my", "our"]);

export const frontEdges = [
  on("home", "goMy").push("my"),
  on("home", "goSearch").push("search"),
  on("home", "goInbox").push("inbox"),
  on("home", "goSelling").push("selling"),
  on("home", "open", { item: GoodsId }).push("item"),
  on("home", "browse", { filters: Filters, sort: v.picklist(sorts) }).push("results"),
  on("home", "again", { q: SearchText }).run("lookFor").push("results"),
  ...pushes("home", "cart", "categories", "watchlist", "viewed", "saved", "deals", "coupons", "signIn"),
  on("home", "byPicture").start(intents.pickFile("image/*"), "pictured"),
  on("home", "pictured", { uris: v.array(v.string()) }).push("results", ({ args, os, world }) => {
    const file = os.files[parseContentUri(args.uris[0] ?? "")?.id ?? ""];
    const scene = file?.type === "file" && file.content.kind === "scene" ? file.content.scenes[0] : undefined;
    const picture = scene === undefined ? null : world(scenes.queries.picture, { id: scene });
    // The last word of a picture's title that is not in `stopWords` names the object in the picture.
    const words = (picture?.title.en ?? "").toLowerCase().match(/[a-z]+/g) ?? [];
    return { q: words.filter((word) => !stopWords.has(word)).at(-1) ?? "" };
  }),
] as const;
