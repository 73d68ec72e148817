/** Writes other people's answers to the user's comments, and their comments on the user's posts. */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";

type Both = readonly [en: string, zh: string];
const onPosts = {
  question: [
    ["Following, I'd like to know too", "蹲个回复，我也想知道"],
    ["Somebody made a video about exactly that last week", "上周正好有个视频讲过这个"],
    ["Depends, but I'd say yes", "看情况吧，我觉得可以"],
  ],
  video: [
    ["Just watched it, worth every minute", "看完了，确实值得一看"],
    ["This one was in my feed too!", "首页也给我推了这个！"],
    ["Saved for tonight", "先码了，晚上看"],
  ],
  pictures: [
    ["The first one is a wallpaper now", "第一张拿走当壁纸了"],
    ["Where is this?", "这是哪儿呀"],
    ["So nice", "好看！"],
  ],
  words: [
    ["Same", "我也是哈哈哈"],
    ["Say no more", "懂的都懂"],
    ["Take care of yourself!", "注意休息呀"],
    ["Real", "真实"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const answers = {
  question: [
    ["Good question, I'll cover it in the next video", "好问题，下期视频讲"],
    ["It's in the description, right below the title", "简介里写了，往下翻"],
    ["About half an hour if everything goes well", "顺利的话半小时左右"],
    ["I'm not sure either, waiting for somebody who knows", "我也不确定，等一个懂的人"],
    ["Yes, works for me", "可以的，亲测有效"],
  ],
  praise: [
    ["Thank you, that keeps me going", "谢谢支持，继续加油更新"],
    ["Glad you like it!", "喜欢就好～"],
    ["The triple is the best reward", "三连就是最大的鼓励"],
  ],
  words: [
    ["Haha exactly", "哈哈哈真的是"],
    ["Noted!", "学到了"],
    ["Front row handshake", "前排握手"],
    ["You noticed!", "被你发现了"],
  ],
} as const satisfies Record<string, readonly Both[]>;

const isQuestion = (text: string): boolean => /[?？吗呢]\s*$/.test(text.trim());
const isPraise = /great|nice|love|beaut|good|wow|thank|best|好看|喜欢|好棒|太强|绝了|赞|厉害|支持|三连|牛/i;
const pickText = (list: readonly Both[], lang: Lang, ...salt: string[]): string =>
  Rng.of("bilibili", "remark", ...salt).pick(list)[lang === "en" ? 0 : 1];

interface Subject {
  readonly id: string;
  readonly text: string;
}
/** Returns a person's comment on one of the user's posts. */
export const writeRemark = (
  post: Subject & { readonly pictures: readonly string[]; readonly video: string | null },
  by: string,
  lang: Lang,
): string =>
  pickText(
    isQuestion(post.text)
      ? onPosts.question
      : post.video !== null
        ? onPosts.video
        : post.pictures.length > 0
          ? onPosts.pictures
          : onPosts.words,
    lang,
    post.id,
    by,
  );
/** Returns a person's answer to a comment by the user. */
export const writeAnswer = (comment: Subject, by: string, lang: Lang): string =>
  pickText(
    isQuestion(comment.text) ? answers.question : isPraise.test(comment.text) ? answers.praise : answers.words,
    lang,
    comment.id,
    by,
  );
