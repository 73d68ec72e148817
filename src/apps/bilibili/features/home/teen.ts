/** The zones that teen mode allows. */
import type { Zone } from "#world/videos/words.ts";

export const teenZones: readonly Zone[] = ["knowledge", "music", "animals", "sports", "life"];
