/** Makes podcasts and their episodes from the written lists. */
import { Rng } from "#state/rng.ts";
import { rareGreat } from "../social/counts.ts";
import { fillSlots } from "../social/forms.ts";
import { palettes } from "./covers.ts";
import { stocks } from "./data/stocks.ts";
import type { Detail, Episode, Show } from "./index.ts";
import { publics, showTopics, type Public } from "./words.ts";

export interface Podcasts {
  readonly shows: readonly Show[];
  readonly episodes: readonly Episode[];
  readonly facts: readonly Detail[];
}
/** Finds "[key=value]" and returns the plain text with its facts. A value in digits is a number. */
function readFacts(marked: string): { text: string; facts: Detail["facts"] } {
  const found = [...marked.matchAll(/\[([^=\]]+)=([^\]]+)\]/gu)];
  const text = marked.replace(/\[[^=\]]+=([^\]]+)\]/gu, "$1");
  const sentences = text.split(/(?<=[。！？])|(?<=[.!?”"]) /u);
  const facts = found.map(([, key = "", value = ""]) => ({
    key,
    about: (sentences.find((sentence) => sentence.includes(value)) ?? text).trim(),
    value: /^[\d,]+(?:\.\d+)?$/u.test(value) && !/^0\.|\.\d0$/u.test(value) ? Number(value.replaceAll(",", "")) : value,
  }));
  return { text, facts };
}
const parts = (line: string): string[] => line.split(" | ").map((part) => part.trim());

export function createPodcasts(actsOf: Readonly<Record<Public, readonly string[]>>): Podcasts {
  const shows: Show[] = [];
  const episodes: Episode[] = [];
  const facts: Detail[] = [];
  for (const lang of publics) {
    const r = Rng.of("music", "podcasts", lang);
    const stock = stocks[lang];
    const blocks = stock.shows.trim().split(/^# /mu).slice(1);
    for (const [order, block] of blocks.entries()) {
      const [head = "", ...lines] = block.trim().split("\n");
      const [
        title = "",
        publisher = "",
        hosts = "",
        topicName = "",
        minutes = "",
        gapText = "",
        chapterText = "",
        description = "",
      ] = parts(head);
      const topic = showTopics.find((one) => one === topicName);
      if (!topic) throw new Error(`${title}: no topic ${topicName}`);
      const [lo = 0, hi = 0] = minutes.split("..").map(Number);
      const gap = Number(gapText);
      const chapterNames = chapterText.split(";").map((name) => name.trim());
      const id = `mu_show_${shows.length + 1}`;
      const followers = Math.floor(480_000 * rareGreat(r, 2)) + r.int(900, 9000) * (lines.length > 0 ? 1 : 0);
      const colour = palettes[(order * 7 + (lang === "zh" ? 3 : 0)) % palettes.length]![0];
      const show: Show = {
        id,
        public: lang,
        title,
        publisher,
        hosts: hosts.split(";").map((host) => host.trim()),
        topic,
        description,
        episodes: lines.length,
        followers,
        rating: r.int(39, 49),
        ratings: Math.floor(followers / r.int(20, 90)) + 12,
        explicit: lang === "en" && topic === "comedy" && r.chance(0.5),
        colour,
      };
      shows.push(show);
      const latest = r.int(0, Math.max(0, gap - 1));
      // The makers of a show and its day are the same in all episodes.
      const credits = {
        producer: r.pick(stock.showProducers),
        artist: r.pick(actsOf[lang].slice(60, 300)),
        day: r.pick(stock.titles.slots["day"]!),
      };
      const closings = r.sample(
        stock.closings.filter((closing) => gap >= 7 || !closing.includes("{day}")),
        3,
      );
      for (const [index, line] of lines.entries()) {
        const [name = "", marked = ""] = parts(line.slice(2));
        const read = readFacts(marked);
        const ms = r.int(lo * 60_000, hi * 60_000);
        const closing = fillSlots(r.pick(closings), credits)!;
        const number = index + 1;
        const step = Math.floor(ms / chapterNames.length);
        const episodeId = `mu_episode_${episodes.length + 1}`;
        episodes.push({
          id: episodeId,
          public: lang,
          show: id,
          showTitle: title,
          topic,
          colour,
          title: name,
          number,
          description: r.chance(0.45) ? `${read.text}\n${closing}` : read.text,
          ms,
          age: latest + (lines.length - number) * gap,
          explicit: show.explicit,
          chapters: chapterNames.map((chapter, i) => ({
            atMs: i === 0 ? 0 : (i * step + r.int(-step >> 2, step >> 2)) & ~1023,
            title: chapter,
          })),
          plays: Math.floor((followers * r.int(12, 70)) / 100) + r.int(40, 300),
        });
        if (read.facts.length > 0) facts.push({ id: episodeId, public: lang, form: "episode", facts: read.facts });
      }
    }
  }
  return { shows, episodes, facts };
}
