/** All forms of English videos. */
import { eating } from "./eating.ts";

export const formTextsEn: readonly string[] = [eating];
