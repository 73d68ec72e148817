/** Fields of views that several screens have. */
import * as v from "valibot";
import { nullableField, wholeNumber } from "#os/values.ts";
import { AuthorId, PostId } from "./ids.ts";

/** The number of pages of a list through which the user has scrolled. */
export const pages = v.optional(wholeNumber, 1);
/** The post whose menu or sheet is open, and its author. */
export const heldPost = { held: nullableField(PostId), heldBy: nullableField(AuthorId) };
/** The names of the sheets of a post. A screen that lists posts has these overlays. */
export const postSheets = ["repost", "share", "menu", "mayReply"] as const;
