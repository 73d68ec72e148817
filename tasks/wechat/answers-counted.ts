import wechat from "#apps/wechat/index.ts";
import { list, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { displayName, openChat, chatMessage, addMessages } from "../kit/wechat.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * The members of a group write whether they will come, and some members change their minds. Report who will come in the
 * end, and the number of guests.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["extract", "reasoning", "social"],
  budget: 30,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    const people = r.shuffle(["katrin", "nora", "jonas", "priya", "tomas", "diego"]).map((id) => `person_${id}`);
    // The first two people change their minds. One of them will come after all, and the other will not come.
    const guests = people.map((_, i) => (i === 1 || i === 4 ? 0 : r.int(0, 2)));
    return {
      people,
      names: people.map((id) => displayName(state, id)),
      guests,
      event: r.pick([
        say("the summer party", "夏日聚会"),
        say("the boat trip", "坐船出游"),
        say("the garden evening", "花园晚会"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ event }) =>
        `In the {app.wechat} group "Harbor design & build", people have said whether they're coming to ${event} and how many guests they're bringing. Some changed their minds; the last word counts. Who's coming, and how many guests are they bringing in total? ${fillIn.en}`,
      ({ event }) =>
        `Read the {app.wechat} group "Harbor design & build" and work out who's coming to ${event} and how many guests they're bringing in total. Some people changed their minds, so go by what each said last. Fill in their names and the number of guests on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ event }) =>
        `{app.wechat}的“海港设计与开发”群里，几位同事回复了是否参加${event}、各带几位客人；有人改了主意，以最后说的为准。最终有哪些同事来？他们一共带几位客人？${fillIn.zh}`,
      ({ event }) =>
        `请在{app.wechat}的“海港设计与开发”群里看看最后有哪些同事参加${event}、一共带几位客人（有人改过主意，以最后说的为准）。把名字和客人总数填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ wechat: state }, { people, guests, event }, { now, say }) => {
    const yes = (n: number): string =>
      n === 0
        ? say("I'm coming, on my own", "我来，一个人")
        : say(`I'm coming, with ${n === 1 ? "1 guest" : `${n} guests`}`, `我来，带 ${n} 位客人`);
    const lines = [
      [people[2]!, say(`Who's coming to ${event}? And with how many guests?`, `谁来参加${event}？带几位客人？`)],
      [people[0]!, say("I can't, sorry", "我来不了，抱歉")],
      [people[1]!, yes(2)],
      [people[3]!, yes(guests[3]!)],
      [people[4]!, say("Not me this time", "这次我不去")],
      [people[2]!, say(`For me: ${yes(guests[2]!)}`, `我自己：${yes(guests[2]!)}`)],
      [people[0]!, say(`It works out after all! ${yes(guests[0]!)}`, `又能来了！${yes(guests[0]!)}`)],
      [people[5]!, yes(guests[5]!)],
      [people[1]!, say("I have to take back what I said: I can't come", "我收回刚才的话，我来不了了")],
    ] as const;
    for (const [i, [from, line]] of lines.entries())
      addMessages(
        state,
        "group_studio",
        chatMessage(`msg_comes${i}`, "group_studio", from, line, now - 20 * minuteMs - (9 - i) * 2 * minuteMs),
      );
  },
  checks: [{ that: "the group is as it was", unchanged: ({ wechat: state }) => state.groups["group_studio"] }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      who: list(
        say("Who's coming", "参加的人"),
        say("One name per line, as the group shows it", "每行一个名字，按群里的显示"),
      ),
      guests: number(say("Total guests", "客人总数"), say("A number", "数字")),
    }),
    expected: ({ params }) => ({ who: comingNames(params), guests: countGuests(params) }),
  },

  oracle: async (o, p) => {
    await openChat(o, "group_studio");
    await o.sees(...comingNames(p), ...comingIndexes.flatMap((n) => p.guests[n] || []));
    o.reads([...comingNames(p), ...comingIndexes.flatMap((n) => p.guests[n] || [])], countGuests(p));
    await o.answer({ who: comingNames(p), guests: countGuests(p) });
  },
});
interface ReplyParams {
  readonly names: readonly string[];
  readonly guests: readonly number[];
}
const comingIndexes = [0, 2, 3, 5];
const comingNames = ({ names }: ReplyParams): string[] => comingIndexes.map((n) => names[n]!);
const countGuests = ({ guests }: ReplyParams): number => comingIndexes.reduce((sum, n) => sum + guests[n]!, 0);
