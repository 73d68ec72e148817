/** Reads the notifications and messages. */
import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import type { Mail, News } from "./state.ts";

/** The notifications, latest first, without those of blocked people. */
export const listNews = (state: Pick<State, "news" | "blocked">): News[] =>
  state.news.filter(({ by }) => by === null || state.blocked[by] === undefined);
const lastAt = (mail: Mail): number => mail.lines.at(-1)!.at;
/** The messages, latest first, without those of blocked people. */
export const listMails = (state: Pick<State, "mails" | "blocked">): Mail[] =>
  Object.values(state.mails)
    .filter(({ party }) => state.blocked[party] === undefined)
    .toSorted((a, b) => lastAt(b) - lastAt(a) || (a.id < b.id ? 1 : -1));
export const countNews = (state: Pick<State, "news" | "blocked">): number =>
  listNews(state).filter(({ read }) => !read).length;
export const countMails = (state: Pick<State, "mails" | "blocked">): number =>
  listMails(state).filter(({ unread }) => unread).length;
/** The number on the tab: unread notifications and messages. */
export const countInbox = (state: Pick<State, "news" | "mails" | "blocked">): number =>
  countNews(state) + countMails(state);
export const inboxDue = (state: Pick<State, "mails" | "trendAt">): Due[] => [
  { at: state.trendAt, command: "showTrend", args: {} },
  ...Object.values(state.mails).flatMap(({ id, answersAt }) =>
    answersAt === null ? [] : [{ at: answersAt, command: "answerMail", args: { mail: id } }],
  ),
];
