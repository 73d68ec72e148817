/** Reads the notifications. */
import type { State } from "../../state.ts";
import { isUnwanted } from "../../ties.ts";
import type { News } from "./state.ts";

export const newsTabs = ["all", "verified", "mentions"] as const;
export type NewsTab = (typeof newsTabs)[number];
const mentionKinds: readonly News["kind"][] = ["reply", "mention", "quote"];
const isShown = (state: State, { by }: News): boolean =>
  by === null ||
  (!isUnwanted(state, by) &&
    !(state.prefs.hideNotFollowing && state.follows[by] === undefined) &&
    !(state.prefs.hideNotFollowers && state.followers[by] === undefined));
export const newsIn = (state: State, tab: NewsTab): News[] =>
  state.news.filter((one) => isShown(state, one) && (tab !== "mentions" || mentionKinds.includes(one.kind)));
export const countNews = (state: State): number =>
  newsIn(state, "all").filter(({ at }) => at > state.newsSeenAt).length;
/** Several entries that are shown as one: likes and reposts of one post, and new followers. */
export interface NewsGroup {
  readonly first: News;
  readonly all: readonly News[];
}
export function groupNews(news: readonly News[]): NewsGroup[] {
  const groups: { first: News; all: News[] }[] = [];
  const open = new Map<string, { first: News; all: News[] }>();
  for (const one of news) {
    const key =
      one.kind === "like" || one.kind === "repost"
        ? `${one.kind} ${one.post ?? ""}`
        : one.kind === "follow"
          ? "follow"
          : null;
    const group = key === null ? undefined : open.get(key);
    if (group) group.all.push(one);
    else {
      const made = { first: one, all: [one] };
      groups.push(made);
      if (key !== null) open.set(key, made);
    }
  }
  return groups;
}
