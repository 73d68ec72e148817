/** Adds entries to the inboxes, and notifies the user if the settings allow it. */
import type { Ctx } from "#os/app-command.ts";
import { boxOf, maxNews, type News, type SystemNote } from "./features/messages/state.ts";
import type { State } from "./state.ts";
import { isBlocked } from "./ties.ts";
import { readUser } from "./world.ts";

const prefOf = {
  reply: "notifyReplies",
  commentPost: "notifyReplies",
  likeComment: "notifyLikes",
  likePost: "notifyLikes",
  follow: "notifyFans",
} as const satisfies Record<News["kind"], keyof State["prefs"]>;
/** The keys of the notifications' texts. */
const noticeKeys = {
  reply: "noticeReply",
  commentPost: "noticeCommentPost",
  likeComment: "noticeLikeComment",
  likePost: "noticeLikePost",
  follow: "noticeFollow",
} as const satisfies Record<News["kind"], string>;

export function addNews(state: State, ctx: Ctx, news: Omit<News, "id" | "at">): void {
  if (isBlocked(state, news.by)) return;
  const id = ctx.newId("news");
  state.news = [{ id, at: ctx.now, ...news }, ...state.news].slice(0, maxNews);
  if (!state.prefs[prefOf[news.kind]]) return;
  const box = boxOf(news.kind);
  ctx.notify({
    key: noticeKeys[news.kind],
    facts: { name: readUser(ctx.world, news.by)?.name ?? "", text: news.text },
    channel: box,
    group: box,
    tag: `${news.kind}_${news.on ?? news.by}`,
    open: { screen: "inbox", params: { box } },
  });
}
const systemKeys = {
  welcome: "noticeWelcome",
  memberStarted: "noticeMemberStarted",
  memberEnded: "noticeMemberEnded",
  orderSent: "noticeOrderSent",
  orderArrived: "noticeOrderArrived",
  orderLapsed: "noticeOrderLapsed",
} as const satisfies Record<SystemNote["kind"], string>;
/** Adds a message of the app itself. */
export function addSystemNote(
  state: State,
  ctx: Ctx,
  note: Pick<SystemNote, "kind"> & Partial<Pick<SystemNote, "until" | "of">>,
): void {
  const id = ctx.newId("news");
  state.system = [{ id, until: null, of: null, at: ctx.now, ...note }, ...state.system].slice(0, maxNews);
  if (!state.prefs.notifyOrders) return;
  ctx.notify({
    key: systemKeys[note.kind],
    channel: "system",
    group: "system",
    tag: `${note.kind}_${note.of ?? ""}`,
    open: { screen: "inbox", params: { box: "system" } },
  });
}
