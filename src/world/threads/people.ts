/** Creates the users, without counts. */
import { Rng } from "#state/rng.ts";
import { BioMaker, NameMaker } from "../social/people.ts";
import { bios as biosEn, names as namesEn } from "./data/en/people.ts";
import { bios as biosZh, names as namesZh } from "./data/zh/people.ts";
import { rareGreat } from "../social/counts.ts";
import { listPlaces, type Place } from "./communities.ts";
import { publics, type Public } from "./words.ts";

const userCounts: Readonly<Record<Public, number>> = { en: 9_000, zh: 2_200 };
const minutesOfDay = 1440;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly public: Public;
  readonly about: string;
  readonly interests: readonly string[];
  /**
   * The age of the account in minutes. If the person wrote something earlier, the account in the world is older than
   * this.
   */
  readonly age: number;
  /** How often the person writes, relative to others. */
  readonly weight: number;
  readonly isLowerCase: boolean;
  /** Whether the person leaves out the full stop after a single sentence. */
  readonly isLoose: boolean;
}

let cache: Readonly<Record<Public, readonly Person[]>> | null = null;
export function listPersons(lang: Public): readonly Person[] {
  cache ??= Object.fromEntries(publics.map((one) => [one, create(one)])) as unknown as Record<
    Public,
    readonly Person[]
  >;
  return cache[lang];
}

function create(lang: Public): readonly Person[] {
  const rng = Rng.of("threads", lang, "people");
  const topics = [
    ...new Set(listPlaces().flatMap(({ community }) => (community.public === lang ? [community.topic] : []))),
  ];
  const names = new NameMaker(lang === "en" ? namesEn : namesZh);
  const bios = new BioMaker(lang === "en" ? biosEn : biosZh, 8);
  const taken = new Set<string>();
  const from = lang === "en" ? 0 : userCounts.en;
  return Array.from({ length: userCounts[lang] }, (_, i) => {
    let name = names.draw(rng);
    while (taken.has(name.toLowerCase())) name = names.draw(rng);
    taken.add(name.toLowerCase());
    const interests = rng.sample(topics, rng.int(2, 5));
    return {
      id: `rd_user_${from + i + 1}`,
      name,
      public: lang,
      about: rng.chance(0.35) ? bios.write(rng, interests, "") : "",
      interests,
      age: Math.round((20 + rareGreat(rng, 2) * 4_400) * minutesOfDay) + rng.int(0, 1439),
      weight: 0.15 + rareGreat(rng, 4) * 8,
      isLowerCase: lang === "en" && rng.chance(0.05),
      isLoose: rng.chance(0.3),
    };
  });
}

const moderatorsCache = new Map<string, readonly Person[]>();
/**
 * Returns the moderators of a community, the first moderator first: one for a small community, up to four for a large
 * one.
 */
export function listModerators({ community }: Place): readonly Person[] {
  const known = moderatorsCache.get(community.id);
  if (known) return known;
  const rng = Rng.of("threads", community.id, "moderators");
  const fitting = listPersons(community.public).filter(({ interests }) => interests.includes(community.topic));
  const count = Math.min(fitting.length, 1 + Math.floor(Math.sqrt(Math.sqrt(community.members)) / 12));
  const drawn = rng.sample(fitting, count);
  moderatorsCache.set(community.id, drawn);
  return drawn;
}
