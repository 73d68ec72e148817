import { getCity, offsetAt } from "#apps/clock/cities.ts";
import clock from "#apps/clock/index.ts";
import { strings } from "#apps/clock/strings.ts";
import { differenceText } from "#apps/clock/texts.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import contacts from "#apps/contacts/index.ts";
import { findByName } from "#apps/contacts/queries.ts";
import notes from "#apps/notes/index.ts";
import { listNotes } from "#apps/notes/queries.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { contact } from "../kit/contacts.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/**
 * A note says which person to call and at what time, and the person's address in Contacts contains a city. Add the city
 * to the world clock, and report the time in this city when the call begins, and whether it is the same day there.
 */
export default defineTask({
  apps: [notes, contacts, clock],
  split: "train",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "create", "handoff", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const [order, firm] = r.pick([
      [say("Tile order", "瓷砖订单"), say("Kiln & Clay", "窑土公司")],
      [say("Boat rental", "租船"), say("Blue Oar", "蓝桨公司")],
      [say("Piano repair", "修钢琴"), say("True Tone", "正音公司")],
      [say("Book printing", "印书"), say("Paper Crane", "纸鹤印刷")],
    ] as const);
    const [person, other] = r.sample(
      [
        say("Rosa Calder", "柯罗莎"),
        say("Hugo Winter", "温雨果"),
        say("Ada Merino", "梅爱达"),
        say("Noel Archer", "安诺"),
        say("Iris Fontaine", "方艾"),
        say("Karl Bergen", "贝卡"),
      ],
      2,
    );
    const [city, elsewhere] = r.sample(
      ["lisbon", "toronto", "tokyo", "auckland", "cape-town", "lima", "dubai", "helsinki", "mumbai", "honolulu"],
      2,
    );
    return {
      order,
      firm,
      person: person!,
      other: other!,
      city: city!,
      elsewhere: elsewhere!,
      at: r.int(28, 91) * 15,
    };
  },
  instruction: {
    en: [
      ({ order }) =>
        `My note "${order}" says who I need to call and when, in my own time. Look up in {app.contacts} which city they live in and add it to the world clock in {app.clock}. What time will it be there when I call, and is that the same day? Fill both in on {app.answersheet} and submit it.`,
      ({ order }) =>
        `I need to make a call abroad. Who and when (my time) is in the note "${order}". Add the city from that person's address in {app.contacts} to the world clock in {app.clock}. Work out what time it'll be there and whether that's the same day as here, fill both in on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ order }) =>
        `{app.notes}的笔记“${order}”里写着我要给谁打电话、我这边几点打。请在{app.contacts}里看看这个人住在哪个城市，把它加到{app.clock}的世界时钟里。我打过去的时候当地几点、是哪一天？填入{app.answersheet}并提交。`,
      ({ order }) =>
        `我要打一个国际电话：打给谁、我这边几点打，都记在{app.notes}的笔记“${order}”里。请把{app.contacts}里这个人地址所在的城市加到{app.clock}的世界时钟。那时当地几点，跟我这边是同一天吗？填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ notes: state, contacts: book }, p, { now, lang, say }) => {
    const cityName = (id: string): string => (lang === "en" ? getCity(id).en : getCity(id).zh);
    const call = (name: string, min: number): string =>
      say(
        `Call ${name} of ${p.firm} today at ${formatTime(min)} (our time) about the price.`,
        `今天 ${formatTime(min)}（本地时间）给${p.firm}的${name}打电话，谈价格。`,
      );
    addEntries(
      state.notes,
      note("note_order", p.order, call(p.person, p.at), now - 9_000_000),
      note(
        "note_order_before",
        say(`${p.order} (done)`, `${p.order}（已完成）`),
        call(p.other, p.at - 45),
        now - 4_000_000,
      ),
    );
    const card = (id: string, name: string, lives: string, from: string, n: number) =>
      contact(id, name, {
        company: p.firm,
        phones: [{ number: `555-038${n}`, label: "work" }],
        address: say(`${n}4 Mill Street, ${cityName(lives)}`, `${cityName(lives)}磨坊街 ${n}4 号`),
        note: say(`Grew up in ${cityName(from)}`, `在${cityName(from)}长大`),
      });
    addEntries(
      book.contacts,
      card("contact_call", p.person, p.city, p.elsewhere, 1),
      card("contact_colleague", p.other, p.elsewhere, p.city, 2),
    );
  },
  checks: [
    {
      that: "the city of the person to call is on the world clock",
      holds: ({ after, params }) => after.clock.cities.includes(params.city),
    },
    {
      that: "the other cities are still there, and none was added besides",
      keeps: true,
      holds: ({ before, after, params }) =>
        JSON.stringify(after.clock.cities.filter((id) => id !== params.city)) === JSON.stringify(before.clock.cities),
    },
  ],
  allow: ({ clock: state }) => [state.cities],
  answer: {
    fields: (_, say) => ({
      time: text(say("Time there", "当地时间"), say("HH:MM, 24-hour clock", "HH:MM，24 小时制"), "time"),
      day: choice(say("Day there", "当地日期"), dayWords(say), say("Compared with the day here", "与本地日期相比")),
    }),
    expected: ({ params, occasion }) => there(params, occasion),
  },

  oracle: async (o, params, occasion) => {
    await o.open(notes);
    await o.type("query", params.order);
    const titled = listNotes((await o.state()).notes, params.order, null).find((n) => n.title === params.order);
    await o.act(notes, "list.open", { id: titled?.id ?? "" });
    await o.sees(params.person, formatTime(params.at));
    await o.open(contacts);
    await o.type("query", params.person);
    await o.act(contacts, "main.open", { id: findByName((await o.state()).contacts, params.person)?.id ?? "" });
    const city = occasion.say(getCity(params.city).en, getCity(params.city).zh);
    await o.sees(city);
    await o.open(clock);
    await o.set(clock, "main", { tab: "world" });
    await o.act(clock, "main.addCity");
    await o.type("query", city);
    await o.act(clock, "cities.add", { id: params.city });
    // The row of a city shows the difference to the local time.
    const apart = differenceText(offsetAt(getCity(params.city), occasion.now) - occasion.offsetMin, (key, facts = {}) =>
      fillPlaceholders(textsFor(strings, occasion.lang)[key], facts),
    );
    await o.sees(city, apart);
    const answer = there(params, occasion);
    o.reads([formatTime(params.at), apart], answer.time, answer.day);
    await o.answer(answer);
  },
});
const dayWords = (say: Occasion["say"]): string[] => [
  say("The day before", "前一天"),
  say("The same day", "同一天"),
  say("The day after", "后一天"),
];
/**
 * Returns the time and the day in the city at the moment when the phone's clock shows `at`. Uses the time difference of
 * now, because the phone shows this difference.
 */
function there(p: { readonly city: string; readonly at: number }, { now, offsetMin, say }: Occasion) {
  const total = p.at + offsetAt(getCity(p.city), now) - offsetMin;
  const day = Math.floor(total / (24 * 60));
  const min = total - day * 24 * 60;
  return { time: formatTime(min), day: dayWords(say)[day + 1]! };
}
