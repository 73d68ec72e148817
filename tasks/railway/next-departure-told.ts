import { listNextTrains } from "#apps/railway/features/stations/station-board.ts";
import railway from "#apps/railway/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { defaultStartMs } from "#os/boot.ts";
import { hourMs } from "#state/civil.ts";
import rails from "#world/rails/index.ts";
import { firstDay } from "../kit/railway.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/** On the departure board of a station, find the first train to a final stop after a time, and when it leaves. */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "search", "extract", "explore"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const { rows } = await world.read(rails.queries.find, { grade_min: 2, grade_max: 3, page: r.int(0, 8) });
      if (rows.length === 0) continue;
      const { id, name, place } = r.pick(rows);
      const board = await world.read(rails.queries.board, { id: place });
      const all = board ? listNextTrains(board, id, "departures", defaultStartMs) : [];
      if (all.length < 20) continue;
      const first = all.slice(0, 20 * shownPages);
      const found = await Promise.all(
        Array.from({ length: Math.ceil(first.length / 20) }, (_, n) =>
          world.read(rails.queries.trains, { ids: first.slice(n * 20, n * 20 + 20).map(({ train }) => train) }),
        ),
      );
      const endOf = new Map(found.flat().map((train) => [train.id, train.stops.at(-1)!]));
      const rowsShown = first.map((row) => ({ ...row, end: endOf.get(row.train)! }));
      const answer = r.pick(rowsShown);
      // A few trains leave before the agent reads the board. The row stays on its page of the board.
      if (rowsShown.indexOf(answer) % 20 < 4) continue;
      const sameWay = rowsShown.filter(({ end }) => end.id === answer.end.id);
      const before = sameWay[sameWay.indexOf(answer) - 1];
      const next = sameWay[sameWay.indexOf(answer) + 1];
      // The train leaves today, and has not left when the agent looks. Another train to the same stop leaves before the
      // time and one after the answer.
      if (answer.at - defaultStartMs < 2 * hourMs || answer.minute > 1430 || answer.day !== firstDay) continue;
      if (!before || !next || before.day !== firstDay || next.minute === answer.minute) continue;
      const earliest = Math.ceil((before.minute + 3) / 5) * 5;
      const latest = Math.floor((answer.minute - 3) / 5) * 5;
      if (latest < earliest) continue;
      const after = earliest + 5 * r.int(0, Math.floor((latest - earliest) / 5));
      const { train, minute, end } = answer;
      return {
        id,
        name: { en: name.en, zh: name.zh },
        end: { en: end.en, zh: end.zh },
        page: Math.floor(first.findIndex((row) => row.train === train) / 20),
        after,
        train,
        minute,
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_, __, { say }, p) => ({
    ...p,
    station: say(p.name.en, p.name.zh),
    endName: say(p.end.en, p.end.zh),
  }),
  instruction: {
    en: [
      (p) =>
        `Have a look at the departures on the station board of "${p.station}" in {app.railway}. Which is the first train to ${p.endName} that is scheduled after ${formatTime(p.after)} today, and what time does it leave? ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `请看{app.railway}里“${p.station}”站的车站大屏（出发）：今天 ${formatTime(p.after)} 以后（按时刻表）开往${p.endName}的第一趟车是哪个车次？几点几分发车？${fillIn.zh}`,
    ],
  },
  setup: () => undefined,
  checks: [
    {
      that: "the tickets and orders are as they were",
      unchanged: ({ railway: state }) => [state.tickets, state.orders],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      train: text(say("Train", "车次"), "G101"),
      leaves: text(say("Departure", "发车时间"), "HH:MM", "time"),
    }),
    expected: ({ params }) => ({ train: params.train, leaves: formatTime(params.minute) }),
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.phones");
    await o.type("query", p.station);
    await o.act(railway, "phones.open", { station: p.id });
    await o.act(railway, "station.openBoard");
    for (let n = 0; n < p.page; n++) await o.act(railway, "board.showMore");
    await o.sees(p.train, p.endName, formatTime(p.minute));
    o.reads([p.train, p.endName, formatTime(p.minute)], p.train, formatTime(p.minute));
    await o.answer({ train: p.train, leaves: formatTime(p.minute) });
  },
});
/** The board shows 20 trains, and 20 more with each touch. The answer is among the first 60. */
const shownPages = 3;
