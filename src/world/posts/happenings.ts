/**
 * Writes the posts of several accounts about one event. The authors are the office that is responsible for the event,
 * newspapers, witnesses, and other people. The numbers in their posts differ. Sometimes a newspaper corrects its own
 * wrong report.
 */
import type { Rng } from "#state/rng.ts";
import type { Chosen, Composer } from "../social/composer.ts";
import { rareGreat } from "../social/counts.ts";
import { drawSlots } from "../social/forms.ts";
import { applyStyle, finishSlots, listFacts, plainDraft, styleOf, type Draft } from "./drafts.ts";
import { eventForms, type Line, type PostForm } from "./form-data.ts";
import type { Detail } from "./index.ts";
import { createMedia } from "./media.ts";
import { drawGeneral, fillTags, minutesOfDay, type AuthorPools } from "./originals.ts";
import type { Person } from "./people.ts";
import { weightedLength } from "./weighted-length.ts";
import { maxWeightedLength, type Public, type Topic } from "./words.ts";

const papers = ["paper", "radio", "desk"];
/** The kinds of newspapers that report on a topic. Other topics have the kinds in `papers`. */
const papersOf: Partial<Record<Topic, readonly string[]>> = {
  film: ["culture"],
  music: ["culture"],
  books: ["culture", ...papers],
  code: ["codepress", "techpress"],
  tech: ["techpress"],
  football: ["sportpress", ...papers],
};
const plainLine = (text: string): Line => ({ text, replies: [], mood: null, isOpen: false });
type Role = NonNullable<Detail["role"]>;

/** An event, with the hashtag and the phrase by which posts name the event. */
export interface Happening {
  readonly id: string;
  readonly public: Public;
  readonly topic: Topic;
  readonly tag: string;
  readonly phrase: string;
  readonly town: string | null;
  readonly age: number;
}

export class HappeningsWriter {
  readonly happenings: Happening[] = [];
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly composer: Composer;
  private readonly authors: AuthorPools;
  private readonly offices: readonly Person[];
  constructor(lang: Public, rng: Rng, composer: Composer, authors: AuthorPools, people: readonly Person[]) {
    this.lang = lang;
    this.rng = rng;
    this.composer = composer;
    this.authors = authors;
    this.offices = people.filter(({ office }) => office !== null);
  }

  /**
   * Writes the posts about `count` events. No two events are alike. Two events happen after the start, `recent` events
   * on the last day before it, and the others earlier.
   */
  *write(count: number, recent: number): Iterable<Draft> {
    const { rng } = this;
    const forms = eventForms[this.lang];
    const taken = new Set<string>();
    const order = [...rng.shuffle(forms), ...rng.shuffle(forms), ...rng.shuffle(forms), ...rng.shuffle(forms)];
    for (let i = 0; i < count; i++) {
      const form = order[i % order.length]!;
      const age =
        i < 2
          ? -rng.int(30, 600)
          : i < 2 + recent
            ? rng.int(420, minutesOfDay - 30)
            : Math.round((2 + rareGreat(rng, 1) * 150) * minutesOfDay) + rng.int(0, 600);
      for (let tries = 0; ; tries++) {
        const drawn = this.draw(form);
        const key = `${form.id} ${drawn.slots["town"]} ${drawn.slots["thing"]}`;
        const ofTown = `${form.id} ${drawn.slots[form.subjects.length > 0 ? "thing" : "town"]}`;
        if ((taken.has(key) || taken.has(ofTown)) && tries < 200) continue;
        taken.add(key).add(ofTown);
        yield* this.writeOne(form, drawn, age);
        break;
      }
    }
  }

  private draw(form: PostForm) {
    const { rng, lang } = this;
    const subject = form.subjects.length > 0 ? rng.pick(form.subjects) : null;
    const slots: Record<string, string> = { ...drawGeneral(rng, lang), ...drawSlots(form.form, subject, rng) };
    const n = Number(slots["n"]);
    // `n` is the true number. The first report (`m`) and a guess (`w`) are wrong, but near it.
    const step = n >= 1000 ? 10 : n >= 200 ? 5 : 1;
    const near = (): string => {
      for (let tries = 0; tries < 20; tries++) {
        const drawn = Math.round((n * rng.int(72, 132)) / 100 / step) * step;
        if (drawn !== n && drawn > 1 && String(drawn) !== slots["m"]) return String(drawn);
      }
      return String(n + 2 * step);
    };
    slots["m"] = near();
    slots["w"] = near();
    return { subject, slots: finishSlots(slots, lang) };
  }

  private findOffice(kind: string, slots: Readonly<Record<string, string>>): Person | null {
    const own = this.offices.filter(({ office }) => office!.kind === kind);
    return own.find(({ office }) => office!.of === slots["town"] || office!.of === slots["thing"]) ?? own[0] ?? null;
  }

  private *writeOne(form: PostForm, { subject, slots }: ReturnType<HappeningsWriter["draw"]>, start: number) {
    const { rng, lang } = this;
    const id = `x_event_${(lang === "en" ? 0 : 1000) + this.happenings.length + 1}`;
    const office = this.findOffice(form.office ?? "", slots);
    if (!office) throw new Error(`${form.id} has no office`);
    const [tag = "", ...moreTags] = fillTags(form, slots);
    const usesTown = form.form.openings.some((text) => text.includes("{town}"));
    const full = { ...slots, tag };
    this.happenings.push({
      id,
      public: lang,
      topic: form.topic,
      tag,
      phrase:
        slots["thing"] && form.form.titles.some((text) => text.includes("{thing}"))
          ? slots["thing"]
          : usesTown
            ? slots["town"]!
            : tag,
      town: usesTown ? slots["town"]! : null,
      age: start,
    });
    const taken = new Set<string>();
    /** `after` is the number of minutes since the event's start. */
    const say = (
      role: Role,
      author: Person,
      lines: readonly Line[],
      after: number,
      quoted: Draft | null = null,
    ): Draft | null => {
      for (let tries = 0; tries < 4; tries++) {
        const said: Chosen | null = this.composer.choose(
          rng,
          lines.map(({ text }) => text),
          full,
          taken,
        );
        if (!said) return null;
        const line = lines.find(({ text }) => text === said.template);
        taken.add(said.text);
        const style = styleOf(author);
        const body = applyStyle(said.text, style);
        const mentions = (role === "witness" || role === "talk") && rng.chance(0.12) ? [office] : [];
        // Trends count the event's tag, so most posts about the event have it.
        const tags = body.includes(`#${tag}`)
          ? []
          : role === "talk" || role === "witness"
            ? rng.chance(0.6)
              ? [tag]
              : []
            : [tag, ...(rng.chance(0.2) ? moreTags.slice(0, 1) : [])];
        const text = [body, ...mentions.map(({ handle }) => `@${handle}`), ...tags.map((one) => `#${one}`)].join(" ");
        if (weightedLength(text) > maxWeightedLength) continue;
        const hashtags = [...text.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, found = ""]) => found);
        const carries = role === "correction" || role === "talk" ? "text" : rng.pick(form.carries);
        const age = start - after;
        return {
          ...plainDraft,
          author,
          public: lang,
          topic: form.topic,
          kind: quoted ? "quote" : "post",
          text,
          // All posts about an event that began before the start appear before the start. So the counts of the event do
          // not change while the phone runs.
          age: start > 0 ? Math.max(2, age) : age,
          quoted,
          media: createMedia(rng, lang, form, carries, subject, author.office !== null || rng.chance(0.3)),
          hashtags: [...new Set(hashtags)],
          mentions: mentions.map((one) => one.id),
          place: usesTown && rng.chance(role === "witness" ? 0.5 : 0.15) ? slots["town"]! : null,
          form,
          // Posts of witnesses and other people are not news, so they get the replies that a personal post gets.
          mood: role === "witness" || role === "talk" ? (line?.mood ?? (/[?？]/u.test(text) ? "ask" : null)) : "news",
          slots,
          ownReplies: line?.replies ?? [],
          ...listFacts([said.template], slots),
          event: id,
          role,
          subject: slots["thing"] ?? slots["town"] ?? form.id,
          reach:
            (role === "official" || role === "press" ? 0.06 + rareGreat(rng, 3) : rareGreat(rng, 4)) *
            (0.3 + author.fame),
        };
      }
      return null;
    };

    const drafts: (Draft | null)[] = [];
    const [first, second] = form.heads;
    drafts.push(say("official", office, first ? [first] : [], rng.int(0, 8)));
    const reporters = this.listReporters(form.topic, usesTown ? slots["town"]! : null);
    const reports = rng
      .sample(reporters, Math.min(reporters.length, rng.int(3, 4)))
      .map((paper) => say("press", paper, form.posts, rng.int(10, 120)));
    drafts.push(...reports);
    for (let n = rng.int(4, 8); n > 0; n--)
      drafts.push(
        say("witness", this.authors.pick(rng, rng.chance(0.5) ? form.topic : "local"), form.sentences, rng.int(5, 380)),
      );
    drafts.push(say("official", office, second ? [second] : [], rng.int(130, 260)));
    const wrong = reports.find((report) => report?.told.includes("m"));
    if (wrong && rng.chance(0.8))
      drafts.push(
        say(
          "correction",
          wrong.author,
          form.corrections.map(plainLine),
          rng.int(270, 400),
          rng.chance(0.6) ? wrong : null,
        ),
      );
    for (let n = rng.int(5, 11); n > 0; n--)
      drafts.push(say("talk", this.authors.pick(rng, form.topic), form.questions, rng.int(40, 410)));
    for (const draft of drafts) if (draft) yield draft;
  }

  private listReporters(topic: Topic, town: string | null): Person[] {
    const kinds = papersOf[topic] ?? papers;
    return this.offices.filter(
      ({ office }) => kinds.includes(office!.kind) && (office!.of === "" || town === null || office!.of === town),
    );
  }
}
