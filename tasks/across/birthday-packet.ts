import { dayText } from "../../src/apps/contacts/days.ts";
import contacts from "../../src/apps/contacts/index.ts";
import wechat from "../../src/apps/wechat/index.ts";
import { balance } from "../../src/apps/wechat/purse.ts";
import { text } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { dayAt, keyOf, partsOf } from "../../src/state/day.ts";
import { openCard } from "../kit/contacts.ts";
import { nameOf } from "../kit/people.ts";
import { made } from "../kit/records.ts";
import { openChat, ownIn, paidOnce, preparePacket, quiet, sending, saying } from "../kit/wechat.ts";
import { listing } from "../kit/words.ts";

/** Whose birthday comes next of four people: a red packet of as many yuan as the years that they become. */
export default defineTask({
  apps: [contacts, wechat],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "finance", "handoff"],
  budget: 60,
  revision: 3,

  params: (r, _, { now, offsetMin, say }) => {
    const people = r.sample(["max", "zoe", "lucas", "katrin", "nora", "priya", "mia", "leo"], 4);
    const today = dayAt(now, offsetMin);
    const soon = r.int(6, 70);
    // The next one, another soon after it, and two that were not long ago: they come last.
    const days = [soon, soon + r.int(4, 30), 365 - r.int(5, 40), 365 - r.int(50, 90)].map((n) => today + n);
    const years = people.map(() => r.int(21, 58));
    const mixed = r.shuffle(people).map((id) => nameOf(id, say));
    return {
      people,
      names: people.map((id) => nameOf(id, say)),
      told: listing(mixed, say(" and ", "和"), say(", ", "、")),
      either: listing(mixed, say(" or ", "和"), say(", ", "、")),
      births: days.map((day, i) => born(day, years[i]!)),
      day: keyOf(days[0]!),
      years: years[0]!,
      wish: r.pick([
        say("Many happy returns", "生日快乐"),
        say("To the next one!", "新的一岁，天天开心"),
        say("Cake for you", "给你买蛋糕"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ either, wish }) =>
        `Whose birthday comes next: ${either}? Their birthdays are in {app.contacts}. Send that person a red packet on {app.wechat} from my balance, one yuan for each year of their new age, with the greeting "${wish}". Then fill in the date of that birthday on {app.answersheet} and submit it.`,
      ({ told, wish }) =>
        `Check the birthdays of ${told} in {app.contacts} and find out who's celebrating next. On {app.wechat}, send that person a red packet from my balance with the greeting "${wish}". The amount in yuan should be the age they're turning. Submit the date of that birthday on {app.answersheet}.`,
    ],
    zh: [
      ({ told, wish }) =>
        `看看{app.contacts}里的生日：${told}，谁的生日最先到？请用{app.wechat}零钱给这个人发个红包，到时满几岁就发几元，祝福语写“${wish}”。再把这个生日的日期填入{app.answersheet}并提交。`,
      ({ told, wish }) =>
        `请在{app.contacts}里查一下${told}的生日，从今天算起，谁最先过生日，就用{app.wechat}零钱给谁发红包：过完生日几岁就发几元，祝福语写“${wish}”。最后在{app.answersheet}里提交这个生日是哪天。`,
    ],
  },
  setup: ({ contacts: book, wechat: state }, { people, births }) => {
    quiet(state, ...people.map((id) => `person_${id}`));
    for (const [i, id] of people.entries()) book.contacts[`contact_${id}`]!.birthday = births[i]!;
  },
  checks: [
    {
      that: "one red packet was sent, to this person and with this greeting, and nothing else",
      holds: ({ before, after, params }) => {
        const [packet, ...more] = made(before.wechat.packets, after.wechat.packets);
        const own = ownIn(before, after);
        return (
          more.length === 0 &&
          packet?.chat === `person_${params.people[0]!}` &&
          packet.wish === params.wish &&
          own.length === 1 &&
          own[0]!.body.kind === "packet"
        );
      },
    },
    {
      that: "as many yuan as they become years have left the balance, once, and no other money has",
      holds: ({ before, after, params }) =>
        paidOnce(before, after, balance, params.years * 100, `person_${params.people[0]!}`),
    },
  ],
  allow: ({ wechat: state, os }, { years, people }) => [
    added(state.packets, 1, { kind: "single" }),
    ...saying(state, `person_${people[0]!}`, 2),
    ...sending(os, balance, years * 100, `person_${people[0]!}`),
  ],
  answer: {
    fields: (_, say) => ({ day: text(say("Coming birthday", "即将到来的生日"), "YYYY-MM-DD", "date") }),
    expected: ({ params }) => ({ day: params.day }),
  },

  oracle: async (o, p, { lang }) => {
    for (const [i, id] of p.people.entries()) {
      await openCard(o, p.names[i]!, `contact_${id}`);
      await o.sees(dayText(p.births[i]!, lang));
      await o.back();
    }
    o.reads(
      p.births.map((day) => dayText(day, lang)),
      p.years,
      p.day,
    );
    await openChat(o, `person_${p.people[0]!}`);
    await preparePacket(o, String(p.years), p.wish);
    await o.act(wechat, "packetForm.finger");
    await o.answer({ day: p.day });
  },
});
/** The day of birth of somebody who becomes so many years on a day. */
function born(day: number, years: number): string {
  const { year, month, day: date } = partsOf(day);
  const two = (n: number): string => String(n).padStart(2, "0");
  // Nobody here is born on a leap day.
  return `${year - years}-${two(month)}-${two(month === 2 ? Math.min(date, 28) : date)}`;
}
