/** The format in which the chats of a new phone are written. */
import type { Chat } from "./state.ts";

/**
 * One chat. A line is "day time who: English || 中文", the day counted back from today ("0"), or minutes before now
 * ("~12"). Content that begins with "#" is not text: "#picture table_03", "#sticker ok", "#place place_gym" …
 */
export interface SeedTalk {
  readonly peer: string;
  readonly overrides?: Partial<Chat>;
  readonly draft?: string;
  readonly lines: string;
}
