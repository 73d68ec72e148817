/** Writes other people's comments on the user's posts, and their answers to the user's comments. */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";

type Both = readonly [en: string, zh: string];
const onPosts = {
  question: [
    [
      "I had the same question last month. What finally helped was writing down every change, one at a time.",
      "我上个月也问过类似的，最后是一次只改一个地方、记下来才弄明白的",
    ],
    ["Following, I'd like to know this too.", "蹲一个，我也想知道"],
    [
      "Check the community's wiki first, there's a whole page about it. If it's not there, come back with more details.",
      "先看一眼社区的置顶，里面有讲过。要是没有，再补充点细节大家好回答",
    ],
    ["Depends on how much time you want to put in, honestly.", "看你愿意花多少时间了，说真的"],
    [
      "Somebody asked nearly the same thing last week and got good answers, worth a search.",
      "上周有人问过差不多的，回答挺全，可以搜一下",
    ],
    ["What have you tried so far?", "你目前都试过哪些办法？"],
  ],
  picture: [
    ["That turned out really well. How long did it take?", "效果真不错，花了多久？"],
    ["Came for the picture, stayed for the details in the background.", "本来只看图，结果盯着背景看了半天"],
    ["Nice one! Would love to see how it looks in a year.", "好看！想看一年以后什么样"],
    ["I've wanted to do this for ages. You've just talked me into it.", "一直想弄一个，被你说动了"],
    ["Clean work. Anything you'd do differently next time?", "很利落。下次会改哪里吗？"],
  ],
  link: [
    ["Good read, thanks for sharing.", "写得不错，谢谢分享"],
    ["The part near the end is the interesting bit.", "快结尾那段最有意思"],
    ["I wish they had gone into more detail, but a solid overview.", "要是再展开讲讲就好了，不过概括得挺清楚"],
    ["Saved for later, I'll read it properly tonight.", "先收藏，晚上仔细看"],
  ],
  text: [
    ["Needed to hear this today.", "今天正好需要看到这个"],
    ["Well put. I'd only add that it gets easier after the first month.", "说得好。补充一点：过了头一个月会轻松很多"],
    ["Same experience here, down to the details.", "一模一样的经历，连细节都像"],
    ["I see it differently, but I can't argue with your reasons.", "我看法不太一样，但你的理由我服"],
    ["Thanks for taking the time to write this up.", "谢谢你认真写出来"],
    ["Update us in a few weeks!", "过几周记得来更新！"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const answers = {
  question: [
    ["Good question. In my case it took about two weeks.", "好问题，我这边大概用了两周"],
    ["Yes, every time so far.", "到目前为止每次都行"],
    ["Not sure, to be honest. Maybe somebody else here knows.", "说实话我也不确定，等懂的人来吧"],
    ["I'd say start small and see how it goes.", "我建议先小范围试试，看情况再说"],
    ["I've never tried it that way, but I don't see why not.", "没这么试过，不过应该可以"],
  ],
  praise: [
    ["Thank you! That means a lot.", "谢谢！看到很开心"],
    ["Glad it was useful.", "有用就好"],
    ["Ha, thanks. It took more attempts than I'd like to admit.", "哈哈谢谢，其实失败了好多次"],
  ],
  words: [
    ["Fair point, I hadn't thought of that.", "有道理，我之前没想到"],
    ["Exactly this.", "就是这样"],
    ["Interesting. I'll try it and report back.", "有意思，我试试再来汇报"],
    ["That's not how it went for me, but I'm glad it works for you.", "我这边不太一样，不过对你有用就好"],
    ["Thanks, I'll add that to the post.", "谢谢，我补充到正文里"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const mentions = [
  ["u/{name} you might like this one", "u/{name} 这个你可能会喜欢"],
  ["Didn't u/{name} post about something like this?", "u/{name} 之前是不是发过类似的？"],
  ["Paging u/{name}, this is your kind of thing", "呼叫 u/{name}，这个你在行"],
] as const satisfies readonly Both[];

const isQuestion = (text: string): boolean => /[?？吗呢]\s*$/.test(text.trim());
const isPraise = /great|nice|love|beaut|thank|wow|good|好看|喜欢|好棒|谢谢|厉害|漂亮/i;
const pickText = (list: readonly Both[], lang: Lang, ...salt: string[]): string =>
  Rng.of("reddit", "remark", ...salt).pick(list)[lang === "en" ? 0 : 1];

/** Returns a person's comment on one of the user's posts. */
export function writeRemark(
  post: {
    readonly id: string;
    readonly kind: "text" | "image" | "link";
    readonly title: string;
    readonly text: string;
  },
  by: string,
  lang: Lang,
): string {
  const list =
    post.kind === "image"
      ? onPosts.picture
      : post.kind === "link"
        ? onPosts.link
        : isQuestion(post.title) || isQuestion(post.text)
          ? onPosts.question
          : onPosts.text;
  return pickText(list, lang, post.id, by);
}
/** Returns a person's answer to one of the user's comments. */
export function writeAnswer(comment: { readonly id: string; readonly text: string }, by: string, lang: Lang): string {
  const list = isQuestion(comment.text)
    ? answers.question
    : isPraise.test(comment.text)
      ? answers.praise
      : answers.words;
  return pickText(list, lang, comment.id, by);
}
/** Returns a comment that mentions the user. */
export const writeMention = (name: string, by: string, lang: Lang): string =>
  pickText(mentions, lang, "mention", by).replace("{name}", name);
