/** Writes the videos: draws an author, a form and its subject, and composes title, description and counts. */
import { Rng } from "#state/rng.ts";
import { Composer, type Chosen } from "../social/composer.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { drawSlots, fillSlots, slotNames, type Subject } from "../social/forms.ts";
import { splitSentences } from "../social/text-errors.ts";
import { linesFor, type VideoForm } from "./form-data.ts";
import type { Detail, Video } from "./index.ts";
import { listPersons, type Person } from "./people.ts";
import { createCover } from "./pictures.ts";
import { heat } from "./rank.ts";
import { general as generalEn } from "./data/en/talk.ts";
import { general as generalZh } from "./data/zh/talk.ts";
import { seriesTitles as seriesEn, partTitles as partsEn } from "./data/en/titles.ts";
import { seriesTitles as seriesZh, partTitles as partsZh } from "./data/zh/titles.ts";
import { publics, type Public, type Zone } from "./words.ts";

export const generalSlots = { en: generalEn, zh: generalZh };
const seriesTitles = { en: seriesEn, zh: seriesZh };
const partTitles = { en: partsEn, zh: partsZh };
const videoCounts = { en: 13_000, zh: 20_000 } as const;
/** The number of videos of each public that appear in the first three days after the start. */
const futureCount = 150;
const day = 1440;

interface Fact {
  readonly key: string;
  readonly value: string | number;
}
export interface Draft {
  readonly video: Omit<Video, "comments" | "danmaku">;
  readonly form: VideoForm;
  readonly subject: Subject | null;
  readonly slots: Readonly<Record<string, string>>;
  readonly facts: Detail["facts"];
  readonly author: Person;
  /** How popular the video is, from 0 for the most popular of its public. Comments and danmaku depend on it. */
  place: number;
}
interface DraftSeries {
  readonly id: string;
  readonly author: string;
  readonly public: Public;
  readonly title: string;
  readonly drafts: readonly Draft[];
}

/** Slots that name the subject and its drawings; they are no facts. */
const notFacts = new Set(["thing", "art", "n", "tail"]);
/** Returns the facts that a filled text states: the values of its slots that belong to the form. */
export function factsOf({ form }: VideoForm, { template }: Chosen, slots: Readonly<Record<string, string>>): Fact[] {
  const columns = Object.keys(form.subjects[0]?.cells ?? {});
  const own = new Set([...columns, ...form.ranges.map(({ name }) => name), ...form.choices.map(({ name }) => name)]);
  return [...new Set(slotNames(template))].flatMap((key) => {
    const value = slots[key];
    if (!own.has(key) || notFacts.has(key) || !value) return [];
    return [{ key, value: /^\d+(\.\d+)?$/.test(value) ? Number(value) : value }];
  });
}

/** The number of saves per 100 likes, at most. */
const favouriteShare: Partial<Record<Zone, number>> = { knowledge: 130, food: 90, tech: 70, fashion: 80, sports: 100 };

/** Draws an age in minutes: 28 % within the last month, more of them in the last days; the rest within three years. */
const drawAge = (rng: Rng): number =>
  rng.chance(0.28)
    ? 10 + Math.round(rareGreat(rng, 1) * 30 * day)
    : Math.round(30 * day + rareGreat(rng, 1) * 1_060 * day);

function drawCounts(rng: Rng, age: number, fans: number, zone: Zone) {
  if (age < 0) return { plays: 0, likes: 0, coins: 0, favourites: 0, shares: 0 };
  const growth = Math.min(1, (age + 90) / 2_880);
  const viral = rareGreat(rng, 17) * 900_000;
  const reach = 35 + rng.int(0, 420) + fans * (0.04 + rareGreat(rng, 3) * 1.1) + viral;
  const plays = Math.round(reach * growth);
  const likes = Math.round((plays * rng.int(14, 95)) / 1000);
  const coins = Math.round((likes * rng.int(4, 46)) / 100);
  const favourites = Math.round((likes * rng.int(8, favouriteShare[zone] ?? 45)) / 100);
  return { plays, likes, coins, favourites, shares: Math.round((likes * rng.int(2, 18)) / 100) };
}

interface Plan {
  readonly author: Person;
  readonly form: VideoForm;
  readonly age: number;
}

/** Draws who publishes what and when, sorted by author and from the oldest to the newest. */
function plan(lang: Public, rng: Rng): Plan[] {
  const authors = listPersons(lang).filter(({ weight }) => weight > 0);
  const index = new WeightedIndex(authors.map(({ weight }) => weight));
  const plans = Array.from({ length: videoCounts[lang] }, (_, i) => {
    // Everybody has one video at least.
    const author = authors[i < authors.length ? i : index.pick(rng)]!;
    const form = author.forms[rng.chance(0.65) ? 0 : rng.int(0, author.forms.length - 1)]!;
    const isFuture = i >= authors.length && i < authors.length + futureCount;
    return { at: i, author, form, age: isFuture ? -rng.int(3, 3 * day) : drawAge(rng) };
  });
  const order = new Map(authors.map((author, i) => [author, i]));
  return plans.sort((a, b) => order.get(a.author)! - order.get(b.author)! || b.age - a.age || a.at - b.at);
}

const titleUses = 2;
/** The people whom a title can name. */
const nearPeople = {
  en: ["my dad", "my mum", "my sister", "my flatmate", "my brother", "my boyfriend", "my girlfriend", "my best friend"],
  zh: ["我妈", "我爸", "室友", "我弟", "对象", "我姐", "闺蜜", "发小"],
} as const;
function decorate(title: string, person: Person, form: VideoForm, tags: readonly string[], n: number, lang: Public) {
  const tag = tags[0] ?? "";
  if (tag === "" || title.toLowerCase().includes(tag) || /[【[|｜#]/u.test(title)) return title;
  if (person.titleStyle === "bracket") return lang === "zh" ? `【${tag}】${title}` : `[${tag}] ${title}`;
  if (person.titleStyle === "suffix") return lang === "zh" ? `${title}｜${tag}` : `${title} | ${tag}`;
  if (person.titleStyle === "numbered" && form === person.forms[0])
    return lang === "zh" ? `${title}｜${tag}第${String(n)}期` : `${title} | ${tag} #${String(n)}`;
  return title;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function* writeVideos(lang: Public, from: number): Iterable<Draft> {
  const rng = Rng.of("videos", lang, "videos");
  const composer = new Composer(lang === "en" ? 9 : 16, generalSlots[lang], splitSentences);
  const titles = new Composer(titleUses, { ...generalSlots[lang], who: nearPeople[lang] });
  const counters = new Map<string, number>();
  for (const [i, { author, form, age }] of plan(lang, rng).entries()) {
    const own = Rng.of("videos", author.user.id, form.id);
    const mine: Record<string, string> = {};
    for (const { name, of } of form.form.choices) if (name.startsWith("my")) mine[name] = own.pick(of);
    let subject: Subject | null = null;
    let slots: Record<string, string> = {};
    let title: string | null = null;
    for (let tries = 0; title === null && tries < 40; tries++) {
      subject = form.form.subjects.length > 0 ? rng.pick(form.form.subjects) : null;
      slots = { ...drawSlots(form.form, subject, rng), ...mine };
      title = titles.say(rng, linesFor(form.form.titles, subject), slots);
    }
    if (title === null) throw new Error(`${form.id}: no more titles`);
    const counter = `${author.user.id} ${form.id}`;
    const n = (counters.get(counter) ?? 0) + 1;
    counters.set(counter, n);
    const tags = [
      ...new Set(
        rng
          .sample(form.form.tags, Math.min(form.form.tags.length, rng.int(2, 4)))
          .map((tag) => fillSlots(tag, slots))
          .filter((tag): tag is string => tag !== null),
      ),
    ];
    const mainTag = form.form.tags.find((tag) => !tag.includes("{")) ?? "";
    const facts: Detail["facts"] = [];
    const lines: string[] = [];
    const say = (stock: readonly string[]): void => {
      const chosen = composer.choose(rng, linesFor(stock, subject), slots, new Set(lines));
      if (!chosen) return;
      const text = lang === "en" ? upperFirst(chosen.text) : chosen.text;
      lines.push(text);
      for (const fact of factsOf(form, chosen, slots))
        facts.push({ ...fact, text, from: "text", atMs: null, comment: null });
    };
    if (rng.chance(0.62)) {
      if (rng.chance(0.6)) say(form.form.openings);
      for (const { wordings } of form.form.facts) if (rng.chance(0.3)) say(wordings);
      if (rng.chance(0.4)) say(form.form.sentences);
    }
    const parts = drawParts(rng, form, lang);
    const seconds = parts.length > 0 ? parts.reduce((sum, part) => sum + part.seconds, 0) : rng.int(...form.seconds);
    const art = [...new Set([...(subject?.cells["art"]?.split(" / ") ?? []), ...form.form.art])];
    yield {
      form,
      subject,
      slots,
      facts,
      author,
      place: 0,
      video: {
        id: `bili_video_${String(from + i + 1)}`,
        author: author.user.id,
        name: author.user.name,
        public: lang,
        zone: form.zone,
        sub: form.sub,
        title: decorate(lang === "en" ? upperFirst(title) : title, author, form, [mainTag], n, lang),
        text: lines.join("\n"),
        tags,
        cover: createCover(
          rng,
          slots["art"] ?? art[0]!,
          art.filter((one) => one !== slots["art"]),
          rng.pick(form.grounds),
        ),
        seconds,
        parts,
        series: null,
        original: !["film.edit", "remix.remix"].includes(`${form.zone}.${form.sub}`) || rng.chance(0.7),
        age,
        ...drawCounts(rng, age, author.fans, form.zone),
      },
    };
  }
}

function drawParts(rng: Rng, form: VideoForm, lang: Public): Video["parts"] {
  const isCourse = /lesson|guide|campus|computer/.test(form.sub);
  if (!rng.chance(isCourse ? 0.16 : 0.015)) return [];
  const titles = rng.pick(partTitles[lang][isCourse ? "course" : "other"]);
  return titles.map((title) => ({ title, seconds: rng.int(...form.seconds) }));
}

let cache: readonly Draft[] | null = null;
let seriesCache: readonly DraftSeries[] | null = null;

/** Groups videos of one author and one form into series, and writes the series' id into the videos. */
function* groupSeries(drafts: readonly Draft[]): Iterable<DraftSeries> {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    if (draft.video.age < 0) continue;
    const key = `${draft.video.author} ${draft.form.id}`;
    groups.set(key, [...(groups.get(key) ?? []), draft]);
  }
  let n = 0;
  for (const [key, all] of groups) {
    const rng = Rng.of("videos", key, "series");
    if (all.length < 4 || !rng.chance(0.4)) continue;
    const { form, author, video } = all[0]!;
    const own = rng.chance(0.5) ? all : all.slice(0, Math.max(4, Math.round(all.length * 0.6)));
    const tag = form.form.tags.find((one) => !one.includes("{")) ?? form.id;
    yield {
      id: `bili_series_${String(++n)}`,
      author: author.user.id,
      public: video.public,
      title: fillSlots(rng.pick(seriesTitles[video.public]), { tag, name: video.name })!,
      drafts: own.slice(0, 60),
    };
  }
}

/** Returns all videos: first the English ones, then the Chinese ones; of each author together, the oldest first. */
export function listDrafts(): readonly Draft[] {
  if (cache) return cache;
  const all: Draft[] = [];
  for (const lang of publics) {
    const own = [...writeVideos(lang, all.length)];
    const popularity = own.map((draft) => ({
      draft,
      score: draft.video.plays + 5 * heat({ ...draft.video, danmaku: 0, age: Math.max(0, draft.video.age) }),
    }));
    popularity.sort((a, b) => b.score - a.score);
    for (const [place, { draft }] of popularity.entries()) draft.place = place;
    all.push(...own);
  }
  const series = [...groupSeries(all)];
  const seriesOf = new Map(series.flatMap(({ id, drafts }) => drafts.map((draft) => [draft, id] as const)));
  seriesCache = series;
  return (cache = all.map((draft) => {
    const id = seriesOf.get(draft);
    return id === undefined ? draft : { ...draft, video: { ...draft.video, series: id } };
  }));
}
export function listSeries(): readonly DraftSeries[] {
  listDrafts();
  return seriesCache!;
}
