/** Creates the people of RedNote without their counts: profiles, interests, and the people whom they follow. */
import { Rng } from "#state/rng.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { BioMaker, NameMaker, type BioLines, type NameWords, type Origin } from "../social/people.ts";
import { bios as biosEn, names as namesEn, origins as originsEn } from "./data/en/people.ts";
import { bios as biosZh, names as namesZh, origins as originsZh } from "./data/zh/people.ts";
import { channels, publics, type Channel, type Public } from "./words.ts";

export const userCounts = { en: 7200, zh: 8900 } as const;
const authorShare = 0.14;

interface PublicWords {
  readonly names: NameWords;
  readonly bios: BioLines;
  readonly origins: readonly Origin[];
}
const words: Readonly<Record<Public, PublicWords>> = {
  en: { names: namesEn, bios: biosEn, origins: originsEn },
  zh: { names: namesZh, bios: biosZh, origins: originsZh },
};

export interface Person {
  readonly id: string;
  readonly number: string;
  readonly public: Public;
  readonly name: string;
  readonly bio: string;
  readonly ip: string;
  readonly town: string | null;
  readonly isLocal: boolean;
  readonly gender: "f" | "m" | null;
  readonly born: string | null;
  readonly channels: readonly Channel[];
  /** How often the person writes notes; 0 if the person only reads. */
  readonly weight: number;
  /** From 0 to 1: how well the person is known. */
  readonly fame: number;
}

function* createPersons(lang: Public, from: number): Iterable<Person> {
  const { names, bios, origins } = words[lang];
  const rng = Rng.of("rednote", lang, "people");
  const nameMaker = new NameMaker(names);
  const bioMaker = new BioMaker(bios, 8);
  const originIndex = new WeightedIndex(origins.map(({ weight }) => weight));
  const pad = (n: number): string => String(n).padStart(2, "0");
  for (let n = 0; n < userCounts[lang]; n++) {
    const origin = origins[originIndex.pick(rng)]!;
    const town = rng.pick(origin.towns);
    const isAuthor = rng.chance(authorShare);
    const own = rng.sample(channels, rng.int(1, isAuthor ? 3 : 5));
    const year = 2008 - Math.round(rareGreat(rng, 1) * 30 * rng.next()) - rng.int(0, 4);
    yield {
      id: `rn_user_${from + n + 1}`,
      // The step is coprime to the range, so no number occurs twice.
      number: String(100_000_000 + (((from + n + 1) * 7_368_787) % 899_999_981)),
      public: lang,
      name: nameMaker.draw(rng),
      bio: rng.chance(isAuthor ? 0.85 : 0.35) ? bioMaker.write(rng, own, town) : "",
      ip: origin.ip,
      town: rng.chance(0.4) ? town : null,
      isLocal: origin.isLocal,
      gender: rng.chance(0.55) ? (rng.chance(0.68) ? "f" : "m") : null,
      born: rng.chance(0.22) ? `${year}-${pad(rng.int(1, 12))}-${pad(rng.int(1, 28))}` : null,
      channels: own,
      weight: isAuthor ? 0.4 + rareGreat(rng, 3) * 3 : 0,
      fame: isAuthor ? rareGreat(rng, 2) : 0,
    };
  }
}

let cache: readonly Person[] | null = null;
/** Returns all people: first the people who write English, then the people who write Chinese. */
export function listAllPersons(): readonly Person[] {
  if (!cache) {
    const all: Person[] = [];
    for (const lang of publics) all.push(...createPersons(lang, all.length));
    cache = all;
  }
  return cache;
}
export const listPersons = (lang: Public): readonly Person[] => listAllPersons().filter((one) => one.public === lang);

let tiesCache: ReadonlyMap<string, readonly string[]> | null = null;
/**
 * Returns the ids of the people whom each person follows. Most of them write for the same channels. Better known people
 * are chosen more often.
 */
export function listFollows(): ReadonlyMap<string, readonly string[]> {
  if (tiesCache) return tiesCache;
  const follows = new Map<string, readonly string[]>();
  for (const lang of publics) {
    const rng = Rng.of("rednote", lang, "ties");
    const all = listPersons(lang);
    const pools = new Map(
      channels.map((channel) => {
        const people = all.filter((one) => one.weight > 0 && one.channels.includes(channel));
        return [channel, { people, index: new WeightedIndex(people.map(({ fame }) => 0.02 + fame * fame)) }] as const;
      }),
    );
    for (const person of all) {
      const count = Math.min(60, 1 + Math.round(rareGreat(rng, 2) * 30));
      const chosen = new Set<string>();
      for (let tries = 0; chosen.size < count && tries < count * 3; tries++) {
        // One in five is a friend. Friends are drawn from all people, even from people who never write.
        const pool = pools.get(rng.pick(person.channels))!;
        const other = rng.chance(0.2) ? rng.pick(all) : pool.people[pool.index.pick(rng)]!;
        if (other.id !== person.id) chosen.add(other.id);
      }
      follows.set(person.id, [...chosen]);
    }
  }
  return (tiesCache = follows);
}
