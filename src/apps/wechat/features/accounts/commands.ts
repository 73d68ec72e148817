/** Commands for official accounts and articles. */
import { reject } from "#os/values.ts";
import * as v from "valibot";
import accounts from "#world/accounts/index.ts";
import { wechat } from "../../state.ts";
import { addFavourite } from "../favourites/add-favourite.ts";
import { AccountRef, ArticleId, RemarkId, RemarkText } from "./state.ts";

const maxReadArticles = 40;

export const accountsCommands = {
  follow: wechat.command({ account: AccountRef }, (state, { account }, ctx) => {
    if (state.following[account]) return reject("follows-already");
    if (!ctx.world(accounts.queries.account, { id: account })) return reject("account-unknown");
    state.following[account] = { id: account, since: ctx.now, starred: false };
  }),
  unfollow: wechat.command({ account: AccountRef }, (state, { account }) => {
    if (!state.following[account]) return reject("account-unknown");
    delete state.following[account];
  }),
  starAccount: wechat.command({ account: AccountRef }, (state, { account }) => {
    const found = state.following[account];
    if (!found) return reject("follow-first");
    found.starred = !found.starred;
  }),
  readArticle: wechat.command({ article: ArticleId }, (state, { article }) => {
    state.articlesRead = [article, ...state.articlesRead.filter((id) => id !== article)].slice(0, maxReadArticles);
  }),
  /** Toggles a like on an article, or toggles its recommendation to friends ("wow"). */
  markArticle: wechat.command({ article: ArticleId, as: v.picklist(["liked", "wow"]) }, (state, { article, as }) => {
    const mark = state.articleMarks[article] ?? { liked: false, wow: false };
    const next = { ...mark, [as]: !mark[as] };
    if (next.liked || next.wow) state.articleMarks[article] = next;
    else delete state.articleMarks[article];
  }),
  keepArticle: wechat.command({ article: ArticleId }, (state, { article: id }, ctx) => {
    const article = ctx.world(accounts.queries.article, { id });
    if (!article) return reject("article-unknown");
    const url = `article:${id}`;
    if (Object.values(state.favourites).some((f) => f.body.kind === "link" && f.body.url === url))
      return reject("kept-already");
    const title = ctx.lang === "en" ? article.title.en : article.title.zh;
    const note = ctx.lang === "en" ? article.name.en : article.name.zh;
    return addFavourite(state, ctx, "person_me", { kind: "link", url, title, note });
  }),
  writeRemark: wechat.command({ article: ArticleId, text: RemarkText }, (state, { article, text }, ctx) => {
    const id = ctx.newId("remark");
    state.remarks[id] = { id, article, text, at: ctx.now };
  }),
  deleteRemark: wechat.command({ remark: RemarkId }, (state, { remark }) => {
    if (!state.remarks[remark]) return reject("comment-missing");
    delete state.remarks[remark];
  }),
  likeRemark: wechat.command({ comment: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }, (state, { comment }) => {
    const { remarksLiked: list } = state;
    state.remarksLiked = list.includes(comment) ? list.filter((id) => id !== comment) : [...list, comment].slice(-200);
  }),
};
