import messages from "#apps/messages/index.ts";
import { sameAddress } from "#os/phone-numbers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dateText, pad2 } from "#os/format.ts";
import { addDays, civilOf, epochOf } from "#state/civil.ts";
import { newThreadsArePlain, plainMessage, plainThread } from "../kit/messages.ts";
import { personName, getPerson } from "../kit/people.ts";
import { addedEntries } from "../kit/records.ts";
import { seeToday, typeTime } from "../kit/clock.ts";

/** Schedule a message for another day. */
export default defineTask({
  apps: [messages],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "create", "reasoning"],
  budget: 30,
  revision: 4,

  params: (r, _, occasion) => {
    const { say } = occasion;
    const friend = r.pick(["anna_webber", "anna_weber", "alex_renner", "nora", "greta", "max", "okafor"]);
    return {
      friend,
      name: personName(friend, say),
      words: r.pick([
        say("Good luck today", "祝你今天顺利"),
        say("Don't forget the keys", "别忘了带钥匙"),
        say("Bring the blue folder", "记得带蓝色文件夹"),
        say("The meeting room is booked", "会议室订好了"),
        say("Happy anniversary", "周年快乐"),
      ]),
      daysOn: r.int(2, 6),
      hour: r.int(6, 21),
      minute: r.pick([5, 10, 20, 35, 45, 55]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Schedule a text to ${p.name} in {app.messages}: "${p.words}". It should go out ${p.daysOn} days from today at ${formatTime(p)}.`,
      (p) =>
        `Write "${p.words}" to ${p.name} in {app.messages} and have it sent automatically at ${formatTime(p)}, ${p.daysOn} days from today.`,
    ],
    zh: [
      (p) =>
        `请在{app.messages}里给${p.name}设置一条定时短信“${p.words}”，在今天起第 ${p.daysOn} 天后的 ${formatTime(p)} 发送。`,
      (p) => `给${p.name}写一条短信“${p.words}”，让它在 ${p.daysOn} 天后的 ${formatTime(p)} 自动发送。`,
    ],
  },
  checks: [
    {
      that: "one message waits to be sent to this person at this time",
      holds: ({ before, after, params, occasion }) =>
        addedEntries(before.messages.messages, after.messages.messages).some((m) => {
          const numbers = after.messages.threads[m.thread]?.numbers ?? [];
          return (
            m.from === null &&
            m.status === "scheduled" &&
            m.at === sendMoment(params, occasion) &&
            m.text.trim() === params.words &&
            numbers.length === 1 &&
            getPerson(params.friend).phones.some((p) => sameAddress(p.number, numbers[0]!))
          );
        }),
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, params, occasion) => {
    const at = sendMoment(params, occasion);
    const { year, month, day } = civilOf(at, occasion.offsetMin);
    // Reads today's date on the clock.
    await seeToday(o, occasion.now, (await o.state()).os, dateText(at, (await o.state()).os, occasion.now));
    await o.open(messages);
    await o.act(messages, "list.open", { thread: `thread_${params.friend}` });
    await o.type("draft", params.words);
    await o.set(messages, "thread", { open: "menu" });
    await o.set(messages, "thread", { moving: null, open: "schedule" });
    if (month !== civilOf(addDays(occasion.now, 1), occasion.offsetMin).month)
      await o.set(messages, "thread", { shownYear: year, shownMonth: month });
    await o.set(messages, "thread", { year, month, day });
    await typeTime(o, params.hour * 60 + params.minute);
    await o.act(messages, "thread.schedule");
  },
});
const formatTime = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${pad2(hour)}:${pad2(minute)}`;
interface SendTime {
  readonly daysOn: number;
  readonly hour: number;
  readonly minute: number;
}
const sendMoment = ({ daysOn, hour, minute }: SendTime, { now, offsetMin }: Occasion): number => {
  const { year, month, day } = civilOf(addDays(now, daysOn), offsetMin);
  return epochOf({ year, month, day, hour, minute }, offsetMin);
};
