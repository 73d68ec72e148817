/** Creates the seasons: anime, series, documentaries and movies, with their episodes. */
import { Rng } from "#state/rng.ts";
import { rareGreat } from "../social/counts.ts";
import { seasonTexts as textsEn, episodeTitles as episodesEn, cast as castEn } from "./data/en/seasons.ts";
import { seasonTexts as textsZh, episodeTitles as episodesZh, cast as castZh } from "./data/zh/seasons.ts";
import { grounds } from "../social/pictures.ts";
import type { Season } from "./index.ts";
import type { CastWords } from "./stocks.ts";
import { publics, seasonKinds, type Public, type SeasonKind } from "./words.ts";

const texts = { en: textsEn, zh: textsZh };
const episodeTitles = { en: episodesEn, zh: episodesZh };

const casts: Readonly<Record<Public, CastWords>> = { en: castEn, zh: castZh };

const episodeCounts: Readonly<Record<SeasonKind, readonly number[]>> = {
  anime: [12, 12, 12, 13, 24, 26],
  series: [12, 16, 24, 30],
  documentary: [4, 5, 6, 8],
  movie: [1],
};
const minutes: Readonly<Record<SeasonKind, readonly [lo: number, hi: number]>> = {
  anime: [22, 25],
  series: [38, 48],
  documentary: [28, 52],
  movie: [84, 142],
};
const week = 7 * 1440;

interface Line {
  readonly kind: SeasonKind;
  readonly title: string;
  readonly styles: readonly string[];
  readonly area: string;
  readonly art: readonly string[];
  readonly text: string;
}
function parseLine(line: string): Line {
  const [kindName = "", title = "", styles = "", area = "", art = "", text = ""] = line
    .split("|")
    .map((one) => one.trim());
  const kind = seasonKinds.find((one) => one === kindName);
  if (!kind || text === "") throw new Error(`no season: ${line}`);
  return { kind, title, styles: styles.split(" / "), area, art: art.split(" "), text };
}

function createSeason(line: Line, lang: Public, number: number): Season {
  const rng = Rng.of("videos", "season", number);
  const { kind, title, styles, area, art, text } = line;
  const total = rng.pick(episodeCounts[kind]);
  const isRunning = kind === "anime" ? rng.chance(0.45) : kind === "series" && rng.chance(0.2);
  const shown = isRunning ? rng.int(2, Math.max(2, total - 2)) : total;
  const lastAge = isRunning ? rng.int(60, week - 60) : rng.int(30, 2_400) * 1440;
  const titles = rng.sample(episodeTitles[lang], shown);
  const vip = rng.chance(0.55);
  const fame = rareGreat(rng, 3);
  const followers = Math.round(3_000 + fame * 4_000_000) + rng.int(0, 900);
  const plays = Math.round(followers * (6 + rareGreat(rng, 1) * 40) * (kind === "movie" ? 0.5 : 1));
  const { roles, names, parts } = casts[lang];
  const people = rng.sample(names, roles[kind].length + (kind === "documentary" ? 0 : 3));
  const characters = rng.sample(parts, 3);
  const [lo, hi] = minutes[kind];
  return {
    id: `bili_season_${String(number)}`,
    public: lang,
    kind,
    title,
    styles: [...styles],
    area,
    year: isRunning ? 2026 : rng.int(2012, 2025),
    rating: rng.int(68, 99),
    ratings: Math.round(followers * 0.04) + rng.int(20, 400),
    plays,
    danmaku: Math.round((plays * rng.int(4, 18)) / 1000),
    followers,
    text,
    staff: people.map((name, i) => ({ role: roles[kind][i] ?? characters[i - roles[kind].length]!, name })),
    cover: {
      ratio: "3:4",
      scene: null,
      item: null,
      ground: rng.pick(grounds),
      words: "",
      things: [
        { art: art[0]!, x: rng.int(45, 55), y: rng.int(40, 50), size: rng.int(52, 64) },
        ...art.slice(1, 3).map((one, i) => ({ art: one, x: i === 0 ? 24 : 76, y: 80, size: 26 })),
      ],
    },
    weekday: isRunning ? rng.int(0, 6) : null,
    total,
    vip,
    episodes: Array.from({ length: shown }, (_, i) => ({
      id: `bili_episode_${String(number)}_${String(i + 1)}`,
      label: kind === "movie" ? (lang === "zh" ? "正片" : "Movie") : String(i + 1),
      title: kind === "movie" ? title : titles[i]!,
      seconds: rng.int(lo * 60, hi * 60),
      age: lastAge + (shown - 1 - i) * week,
      free: !vip || i < 2,
    })),
  };
}

let cache: readonly Season[] | null = null;
export function listSeasons(): readonly Season[] {
  if (!cache) {
    const all: Season[] = [];
    for (const lang of publics)
      for (const line of texts[lang].trim().split("\n")) all.push(createSeason(parseLine(line), lang, all.length + 1));
    cache = all;
  }
  return cache;
}
