/** Creates the communities with their rules and flairs, without posts. */
import { Rng } from "#state/rng.ts";
import { communityTexts as textsEn } from "./data/en/communities.ts";
import { flairWords as flairsEn, ruleTexts as rulesEn } from "./data/en/rules.ts";
import { communityTexts as textsZh } from "./data/zh/communities.ts";
import { flairWords as flairsZh, ruleTexts as rulesZh } from "./data/zh/rules.ts";
import { postForms, type FrameName } from "./form-data.ts";
import type { Community } from "./index.ts";
import { publics, type PostKind, type Public } from "./words.ts";

/** A community, with the subjects and the flairs of its posts. */
export interface Place {
  readonly community: Omit<Community, "moderators" | "pinned" | "posts" | "heat">;
  /** Posts are about subjects with one of these tags. "*" means all subjects of the topic. */
  readonly tags: readonly string[];
  /** The flair of a post by its frame. */
  readonly flairOf: Readonly<Partial<Record<FrameName, string>>>;
  /** Flairs that any post may have. */
  readonly otherFlairs: readonly string[];
}

const cells = (line: string): string[] => line.split("|").map((cell) => cell.trim());
const colours = [
  "#0079d3",
  "#46a508",
  "#cc5200",
  "#7e53c1",
  "#007373",
  "#b8001f",
  "#5a74cc",
  "#94762a",
  "#373c3f",
  "#d3567e",
];
/** The range of the number of members, by the size in the list of communities. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  s: [900, 9_000],
  m: [9_000, 90_000],
  l: [90_000, 900_000],
  x: [1_000_000, 4_200_000],
};
const minutesOfDay = 1440;

/**
 * Parses the list of communities. A line "= topic | flair; flair" starts a topic, "- title | text" is a rule for the
 * communities of the topic, and "+ name | tags | size | title | description" is a community.
 */
function* parse(lang: Public): Iterable<Omit<Place, "community"> & { readonly community: Place["community"] }> {
  const [texts, generalRules, words] = lang === "en" ? [textsEn, rulesEn, flairsEn] : [textsZh, rulesZh, flairsZh];
  const general = generalRules.map((line) => {
    const [title = "", text = ""] = cells(line);
    return { title, text };
  });
  let topic = "";
  let topicFlairs: string[] = [];
  let topicRules: { title: string; text: string }[] = [];
  let n = 0;
  for (const line of texts.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const rest = cells(line.slice(1));
    if (line.startsWith("=")) {
      topic = rest[0]!;
      topicFlairs = rest[1]!.split(";").map((one) => one.trim());
      topicRules = [];
    } else if (line.startsWith("-")) topicRules.push({ title: rest[0]!, text: rest[1]! });
    else {
      const [name = "", tags = "", size = "", title = "", description = ""] = rest;
      if (description === "" || !sizes[size]) throw new Error(`what is this community? ${line}`);
      yield create(
        lang,
        topic,
        { name, tags: tags.split(" "), size, title, description },
        topicFlairs,
        topicRules,
        general,
        words,
        n++,
      );
    }
  }
}

interface Line {
  readonly name: string;
  readonly tags: readonly string[];
  readonly size: string;
  readonly title: string;
  readonly description: string;
}
interface RuleText {
  readonly title: string;
  readonly text: string;
}

function create(
  lang: Public,
  topic: string,
  { name, tags, size, title, description }: Line,
  topicFlairs: readonly string[],
  topicRules: readonly RuleText[],
  general: readonly RuleText[],
  words: Readonly<Record<FrameName, readonly string[]>>,
  n: number,
): Place {
  const rng = Rng.of("threads", "community", name);
  const [lo, hi] = sizes[size]!;
  const kinds: PostKind[] = ["text"];
  if (rng.chance(0.88)) kinds.push("image");
  if (rng.chance(0.6)) kinds.push("link");
  if (rng.chance(0.6)) kinds.push("poll");
  const count = rng.int(5, 9);
  const own = rng.sample(topicRules, Math.min(topicRules.length, rng.int(2, 3)));
  const others = general.slice(1).filter((one) => own.every(({ title: taken }) => taken !== one.title));
  const rules = [general[0]!, ...own, ...rng.sample(others, count - 1 - own.length)];
  const palette = rng.shuffle(colours);
  const flairs: Community["flairs"] = [];
  const flairOf: Partial<Record<FrameName, string>> = {};
  const addFlair = (text: string): string => {
    const known = flairs.find((one) => one.text === text);
    if (known) return known.id;
    const id = `flair_${flairs.length + 1}`;
    flairs.push({ id, text, colour: palette[flairs.length % palette.length]! });
    return id;
  };
  const frames = new Set(postForms[lang].filter(({ channel }) => channel === topic).map(({ frame }) => frame));
  for (const [frame, choices] of Object.entries(words) as [FrameName, readonly string[]][])
    if (frames.has(frame) && ((frame !== "poll" && frame !== "link") || kinds.includes(frame)))
      flairOf[frame] = addFlair(rng.pick(choices));
  const otherFlairs = rng.sample(topicFlairs, Math.min(topicFlairs.length, rng.int(1, 2))).map(addFlair);
  return {
    community: {
      id: `rd_community_${lang === "en" ? n + 1 : 1001 + n}`,
      name,
      public: lang,
      topic,
      title,
      description,
      colour: palette.at(-1)!,
      age: rng.int(700, 5_600) * minutesOfDay + rng.int(0, 1439),
      members: rng.int(lo, hi),
      rules,
      flairs,
      flairRequired: rng.chance(0.35),
      kinds,
      minAgeDays: rng.pick([0, 0, 0, 0, 3, 7, 14, 30]),
      minKarma: rng.pick([0, 0, 0, 0, 0, 5, 10, 50, 100]),
    },
    tags,
    flairOf,
    otherFlairs,
  };
}

let cache: readonly Place[] | null = null;
export const listPlaces = (): readonly Place[] => (cache ??= publics.flatMap((lang) => [...parse(lang)]));
