import { spanText } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { findRoutes } from "#world/geo/route.ts";
import { drawSites, placeFacts, openPlace, replaceStop, readTown } from "../kit/maps.ts";
import { conversation, openThread, plainMessage, newMessagesTo, sms } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** A friend proposes two places. Answer with the name of the place that is nearer to work on foot, and nothing else. */
export default defineTask({
  apps: [messages, maps],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "search", "reasoning", "social"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const work = atlas.siteOf.get("place_harbor")!;
    for (;;) {
      const two = drawSites(atlas, r, 2, ({ category }) => category === "food" || category === "cafe");
      const minutes = two.map((site) => {
        const trip = { mode: "walk", from: work, to: site, via: [], departMs: 0, offsetMin: 480, avoid: [] } as const;
        return Math.ceil((findRoutes(atlas, trip)[0]?.seconds ?? 0) / 60);
      });
      if (minutes.some((n) => n < 5 || n > 59) || Math.abs(minutes[0]! - minutes[1]!) < 3) continue;
      return two.map((site, i) => ({ ...placeFacts(site), minutes: minutes[i]! }));
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, sites) => {
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "chloe"]);
    const [one, two] = sites.map(({ id, name, minutes }) => ({ id, name: say(name.en, name.zh), minutes }));
    return {
      friend,
      name: personName(friend, say),
      one: one!,
      two: two!,
      nearer: one!.minutes < two!.minutes ? one!.name : two!.name,
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} texted me two places for tonight. Which one is a shorter walk from my work according to {app.maps}? Reply with just its name, as {app.maps} spells it.`,
      (p) =>
        `Check in {app.maps} how long it takes to walk from work to each of the two places ${p.name} suggested in {app.messages}. Text back only the name of the quicker one, written as it is on the map.`,
    ],
    zh: [
      (p) =>
        `${p.name}在{app.messages}里提了今晚的两个地点。请用{app.maps}查从我的工作地点步行去哪个更快，回复那个地点的名称，只写名称，与{app.maps}上一致。`,
      (p) =>
        `请用{app.maps}查从我上班的地方走到${p.name}短信里那两个地点各要多久，回复更快到的那个的名称，不写别的，写法与地图上一致。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    inbox.threads[thread] ??= conversation(thread, from);
    const line = say(
      `Tonight at seven? ${p.one.name} or ${p.two.name}, whichever is the shorter walk from your office.`,
      `今晚七点？${p.one.name}或者${p.two.name}，看哪个从你单位走过去近。`,
    );
    addEntries(inbox.messages, sms("msg_tonight", thread, from, line, now - 40 * 60_000));
  },
  checks: [
    {
      that: "this person was sent the name of the nearer one, and nothing else",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text.trim() === p.nearer;
      },
    },
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage)],

  oracle: async (o, p, { lang }) => {
    await openThread(o, p.friend);
    await o.sees(p.one.name, p.two.name);
    await openPlace(o, p.one.name, p.one.id);
    await o.act(maps, "place.directions");
    await o.act(maps, "directions.search", { index: 0 });
    await o.act(maps, "search.pick", { target: "place_harbor" });
    await o.act(maps, "directions.setMode", { mode: "walk" });
    await o.sees(spanText(p.one.minutes * 60, lang));
    await replaceStop(o, 1, p.two.name, p.two.id);
    await o.sees(spanText(p.two.minutes * 60, lang));
    o.reads([spanText(p.one.minutes * 60, lang), spanText(p.two.minutes * 60, lang)], p.nearer);
    await o.open(messages);
    await o.type("draft", p.nearer);
    await o.act(messages, "thread.send");
  },
});
