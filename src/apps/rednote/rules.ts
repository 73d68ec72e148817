/** Rules that follow from a record's id alone. */
import { Rng } from "#state/rng.ts";

/** Whether the author of a note of the world has closed its comments. */
export const areWorldCommentsClosed = (note: string): boolean => Rng.of("rednote", "closed", note).chance(0.03);
