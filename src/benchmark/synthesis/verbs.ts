// Verbs for collections to which a user adds records of the world: "follow" instead of "add to follows".
import { isObject, type Json } from "#state/json.ts";

/** What a user says when a record is added to a collection, and when it is removed. */
export interface Verb {
  readonly added: { readonly en: string; readonly zh: string };
  readonly removed: { readonly en: string; readonly zh: string };
}
const verb = (en: string, notEn: string, zh: string, notZh: string): Verb => ({
  added: { en, zh },
  removed: { en: notEn, zh: notZh },
});
/** Verbs of collections that are also flags: an app lists the blocked people, or marks each of them as blocked. */
const verbsOfBoth = [
  ["blocked", verb("block", "unblock", "拉黑", "取消拉黑")],
  ["muted", verb("mute", "unmute", "静音", "取消静音")],
  ["starred", verb("star", "unstar", "加星标", "取消星标")],
] as const;
/** What a user says instead of "add to follows". */
const verbs: ReadonlyMap<string, Verb> = new Map([
  ...verbsOfBoth,
  ["follows", verb("follow", "unfollow", "关注", "取消关注")],
  ["liked", verb("like", "take back the like for", "点赞", "取消点赞")],
  ["disliked", verb("dislike", "take back the dislike for", "点踩", "取消点踩")],
  ["saved", verb("save", "unsave", "收藏", "取消收藏")],
  ["bookmarked", verb("bookmark", "remove the bookmark of", "收藏", "取消收藏")],
  ["ratings", verb("rate", "take back the rating of", "评分", "取消评分")],
  ["tones", verb("set the ringtone of", "clear the ringtone of", "设置铃声：", "清除铃声：")],
  ["joined", verb("join", "leave", "加入", "退出")],
  ["hidden", verb("hide", "show again", "隐藏", "取消隐藏")],
  ["watched", verb("watch", "stop watching", "关注", "取消关注")],
  ["watches", verb("watch", "stop watching", "关注", "取消关注")],
  ["votes", verb("vote up", "take back the vote for", "点赞", "取消投票")],
  ["reposted", verb("repost", "undo the repost of", "转发", "取消转发")],
]);
/** Returns what a user says of a collection: "savedLists" has the verb of "saved". */
export const verbOf = (collection: string): Verb | undefined =>
  verbs.get(collection) ?? verbs.get(/^(liked|saved|hidden)(?=[A-Z])/.exec(collection)?.[0] ?? "");
export const isVote = (value: Json): boolean => value === 1 || value === -1;
/** What a user says of a vote: its value is `{"dir": 1}` or `{"dir": -1}`. */
export const voteOf = (value: Json): Verb =>
  isObject(value) && (value as Record<string, Json>)["dir"] === -1
    ? verb("vote down", "take back the vote for", "点踩", "取消投票")
    : verb("vote up", "take back the vote for", "点赞", "取消投票");
/** What a user says of a field that is on or off for a record: "pin" instead of "turn on pinned for". */
export const flagVerbs: ReadonlyMap<string, Verb> = new Map([
  ...verbsOfBoth,
  ["pinned", verb("pin", "unpin", "置顶", "取消置顶")],
  ["archived", verb("archive", "take out of the archive:", "归档", "取消归档")],
  ["hidden", verb("hide", "show again:", "隐藏", "取消隐藏")],
  ["locked", verb("lock", "unlock", "锁定", "取消锁定")],
  ["connected", verb("connect", "disconnect", "连接", "断开")],
  ["paired", verb("pair", "unpair", "配对", "取消配对")],
  ["spam", verb("mark as spam:", "mark as no spam:", "标为骚扰信息", "取消标为骚扰信息")],
  ["shown", verb("show", "hide", "显示", "隐藏")],
  ["done", verb("tick off", "untick", "勾选", "取消勾选")],
  ["favourite", verb("favourite", "unfavourite", "收藏", "取消收藏")],
]);
/** What a user does to get a new record of this kind, if nobody says "add". */
export const verbsOfNew: ReadonlyMap<string, string> = new Map([
  ["messages", "send"],
  ["comments", "write"],
  ["replies", "write"],
  ["reviews", "write"],
  ["danmaku", "send"],
  ["posts", "publish"],
  ["calls", "make"],
  ["orders", "place"],
]);
