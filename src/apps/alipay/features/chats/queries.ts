/** Talks as lists show them. */
import type { State } from "../../state.ts";
import { nameOf, personBy } from "../../people.ts";
import type { Chat, ChatLine } from "./state.ts";

export const linesWith = (state: State, person: string): ChatLine[] =>
  Object.values(state.lines)
    .filter((l) => l.person === person)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
export interface Talk {
  readonly chat: Chat;
  readonly last: ChatLine | null;
}
/** Pinned first, then by the last line. */
export function talksOf(state: State): Talk[] {
  return Object.values(state.chats)
    .map((chat) => ({ chat, last: linesWith(state, chat.person).at(-1) ?? null }))
    .toSorted((a, b) => Number(b.chat.pinned) - Number(a.chat.pinned) || (b.last?.at ?? 0) - (a.last?.at ?? 0));
}
export const unreadOf = (state: State): number =>
  Object.values(state.chats).reduce((sum, c) => sum + (c.muted ? 0 : c.unread), 0);
/** The remark that the owner has set, else the name. */
export function calledOf(state: State, person: string, lang: string): string {
  const remark = (state.remarks as Readonly<Record<string, string>>)[person];
  const known = personBy(person);
  return remark ?? (known ? nameOf(known, lang) : person);
}
