import railway from "#apps/railway/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import rails from "#world/rails/index.ts";
import { formatTime, fillIn } from "../kit/phrases.ts";

/** Report a small station's phone number and opening time. */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "query",
  composition: "atomic",
  difficulty: "L1",
  tags: ["search", "extract"],
  budget: 15,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(rails.queries.find, { grade_max: 1, page: r.int(0, 20) });
    const { id } = r.pick(rows);
    const station = (await world.read(rails.queries.station, { id }))!;
    return { id, name: station.name, phone: station.phone, opens: station.open[0] };
  },
  listed: { instances: 96, answerFields: 2 },
  params: (_, __, { say }, p) => ({ ...p, told: say(p.name.en, p.name.zh) }),
  instruction: {
    en: [
      (p) =>
        `What's the phone number of "${p.told}" station in {app.railway}, and what time does the station open? ${fillIn.en}`,
    ],
    zh: [(p) => `{app.railway}上“${p.told}”火车站的电话是多少？车站几点开门？${fillIn.zh}`],
  },
  setup: () => undefined,
  checks: [
    {
      that: "the tickets are as they were",
      keeps: true,
      holds: ({ before, after }) => JSON.stringify(before.railway.tickets) === JSON.stringify(after.railway.tickets),
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      phone: text(say("Phone", "电话"), "0123-4567890"),
      opens: text(say("Opens at", "开门时间"), "HH:MM", "time"),
    }),
    expected: ({ params }) => ({ phone: params.phone, opens: formatTime(params.opens) }),
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.phones");
    await o.type("query", p.told);
    await o.act(railway, "phones.open", { station: p.id });
    await o.sees(p.phone, formatTime(p.opens));
    o.reads([p.phone, formatTime(p.opens)], p.phone, formatTime(p.opens));
    await o.answer({ phone: p.phone, opens: formatTime(p.opens) });
  },
});
