/** Official accounts that are followed, and what the owner made of their articles. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";

export const AccountRef = idOf("acct");
export const ArticleId = idOf("art");
export const RemarkId = idOf("remark");
export const RemarkText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const Mark = v.strictObject({ liked: v.boolean(), wow: v.boolean() });
const Follow = v.strictObject({ id: AccountRef, since: instant, starred: v.boolean() });

export const accountsState = {
  following: v.record(AccountRef, Follow),
  articleMarks: v.record(ArticleId, Mark),
  /** Opened once: told grey in lists. The last first. */
  articlesRead: v.array(ArticleId),
  remarks: v.record(RemarkId, v.strictObject({ id: RemarkId, article: ArticleId, text: RemarkText, at: instant })),
  /** Comments of others that the owner liked. */
  remarksLiked: v.array(v.string()),
};
