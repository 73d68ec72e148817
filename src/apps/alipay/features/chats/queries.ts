/** Lists chats and payment notices. */
import type { Entry } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { billsOf } from "../../accounts.ts";
import type { State } from "../../state.ts";
import { nameOf, findPerson } from "../../people.ts";
import type { Chat, ChatLine } from "./state.ts";

export const linesWith = (state: State, person: string): ChatLine[] =>
  Object.values(state.lines)
    .filter((l) => l.person === person)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
export interface ChatSummary {
  readonly chat: Chat;
  readonly last: ChatLine | null;
}
/** Lists pinned chats first, and sorts by the time of the last line. */
export function listChats(state: State): ChatSummary[] {
  return Object.values(state.chats)
    .map((chat) => ({ chat, last: linesWith(state, chat.person).at(-1) ?? null }))
    .toSorted((a, b) => Number(b.chat.pinned) - Number(a.chat.pinned) || (b.last?.at ?? 0) - (a.last?.at ?? 0));
}
/** The maximum number of listed payment notices. */
const maxNotices = 20;
/** Lists the payments that have a notice, newest first. */
export const noticesOf = (os: OsState): Entry[] =>
  billsOf(os)
    .filter((e) => e.kind !== "interest")
    .slice(0, maxNotices);
/** Counts the notices that the owner has not looked at. */
export const countUnreadNotices = (state: State, os: OsState): number =>
  noticesOf(os).filter((e) => e.at > state.noticedAt).length;
/** Returns the number that every list shows beside a chat: 0 for a muted chat. */
export const chatBadgeCount = ({ muted, unread }: Chat): number => (muted ? 0 : unread);
/** Returns the number on the messages tab: the sum of the numbers in the list. */
export const messagesBadgeCount = (state: State, os: OsState): number =>
  Object.values(state.chats).reduce((sum, chat) => sum + chatBadgeCount(chat), countUnreadNotices(state, os));
/** Returns the owner's remark for a person, or the person's name if there is no remark. */
export function displayName(state: State, person: string, lang: string): string {
  const remark = (state.remarks as Readonly<Record<string, string>>)[person];
  const known = findPerson(person);
  return remark ?? (known ? nameOf(known, lang) : person);
}
