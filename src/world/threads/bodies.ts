/**
 * Writes the texts of posts. Most posts have one to four sentences: what their subject needs, and seldom a sentence that
 * fits any subject.
 */
import type { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { fillSlots, slotNames, type Subject } from "../social/forms.ts";
import type { FrameName, PostForm } from "./form-data.ts";
import type { Detail } from "./index.ts";
import { onceKey, onceOnly, sentenceParts } from "./once.ts";
import type { Public } from "./words.ts";

/**
 * How many of each kind of line a post has. `opening`, `further` and `question` are chances of a line of that kind;
 * `remarks` is the least and the greatest number of remarks; `fact` is the chance of any facts, and `facts` is their
 * greatest number.
 */
interface Plan {
  readonly opening: number;
  readonly remarks: readonly [number, number];
  readonly fact: number;
  readonly facts: number;
  readonly further: number;
  readonly question: number;
}
const plans: Readonly<Record<Public, Readonly<Record<FrameName, Plan>>>> = {
  en: {
    problem: { opening: 0.22, remarks: [2, 3], fact: 0.65, facts: 1, further: 0.28, question: 0.4 },
    review: { opening: 0.2, remarks: [1, 2], fact: 1, facts: 2, further: 0.15, question: 0.1 },
    verdict: { opening: 0.25, remarks: [1, 1], fact: 0.9, facts: 1, further: 0.2, question: 0.15 },
    made: { opening: 0.15, remarks: [1, 2], fact: 0.75, facts: 2, further: 0.12, question: 0.1 },
    done: { opening: 0.25, remarks: [1, 2], fact: 1, facts: 1, further: 0.15, question: 0.1 },
    count: { opening: 0.15, remarks: [0, 0], fact: 1, facts: 1, further: 0.1, question: 0.25 },
    guide: { opening: 0.4, remarks: [0, 0], fact: 1, facts: 1, further: 0.2, question: 0 },
    talk: { opening: 0, remarks: [0, 0], fact: 1, facts: 1, further: 0.06, question: 0.08 },
    poll: { opening: 0, remarks: [0, 0], fact: 0, facts: 0, further: 0.12, question: 0 },
    fact: { opening: 0, remarks: [0, 0], fact: 1, facts: 1, further: 0.14, question: 0.06 },
    link: { opening: 0, remarks: [0, 0], fact: 0, facts: 0, further: 0.15, question: 0 },
  },
  zh: {
    problem: { opening: 0.8, remarks: [1, 2], fact: 0.5, facts: 1, further: 1, question: 0.4 },
    review: { opening: 0.85, remarks: [1, 2], fact: 1, facts: 2, further: 1, question: 0.25 },
    verdict: { opening: 0.85, remarks: [1, 1], fact: 1, facts: 1, further: 1, question: 0.25 },
    made: { opening: 0.85, remarks: [1, 2], fact: 0.8, facts: 2, further: 0.4, question: 0.2 },
    done: { opening: 0.85, remarks: [1, 2], fact: 1, facts: 1, further: 0.4, question: 0.2 },
    count: { opening: 0.75, remarks: [0, 0], fact: 1, facts: 1, further: 0.4, question: 0.3 },
    guide: { opening: 0.75, remarks: [0, 0], fact: 1, facts: 1, further: 0.3, question: 0.2 },
    talk: { opening: 0, remarks: [0, 0], fact: 1, facts: 1, further: 0.25, question: 0.1 },
    poll: { opening: 0, remarks: [0, 0], fact: 0, facts: 0, further: 0.15, question: 0 },
    fact: { opening: 0, remarks: [0, 0], fact: 1, facts: 1, further: 0.4, question: 0.1 },
    link: { opening: 0, remarks: [0, 0], fact: 0, facts: 0, further: 0.2, question: 0 },
  },
};

export interface BodyOrder {
  readonly form: PostForm;
  readonly subject: Subject;
  readonly slots: Readonly<Record<string, string>>;
  /** The template of the title. */
  readonly title: string;
  /** Whether the post is a picture, a link or a poll. */
  readonly isCaption: boolean;
  readonly isSolved: boolean;
}
export interface Body {
  readonly text: string;
  readonly facts: Detail["facts"];
  readonly isEdited: boolean;
}

export class BodyWriter {
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly composer: Composer;

  constructor(lang: Public, rng: Rng) {
    this.lang = lang;
    this.rng = rng;
    // A sentence may be used for at most one in a thousand sentences. An English post has three on average.
    this.composer = lang === "en" ? new Composer(22, {}, sentenceParts) : new Composer(8, {});
  }

  write({ form, subject, slots, title, isCaption, isSolved }: BodyOrder): Body {
    const { rng, lang, composer } = this;
    const { frame } = form;
    const isEn = lang === "en";
    const plan = plans[lang][frame];
    const used = new Set<string>();
    /** The slots of `onceOnly` that the title or a sentence used. */
    const said = new Set(isEn ? slotNames(title).map(onceKey) : []);
    const say = (stock: readonly string[], isNeeded = !isEn): string | null => {
      const fresh = stock.filter((template) => slotNames(template).every((name) => !said.has(onceKey(name))));
      const rare = isEn ? fresh.filter((template) => composer.usesOf(template) < 60) : fresh;
      const chosen =
        composer.choose(rng, rare, slots, used) ?? (isNeeded ? composer.choose(rng, fresh, slots, used) : null);
      if (!chosen) return null;
      used.add(chosen.text);
      for (const name of slotNames(chosen.template)) if (onceOnly.has(name)) said.add(onceKey(name));
      return chosen.text;
    };
    const some = (stock: readonly string[], n: number, isNeeded?: boolean): string[] =>
      Array.from({ length: n }, () => say(stock, isNeeded)).filter((one) => one !== null);
    const maybe = (chance: number, stock: readonly string[]): string[] => some(stock, rng.chance(chance) ? 1 : 0);
    const join = (texts: readonly (string | null)[]): string =>
      texts.filter((one) => one !== null && one !== "").join(isEn ? " " : "");
    const own = slots["body"] ?? "";
    // The good and the bad side of something belong together.
    const sides = isEn ? form.sentences.filter((one) => /\{(?:pro|con)0?\}/.test(one)) : [];
    const further = form.sentences.filter((one) => !sides.includes(one));

    if (frame === "poll" || frame === "link")
      return { text: join(maybe(plan.further, further)), facts: [], isEdited: false };

    // Half of the pictures have few words, some have none.
    const isBare = isCaption && !isSolved && frame !== "review" && rng.chance(0.2);
    const facts: Detail["facts"] = [];
    const factTexts: string[] = [];
    const known = form.facts.filter(({ wordings }) =>
      slotNames(wordings[0]!).every((name) => (slots[name] ?? "") !== ""),
    );
    const most = isBare || !rng.chance(plan.fact) ? 0 : Math.min(known.length, plan.facts);
    // Readers of a review want to know the price, so most reviews tell it.
    const told =
      frame === "review"
        ? rng.shuffle(known.filter(({ key }) => rng.chance(key === "price" ? 0.9 : 0.6)))
        : most === 0
          ? []
          : rng.sample(known, rng.int(1, most));
    for (const { key, wordings } of told) {
      const text = say(wordings, true);
      if (text === null) continue;
      factTexts.push(text);
      const value = slots[key] ?? "";
      facts.push({ key, text, value: /^\d+(\.\d+)?$/.test(value) ? Number(value) : value });
    }
    const blocks: string[] = [];
    if (isBare) return { text: "", facts, isEdited: false };
    if (frame === "guide") {
      const steps = subject.remarks.map((one) => fillSlots(one, slots)).filter((one) => one !== null);
      for (const step of steps) used.add(step);
      blocks.push(
        join(maybe(plan.opening, form.openings)),
        steps.map((one, i) => (isEn ? `${i + 1}. ${one}` : `${i + 1}、${one}`)).join("\n"),
        join([...factTexts, ...maybe(plan.further, further), ...maybe(plan.question, form.questions)]),
      );
    } else if (frame === "talk" || frame === "fact") {
      const rest = maybe(plan.further, further);
      blocks.push(own, join([...rest, ...factTexts, ...(rest.length > 0 ? [] : maybe(plan.question, form.questions))]));
    } else {
      const opening = maybe(isCaption ? plan.opening * (isEn ? 0.6 : 0.8) : plan.opening, form.openings);
      const [least, greatest] = plan.remarks;
      const remarks = some(
        subject.remarks,
        Math.min(subject.remarks.length, isCaption ? 1 : rng.int(least, greatest)),
        true,
      );
      // A fact stands behind the opening or between the remarks.
      const at = isEn && frame === "problem" ? rng.int(0, remarks.length) : 0;
      const middle = [...remarks.slice(0, at), ...factTexts, ...remarks.slice(at)];
      const ownSides = sides.length > 0 ? some(sides, 1, true) : [];
      const count = isEn || isCaption ? (rng.chance(plan.further * (isCaption ? 0.5 : 1)) ? 1 : 0) : this.linesOf(plan);
      const rest = some(further, count);
      const question = maybe(plan.question, form.questions);
      const parts = [...opening, own, ...middle, ...ownSides, ...rest].filter((one) => one !== "");
      // Longer texts often have a paragraph of their own for the sides, or for the question.
      const cut = parts.length > 3 && rng.chance(0.5) ? rng.int(2, parts.length - 1) : parts.length;
      if (parts.length > 2 && question.length > 0 && rng.chance(0.5))
        blocks.push(join(parts.slice(0, cut)), join(parts.slice(cut)), join(question));
      else blocks.push(join(parts.slice(0, cut)), join([...parts.slice(cut), ...question]));
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
    return { text: blocks.filter((one) => one !== "").join("\n\n"), facts, isEdited };
  }

  /** Returns the number of sentences of a Chinese form. They are written for its subject. */
  private linesOf({ further }: Plan): number {
    return further === 1 ? this.rng.pick([0, 1, 1, 2]) : this.rng.chance(further) ? 1 : 0;
  }
}
