/** Drafts of posts. A draft has the text of a post and the facts that the text says, but no id and no counts yet. */
import { Rng } from "#state/rng.ts";
import { slotNames } from "../social/forms.ts";
import type { Mood, PostForm } from "./form-data.ts";
import type { Detail, Post } from "./index.ts";
import type { Person } from "./people.ts";
import type { PostKind, Public, Topic } from "./words.ts";

export interface Draft {
  readonly author: Person;
  readonly public: Public;
  readonly topic: Topic;
  readonly kind: PostKind;
  readonly text: string;
  readonly age: number;
  /** The post to which this post replies, or null. */
  readonly parent: Draft | null;
  readonly quoted: Draft | null;
  readonly media: Post["media"];
  readonly poll: { readonly options: readonly string[]; readonly closes: number } | null;
  readonly link: Post["link"];
  readonly hashtags: readonly string[];
  readonly mentions: readonly string[];
  readonly mayReply: Post["mayReply"];
  readonly community: string | null;
  readonly place: string | null;
  /** Null for replies, and for quotes that only add a remark. */
  readonly form: PostForm | null;
  readonly mood: Mood | null;
  readonly slots: Readonly<Record<string, string>>;
  /** Replies that only this text can get. */
  readonly ownReplies: readonly string[];
  /** The names of the slots whose values the text says. */
  readonly told: readonly string[];
  readonly event: string | null;
  readonly role: Detail["role"];
  readonly subject: string;
  readonly facts: Detail["facts"];
  /** The size of the post's audience, relative to other posts. */
  readonly reach: number;
}

/** The way in which a person writes. */
export interface Style {
  readonly isLowerCase: boolean;
  /** Whether the person leaves out the last full stop. */
  readonly isOpen: boolean;
  readonly emoji: number;
  readonly hashtags: number;
}
export function styleOf(author: Person): Style {
  const rng = Rng.of("posts", author.id, "style");
  if (author.office) return { isLowerCase: false, isOpen: false, emoji: 0, hashtags: 0.6 };
  return {
    isLowerCase: author.public === "en" && rng.chance(0.13),
    isOpen: rng.chance(0.4),
    emoji: rng.pick([0, 0, 0, 0.3, 0.6]),
    hashtags: rng.pick([0, 0, 0, 0.2, 0.6]),
  };
}

const protectedWords = /(@\w+|#[\p{L}\p{N}_]+|https?:\S+)/u;
/**
 * Writes a text in a person's style, for example without capitals or without the last full stop. Handles, hashtags and
 * links stay unchanged.
 */
export function applyStyle(text: string, style: Style): string {
  const lower = style.isLowerCase
    ? text
        .split(protectedWords)
        .map((part, i) => (i % 2 === 0 ? part.toLowerCase() : part))
        .join("")
    : text;
  return style.isOpen ? lower.replace(/(?<=[\p{L}\p{N}])[.。]$/u, "") : lower;
}

const emojiOf: Partial<Record<Mood, readonly string[]>> = {
  win: ["🎉", "💪", "🥳", "😊", "🙌"],
  joke: ["😂", "😅", "🤦", "🙃"],
};
/** Ends some posts of people who use emoji with one, if the post's mood is known to fit. */
export function addEmoji(rng: Rng, text: string, mood: Mood, style: Style): string {
  const fitting = emojiOf[mood];
  if (!fitting || style.emoji === 0 || !rng.chance(style.emoji) || /\p{Extended_Pictographic}/u.test(text)) return text;
  return `${text} ${rng.pick(fitting)}`;
}

/** Slots with numbers that are written without separators, such as years, ratings and codes. */
const plainNumbers = new Set(["year", "number", "rating", "iso", "version"]);
const withCommas = (text: string): string => text.replace(/\B(?=(\d{3})+$)/g, ",");
const ordinal = (n: number): string =>
  `${n}${n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;

/**
 * Fills the slots in the values of slots. In English, also adds separators to large numbers, and adds a slot with the
 * ordinal of each number. For example, `placeth` is the ordinal of `place`.
 */
export function finishSlots(slots: Record<string, string>, lang: Public): Record<string, string> {
  const finished: Record<string, string> = {};
  for (const [name, value] of Object.entries(slots)) {
    const filled = value.replace(/\{(\w+)\}/g, (_, inner: string) => slots[inner] ?? "");
    if (lang === "en" && /^\d+$/.test(filled)) finished[`${name}th`] = ordinal(Number(filled));
    finished[name] = lang === "en" && /^\d{4,}$/.test(filled) && !plainNumbers.has(name) ? withCommas(filled) : filled;
  }
  return finished;
}

const parseValue = (text: string): string | number =>
  /^\d+(\.\d+)?$/.test(text.replaceAll(",", "")) ? Number(text.replaceAll(",", "")) : text;
/** Slots whose values are only words of a sentence and not facts. */
export const unsaid = new Set(["who", "when", "she", "her", "poss"]);

/** Returns the facts that a text says. They are the values of the slots in the text's templates. */
export function listFacts(
  templates: readonly string[],
  slots: Readonly<Record<string, string>>,
): { readonly told: string[]; readonly facts: Detail["facts"] } {
  const names = [...new Set(templates.flatMap(slotNames))].map((name) =>
    name.endsWith("th") && slots[name.slice(0, -2)] !== undefined ? name.slice(0, -2) : name,
  );
  const told = names.filter((name) => slots[name] !== undefined && !unsaid.has(name));
  return { told, facts: told.map((key) => ({ key, value: parseValue(slots[key]!) })) };
}

/** The default values of a draft. */
export const plainDraft = {
  parent: null,
  quoted: null,
  media: [],
  poll: null,
  link: null,
  hashtags: [],
  mentions: [],
  mayReply: "everyone",
  community: null,
  place: null,
  form: null,
  mood: null,
  slots: {},
  ownReplies: [],
  told: [],
  event: null,
  role: null,
  subject: "",
  facts: [],
} as const satisfies Partial<Draft>;
