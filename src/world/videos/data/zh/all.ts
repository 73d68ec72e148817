/** All forms of Chinese videos. */
import { eating } from "./eating.ts";

export const formTextsZh: readonly string[] = [eating];
