/** Writes other people's comments on the user's notes, and their answers to the user's comments. */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";

type Both = readonly [en: string, zh: string];
const onNotes = {
  question: [
    ["Following this, I want to know too!", "蹲一个答案，我也想知道"],
    ["I'd ask at the shop, they were really helpful with mine.", "建议直接问店家，我上次问他们特别耐心"],
    ["Went through the same thing. Give it two weeks.", "同款经历，等两周就好了，真的"],
  ],
  place: [
    ["Is it worth going at the weekend or is it packed?", "周末去人多吗？会不会排很久"],
    ["Saved for next time I'm around there", "已收藏，下次路过就去"],
    ["How do you get there without a car?", "不开车怎么过去呀姐妹"],
  ],
  pictures: [
    ["The second one!! What did you shoot it with?", "第二张好绝，求相机参数"],
    ["The colors in this are so calm", "这个色调好舒服啊"],
    ["Okay now I need one", "被种草了"],
    ["Looks even better than what I had in my head", "比我想象中还好看"],
  ],
  words: [
    ["Needed to read this today", "今天刚好需要看到这个"],
    ["So true it hurts", "说到心坎里了"],
    ["Saving this before I forget", "先码住，怕忘了"],
    ["Please do a part two", "求更下一篇！"],
    ["Thanks for writing it all down", "写得好细，谢谢分享"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const answers = {
  question: [
    ["Good question, I'll add it to the note tonight", "好问题，晚点我补到正文里"],
    ["I paid the normal price, no discount sadly", "原价买的，没有优惠呜呜"],
    ["About half an hour, including the queue", "大概半小时，算上排队"],
    ["Yes! Works for me every time", "可以的，我每次都这样"],
    ["Not sure honestly, maybe somebody else knows", "这个我也不确定，等一个知道的朋友"],
  ],
  praise: [
    ["Aw thank you, that makes my day", "谢谢宝，看到好开心"],
    ["You're too kind", "过奖啦哈哈"],
    ["Try it, you'll do it better than me", "你也试试，肯定比我做得好"],
  ],
  words: [
    ["Haha exactly", "哈哈哈就是这样"],
    ["Didn't think of that, thanks", "学到了，之前没想到"],
    ["Let me know how it goes!", "等你反馈！"],
    ["Same here", "一样一样"],
  ],
} as const satisfies Record<string, readonly Both[]>;

export const isQuestion = (text: string): boolean => /[?？吗呢]\s*$/.test(text.trim());
const isPraise = /great|nice|love|beaut|good|wow|pretty|好看|喜欢|好棒|太美|绝了|赞|厉害|漂亮/i;
const pickText = (list: readonly Both[], lang: Lang, ...salt: string[]): string =>
  Rng.of("rednote", "remark", ...salt).pick(list)[lang === "en" ? 0 : 1];

/** Returns a person's comment on one of the user's notes. */
export function writeRemark(
  post: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly string[];
    readonly place: unknown;
  },
  by: string,
  lang: Lang,
): string {
  const about =
    isQuestion(post.title) || isQuestion(post.text)
      ? onNotes.question
      : post.place !== null && Rng.of("rednote", "about", by, post.id).chance(0.5)
        ? onNotes.place
        : post.pictures.length > 0
          ? onNotes.pictures
          : onNotes.words;
  return pickText(about, lang, post.id, by);
}
const calls = [
  ["come and look at this", "快来看这个"],
  ["this is so you", "这也太像你了"],
  ["next weekend?", "下周末去？"],
] as const satisfies readonly Both[];
/** Returns a comment in which a person mentions the user. */
export const writeMention = (name: string, by: string, lang: Lang): string =>
  `@${name} ${pickText(calls, lang, "mention", by)}`;
/** Returns a person's answer to a comment by the user. */
export const writeAnswer = (comment: { readonly id: string; readonly text: string }, by: string, lang: Lang): string =>
  pickText(
    isQuestion(comment.text) ? answers.question : isPraise.test(comment.text) ? answers.praise : answers.words,
    lang,
    comment.id,
    by,
  );
