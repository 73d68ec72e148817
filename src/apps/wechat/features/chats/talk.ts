/** How the talks of a new phone are written down. */
import type { Chat } from "./state.ts";

/**
 * One chat as it is written down. A line is "day time who: English || 中文", the day counted back from today ("0"), or minutes
 * before now ("~12"). What begins with "#" is no text: "#picture table_03", "#sticker ok", "#place place_gym" …
 */
export interface Talk {
  readonly peer: string;
  readonly more?: Partial<Chat>;
  readonly draft?: string;
  readonly lines: string;
}
