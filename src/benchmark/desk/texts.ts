// The texts of the page for a human player, in the language of the phone.
import type { Lang } from "#contract/env.ts";

interface DeskText {
  readonly en: string;
  readonly zh: string;
}
const text = (en: string, zh: string): DeskText => ({ en, zh });

export const deskTexts = {
  pageTitle: text("Phonebooth: your turn", "Phonebooth：轮到你了"),
  phone: text("The phone", "手机"),
  glass: text("The phone's display: click, hold, drag, type", "手机屏幕：点按、长按、拖动、打字"),
  waitingForPhone: text("Waiting for a phone…", "正在等待手机…"),
  start: text("Start", "开始"),
  typeAnywhere: text("Type anywhere, then Enter", "直接打字，再按回车"),
  textToWrite: text("Text to write", "要输入的文字"),
  emptyFirst: text("Empty the field first", "先清空输入框"),
  clear: text("clear", "清空"),
  type: text("Type", "输入"),
  back: text("Back", "返回"),
  home: text("Home", "主屏幕"),
  recents: text("Recents", "最近任务"),
  enter: text("Enter", "回车"),
  escapeKey: text("Escape", "Esc 键"),
  enterKey: text("Enter, with nothing to write", "没有要输入的文字时按回车"),
  app: text("App", "应用"),
  openApp: text("Open app", "打开应用"),
  seconds: text("Seconds", "秒数"),
  secondsUnit: text("s", "秒"),
  wait: text("Wait", "等待"),
  noop: text("Do nothing", "什么都不做"),
  noopHint: text("Costs a step and does nothing", "算一步，什么都不做"),
  words: text("Words for the user", "对用户说的话"),
  answer: text("Answer", "回答"),
  answerHint: text("Say an answer; the task goes on", "说出答案，任务继续"),
  ask: text("Ask", "提问"),
  askHint: text("Ask the user", "向用户提问"),
  done: text("Done", "完成"),
  abort: text("Give up", "放弃"),
  note: text("Why, for the record", "为什么这样做（会记下来）"),
  notePlaceholder: text("Kept with the next step; may stay empty", "和下一步一起保存，可以不填"),
  log: text("What you did", "已经做了什么"),
  hint: text(
    "Click, double-click, hold. A quick drag swipes; a slow one, or one with Shift, drags without a fling. Text that waits in the box is written before the next action. Each of these is a step.",
    "可以点按、双击、长按。快速拖动是滑动；慢慢拖，或者按住 Shift 拖，松手后不会继续滚动。输入框里还没输入的文字，会在下一个操作之前输入。每个操作都算一步。",
  ),
  phaseWaiting: text("getting ready", "准备中"),
  phaseReady: text("press Start when you are ready", "准备好了就按“开始”"),
  phaseYours: text("your turn", "轮到你了"),
  phaseBusy: text("doing it…", "执行中…"),
  phaseOver: text("over", "已结束"),
  phaseClosed: text("ended: you may close this page", "已结束，可以关闭本页"),
  episode: text("Phonebooth, episode {n}", "Phonebooth，第 {n} 轮"),
  task: text("Phonebooth, task {n} of {all}", "Phonebooth，第 {n} 个任务，共 {all} 个"),
  steps: text("{n} steps", "{n} 步"),
  stepOf: text("step {n} of {all}", "第 {n} 步，最多 {all} 步"),
  userSays: text("The user says: {text}", "用户说：{text}"),
  noServer: text("The command that serves this page does not answer.", "提供本页的命令没有响应。"),
  serverEnded: text("The command that served this page has ended.", "提供本页的命令已经结束。"),
  complete: text("You declared the task complete.", "你说任务完成了。"),
  gaveUp: text("You gave up.", "你放弃了。"),
  budget: text("The steps are used up.", "步数用完了。"),
  loop: text(
    "The episode ended because the same action was repeated too often.",
    "同一个操作重复太多次，这一轮结束了。",
  ),
  error: text("The phone failed; this episode is not scored.", "手机出了故障，这一轮不计分。"),
  solved: text("Solved.", "已解决。"),
  besides: text("The goal is reached, but something else was changed.", "目标达到了，但还改动了别的东西。"),
  notSolved: text("Not solved.", "没有解决。"),
  missing: text("Missing: {text}", "还差：{text}"),
  changedBesides: text("Changed besides: {text}", "多改了：{text}"),
  reward: text("Reward {text}", "奖励 {text}"),
} as const satisfies Readonly<Record<string, DeskText>>;

export type DeskTextName = keyof typeof deskTexts;

/** Returns a text. Words in braces are replaced by the facts. */
export const deskText = (
  name: DeskTextName,
  lang: Lang,
  facts: Readonly<Record<string, string | number>> = {},
): string =>
  deskTexts[name][lang === "en" ? "en" : "zh"].replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ""));
