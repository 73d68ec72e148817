/** All forms of Chinese videos. */
import { eating } from "./eating.ts";
import { knowing } from "./knowing.ts";
import { living } from "./living.ts";
import { playing } from "./playing.ts";

export const formTextsZh: readonly string[] = [eating, living, playing, knowing];
