/** The format in which the chats of a new phone are written. */
import type { Chat } from "./state.ts";

/**
 * One chat. A line is "day time who: English || 中文". The day is the number of days before today ("0"); "~12" instead of
 * day and time means 12 minutes before now. Content that begins with "#" is not text: "#picture table_03", "#sticker
 * ok", "#place place_gym" …
 */
export interface SeedTalk {
  readonly peer: string;
  readonly overrides?: Partial<Chat>;
  readonly draft?: string;
  readonly lines: string;
}
