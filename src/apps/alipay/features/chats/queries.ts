/** Talks as lists show them. */
import type { Entry } from "../../../../os/money/schema.ts";
import type { OsState } from "../../../../os/state.ts";
import { billsOf } from "../../accounts.ts";
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
/** So many notices of payments are kept. */
const noticesMost = 20;
/** Payments that the owner is told of, newest first. */
export const noticesOf = (os: OsState): Entry[] =>
  billsOf(os)
    .filter((e) => e.kind !== "interest")
    .slice(0, noticesMost);
/** Notices that have not been looked at. */
export const freshNotices = (state: State, os: OsState): number =>
  noticesOf(os).filter((e) => e.at > state.noticedAt).length;
/** What stands at a talk in every list: a muted one counts nothing. */
export const countOf = ({ muted, unread }: Chat): number => (muted ? 0 : unread);
/** What stands at the tab: the sum of what stands at its rows. */
export const unreadOf = (state: State, os: OsState): number =>
  Object.values(state.chats).reduce((sum, chat) => sum + countOf(chat), freshNotices(state, os));
/** The remark that the owner has set, else the name. */
export function calledOf(state: State, person: string, lang: string): string {
  const remark = (state.remarks as Readonly<Record<string, string>>)[person];
  const known = personBy(person);
  return remark ?? (known ? nameOf(known, lang) : person);
}
