/** Writes other people's replies to the user's posts, their quotes of them, and posts that mention the user. */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";
import type { Post } from "../posts/state.ts";

type Both = readonly [en: string, zh: string];
const replies = {
  poll: [
    ["voted. obviously the right one", "投了，肯定是我投的那个对"],
    ["Where's the option for all of them?", "怎么没有“全都要”"],
    ["This one is harder than it looks.", "居然有点难选"],
    ["First one, no contest.", "第一个，没有悬念"],
  ],
  question: [
    ["Following this for the answers.", "蹲一个答案"],
    ["Ask at the library, honestly. They know everything.", "去问图书馆的人，真的什么都知道"],
    ["Had the same question last month and never found out.", "上个月我也在找，没找到"],
    ["Depends what you need it for?", "看你拿来干嘛用？"],
  ],
  picture: [
    ["The light in this one!", "这光线绝了"],
    ["Saving this, thank you.", "存了，谢谢"],
    ["Where is this?", "这是哪里？"],
    ["ok this made my day", "今天看到最舒服的一张"],
  ],
  plain: [
    ["Same here.", "我也是"],
    ["Needed to read this today.", "今天正好需要看到这句"],
    ["haha yes", "哈哈哈哈对"],
    ["Go on…", "然后呢？"],
    ["This is so true it hurts.", "太真实了"],
    ["Disagree, but nicely put.", "不太同意，但你说得挺好"],
    ["I thought I was the only one.", "原来不止我一个人这样"],
    ["tell us how it ends", "有后续记得说"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const answers: readonly Both[] = [
  ["Ha, fair point.", "哈哈，有道理"],
  ["Thanks! Didn't expect anyone to notice.", "谢谢！没想到有人注意到"],
  ["Exactly what I meant.", "我就是这个意思"],
  ["Not sure, I'll have to check and come back to you.", "不太确定，我查一下再回你"],
  ["you get it", "懂我"],
  ["I'd do it the same way again, to be honest.", "说实话，再来一次我还是会这样"],
];
const answersToQuestions: readonly Both[] = [
  ["Good question. Not yet, ask me next week.", "好问题，还没有，下周再问我"],
  ["Yes! Took me a while, too.", "对！我也折腾了好久"],
  ["No idea, I only found out yesterday.", "不知道，我昨天才发现的"],
  ["About half an hour, if nothing goes wrong.", "顺利的话半小时左右"],
];
const quotes: readonly Both[] = [
  ["What they said.", "说得对"],
  ["More people should see this.", "给大家看看"],
  ["my whole week in one post", "我这一周，被一条帖子说完了"],
  ["Filing this under things I wish I'd written.", "这句话应该由我来说的"],
];
const mentions: readonly Both[] = [
  ["{me} this made me think of you", "{me} 看到这个就想到你"],
  ["Somebody asked me for a good plant person to follow: {me}", "有人问我关注谁能学种花：{me}"],
  ["{me} are you coming on Saturday?", "{me} 周六来吗？"],
  ["Finally tried what {me} suggested. It works?!", "终于试了 {me} 说的办法，居然真的行"],
];
const say = ([en, zh]: Both, lang: Lang): string => (lang === "en" ? en : zh);
const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text.trim());

export function writeReply(post: Post, by: string, lang: Lang): string {
  const r = Rng.of("x", "reply", post.id, by);
  if (post.ancestors.length > 0) return say(r.pick(isQuestion(post.text) ? answersToQuestions : answers), lang);
  const kind = post.poll
    ? "poll"
    : isQuestion(post.text)
      ? "question"
      : post.pictures.length > 0 && r.chance(0.7)
        ? "picture"
        : "plain";
  return say(r.pick<Both>(replies[kind]), lang);
}
export const writeQuote = (post: Post, by: string, lang: Lang): string =>
  say(Rng.of("x", "quote", post.id, by).pick(quotes), lang);
/** `handle` contains the "@". */
export const writeMention = (handle: string, by: string, lang: Lang): string =>
  say(Rng.of("x", "mention", by).pick(mentions), lang).replace("{me}", handle);
