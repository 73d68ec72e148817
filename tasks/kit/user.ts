/**
 * Helpers for tasks with a user: the questions that ask for a fact, in both languages, and a check that the agent
 * asked.
 */
import type { UserFact } from "#os/user.ts";

type QuestionPatterns = UserFact["asks"];
const any = (...words: string[]): QuestionPatterns => words.map((word) => [word]);

/** Questions about a time of day, a day, a phone number, a choice between several things, or a decision. */
export const asksFor = {
  time: any(
    "when",
    "time",
    "hour",
    "how early",
    "how late",
    "几点",
    "什么时候",
    "何时",
    "时间",
    "时候",
    "多早",
    "多晚",
  ),
  day: any(
    "when",
    "day",
    "date",
    "which week",
    "哪天",
    "哪一天",
    "几号",
    "几月",
    "日期",
    "星期几",
    "周几",
    "什么时候",
    "何时",
  ),
  number: any("number", "phone", "号码", "电话", "手机"),
  which: any(
    "which",
    "who",
    "whom",
    "surname",
    "last name",
    "full name",
    "what draft",
    "哪",
    "谁",
    "第几",
    "全名",
    "姓什么",
  ),
  whatToDo: any(
    "overlap",
    "conflict",
    "clash",
    "busy",
    "already",
    "instead",
    "another time",
    "other time",
    "what shall",
    "what should",
    "what time",
    "when",
    "冲突",
    "重叠",
    "撞",
    "已有",
    "已经有",
    "改到",
    "怎么办",
    "几点",
    "什么时候",
  ),
} as const satisfies Record<string, QuestionPatterns>;

interface Phone {
  readonly os: {
    readonly user?: { readonly asked: readonly { readonly facts: readonly string[] }[] } | undefined;
  };
}
/** Returns a check that the user was asked for this fact. It is for tasks whose missing fact an agent could guess. */
export const userWasAsked = (fact: string) =>
  ({
    that: "the user was asked for what only they know",
    holds: ({ after }: { readonly after: Phone }) =>
      after.os.user?.asked.some(({ facts }) => facts.includes(fact)) === true,
  }) as const;
