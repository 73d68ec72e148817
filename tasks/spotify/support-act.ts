import spotify from "#apps/spotify/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { openTab, ownRecords, readConcerts } from "../kit/spotify.ts";

/** Who plays before the main act of a concert that the owner has marked, and where? */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readConcerts(world, lang);
    const marked: { id: string; artist: string; city: string; venue: string; support: string[] }[] = [];
    for (const { id, artist, city, venue, support } of r.shuffle(all)) {
      if (marked.some((one) => one.city === city || one.artist === artist.name)) continue;
      // The first one is the concert that the instruction means.
      if (marked.length === 0 && support.length !== 1) continue;
      marked.push({ id, artist: artist.name, city, venue, support: support.map(({ name }) => name) });
      if (marked.length === 4) break;
    }
    return marked;
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, _occasion, marked) => ({
    meant: marked[0]!,
    city: marked[0]!.city,
    marked: r.shuffle(marked.map(({ id }) => id)),
  }),
  instruction: {
    en: [
      ({ city }) =>
        `One of the concerts that I've marked as "Interested" in {app.spotify} is in ${city}. Who plays before the main act there, and what is the venue called? ${fillIn.en}`,
    ],
    zh: [
      ({ city }) =>
        `我在{app.spotify}标了“感兴趣”的演出里，有一场在${city}。那场在主角之前还有谁登台？场馆叫什么？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { marked }, { now }) => {
    state.concerts = Object.fromEntries(marked.map((id, n) => [id, { at: now - (n + 1) * dayMs, remindAt: null }]));
  },
  checks: [{ that: "nothing was marked, saved or played", unchanged: ({ spotify: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      support: text(say("Plays before the main act", "主角之前登台的人"), say("Name as shown", "按显示的名字填写")),
      venue: text(say("Venue", "场馆"), say("Name as shown, without the city", "按显示的名称填写，不含城市")),
    }),
    expected: ({ params: { meant } }) => ({ support: meant.support[0]!, venue: meant.venue }),
  },

  oracle: async (o, { meant: { id, venue, support }, city }, { lang }) => {
    await openTab(o, "Search");
    await o.sees(lang === "en" ? "Live Events" : "现场演出");
    await o.act(spotify, "search.openCategory", { category: "mu_category_concerts" });
    await o.act(spotify, "category.openConcerts");
    await o.act(spotify, "concerts.toggleMine");
    await o.sees(city);
    await o.act(spotify, "concerts.openConcert", { concert: id });
    await o.sees(venue, support[0]!);
    await o.answer({ support: support[0]!, venue });
  },
});
