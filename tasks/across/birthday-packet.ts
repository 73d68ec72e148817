import { dayText } from "#apps/contacts/days.ts";
import contacts from "#apps/contacts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, formatDay, partsOf } from "#state/day.ts";
import { openContact } from "../kit/contacts.ts";
import { personName } from "../kit/people.ts";
import { addedEntries } from "../kit/records.ts";
import {
  openChat,
  newOwnMessages,
  hasOnlyPayment,
  fillPacketForm,
  stopPendingMessages,
  allowEscrowPayment,
  allowMessages,
} from "../kit/wechat.ts";
import { joinList } from "../kit/phrases.ts";

/**
 * Find out which of four people has the next birthday, and send a red packet with one yuan for each year of their new
 * age.
 */
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
    // The first person has the next birthday, and the second person's birthday is soon after it. The two other
    // birthdays were recently, so their next dates are almost a year away.
    const days = [soon, soon + r.int(4, 30), 365 - r.int(5, 40), 365 - r.int(50, 90)].map((n) => today + n);
    const years = people.map(() => r.int(21, 58));
    const mixed = r.shuffle(people).map((id) => personName(id, say));
    return {
      people,
      names: people.map((id) => personName(id, say)),
      told: joinList(mixed, say(" and ", "和"), say(", ", "、")),
      either: joinList(mixed, say(" or ", "和"), say(", ", "、")),
      births: days.map((day, i) => birthDate(day, years[i]!)),
      day: formatDay(days[0]!),
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
    stopPendingMessages(state, ...people.map((id) => `person_${id}`));
    for (const [i, id] of people.entries()) book.contacts[`contact_${id}`]!.birthday = births[i]!;
  },
  checks: [
    {
      that: "one red packet was sent, to this person and with this greeting, and nothing else",
      holds: ({ before, after, params }) => {
        const [packet, ...more] = addedEntries(before.wechat.packets, after.wechat.packets);
        const own = newOwnMessages(before, after);
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
        hasOnlyPayment(before, after, balanceAccount, params.years * 100, `person_${params.people[0]!}`),
    },
  ],
  allow: ({ wechat: state, os }, { years, people }) => [
    added(state.packets, 1, { kind: "single" }),
    ...allowMessages(state, `person_${people[0]!}`, 2),
    ...allowEscrowPayment(os, balanceAccount, years * 100, `person_${people[0]!}`),
  ],
  answer: {
    fields: (_, say) => ({ day: text(say("Coming birthday", "即将到来的生日"), "YYYY-MM-DD", "date") }),
    expected: ({ params }) => ({ day: params.day }),
  },

  oracle: async (o, p, { lang }) => {
    for (const [i, id] of p.people.entries()) {
      await openContact(o, p.names[i]!, `contact_${id}`);
      await o.sees(dayText(p.births[i]!, lang));
      await o.back();
    }
    o.reads(
      p.births.map((day) => dayText(day, lang)),
      p.years,
      p.day,
    );
    await openChat(o, `person_${p.people[0]!}`);
    await fillPacketForm(o, String(p.years), p.wish);
    await o.act(wechat, "packetForm.finger");
    await o.answer({ day: p.day });
  },
});
/** Returns the birth date of a person who reaches this age on the given day. */
function birthDate(day: number, years: number): string {
  const { year, month, day: date } = partsOf(day);
  const two = (n: number): string => String(n).padStart(2, "0");
  // Moves a birth date on 29 February to 28 February, because most years have no 29 February.
  return `${year - years}-${two(month)}-${two(month === 2 ? Math.min(date, 28) : date)}`;
}
