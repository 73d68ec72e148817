/** Creates the people and offices of X without their counts: names, interests, communities. */
import { Rng } from "#state/rng.ts";
import { names as namesEn } from "../rednote/data/en/people.ts";
import { names as namesZh } from "../rednote/data/zh/people.ts";
import { rareGreat } from "../social/counts.ts";
import { NameMaker, type BioLines, type NameWords } from "../social/people.ts";
import { BioMaker } from "./bios.ts";
import { accounts as accountsEn, clubs as clubsEn } from "./data/en/accounts.ts";
import { people as en } from "./data/en/people.ts";
import { general as generalEn } from "./data/en/talk.ts";
import { accounts as accountsZh, clubs as clubsZh } from "./data/zh/accounts.ts";
import { people as zh } from "./data/zh/people.ts";
import { general as generalZh } from "./data/zh/talk.ts";
import { listGroups } from "./groups.ts";
import { marks, publics, topics, type Mark, type Public, type Topic } from "./words.ts";

const personCounts = { en: 5420, zh: 5360 } as const;
/** The share of people who write posts. All others only reply. */
const authorShare = 0.26;
const eventTowns = { en: generalEn.town, zh: generalZh.town };

interface PublicWords {
  readonly names: NameWords;
  readonly bios: BioLines;
  readonly towns: readonly string[];
  readonly jokePlaces: readonly string[];
  readonly handleWords: readonly string[];
}
const words: Readonly<Record<Public, PublicWords>> = {
  en: {
    ...en,
    names: { ...namesEn, patterns: [...namesEn.patterns, ...Array.from({ length: 12 }, () => "{first} {family}")] },
  },
  zh: { ...zh, names: namesZh },
};

export interface Person {
  readonly id: string;
  readonly public: Public;
  readonly handle: string;
  readonly name: string;
  readonly bio: string;
  readonly place: string | null;
  readonly joined: number;
  readonly topics: readonly Topic[];
  readonly verified: Mark | null;
  readonly protected: boolean;
  readonly communities: readonly string[];
  /** How often the person writes posts; 0 if the person only replies. */
  readonly weight: number;
  /** From 0 to 1: how well the person is known. */
  readonly fame: number;
  /** `kind` is the kind of office, newspaper or club; `of` is its town or the club's name. Null for people. */
  readonly office: { readonly kind: string; readonly of: string } | null;
}

class HandleMaker {
  private readonly taken = new Set<string>();
  words: readonly string[] = [];
  draw(rng: Rng, name: string): string {
    const latin = name
      .normalize("NFD")
      .replace(/[^A-Za-z0-9 _.&']/g, "")
      .trim();
    const [first = "", last = ""] = latin
      .split(/[ _.&']+/)
      .filter((word) => word.length > 2 && !/^(?:and|the|not|just|hey)$/i.test(word));
    for (let tries = 0; ; tries++) {
      const [a, b] = rng.sample(this.words, 2);
      const number = String(rng.int(2, tries > 6 ? 9999 : 99));
      const year = String(rng.int(1974, 2006));
      const handle = rng.pick([
        () => first + last,
        () => `${first}_${last}`,
        () => `${first.toLowerCase()}${last.toLowerCase()}${number}`,
        () => `${first.charAt(0)}${last}`.toLowerCase(),
        () => `${first.toLowerCase()}_${a}`,
        () => `${a}_${b}`,
        () => `${a}${b}${number}`,
        () => `${a}${number}`,
        () => `${b}_${a}${number}`,
        () => `${a}_${year}`,
        () => `${a}${first.toLowerCase()}`,
      ])();
      if (this.take(handle)) return handle;
    }
  }
  /** Reserves a handle. Returns false if the handle is malformed or already taken. */
  take(handle: string): boolean {
    if (!/^\w{4,15}$/.test(handle) || /^_|_$|__/.test(handle) || this.taken.has(handle.toLowerCase())) return false;
    this.taken.add(handle.toLowerCase());
    return true;
  }
}

const splitRows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));

const offices: Readonly<Record<Public, { readonly rows: readonly string[][]; readonly clubs: readonly string[] }>> = {
  en: { rows: splitRows(accountsEn), clubs: clubsEn },
  zh: { rows: splitRows(accountsZh), clubs: clubsZh },
};

function* createOffices(lang: Public, from: number, handles: HandleMaker): Iterable<Person> {
  const rng = Rng.of("posts", lang, "offices");
  let n = from;
  for (const [kind = "", topicName = "", markName = "", name = "", handle = "", bio = ""] of offices[lang].rows) {
    const topic = topics.find((one) => one === topicName);
    const verified = marks.find((one) => one === markName) ?? null;
    if (!topic) throw new Error(`${name} has an unknown topic`);
    const of = name.includes("{club}") ? offices[lang].clubs : name.includes("{town}") ? eventTowns[lang] : [""];
    for (const [i, one] of of.entries()) {
      const [shown = "", latin = shown] = one.split("/");
      const fill = (text: string): string =>
        text
          .replaceAll(/\{(?:town|club)\}/g, shown)
          .replaceAll("{latin}", latin)
          .replaceAll("{n}", String(i + 1));
      let own = handle.replaceAll(/\{(?:town|club|latin)\}/g, latin.replace(/\W/g, "")).slice(0, 15);
      if (!handles.take(own)) {
        own = `${own.slice(0, 12)}_${i + 1}`;
        if (!handles.take(own)) throw new Error(`the handle ${own} is taken`);
      }
      const town = name.includes("{town}") ? shown : null;
      yield {
        id: `x_user_${++n}`,
        public: lang,
        handle: own,
        name: fill(name),
        bio: fill(bio),
        place: town,
        joined: rng.int(400, 4900),
        topics: [topic],
        verified,
        protected: false,
        communities: [],
        weight: 0,
        fame: 0.2 + 0.5 * rng.next(),
        office: { kind, of: shown },
      };
    }
  }
}

function* createPersons(lang: Public, from: number, handles: HandleMaker): Iterable<Person> {
  const { names, bios, towns, jokePlaces, handleWords } = words[lang];
  handles.words = handleWords;
  const all = [...createOffices(lang, from, handles)];
  yield* all;
  const rng = Rng.of("posts", lang, "people");
  const nameMaker = new NameMaker(names);
  const bioMaker = new BioMaker(bios, lang);
  const groups = listGroups(lang);
  for (let n = 0; n < personCounts[lang]; n++) {
    const isAuthor = rng.chance(authorShare);
    const own = rng.sample(topics, rng.int(1, isAuthor ? 3 : 5));
    const town = rng.pick(towns);
    const name = nameMaker.draw(rng);
    const isProtected = !isAuthor && rng.chance(0.05);
    const fame = isAuthor ? rareGreat(rng, 3) : 0;
    const id = `x_user_${from + all.length + n + 1}`;
    yield {
      id,
      public: lang,
      handle: handles.draw(rng, name),
      name,
      bio: rng.chance(isAuthor ? 0.85 : 0.4) ? bioMaker.write(Rng.of("posts", id, "bio"), own, town) : "",
      place: rng.chance(0.45) ? town : rng.chance(0.08) ? rng.pick(jokePlaces) : null,
      joined: rng.chance(0.06) ? rng.int(3, 90) : rng.int(90, 5600),
      topics: own,
      verified: rng.chance(isAuthor ? 0.14 + fame / 2 : 0.03) ? "blue" : null,
      protected: isProtected,
      communities: own.flatMap((topic) => {
        const open = groups.filter((group) => group.topic === topic);
        return open.length > 0 && rng.chance(isAuthor ? 0.6 : 0.3) ? [rng.pick(open).id] : [];
      }),
      weight: isAuthor ? 0.25 + rareGreat(rng, 3) * 4 : 0,
      fame,
      office: null,
    };
  }
}

let cache: readonly Person[] | null = null;
/**
 * Returns all accounts: first those that write English, then those that write Chinese. In both groups, offices come
 * before people.
 */
export function listAllPersons(): readonly Person[] {
  if (!cache) {
    const all: Person[] = [];
    const handles = new HandleMaker();
    for (const lang of publics) all.push(...createPersons(lang, all.length, handles));
    cache = all;
  }
  return cache;
}
export const listPersons = (lang: Public): readonly Person[] => listAllPersons().filter((one) => one.public === lang);
