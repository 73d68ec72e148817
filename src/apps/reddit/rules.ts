/** Properties of communities that depend only on the community's id. */
import { Rng } from "#state/rng.ts";

/** Returns whether only approved members may post. This is true of about one in twenty communities. */
export const isRestricted = (community: string): boolean => Rng.of("reddit", "restricted", community).chance(0.05);
/** Returns whether the moderators of a restricted community let the user post. Two of three communities do. */
export const willApprove = (community: string): boolean => Rng.of("reddit", "approval", community).chance(0.67);
