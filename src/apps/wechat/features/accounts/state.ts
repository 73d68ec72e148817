/** Followed official accounts, and the owner's likes and comments on their articles. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";

export const AccountRef = idSchema("acct");
export const ArticleId = idSchema("art");
export const RemarkId = idSchema("remark");
export const RemarkText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const ArticleMark = v.strictObject({ liked: v.boolean(), wow: v.boolean() });
const Follow = v.strictObject({ id: AccountRef, since: instant, starred: v.boolean() });

export const accountsState = {
  following: v.record(AccountRef, Follow),
  articleMarks: v.record(ArticleId, ArticleMark),
  /** The articles that the owner opened, latest first. Lists show these articles in grey. */
  articlesRead: v.array(ArticleId),
  remarks: v.record(RemarkId, v.strictObject({ id: RemarkId, article: ArticleId, text: RemarkText, at: instant })),
  /** Other readers' comments that the owner liked. */
  remarksLiked: v.array(v.string()),
};
