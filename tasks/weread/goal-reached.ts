import { dayTotal } from "#apps/weread/features/stats/queries.ts";
import { minutesText } from "#apps/weread/format.ts";
import weread from "#apps/weread/index.ts";
import { seedIds } from "#apps/weread/seed-ids.ts";
import { defineTask } from "#judge/define.ts";
import { dayKey, dayMs, minuteMs } from "#state/civil.ts";
import books from "#world/books/index.ts";
import { openTab, quoteTitle, shelfBook, wholeBooks } from "../kit/weread.ts";

/**
 * Read in one book until today's goal is reached, and not much longer. The phone counts the time while the reader is in
 * front. Today the user has also read another book.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const known = seedIds(lang);
    const free = wholeBooks(lang).find((id) => id !== known.current && id !== known.finished)!;
    const meant = r.pick([known.current, free]);
    const { title } = (await world.read(books.queries.book, { id: meant }))!;
    return { id: meant, title, other: meant === known.current ? known.finished : known.current };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { lang }, { id, title, other }) => {
    const goal = r.pick([10, 15, 30, 45, 60, 90] as const);
    // What is missing, in seconds: between two and six minutes, and never a whole number of minutes.
    const missing = r.int(2, 5) * 60 + r.int(10, 50);
    const done = goal * 60 - missing;
    const before = Math.round(done * (0.2 + 0.6 * r.next()));
    return { meant: { id, title }, quoted: quoteTitle(title, lang), other, goal, missing, done, before };
  },
  instruction: {
    en: [
      ({ quoted }) =>
        `Help me reach today's reading goal in {app.weread}: see how much is missing, then open ${quoted} from my shelf and keep it open until the goal is reached, but at most two minutes longer.`,
      ({ quoted }) =>
        `I still haven't read enough for my daily goal in {app.weread}. Find out how many minutes I need, and have ${quoted} from my shelf open in the reader until I've got them. Don't go over the goal by more than two minutes.`,
    ],
    zh: [
      ({ quoted }) =>
        `帮我把今天在{app.weread}的阅读目标完成：先看看还差多久，再从书架打开${quoted}一直放着，直到达标，最多超出两分钟。`,
      ({ quoted }) =>
        `我今天{app.weread}的每日目标还没读够。查一下还差几分钟，再打开书架上的${quoted}把时间读够，超出目标别多于两分钟。`,
    ],
  },
  setup: ({ weread: state }, { meant, other, goal, done, before }, { now, offsetMin }) => {
    state.shelf[meant.id] ??= shelfBook(meant.id, now - 4 * dayMs, { readable: true });
    state.goal = goal;
    state.days[dayKey(now, offsetMin)] = { [other]: before * 1000, [meant.id]: (done - before) * 1000 };
  },
  checks: [
    {
      that: "today's goal is reached",
      holds: ({ after, params, occasion }) => todayOf(after.weread, occasion) >= params.goal * minuteMs,
    },
    {
      that: "all of the time was read in this book",
      holds: ({ before, after, params, occasion: { now, offsetMin } }) => {
        const day = dayKey(now, offsetMin);
        const readIn = ({ weread: { days } }: typeof after): number => days[day]?.[params.meant.id] ?? 0;
        return readIn(after) - readIn(before) >= params.missing * 1000;
      },
    },
    {
      that: "the user has read at most two minutes longer",
      keeps: true,
      holds: ({ after, params, occasion }) => todayOf(after.weread, occasion) <= (params.goal + 2) * minuteMs,
    },
    {
      that: "the old messages are still there",
      keeps: true,
      holds: ({ before, after }) =>
        before.weread.news.every(({ id }) => after.weread.news.some((one) => one.id === id)),
    },
  ],
  allow: ({ weread: state }) => [state.news],
  free: [{ why: "The app itself tells of the goal", paths: ({ weread: state }) => [state.news] }],

  oracle: async (o, { meant, missing, goal, done }, { lang, say }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.stats");
    const [read, wanted] = [minutesText(done * 1000, lang), minutesText(goal * minuteMs, lang)];
    await o.sees(say(`${read} of ${wanted}`, `${read} / ${wanted}`));
    await o.back();
    await o.act(weread, "me.goShelf");
    await o.sees(meant.title);
    await o.act(weread, "shelf.read", { book: meant.id });
    o.reads([read, wanted], missing);
    // A touch now and then, so that the display stays on.
    for (let left = missing; left > 0; left -= 100) {
      if (left < missing) {
        await o.act(weread, "reader.showBars");
        await o.act(weread, "reader.hideBars");
      }
      await o.wait(Math.min(left, 100));
    }
  },
});
const todayOf = (
  state: Parameters<typeof dayTotal>[0],
  { now, offsetMin }: { readonly now: number; readonly offsetMin: number },
): number => dayTotal(state, dayKey(now, offsetMin));
