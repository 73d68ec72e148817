/** Properties of records that depend only on the record's id. */
import { Rng } from "#state/rng.ts";

/** Returns whether the author of a note of the world has closed the comments. */
export const areWorldCommentsClosed = (note: string): boolean => Rng.of("rednote", "closed", note).chance(0.03);
