/**
 * Generates the spoken lines and chat messages of a meeting from its seed. Captions, recordings and minutes use the
 * same lines.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "#world/cast.ts";

const bilingual = (pairs: readonly (readonly [string, string])[]): readonly LocalizedText[] =>
  pairs.map(([en, zh]) => ({ en, zh }));
const opening = bilingual([
  ["Good to see you all. Can everybody hear me?", "大家好，都能听到我说话吗？"],
  ["Let us wait one more minute for the others.", "我们再等一分钟，等等其他人。"],
  ["Thanks for coming. I would like to go through three points.", "感谢参加，今天想过三个议题。"],
  ["I put the agenda into the invitation.", "议程写在邀请里了。"],
  ["Who takes the first point?", "第一个议题谁来讲？"],
]);
const updates = bilingual([
  ["We are where we wanted to be by now.", "目前进度和计划一致。"],
  ["Two things are open on my side; both are small.", "我这边还有两件小事没收尾。"],
  ["The numbers of last week look better than I had thought.", "上周的数据比我预想的好。"],
  ["I have talked to the supplier, they need two more days.", "我和供应商聊过了，他们还要两天。"],
  ["The first version is done, I would like somebody to look at it.", "第一版做完了，想请人看一下。"],
  ["That part took longer, but it is behind us.", "那部分花的时间多一些，但已经完成了。"],
  ["I am waiting for an answer, then I can go on.", "我在等一个回复，收到就能继续。"],
  ["There were four replies, three of them friendly.", "收到了四条反馈，三条是正面的。"],
  ["We tried it with a small group, and it worked.", "我们小范围试了一下，可行。"],
]);
const questions = bilingual([
  ["How long would that take?", "那样要多长时间？"],
  ["Who has to agree to it?", "这件事需要谁同意？"],
  ["Could you show that again, please?", "麻烦再演示一遍好吗？"],
  ["What does it cost us if we wait?", "如果再等等，会有什么损失？"],
  ["Does anybody see a problem with that?", "有人觉得哪里有问题吗？"],
  ["Is that in the plan already?", "这个已经列进计划了吗？"],
]);
const ideas = bilingual([
  ["I would start with the smaller part.", "我建议先做小的那部分。"],
  ["We could do both in one go.", "可以两件事一起做。"],
  ["Perhaps we should ask the people who use it.", "也许该问问实际使用的人。"],
  ["Let me make a drawing of it, that is quicker.", "我画个图吧，这样更快。"],
  ["Why not leave it as it is for now?", "要不暂时先维持现状？"],
  ["I can share my screen if that helps.", "需要的话我可以共享屏幕。"],
]);
const closing = bilingual([
  ["Then I think we have everything.", "那么议题都过完了。"],
  ["I will write down what we have agreed on.", "我会把结论整理出来。"],
  ["Any last questions?", "最后还有问题吗？"],
  ["Thanks, everybody. See you next time.", "谢谢大家，下次见。"],
]);
const chatTexts = bilingual([
  ["Sound is fine here.", "我这边声音正常。"],
  ["Agreed.", "同意。"],
  ["Can you send the slides afterwards?", "结束后能发一下讲稿吗？"],
  ["I have to leave ten minutes early, sorry.", "抱歉，我要提前十分钟走。"],
  ["+1", "+1"],
  ["Which page is that?", "这是第几页？"],
  ["Good point.", "说得对。"],
  ["My connection is slow, I turn the camera off.", "网络有点卡，我关一下视频。"],
  ["Could you say the date again?", "日期能再说一遍吗？"],
  ["I will look it up.", "我去查一下。"],
]);
const things = bilingual([
  ["the timetable", "时间表"],
  ["the budget", "预算"],
  ["the list of guests", "参加者名单"],
  ["the slides", "演示稿"],
  ["the draft", "草稿"],
  ["the test plan", "测试计划"],
  ["the room", "场地"],
  ["the summary", "总结"],
]);
const days = bilingual([
  ["Monday", "周一"],
  ["Tuesday", "周二"],
  ["Wednesday", "周三"],
  ["Thursday", "周四"],
  ["Friday", "周五"],
]);

export type SpokenLine = LocalizedText & { readonly decides: boolean };
/** The length of one turn of the conversation, in milliseconds. */
export const turnMs = 20_000;
const edgeTurns = 9;
/** Returns whether a turn contains a decision. The result does not depend on who speaks. */
export const isDecisionTurn = (seed: string, turn: number, turns: number): boolean =>
  turn >= edgeTurns && turn < turns - edgeTurns && Rng.of(seed, "decides", turn).chance(0.05);
/** Returns the line that is spoken in a turn. `turns` is the number of turns in the meeting. */
export function spokenLine(seed: string, turn: number, turns: number): SpokenLine {
  const r = Rng.of(seed, "line", turn);
  if (isDecisionTurn(seed, turn, turns)) {
    const [thing, day] = [r.pick(things), r.pick(days)];
    return r.chance(0.5)
      ? {
          en: `So it is decided: I take care of ${thing.en} until ${day.en}.`,
          zh: `那就定了：${thing.zh}由我负责，${day.zh}前完成。`,
          decides: true,
        }
      : {
          en: `Then we agree: ${thing.en} will be settled on ${day.en}.`,
          zh: `那我们达成一致：${thing.zh}${day.zh}敲定。`,
          decides: true,
        };
  }
  const place = r.next();
  const lines =
    turn < edgeTurns
      ? opening
      : turn >= turns - edgeTurns
        ? closing
        : place < 0.45
          ? updates
          : place < 0.7
            ? questions
            : ideas;
  return { ...r.pick(lines), decides: false };
}
export const drawChatText = (seed: string, n: number): LocalizedText => Rng.of(seed, "written", n).pick(chatTexts);
