/** Plans what other people do about the user, and adds notices. */
import type { Ctx } from "#os/app-command.ts";
import { truncateText } from "#os/text-edit.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import { maxNews, type Coming, type News } from "./features/social/state.ts";
import type { State } from "./state.ts";
import { readReader } from "./world.ts";

const channelOf = {
  likeReview: "likes",
  likeThought: "likes",
  likeRank: "likes",
  reply: "replies",
  follow: "followers",
  goal: "reading",
  finished: "reading",
  member: "reading",
} as const satisfies Record<News["kind"], string>;
const prefOf = {
  likes: "pushLikes",
  replies: "pushReplies",
  followers: "pushFollows",
  reading: "pushGoal",
} as const;
export const noticeKeys = {
  likeReview: "noticeLikeReview",
  likeThought: "noticeLikeThought",
  likeRank: "noticeLikeRank",
  reply: "noticeReply",
  follow: "noticeFollow",
  goal: "noticeGoal",
  finished: "noticeFinished",
  member: "noticeMember",
} as const satisfies Record<News["kind"], string>;

export function addNews(state: State, ctx: Ctx, news: Omit<News, "id" | "at">): void {
  const id = ctx.newId("news");
  const entry: News = { id, at: ctx.now, ...news, text: truncateText(news.text, 300) };
  state.news = [entry, ...state.news].slice(0, maxNews);
  const channel = channelOf[news.kind];
  if (!state.prefs[prefOf[channel]]) return;
  const reader = news.by === null ? null : readReader(ctx.world, news.by);
  const name = reader ? (ctx.lang === "en" ? reader.name.en : reader.name.zh) : "";
  ctx.notify({
    key: noticeKeys[news.kind],
    facts: { name, text: truncateText(news.text, 100) },
    channel,
    group: channel,
    tag: `${news.kind}_${news.by ?? ""}_${news.book ?? ""}`,
    open:
      news.kind === "member"
        ? { screen: "membership", params: {} }
        : news.kind === "goal"
          ? { screen: "stats", params: {} }
          : news.kind === "likeRank"
            ? { screen: "friends", params: {} }
            : news.kind === "follow" && news.by !== null
              ? { screen: "person", params: { reader: news.by } }
              : { screen: "notices", params: {} },
  });
}

type Plan = Pick<Coming, "kind"> & Partial<Pick<Coming, "review" | "mark">>;
export const maxComing = 200;
/** Plans an act of a person, some time from now. */
export function planAct(state: State, ctx: Pick<Ctx, "now" | "newId">, by: string, at: number, plan: Plan): void {
  if (Object.keys(state.coming).length >= maxComing) return;
  const id = ctx.newId("coming");
  state.coming[id] = { id, at, by, kind: plan.kind, review: plan.review ?? null, mark: plan.mark ?? null };
}
/** Plans visits of friends to something that the user published: some like it, and one may answer. */
export function planVisits(state: State, ctx: Ctx, key: string, plan: Plan, answers: boolean): void {
  const r = Rng.of("weread", "visits", key);
  const { rows } = ctx.world(books.queries.friends, { friend: 1 });
  const visitors = r.shuffle(rows.map(({ id }) => id)).slice(0, r.int(1, 4));
  for (const [n, by] of visitors.entries()) {
    const at = ctx.now + r.int(20, 600) * minuteMs * (n + 1);
    planAct(state, ctx, by, at, n === 0 && answers ? { ...plan, kind: "reply" } : plan);
  }
}
