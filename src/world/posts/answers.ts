/**
 * Writes the replies to posts. Readers reply to a post, and the post's author and other readers answer some of these
 * replies.
 */
import type { Rng } from "#state/rng.ts";
import { isQuestionZh } from "../rednote/style.ts";
import type { Composer } from "../social/composer.ts";
import { rareGreat, splitTotal } from "../social/counts.ts";
import { slotNames } from "../social/forms.ts";
import { talk as talkEn } from "./data/en/talk.ts";
import { talk as talkZh } from "./data/zh/talk.ts";
import { applyStyle, plainDraft, styleOf, unsaid, type Draft } from "./drafts.ts";
import type { Person } from "./people.ts";
import type { Public, Topic } from "./words.ts";

type Stock = "poll" | "thanks" | "laugh" | "back";
const splitLines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
const parseTalk = (talk: Readonly<Record<Stock, string>>): Readonly<Record<Stock, readonly string[]>> => ({
  poll: splitLines(talk.poll),
  thanks: splitLines(talk.thanks),
  laugh: splitLines(talk.laugh),
  back: splitLines(talk.back),
});
const talk: Readonly<Record<Public, Readonly<Record<Stock, readonly string[]>>>> = {
  en: parseTalk(talkEn),
  zh: parseTalk(talkZh),
};
const maxReplies = 38;
const maxPoorReplies = 7;
/** The maximum number of replies to a poll that fit any poll. Other posts get only replies that fit them. */
const maxPollReplies = 1;
/** The share of the replies that were written for exactly the post that they answer, as long as there are any. */
const ownShare = 0.94;
/** Somebody agrees only with a reply that says something. The minimum length, in letters. */
const minArguable = { en: 28, zh: 10 } as const;
/** Whether the form of a post contains comments of readers. Such a post can get many different replies. */
const isRich = ({ form, poll }: Draft): boolean => poll === null && (form?.form.comments.length ?? 0) > 0;

const asks = (text: string, lang: Public): boolean =>
  lang === "zh" ? /[？?]$/.test(text) || isQuestionZh(text.replace(/[？?\s]+$/u, "")) : text.endsWith("?");

/**
 * Returns whether readers can ask a question with this condition. For example, "price@days" requires that the post says
 * the days but not the price.
 */
function fits(condition: string, { told }: Draft): boolean {
  const [key = "", needed] = condition.split("@");
  // `n`, `m` and `w` are the same number in different reports. A reader who has read one of them does not ask for the
  // number.
  if (key === "n" && (told.includes("m") || told.includes("w"))) return false;
  return !told.includes(key) && (needed === undefined || told.includes(needed));
}

/** The author of good news thanks only for these replies. */
const kindWords: Readonly<Record<Public, RegExp>> = {
  en: /congrat|well done|brilliant|amazing|fantastic|happy for|proud|impress|good for you|respect|lovely|deserve|good luck|well run|great (?:work|time|result)/iu,
  zh: /恭喜|厉害|棒|佩服|加油|真好|高兴|应得|了不起|祝|快乐|漂亮/u,
};
const plainOf = (text: string): string => text.toLowerCase().replace(/[.。！!]+$/u, "");
/** Varies the end of a reply: many people leave out the last full stop. */
function endReply(rng: Rng, text: string, lang: Public): string {
  if (lang === "zh" || !/[a-z]\.$/.test(text)) return text;
  return rng.chance(0.6) ? text : text.slice(0, -1);
}

export class AnswersWriter {
  private readonly lang: Public;
  private readonly rng: Rng;
  private readonly composer: Composer;
  private readonly all: readonly Person[];
  private readonly alike = new Map<Topic, readonly Person[]>();
  private taken = new Set<string>();
  private drafts: Draft[] = [];
  constructor(lang: Public, rng: Rng, composer: Composer, people: readonly Person[]) {
    this.lang = lang;
    this.rng = rng;
    this.composer = composer;
    this.all = people.filter((one) => one.office === null && !one.protected);
  }

  /** Writes `total` replies to the posts, or at most one percent fewer if there are not enough different sentences. */
  write(posts: readonly Draft[], total: number): Draft[] {
    const weights = posts.map(({ age, reach, mayReply, kind }) =>
      age < 25 || kind === "reply"
        ? 0
        : (0.12 + Math.sqrt(reach) * 2) *
          (0.15 + rareGreat(this.rng, 2) * 3) *
          (mayReply === "everyone" ? 1 : 0.3) *
          Math.min(1, (age + 200) / 1200),
    );
    const counts = splitTotal(total, weights, maxReplies);
    const written: Draft[] = [];
    // The number of replies that the posts so far did not get, because there were not enough different sentences. Posts
    // with comments get more replies instead.
    let debt = 0;
    const order = [...posts.entries()];
    for (const [i, post] of [...order.filter(([, one]) => !isRich(one)), ...order.filter(([, one]) => isRich(one))]) {
      if (counts[i] === 0) continue;
      const more = isRich(post) ? Math.min(debt, 4) : 0;
      const count = isRich(post) ? counts[i]! + more : Math.min(counts[i]!, maxPoorReplies);
      this.taken = new Set([post.text]);
      this.drafts = [];
      this.writeThread(post, count);
      written.push(...this.drafts);
      debt += counts[i]! - this.drafts.length;
    }
    if (debt > total / 100) throw new Error(`readers of ${this.lang} still owe ${debt} replies`);
    return written;
  }

  /** Writes `count` replies to a post, or fewer if there are not enough different sentences. */
  private writeThread(post: Draft, count: number): void {
    const { rng, lang } = this;
    const own = rng.shuffle(post.ownReplies);
    // Questions and comments are written for the mood of the form, so a post of another mood does not get them.
    const isUsual =
      post.event === null ? post.mood === post.form?.mood : post.role === "official" || post.role === "press";
    const exchanges = rng.shuffle(
      (post.form?.form.exchanges ?? []).filter(
        ({ key, question, answer }) =>
          isUsual &&
          fits(key, post) &&
          slotNames(question + answer).every((name) => (post.slots[name] ?? "") !== "") &&
          post.poll === null,
      ),
    );
    // Uses a comment only if the post says the values of all its slots, because a reply must not mention other facts.
    const comments =
      post.poll || !isUsual
        ? []
        : (post.form?.form.comments ?? []).filter((text) =>
            slotNames(text).every((name) => post.told.includes(name) || unsaid.has(name)),
          );
    const general = post.poll ? maxPollReplies : 0;
    const stock = post.poll ? talk[lang].poll : comments;
    const most = Math.min(count, general + own.length + 2 * exchanges.length + comments.length);
    while (this.drafts.length < most) {
      const left = most - this.drafts.length;
      const roll = rng.next();
      if (own.length > 0 && roll < ownShare) {
        const [remark = "", answer] = own.pop()!.split(" >> ");
        const text = this.say([remark], post);
        if (text === null) continue;
        const top = this.add(this.reader(post), text, post);
        const answered = answer !== undefined && left >= 2 ? this.say([answer], post) : null;
        if (answered !== null) this.add(post.author, answered, top);
        else if (answer === undefined) this.converse(top, post, count);
        continue;
      }
      if (left >= 2 && exchanges.length > 0 && rng.chance(0.5)) {
        const { question, answer } = exchanges.pop()!;
        const asked = this.say([question], post);
        if (asked === null) continue;
        const top = this.add(this.reader(post), asked, post);
        const answered = this.say([answer], post);
        if (answered !== null) this.add(post.author, answered, top, slotNames(answer), post);
        continue;
      }
      const text = this.say(stock, post);
      if (text === null) {
        if (own.length === 0) return;
        continue;
      }
      this.converse(this.add(this.reader(post), text, post), post, count);
    }
  }

  /** Sometimes adds an answer of the post's author, or of another reader, to a reply. */
  private converse(reply: Draft, post: Draft, count: number): void {
    const { rng, lang } = this;
    const stocks = talk[lang];
    // No general answer fits a question.
    if (asks(reply.text, lang)) return;
    const answers = post.mood === "win" ? stocks.thanks : post.mood === "joke" ? stocks.laugh : null;
    const isPersonal = post.author.office === null && post.event === null;
    const isThanked = post.mood === "joke" || kindWords[lang].test(reply.text);
    if (answers && isThanked && isPersonal && this.drafts.length < count && rng.chance(0.2)) {
      const text = this.say(answers, post);
      if (text !== null) this.add(post.author, text, reply);
    }
    if (reply.text.length >= minArguable[lang] && this.drafts.length < count && rng.chance(0.04)) {
      const text = this.say(stocks.back, post);
      if (text !== null) this.add(this.reader(post), text, reply);
    }
  }

  private say(stock: readonly string[], post: Draft): string | null {
    // Two replies of one thread are never alike, not even if only capitals or the last full stop differ.
    const fresh = stock.filter((text) => !this.taken.has(plainOf(text)));
    const text = this.composer.say(this.rng, fresh, post.slots, this.taken);
    if (text !== null) this.taken.add(text).add(plainOf(text));
    return text;
  }
  private reader(post: Draft): Person {
    const { rng } = this;
    let alike = this.alike.get(post.topic);
    if (!alike) {
      alike = this.all.filter(({ topics }) => topics.includes(post.topic));
      this.alike.set(post.topic, alike);
    }
    for (;;) {
      const found = rng.pick(rng.chance(0.6) ? alike : this.all);
      if (found.id !== post.author.id) return found;
    }
  }
  private add(author: Person, plain: string, parent: Draft, told: readonly string[] = [], post?: Draft): Draft {
    const { rng, lang } = this;
    const last = this.drafts.findLast((one) => one.parent === parent) ?? parent;
    // Most replies are written soon after the text that they answer.
    const age =
      parent.kind === "reply"
        ? Math.max(1, last.age - 1 - Math.round(rareGreat(rng, 4) * Math.min(last.age, 2_000)))
        : Math.max(1, parent.age - 1 - Math.round(rareGreat(rng, 4) * Math.min(parent.age, 12_000)));
    const named = told.filter((name) => post?.slots[name] !== undefined);
    const draft: Draft = {
      ...plainDraft,
      author,
      public: lang,
      topic: parent.topic,
      kind: "reply",
      text: endReply(rng, applyStyle(plain, { ...styleOf(author), isOpen: false }), lang),
      age,
      parent,
      slots: post?.slots ?? {},
      told: named,
      facts: named.map((key) => {
        const value = post!.slots[key]!;
        return { key, value: /^[\d,]+(\.\d+)?$/.test(value) ? Number(value.replaceAll(",", "")) : value };
      }),
      reach: parent.reach * rareGreat(rng, 2) * 0.15,
    };
    this.drafts.push(draft);
    return draft;
  }
}
