/**
 * The forms of posts of each public, in the format of `parseForms`. These forms have additional rules:
 *
 * - The third part of "=" is the mood of the posts, then the kinds of media that a post can have: "text", "photo",
 *   "video", or "scene:" with a kind of the dataset `scenes`. The mood determines the general replies.
 * - "o" is a whole post, followed by replies that only this post can get: post | reply | reply. If "[joke]" precedes
 *   the post, the post has the mood "joke" and not the mood of the form. The author's answer to a reply follows ">>":
 *   post | reply >> answer.
 * - "x" is a sentence that can follow the post. "q" is a question that can end the post: question | answer | answer.
 *   "⏎" begins a new line. Only a post that ends with " +" gets such a sentence, or a remark of its subject.
 * - "h" opens a thread. The further posts of the thread are the remarks of the subject.
 * - "f poll" is a poll: f poll | question | option; option | reply; reply.
 * - "c" is a reply to any post of the form that says the values of all slots of the reply.
 * - "a" can have a condition. For example, "a price@days" is asked only under posts that say the days but not the
 *   price.
 * - "g" names the site and the kind of pages of the dataset `web` to which posts link. {title} is a page's title. In
 *   the form of an event, "g" names the kind of the office that reports the event first.
 */
import { parseForms, type Form, type Subject } from "../social/forms.ts";
import { events as eventsEn } from "./data/en/events.ts";
import { living as livingEn } from "./data/en/living.ts";
import { making as makingEn } from "./data/en/making.ts";
import { pictures as picturesEn } from "./data/en/pictures.ts";
import { playing as playingEn } from "./data/en/playing.ts";
import { events as eventsZh } from "./data/zh/events.ts";
import { living as livingZh } from "./data/zh/living.ts";
import { making as makingZh } from "./data/zh/making.ts";
import { pictures as picturesZh } from "./data/zh/pictures.ts";
import { playing as playingZh } from "./data/zh/playing.ts";
import { topics, type Public, type Topic } from "./words.ts";

export const moods = ["share", "win", "gripe", "joke", "ask", "tip", "news", "worry"] as const;
export type Mood = (typeof moods)[number];

/** A text of a post or a question, with the replies that only this text can get. */
export interface Line {
  readonly text: string;
  readonly replies: readonly string[];
  /** The mood of this text; null if it is the mood of the form. */
  readonly mood: Mood | null;
  /** Whether a further sentence or a question can follow this text. */
  readonly isOpen: boolean;
}
export interface PollText {
  readonly question: string;
  readonly options: readonly string[];
  /** Replies that only this poll can get. */
  readonly replies: readonly string[];
}
export interface PostForm {
  readonly id: string;
  readonly topic: Topic;
  readonly mood: Mood;
  /** The kinds of media that a post of this form can have. Each post gets one of them at random. */
  readonly carries: readonly string[];
  readonly form: Form;
  readonly subjects: readonly Subject[];
  /** The posts of the office that reports an event, or the openings of a thread. */
  readonly heads: readonly Line[];
  readonly posts: readonly Line[];
  /** The posts of people who see an event, or the further sentences of a post. */
  readonly sentences: readonly Line[];
  readonly questions: readonly Line[];
  readonly polls: readonly PollText[];
  readonly corrections: readonly string[];
  /** The site and the kind of the pages that a post links to, or null. */
  readonly pages: { readonly site: string; readonly kind: string } | null;
  /** For an event, the kind of the office that reports the event first. */
  readonly office: string | null;
}

const splitLine = (line: string): Line => {
  const [first = "", ...replies] = line.split(" | ").map((one) => one.trim());
  const [, word, marked = first] = /^\[(\w+)\] (.*)$/.exec(first) ?? [];
  const isOpen = marked.endsWith(" +");
  const text = (isOpen ? marked.slice(0, -2) : marked).replaceAll(" ⏎ ", "\n");
  const mood = word === undefined ? null : moods.find((one) => one === word);
  if (mood === undefined) throw new Error(`there is no mood ${word}`);
  // A post that ends with a question has the mood "ask", because its replies must be answers.
  return { text, replies, mood: mood ?? (/[?？](?: ?\{\w+\})?$/.test(text) ? "ask" : null), isOpen };
};
const splitList = (text: string): string[] =>
  text
    .split(/[;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
function createForm(form: Form): PostForm {
  const topic = topics.find((one) => one === form.channel);
  const mood = moods.find((one) => one === form.kinds[0]);
  if (!topic || !mood) throw new Error(`${form.id} has an unknown topic or mood`);
  const [site = "", kind = ""] = form.goods[0]?.split("/") ?? [];
  const isLink = kind !== "";
  const wordingsOf = (key: string) => form.facts.filter((fact) => fact.key === key).map(({ wordings }) => wordings);
  return {
    id: form.id,
    topic,
    mood,
    carries: form.kinds.length > 1 ? form.kinds.slice(1) : ["text"],
    form,
    subjects: form.subjects,
    heads: form.titles.map(splitLine),
    posts: form.openings.map(splitLine),
    sentences: form.sentences.map(splitLine),
    questions: form.questions.map(splitLine),
    polls: wordingsOf("poll").map(([question = "", options = "", replies = ""]) => ({
      question,
      options: splitList(options),
      replies: splitList(replies),
    })),
    corrections: wordingsOf("fix").flat(),
    pages: isLink ? { site, kind } : null,
    office: isLink ? null : (form.goods[0] ?? null),
  };
}
const parseAll = (texts: readonly string[]): readonly PostForm[] => texts.flatMap(parseForms).map(createForm);

export const postForms: Readonly<Record<Public, readonly PostForm[]>> = {
  en: parseAll([makingEn, playingEn, livingEn, picturesEn]),
  zh: parseAll([makingZh, playingZh, livingZh, picturesZh]),
};
export const eventForms: Readonly<Record<Public, readonly PostForm[]>> = {
  en: parseAll([eventsEn]),
  zh: parseAll([eventsZh]),
};
