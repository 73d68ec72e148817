/**
 * Chooses friends' comments on posts and friends' replies to comments, at random. The text depends on the topic and on
 * the friend.
 */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";

type Both = readonly [en: string, zh: string];
const commentTexts = {
  pictures: [
    ["What a view!", "拍得真好！"],
    ["Number one is my favourite.", "第一张最喜欢。"],
    ["Is that this week?", "是这周拍的吗？"],
    ["Take me along next time.", "下次带上我。"],
    ["I can almost smell it.", "隔着屏幕都闻到味道了。"],
    ["Frame it!", "值得裱起来。"],
  ],
  place: [
    ["Say hello to the place from me.", "替我跟那儿打个招呼。"],
    ["I was there last week!", "我上周刚去过！"],
    ["Is it crowded?", "人多吗？"],
    ["How do you get there?", "怎么过去呀？"],
  ],
  question: [
    ["I'd like to know, too.", "同问。"],
    ["Ask Sofia, she knows everything.", "问宋菲，她什么都知道。"],
    ["Yes. No. Both.", "是，也不是，都对。"],
    ["Call me, I'll explain.", "打电话给我，我跟你说。"],
  ],
  words: [
    ["So true.", "太真实了。"],
    ["Ha, I needed that today.", "哈哈，今天正需要这个。"],
    ["Tell me more on Sunday.", "周日细说。"],
    ["Saving this.", "收藏了。"],
    ["You again!", "又是你！"],
    ["Exactly my week.", "说的就是我这一周。"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const replyTexts = {
  question: [
    ["Good question. Ask me tomorrow.", "好问题，明天再问我。"],
    ["Yes, of course!", "当然啦！"],
    ["Not yet, but soon.", "还没，快了。"],
    ["Come over and see for yourself.", "过来看看就知道了。"],
  ],
  praise: [
    ["Thank you!", "谢谢！"],
    ["You are too kind.", "过奖过奖。"],
    ["I'll tell the photographer.", "我转告摄影师。"],
    ["Says the expert.", "行家说话就是不一样。"],
  ],
  words: [
    ["Ha! That's what I said, too.", "哈哈，我也是这么说的。"],
    ["We should talk about that.", "这个得当面聊。"],
    ["Next time with you.", "下次一起。"],
    ["I knew you would write that.", "就知道你会这么写。"],
    ["Deal.", "一言为定。"],
  ],
} as const satisfies Record<string, readonly Both[]>;

const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);
const isPraise = /great|nice|love|beautiful|good|wow|well done|congrat|好|棒|美|赞|厉害|恭喜|漂亮/i;
const pickText = (list: readonly Both[], lang: Lang, ...salt: string[]): string =>
  Rng.of("moments", ...salt).pick(list)[lang === "en" ? 0 : 1];

/** Returns the comment of the friend `by` on a post of the owner. */
export function drawComment(
  post: { readonly id: string; readonly text: string; readonly pictures: readonly string[]; readonly place?: string },
  by: string,
  lang: Lang,
): string {
  const about = isQuestion(post.text)
    ? commentTexts.question
    : post.place !== undefined
      ? commentTexts.place
      : post.pictures.length > 0
        ? commentTexts.pictures
        : commentTexts.words;
  return pickText(about, lang, post.id, by);
}
/** Returns the reply of the friend `by` to a comment of the owner. */
export const drawReply = (comment: { readonly id: string; readonly text: string }, by: string, lang: Lang): string =>
  pickText(
    isQuestion(comment.text) ? replyTexts.question : isPraise.test(comment.text) ? replyTexts.praise : replyTexts.words,
    lang,
    comment.id,
    by,
  );
