/** Writes the posts: draws a community, a form and a subject, and composes title and text from the form's sentences. */
import { Rng } from "#state/rng.ts";
import { sceneIds, kindNames } from "../scenes/ids.ts";
import { Composer, type Chosen } from "../social/composer.ts";
import { rareGreat, splitTotal, WeightedIndex } from "../social/counts.ts";
import { drawSlots, fillSlots, slotNames, type Subject } from "../social/forms.ts";
import { listChoices, weightOf, type Choice } from "./choices.ts";
import { listPlaces, type Place } from "./communities.ts";
import { general as generalEn } from "./data/en/general.ts";
import { general as generalZh } from "./data/zh/general.ts";
import { postForms, type PostForm } from "./form-data.ts";
import type { Detail, Post } from "./index.ts";
import { onceKey, onceOnly, sentenceParts } from "./once.ts";
import { listPersons, type Person } from "./people.ts";
import { publics, type Public } from "./words.ts";

export const generalSlots = { en: generalEn, zh: generalZh };
/** The number of posts of each public. `futureShare` of them appear in the first `futureDays` days after the start. */
const postCounts = { en: 6_900, zh: 1_300 } as const;
const futureShare = 0.05;
const futureDays = 14;
const minutesOfDay = 1440;

export interface Draft {
  readonly post: Omit<Post, "comments" | "pinned">;
  readonly place: Place;
  readonly form: PostForm;
  readonly subject: Subject;
  readonly slots: Readonly<Record<string, string>>;
  readonly facts: Detail["facts"];
  /** The answers that the text quotes. No comment may repeat them. */
  readonly quotes: readonly string[];
  /** Whether the post's text contains the solution. */
  readonly isSolved: boolean;
  readonly author: Person;
}

/**
 * Draws the age of a post: half of the posts are from the last ten days, the rest from the three years before. No post
 * is older than its community.
 */
const drawAge = (rng: Rng, place: Place): number => {
  const age = rng.chance(0.5)
    ? rng.int(4, 10 * minutesOfDay)
    : Math.round(10 * minutesOfDay + rareGreat(rng, 2) * 1_080 * minutesOfDay);
  return Math.min(age, Math.round(place.community.age * 0.9));
};

class Writer {
  private readonly rng: Rng;
  private readonly lang: Public;
  private readonly composer: Composer;
  private readonly titles: Composer;
  private readonly subjects = new Map<string, number>();
  private readonly pools = new Map<string, { readonly all: Person[]; readonly index: WeightedIndex }>();
  private made = 0;

  constructor(lang: Public) {
    this.lang = lang;
    this.rng = Rng.of("threads", lang, "posts");
    // A title or sentence may be used for at most one in a thousand titles or sentences. A post has six sentences on
    // average.
    this.titles = new Composer(Math.max(4, Math.floor(postCounts[lang] / 1_000)), {});
    this.composer = lang === "en" ? new Composer(32, {}, sentenceParts) : new Composer(8, {});
  }

  *write(): Iterable<Draft> {
    const places = listPlaces().filter(({ community }) => community.public === this.lang);
    const choices = places.map((place) => listChoices(place, postForms[this.lang]));
    // A community with few subjects has few posts, so that its posts do not repeat each other.
    const weights = places.map((_, i) => Math.min(70, choices[i]!.length) * (0.7 + 0.6 * this.rng.next()));
    const counts = splitTotal(postCounts[this.lang], weights, 120);
    // If a community has too few subjects, the next community gets its remaining posts.
    let missing = 0;
    for (const [i, place] of places.entries()) {
      const before = this.made;
      const wanted = counts[i]! + missing;
      yield* this.writePlace(place, choices[i]!, wanted);
      missing = wanted - (this.made - before);
    }
    if (missing > 40) throw new Error(`${this.lang}: ${missing} posts too few`);
  }

  private *writePlace(place: Place, choices: readonly Choice[], count: number): Iterable<Draft> {
    const { rng } = this;
    const perFrame = new Map<string, number>();
    for (const { form } of choices) perFrame.set(form.frame, (perFrame.get(form.frame) ?? 0) + 1);
    const index = new WeightedIndex(
      choices.map(({ form: { frame } }) => {
        const others = perFrame.get(frame)!;
        // Many pages can be linked, but only a few posts are links, so the weight is divided by their full number.
        return weightOf(frame, this.lang) / (frame === "link" ? others : Math.sqrt(others));
      }),
    );
    const here = new Map<string, number>();
    const titles = new Set<string>();
    for (let done = 0, tries = 0; done < count; tries++) {
      if (tries > count * 12) return;
      // Draws four choices and takes the one that was used least.
      const drawn = Array.from({ length: 4 }, () => choices[index.pick(rng)]!)
        .map((choice) => {
          const key = keyOf(choice);
          return { choice, key, uses: (here.get(key) ?? 0) * 20 + (this.subjects.get(key) ?? 0) };
        })
        .sort((a, b) => a.uses - b.uses)[0]!;
      const draft = this.compose(place, drawn.choice, titles);
      if (!draft) continue;
      here.set(drawn.key, (here.get(drawn.key) ?? 0) + 1);
      this.subjects.set(drawn.key, (this.subjects.get(drawn.key) ?? 0) + 1);
      done++;
      yield draft;
    }
  }

  private compose(place: Place, { form, subject }: Choice, titles: Set<string>): Draft | null {
    const { rng, lang } = this;
    const { community } = place;
    const author = this.author(community.topic);
    const slots: Record<string, string> = {};
    for (const [name, stock] of Object.entries(generalSlots[lang])) slots[name] = rng.pick<string>(stock);
    Object.assign(slots, drawSlots(form, subject, rng));
    for (const [name, value] of Object.entries(slots))
      if (value.includes(" / ")) slots[name] = rng.pick(value.split(" / "));
    // The value of a slot may itself contain slots.
    for (const [name, value] of Object.entries(slots))
      if (value.includes("{")) slots[name] = fillSlots(value, slots) ?? "";

    const chosen =
      slots["title"] === undefined
        ? this.titles.choose(rng, form.titles, slots, titles)
        : this.ownTitle(slots["title"], titles);
    if (chosen === null) return null;
    const title = chosen.text;
    titles.add(title);
    const kind = rng.pick(form.kinds.filter((one) => community.kinds.includes(one)));
    const isFuture = rng.chance(futureShare);
    const age = isFuture ? -rng.int(4, futureDays * minutesOfDay) : drawAge(rng, place);
    const isSolved = form.frame === "problem" && (age > 600 || age < 0) && rng.chance(0.42);
    const body = this.body(form, subject, slots, chosen.template, kind !== "text", isSolved);
    const finish = (text: string): string => (author.isLowerCase ? text.toLowerCase() : text);
    // The last full stop belongs to a fact if the text ends with the fact.
    const isLoose = lang === "zh" && author.isLoose && !body.facts.some((fact) => body.text.endsWith(fact.text));
    const votes = this.votes(place, age, form);
    const isRemoved = age > 3_000 && rng.chance(0.012);
    const isEdited = body.isEdited || (age > 300 && rng.chance(0.05));
    const flair = rng.chance(community.flairRequired ? 1 : 0.6)
      ? rng.chance(0.12)
        ? rng.pick(place.otherFlairs)
        : (place.flairOf[form.frame] ?? null)
      : null;
    const scenes = form.art.filter((one) => kindNames.some((name) => name === one));
    const pictures =
      kind === "image" && scenes.length > 0
        ? [
            ...new Set(
              Array.from({ length: rng.pick([1, 1, 1, 2, 3]) }, () =>
                rng.pick(sceneIds(rng.pick(scenes) as (typeof kindNames)[number])),
              ),
            ),
          ]
        : [];
    const facts = body.facts.map(({ text, ...fact }) => ({ ...fact, text: finish(text) }));
    return {
      post: {
        id: `rd_post_${(lang === "en" ? 0 : postCounts.en) + ++this.made}`,
        community: community.id,
        communityName: community.name,
        author: author.id,
        name: author.name,
        public: lang,
        topic: community.topic,
        kind: kind === "image" && pictures.length === 0 ? "text" : kind,
        title: finish(title),
        text: isLoose ? body.text.replace(/。$/, "") : finish(body.text),
        flair: flair ?? (community.flairRequired ? place.otherFlairs[0]! : null),
        age,
        ...votes,
        locked: age > 200_000 ? rng.chance(0.5) : rng.chance(0.01),
        removed: isRemoved,
        spoiler: (community.topic === "film" || community.topic === "books") && rng.chance(0.15),
        edited: isEdited ? (age > 0 ? Math.round(age * (0.2 + 0.7 * rng.next())) : age - rng.int(30, 600)) : null,
        awards: Math.max(0, Math.floor(rareGreat(rng, 6) * Math.min(12, votes.score / 150 + 1))),
        crosspost: null,
        pictures,
        link: kind === "link" ? { url: slots["url"]!, title: slots["page"]! } : null,
        poll: kind === "poll" ? this.poll(slots["options"]!, votes.votes) : null,
      },
      place,
      form,
      subject,
      slots,
      facts,
      quotes: body.quotes,
      isSolved: isSolved && body.isEdited,
      author,
    };
  }

  private ownTitle(title: string, titles: ReadonlySet<string>): Chosen | null {
    return !titles.has(title) && this.titles.take(title) ? { template: "", text: title } : null;
  }

  /** Draws the author of a post from the people who are interested in the topic. */
  private author(topic: string): Person {
    let pool = this.pools.get(topic);
    if (!pool) {
      const all = listPersons(this.lang).filter((one) => one.interests.includes(topic));
      pool = { all, index: new WeightedIndex(all.map(({ weight }) => weight)) };
      this.pools.set(topic, pool);
    }
    return pool.all[pool.index.pick(this.rng)]!;
  }

  private body(
    form: PostForm,
    subject: Subject,
    slots: Readonly<Record<string, string>>,
    title: string,
    isCaption: boolean,
    isSolved: boolean,
  ): {
    readonly text: string;
    readonly facts: Detail["facts"];
    readonly isEdited: boolean;
    readonly quotes: readonly string[];
  } {
    const { rng, lang, composer } = this;
    // The good and the bad side of something belong together.
    const sides = lang === "en" ? form.sentences.filter((one) => one.includes("{pro}")) : [];
    const used = new Set<string>();
    /** The slots of `onceOnly` that the title or a sentence used. */
    const said = new Set(lang === "en" ? slotNames(title).map(onceKey) : []);
    const say = (stock: readonly string[], isNeeded = lang === "zh"): string | null => {
      const fresh = stock.filter((template) => slotNames(template).every((name) => !said.has(onceKey(name))));
      const rare = lang === "en" ? fresh.filter((template) => composer.usesOf(template) < 60) : fresh;
      const chosen =
        composer.choose(rng, rare, slots, used) ?? (isNeeded ? composer.choose(rng, fresh, slots, used) : null);
      if (!chosen) return null;
      const { template, text } = chosen;
      used.add(text);
      for (const name of slotNames(template)) if (onceOnly.has(name)) said.add(onceKey(name));
      return text;
    };
    const some = (stock: readonly string[], n: number): string[] =>
      Array.from({ length: n }, () => say(stock, stock === sides || stock === subject.remarks)).filter(
        (one) => one !== null,
      );
    const quotes: string[] = [];
    const facts: Detail["facts"] = [];
    const factTexts: string[] = [];
    const known = form.facts.filter(({ wordings }) =>
      slotNames(wordings[0]!).every((name) => (slots[name] ?? "") !== ""),
    );
    const most = isCaption ? Math.min(known.length, 2) : known.length;
    for (const { key, wordings } of known.length === 0 ? [] : rng.sample(known, rng.int(Math.min(1, most), most))) {
      const text = say(wordings, true);
      if (text === null) continue;
      factTexts.push(text);
      const value = slots[key] ?? "";
      facts.push({ key, text, value: /^\d+(\.\d+)?$/.test(value) ? Number(value) : value });
    }
    const join = (texts: readonly (string | null)[]): string =>
      texts.filter((one) => one !== null && one !== "").join(lang === "en" ? " " : "");
    const blocks: string[] = [];
    const isShort = rng.chance(lang === "en" ? 0.08 : 0.22);
    const own = slots["body"] === undefined || slots["body"] === "" ? null : slots["body"];
    if (isCaption) {
      if (form.frame === "link" || form.frame === "poll")
        blocks.push(rng.chance(0.3) ? join(some(form.sentences, 1)) : "");
      else if (isSolved || form.frame === "review" || rng.chance(0.75))
        blocks.push(
          join([
            ...some(form.openings, rng.int(0, 1)),
            ...some(subject.remarks, form.frame === "talk" ? 0 : 1),
            ...factTexts,
            ...some(sides.length > 0 ? sides : form.sentences, sides.length > 0 ? 1 : rng.int(0, 1)),
            ...some(form.questions, form.frame === "problem" && rng.chance(0.6) ? 1 : 0),
          ]),
        );
      else facts.length = 0;
    } else if (form.frame === "guide") {
      blocks.push(join([say(form.openings), ...some(form.sentences, 1)]));
      const steps = subject.remarks.map((one) => fillSlots(one, slots)).filter((one) => one !== null);
      blocks.push(steps.map((one, i) => (lang === "en" ? `${i + 1}. ${one}` : `${i + 1}、${one}`)).join("\n"));
      blocks.push(
        join([...factTexts, ...some(form.sentences, isShort ? 0 : 1), rng.chance(0.5) ? say(form.questions) : null]),
      );
      for (const step of steps) used.add(step);
    } else if (form.frame === "talk" || form.frame === "fact") {
      blocks.push(own ?? "");
      const quoted =
        lang === "en" && form.frame === "talk" && !isShort && rng.chance(0.08)
          ? this.quote(subject.remarks, slots, used)
          : [];
      quotes.push(...quoted);
      blocks.push(
        join([...(isShort ? [] : some(form.sentences, lang === "en" ? rng.int(0, 1) : rng.int(1, 3))), ...factTexts]),
      );
      if (quoted.length > 0)
        blocks.push(fillSlots(rng.pick(quotings[lang] ?? []), { ...slots, a: quoted[0]!, b: quoted[1]! }) ?? "");
      blocks.push(join([rng.chance(form.frame === "talk" ? 0.5 : 0.25) ? say(form.questions) : null]));
    } else {
      const remarks =
        form.frame !== "count"
          ? some(subject.remarks, Math.min(subject.remarks.length, isShort ? 1 : lang === "en" ? 3 : rng.int(2, 3)))
          : [];
      // An answer of the author's own, or since when something is so, stands near the beginning.
      const isEarly = lang === "en" && (form.frame === "count" || form.frame === "problem");
      const first = isEarly ? factTexts : [];
      const late = isEarly ? [] : factTexts;
      blocks.push(join([say(form.openings), own, ...first, ...remarks.slice(0, 2)]));
      const middle = [
        ...(sides.length > 0 ? some(sides, 1) : []),
        ...some(
          form.sentences.filter((one) => !sides.includes(one)),
          isShort
            ? 1
            : lang === "zh"
              ? // The Chinese forms have few sentences, so a post uses only some of them.
                rng.int(2, 4)
              : form.frame === "count"
                ? rng.int(1, 2)
                : rng.int(2, form.frame === "problem" ? 4 : 3),
        ),
      ];
      const at = lang === "zh" ? rng.int(0, middle.length) : 0;
      blocks.push(join([...remarks.slice(2), ...middle.slice(0, at), ...late, ...middle.slice(at)]));
      blocks.push(
        join([
          rng.chance(form.frame === "problem" || form.frame === "count" ? 0.85 : 0.45) ? say(form.questions) : null,
        ]),
      );
      // Not everybody makes paragraphs.
      const merged = form.frame === "count" ? 3 : 2;
      if (lang === "en" && rng.chance(0.35)) blocks.splice(0, merged, join(blocks.slice(0, merged)));
    }
    let isEdited = false;
    if (isSolved) {
      // The update is written days later, so it may use the same slots again.
      said.clear();
      const update = say(form.updates, true);
      if (update !== null) {
        blocks.push(update);
        isEdited = true;
      }
    }
    return { text: blocks.filter((one) => one !== "").join("\n\n"), facts, isEdited, quotes };
  }

  /** Returns two answers that the author has heard elsewhere, or none. */
  private quote(remarks: readonly string[], slots: Readonly<Record<string, string>>, used: Set<string>): string[] {
    const texts = this.rng
      .sample(remarks, Math.min(2, remarks.length))
      .map((one) => this.composer.say(this.rng, [one], slots, used))
      .filter((one) => one !== null);
    return texts.length === 2 ? texts : [];
  }

  private votes(place: Place, age: number, form: PostForm): Pick<Post, "score" | "votes" | "ratio"> {
    const { rng } = this;
    // A post of the last hours has only a part of its votes so far.
    const ripe = age < 0 ? 0.6 : Math.min(1, (age + 20) / 900);
    const reach = Math.sqrt(place.community.members) * (form.frame === "made" || form.frame === "fact" ? 3 : 1);
    const up = Math.round((1 + rng.int(0, 14) + rareGreat(rng, 4) * reach * 9) * ripe) + 1;
    const isDisliked = rng.chance(0.05);
    // A post that many people dislike gets few votes.
    const down = Math.round(
      isDisliked && up < 90 ? up * (0.5 + rng.next() * 1.1) : up * (0.01 + rareGreat(rng, 3) * 0.5),
    );
    return { score: up - down, votes: up + down, ratio: Math.round((100 * up) / (up + down)) };
  }

  private poll(options: string, votes: number): Post["poll"] {
    const { rng } = this;
    const texts = options.split(",").map((one) => one.trim());
    const shares = texts.map(() => 0.2 + rareGreat(rng, 2));
    const counts = splitTotal(votes * rng.int(2, 5), shares, 1_000_000);
    return { options: texts.map((text, i) => ({ text, votes: counts[i]! })), days: rng.pick([1, 3, 3, 5, 7]) };
  }
}

/** The sentences with which an author quotes the answers {a} and {b} of other people. */
const quotings: Readonly<Partial<Record<Public, readonly string[]>>> = {
  en: [
    'Two answers I\'ve had offline so far: "{a}" and "{b}"',
    'I asked around first, and one said: "{a}" Another: "{b}"',
    '{who^} said: "{a}" And a second opinion: "{b}"',
    'To get you going, what I\'ve heard so far: "{a}" Also: "{b}"',
    'The best ones up to now were "{a}" and "{b}"',
    'My own circle says "{a}" or "{b}"',
  ],
};

const keyOf = ({ form, subject: { cells } }: Choice): string =>
  `${form.id} ${cells["url"] ?? cells["title"] ?? cells["ask"] ?? `${cells["thing"]} ${cells["sym"]}`}`;

let cache: readonly Draft[] | null = null;
export const listDrafts = (): readonly Draft[] => (cache ??= publics.flatMap((lang) => [...new Writer(lang).write()]));
