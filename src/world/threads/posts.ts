/** Writes the posts: draws a community, a form and a subject, and composes title and text from the form's sentences. */
import { Rng } from "#state/rng.ts";
import { sceneIds, kindNames } from "../scenes/ids.ts";
import { Composer, type Chosen } from "../social/composer.ts";
import { rareGreat, splitTotal, WeightedIndex } from "../social/counts.ts";
import { drawSlots, fillSlots, type Subject } from "../social/forms.ts";
import { BodyWriter } from "./bodies.ts";
import { listChoices, weightOf, type Choice } from "./choices.ts";
import { listPlaces, type Place } from "./communities.ts";
import { general as generalEn } from "./data/en/general.ts";
import { general as generalZh } from "./data/zh/general.ts";
import { postForms, type PostForm } from "./form-data.ts";
import type { Detail, Post } from "./index.ts";
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
  private readonly bodies: BodyWriter;
  private readonly titles: Composer;
  private readonly subjects = new Map<string, number>();
  private readonly pools = new Map<string, { readonly all: Person[]; readonly index: WeightedIndex }>();
  private made = 0;

  constructor(lang: Public) {
    this.lang = lang;
    this.rng = Rng.of("threads", lang, "posts");
    // A title may be used for at most one in a thousand titles.
    this.titles = new Composer(Math.max(4, Math.floor(postCounts[lang] / 1_000)), {});
    this.bodies = new BodyWriter(lang, this.rng);
  }

  *write(): Iterable<Draft> {
    const places = listPlaces().filter(({ community }) => community.public === this.lang);
    const choices = places.map((place) => listChoices(place, postForms[this.lang]));
    // A community with few subjects has few posts, so that its posts do not repeat each other.
    const weights = choices.map((own) => Math.min(70, countSubjects(own)) * (0.7 + 0.6 * this.rng.next()));
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
    // The good and the bad side, to be used after a colon.
    for (const name of ["pro", "con"]) {
      const side = slots[name];
      if (side !== undefined)
        slots[`${name}0`] = /^I\b/.test(side) ? side : side.charAt(0).toLowerCase() + side.slice(1);
    }

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
    const body = this.bodies.write({
      form,
      subject,
      slots,
      title: chosen.template,
      isCaption: kind !== "text",
      isSolved,
    });
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

/** Returns the number of subjects of a community. Of the pages to which it can link, few count. */
const countSubjects = (choices: readonly Choice[]): number => {
  const links = choices.filter(({ form }) => form.frame === "link").length;
  return choices.length - links + Math.min(6, links);
};

const keyOf = ({ form, subject: { cells } }: Choice): string =>
  `${form.id} ${cells["url"] ?? cells["title"] ?? cells["ask"] ?? `${cells["thing"]} ${cells["sym"]}`}`;

let cache: readonly Draft[] | null = null;
export const listDrafts = (): readonly Draft[] => (cache ??= publics.flatMap((lang) => [...new Writer(lang).write()]));
