/** Creates the people of Bilibili without the counts of their videos: authors, and people who only watch. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { WeightedIndex } from "../social/counts.ts";
import { NameMaker, type NameWords } from "../social/people.ts";
import { origins as originsEn } from "../rednote/data/en/people.ts";
import { origins as originsZh } from "../rednote/data/zh/people.ts";
import { getVoiceId } from "../voices/answer.ts";
import { names as namesEn, signs as signsEn, marks as marksEn } from "./data/en/people.ts";
import { names as namesZh, signs as signsZh, marks as marksZh } from "./data/zh/people.ts";
import { videoForms, type VideoForm } from "./form-data.ts";
import type { User } from "./index.ts";
import type { SignLines } from "./stocks.ts";
import { publics, zones, type Public } from "./words.ts";

const authorCounts = { en: 1240, zh: 1860 } as const;
const readerCounts = { en: 1100, zh: 1800 } as const;

const words: Readonly<
  Record<Public, { names: NameWords; signs: SignLines; marks: Readonly<Record<string, readonly string[]>> }>
> = {
  en: { names: namesEn, signs: signsEn, marks: marksEn },
  zh: { names: namesZh, signs: signsZh, marks: marksZh },
};
const originsOf = { en: originsEn, zh: originsZh };

/** How an author decorates titles. */
type TitleStyle = "plain" | "bracket" | "suffix" | "numbered";

export interface Person {
  readonly user: Omit<User, "follows" | "following" | "followers" | "videos" | "likes" | "plays">;
  /** The forms of the videos that the person makes, the most frequent first; empty for people who only watch. */
  readonly forms: readonly VideoForm[];
  /** How many videos the person makes, relative to others. */
  readonly weight: number;
  /** The followers, unless more people in the world follow. */
  readonly fans: number;
  readonly titleStyle: TitleStyle;
}

function power(base: number, exponent: number): number {
  let value = 1;
  for (let i = 0; i < exponent; i++) value *= base;
  return value;
}

function* createPersons(lang: Public, from: number): Iterable<Person> {
  const { names, signs, marks } = words[lang];
  const rng = Rng.of("videos", lang, "people");
  const nameMaker = new NameMaker(names);
  const composer = new Composer(3, {});
  const origins = originsOf[lang];
  const originIndex = new WeightedIndex(origins.map(({ weight }) => weight));
  const forms = videoForms[lang];
  const wheel = forms.flatMap((form) => Array.from({ length: form.weight }, () => form));
  for (let n = 0; n < authorCounts[lang] + readerCounts[lang]; n++) {
    const isAuthor = n < authorCounts[lang];
    const id = `bili_user_${from + n + 1}`;
    const main = wheel[n % wheel.length]!;
    const near = forms.filter((form) => form.zone === main.zone && form !== main);
    const own = isAuthor ? [main, ...rng.sample(near, Math.min(near.length, rng.int(0, 2)))] : [];
    const drawn = rng.next();
    const fans = isAuthor ? 15 + Math.round(power(drawn, 11) * 4_200_000 + power(drawn, 3) * 2_400) : rng.int(0, 60);
    const zone = isAuthor ? main.zone : null;
    const isOrganisation = rng.chance(0.2);
    const isMarked = fans > 100_000 ? rng.chance(0.7) : fans > 15_000 && rng.chance(0.25);
    const stock = zone !== null && rng.chance(0.7) ? (signs.byZone[zone] ?? signs.anybody) : signs.anybody;
    const mark = isOrganisation ? marks["organisation"]! : (marks[main.zone] ?? marks["any"]!);
    yield {
      forms: own,
      weight: isAuthor ? 0.15 + power(rng.next(), 3) * 3 : 0,
      fans,
      titleStyle: rng.chance(0.8) ? "plain" : rng.pick(["bracket", "suffix", "suffix", "numbered"] as const),
      user: {
        id,
        // The step is coprime to the range, so no number occurs twice.
        number: String(1_000_000 + (((from + n + 1) * 7_368_787) % 689_999_981)),
        public: lang,
        name: nameMaker.draw(rng),
        sign: rng.chance(isAuthor ? 0.8 : 0.4)
          ? (composer.say(rng, stock, { n: String(rng.int(2, 30)), a: String(rng.int(18, 36)) }) ?? "")
          : "",
        level: isAuthor ? rng.pick([4, 5, 5, 6, 6, 6]) : rng.pick([1, 2, 3, 3, 4, 4, 5, 5, 5, 6]),
        vip: rng.pick(["none", "none", "none", "month", "annual"]),
        gender: rng.chance(0.6) ? (rng.chance(0.48) ? "f" : "m") : null,
        ip: origins[originIndex.pick(rng)]!.ip,
        zone,
        verified: isMarked ? { kind: isOrganisation ? "organisation" : "person", text: rng.pick(mark) } : null,
        voice: getVoiceId(id),
      },
    };
  }
}

let cache: readonly Person[] | null = null;
/** Returns all people: of each public, first the authors, then the people who only watch. */
export function listAllPersons(): readonly Person[] {
  if (!cache) {
    const all: Person[] = [];
    for (const lang of publics) all.push(...createPersons(lang, all.length));
    cache = all;
  }
  return cache;
}
export const listPersons = (lang: Public): readonly Person[] =>
  listAllPersons().filter(({ user }) => user.public === lang);

let tiesCache: ReadonlyMap<string, readonly string[]> | null = null;
/** Returns the ids of the people whom each person follows. Better known people are chosen more often. */
export function listFollows(): ReadonlyMap<string, readonly string[]> {
  if (tiesCache) return tiesCache;
  const follows = new Map<string, readonly string[]>();
  for (const lang of publics) {
    const rng = Rng.of("videos", lang, "ties");
    const all = listPersons(lang);
    const authors = all.filter(({ weight }) => weight > 0);
    const poolOf = (people: readonly Person[]) => ({
      people,
      index: new WeightedIndex(people.map(({ fans }) => 300 + Math.min(fans, 400_000))),
    });
    const everybody = poolOf(authors);
    const pools = new Map(zones.map((zone) => [zone, poolOf(authors.filter(({ user }) => user.zone === zone))]));
    for (const { user } of all) {
      const zone = user.zone ?? rng.pick(zones);
      const near = pools.get(zone)!;
      const count = rng.int(1, 12) + Math.round(power(rng.next(), 3) * 28);
      const chosen = new Set<string>();
      for (let tries = 0; chosen.size < count && tries < count * 2; tries++) {
        const pool = near.people.length > 0 && rng.chance(0.6) ? near : everybody;
        const other = pool.people[pool.index.pick(rng)]!;
        if (other.user.id !== user.id) chosen.add(other.user.id);
      }
      follows.set(user.id, [...chosen]);
    }
  }
  return (tiesCache = follows);
}
