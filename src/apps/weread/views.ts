/** Fields of views that several screens have. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";

/** The number of pages of a list through which the user has scrolled. */
export const pages = v.optional(wholeNumber, 1);
/** The largest number of pages of a list. */
export const maxPages = 25;
