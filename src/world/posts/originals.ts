/** Writes the posts that are neither replies nor quotes nor posts about events. */
import { Rng } from "#state/rng.ts";
import { generatePlaces } from "../places/all-places.ts";
import type { Place } from "../places/index.ts";
import type { Composer } from "../social/composer.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { drawSlots, fillSlots, slotNames, type Subject } from "../social/forms.ts";
import { general as generalEn } from "./data/en/talk.ts";
import { general as generalZh } from "./data/zh/talk.ts";
import { addEmoji, applyStyle, finishSlots, listFacts, plainDraft, styleOf, type Draft } from "./drafts.ts";
import { postForms, type Mood, type PostForm } from "./form-data.ts";
import type { Post } from "./index.ts";
import { listPages } from "./links.ts";
import { createMedia } from "./media.ts";
import { listGroups } from "./groups.ts";
import type { Person } from "./people.ts";
import { linkLength, weightedLength } from "./weighted-length.ts";
import { maxWeightedLength, publics, type Public, type Topic } from "./words.ts";

export const minutesOfDay = 1440;
const general: Readonly<Record<Public, Readonly<Record<string, readonly string[]>>>> = {
  en: generalEn,
  zh: generalZh,
};

/**
 * Draws the age of a post, in minutes before the start: 7 % within the last day, 28 % in the rest of the last week, the
 * others in the 14 months before.
 */
const drawAge = (rng: Rng): number => {
  if (rng.chance(0.07)) return rng.int(4, minutesOfDay);
  if (rng.chance(0.3)) return rng.int(minutesOfDay, 7 * minutesOfDay);
  return Math.round(7 * minutesOfDay + rareGreat(rng, 2) * 420 * minutesOfDay);
};

/** Draws authors by topic. People who write more are drawn more often. */
export class AuthorPools {
  private readonly pools = new Map<Topic, { readonly people: readonly Person[]; readonly index: WeightedIndex }>();
  private readonly all: readonly Person[];
  constructor(all: readonly Person[]) {
    this.all = all.filter(({ weight }) => weight > 0);
  }
  pick(rng: Rng, topic: Topic): Person {
    let pool = this.pools.get(topic);
    if (!pool) {
      const people = this.all.filter((one) => one.topics.includes(topic));
      pool = { people, index: new WeightedIndex(people.map(({ weight }) => weight)) };
      this.pools.set(topic, pool);
    }
    return pool.people[pool.index.pick(rng)]!;
  }
}

/** Draws values for the slots that every text may use: who, when, town. */
export function drawGeneral(rng: Rng, lang: Public): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [name, choices] of Object.entries(general[lang])) slots[name] = rng.pick(choices).split("/")[0]!;
  return slots;
}

let placesCache: readonly Place[] | null = null;
const listPlaces = (): readonly Place[] => (placesCache ??= [...generatePlaces()]);

const hashtagPattern = /^[\p{L}\p{N}_]+$/u;
/**
 * Fills the slots of a form's tags. Leaves out a tag if a slot has no value, or if the result is empty or only digits.
 */
export function fillTags(form: PostForm, slots: Readonly<Record<string, string>>): string[] {
  return form.form.tags.flatMap((tag) => {
    const filled = fillSlots(tag, slots)?.replace(/[^\p{L}\p{N}_]/gu, "");
    return filled && hashtagPattern.test(filled) && !/^\d+$/.test(filled) ? [filled] : [];
  });
}

const groupTopics = new Map(publics.flatMap(listGroups).map(({ id, topic }) => [id, topic]));
/** Returns the communities about a topic to which a person belongs. */
const communitiesOf = (author: Person, topic: Topic): string[] =>
  author.communities.filter((id) => groupTopics.get(id) === topic);

const releaseForm = "code.release";
/** Forms about a subject that belongs to the author: a pet, a club, a job. */
const ownForms = [
  "pets.cat",
  "pets.dog",
  "football.match",
  "sport.play",
  "music.play",
  "language.learn",
  "work.change",
  "business.shop",
];
/** Returns a version number that is higher for a later post. */
function versionAt(age: number): { major: string; minor: string } {
  const count = Math.max(0, Math.floor((460 - age / minutesOfDay) / 8));
  return { major: String(1 + Math.floor(count / 14)), minor: String(count % 14) };
}

interface Parts {
  readonly text: string;
  readonly templates: readonly string[];
  readonly ownReplies: readonly string[];
  readonly mood: Mood | null;
}

export class OriginalsWriter {
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly composer: Composer;
  private readonly authors: AuthorPools;
  constructor(lang: Public, rng: Rng, composer: Composer, authors: AuthorPools) {
    this.lang = lang;
    this.rng = rng;
    this.composer = composer;
    this.authors = authors;
  }

  /** Writes `count` posts. The first `futureCount` of them appear after the start. */
  *write(count: number, futureCount: number): Iterable<Draft> {
    const forms = postForms[this.lang];
    // Forms with more texts are used more often, so that no text is much more frequent than another.
    const index = new WeightedIndex(forms.map(({ posts, polls, heads }) => posts.length + polls.length + heads.length));
    for (let i = 0; i < count; i++) {
      const age = i < futureCount ? -this.rng.int(3, 3 * minutesOfDay) : drawAge(this.rng);
      let drafts: Draft[] | null = null;
      for (let tries = 0; drafts === null; tries++) {
        if (tries > 400) throw new Error("no form has anything more to say");
        drafts = this.writeOne(forms[index.pick(this.rng)]!, age);
      }
      yield* drafts;
    }
  }

  private writeOne(form: PostForm, age: number): Draft[] | null {
    const { rng, lang } = this;
    const [author, subject] = this.pickAuthor(form);
    const slots: Record<string, string> = { ...drawGeneral(rng, lang), ...drawSlots(form.form, subject, rng) };
    if (form.id === releaseForm) Object.assign(slots, versionAt(age));
    let place: string | null = null;
    if (form.form.places.length > 0) {
      const sorts = subject?.cells["sort"]?.split(",");
      const fitting = listPlaces().filter(
        ({ category, sort }) => form.form.places.includes(category) && (!sorts || sorts.includes(sort.en)),
      );
      if (fitting.length === 0) throw new Error(`${form.id}: there is no place for ${String(sorts)}`);
      const one = rng.pick(fitting);
      slots["place"] = one.name[lang];
      slots["area"] = one.quarterName[lang];
      if (rng.chance(0.5)) place = one.quarterName[lang];
    } else if (rng.chance(0.06)) place = slots["town"] ?? null;
    let link: Post["link"] = null;
    if (form.pages) {
      const page = rng.pick(listPages(form.pages));
      slots["title"] = page.title[lang];
      link = { page: page.id, url: page.url, title: page.title[lang] };
    }
    const finished = finishSlots(slots, lang);
    if (form.polls.length > 0 && rng.chance(0.26)) return this.writePoll(form, author, age, finished);
    const isThread = form.form.titles.length > 0 && (subject?.remarks.length ?? 0) >= 2 && rng.chance(0.22);
    const parts = isThread
      ? this.compose(form.heads, finished, null, null)
      : this.compose(form.posts, finished, form, subject);
    if (!parts) return null;
    const style = styleOf(author);
    const known = fillTags(form, finished);
    const tags =
      style.hashtags > 0 && known.length > 0 && rng.chance(style.hashtags)
        ? rng.sample(known, Math.min(known.length, rng.int(1, 2)))
        : [];
    const body = addEmoji(rng, applyStyle(parts.text, style), parts.mood ?? form.mood, style);
    const space = maxWeightedLength - (link ? linkLength + 1 : 0);
    const withTags = `${body}${tags.map((tag) => ` #${tag}`).join("")}`;
    const text = weightedLength(withTags) <= space ? withTags : body;
    if (weightedLength(text) > space) return null;
    const draft: Draft = {
      ...plainDraft,
      author,
      public: lang,
      topic: form.topic,
      kind: "post",
      text,
      age,
      media: link ? [] : createMedia(rng, lang, form, rng.pick(form.carries), subject, rng.chance(0.45)),
      link,
      hashtags: text === withTags ? tags : [],
      mayReply: rng.chance(0.05) ? rng.pick(["following", "mentioned", "verified"] as const) : "everyone",
      community: this.pickCommunity(author, form.topic),
      place,
      form,
      mood: parts.mood ?? form.mood,
      slots: finished,
      ownReplies: parts.ownReplies,
      ...listFacts(parts.templates, finished),
      subject: finished["thing"] ?? link?.page ?? form.id,
      reach: rareGreat(rng, 4) * (0.25 + author.fame),
    };
    return isThread ? [draft, ...this.continueThread(draft, subject!)] : [draft];
  }

  /**
   * Picks the author and the subject of a post. A person always writes about the same pet, club or instrument, and all
   * releases of a program have the same author.
   */
  private pickAuthor(form: PostForm): [Person, Subject | null] {
    const { rng, lang } = this;
    if (form.subjects.length === 0) return [this.authors.pick(rng, form.topic), null];
    if (form.id === releaseForm) {
      const subject = rng.pick(form.subjects);
      return [this.authors.pick(Rng.of("posts", lang, form.id, subject.cells["thing"]!), form.topic), subject];
    }
    const author = this.authors.pick(rng, form.topic);
    const isOwn = ownForms.includes(form.id);
    return [author, (isOwn ? Rng.of("posts", author.id, form.id) : rng).pick(form.subjects)];
  }

  /** Composes a post. Some posts get a second sentence, and some end with a question. */
  private compose(
    lines: PostForm["posts"],
    slots: Readonly<Record<string, string>>,
    form: PostForm | null,
    subject: Subject | null,
  ): Parts | null {
    const { rng, composer, lang } = this;
    const first = composer.choose(
      rng,
      lines.map(({ text }) => text),
      slots,
    );
    if (!first) return null;
    const templates = [first.template];
    const texts = [first.text];
    const line = lines.find(({ text }) => text === first.template);
    const ownReplies = [...(line?.replies ?? [])];
    const isOpen = line?.isOpen === true && weightedLength(first.text) < 150;
    if (form && isOpen && rng.chance(0.5)) {
      // A remark does not name its subject, so the first sentence must.
      const remarks = slotNames(first.template).includes("thing") ? (subject?.remarks ?? []) : [];
      const further = form.sentences.map(({ text }) => text);
      const stock = remarks.length > 0 && (further.length === 0 || rng.chance(0.6)) ? remarks : further;
      const more = stock.length > 0 ? composer.choose(rng, stock, slots, new Set(texts)) : null;
      if (more) {
        texts.push(more.text);
        templates.push(more.template);
      }
    }
    if (
      form &&
      isOpen &&
      (line?.mood ?? form.mood) !== "ask" &&
      form.questions.length > 0 &&
      texts.length === 1 &&
      rng.chance(0.25)
    ) {
      const asked = composer.choose(
        rng,
        form.questions.map(({ text }) => text),
        slots,
      );
      if (asked) {
        texts.push(asked.text);
        templates.push(asked.template);
        // The post ends with this question, so some replies answer it.
        ownReplies.push(...(form.questions.find(({ text }) => text === asked.template)?.replies ?? []));
      }
    }
    // A sentence that something follows ends with a full stop.
    for (let i = 0; i < texts.length - 1; i++)
      if (/[\p{L}\p{N})"”》]$/u.test(texts[i]!)) texts[i] += lang === "en" ? "." : "。";
    const separator = lang === "en" ? (rng.chance(0.2) ? "\n\n" : " ") : rng.chance(0.25) ? "\n" : "";
    return { text: texts.join(separator), templates, ownReplies, mood: line?.mood ?? null };
  }

  private continueThread(first: Draft, subject: Subject): Draft[] {
    const { rng, lang } = this;
    const drafts: Draft[] = [];
    let parent = first;
    const style = styleOf(first.author);
    for (const remark of rng.shuffle(subject.remarks).slice(0, rng.int(2, 4))) {
      if (!this.composer.take(remark)) continue;
      const text = applyStyle(remark, style);
      const draft: Draft = {
        ...plainDraft,
        author: first.author,
        public: lang,
        topic: first.topic,
        kind: "reply",
        text,
        age: first.age - 1,
        parent,
        form: first.form,
        slots: first.slots,
        subject: first.subject,
        reach: first.reach * 0.3,
      };
      drafts.push(draft);
      parent = draft;
    }
    return drafts;
  }

  private writePoll(
    form: PostForm,
    author: Person,
    age: number,
    slots: Readonly<Record<string, string>>,
  ): Draft[] | null {
    const { rng, lang } = this;
    const poll = rng.pick(form.polls);
    const said = this.composer.choose(rng, [poll.question], slots);
    if (!said) return null;
    return [
      {
        ...plainDraft,
        author,
        public: lang,
        topic: form.topic,
        kind: "post",
        text: applyStyle(said.text, styleOf(author)),
        age,
        poll: { options: poll.options, closes: age - rng.pick([1, 1, 3, 7]) * minutesOfDay },
        community: this.pickCommunity(author, form.topic),
        form,
        slots,
        ownReplies: poll.replies,
        subject: form.id,
        reach: rareGreat(rng, 3) * (0.3 + author.fame),
      },
    ];
  }

  private pickCommunity(author: Person, topic: Topic): string | null {
    const own = communitiesOf(author, topic);
    return own.length > 0 && this.rng.chance(0.6) ? this.rng.pick(own) : null;
  }
}
