/** Writes the comments of readers under a note, and the replies of the author and of other readers. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { rareGreat, splitTotal } from "../social/counts.ts";
import { slotNames } from "../social/forms.ts";
import { talk as talkEn } from "./data/en/talk.ts";
import { talk as talkZh } from "./data/zh/talk.ts";
import type { Comment, Detail } from "./index.ts";
import { generalSlots, listDrafts, noteId, type Draft } from "./notes.ts";
import { listPersons, type Person } from "./people.ts";
import { isQuestionZh, styleOf, styleSentence } from "./style.ts";
import { publics, type Public } from "./words.ts";

const commentCounts = { en: 18_800, zh: 21_400 } as const;
const maxComments = 56;

const splitLines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
const parseTalk = (talk: typeof talkEn) => ({
  remarks: splitLines(talk.remarks),
  about: splitLines(talk.about),
  asks: splitLines(talk.asks),
  answers: splitLines(talk.answers),
  replies: splitLines(talk.replies),
  thanks: splitLines(talk.thanks),
});
const talk = { en: parseTalk(talkEn), zh: parseTalk(talkZh) };
const endings = {
  en: ["", "", "", "", "!", " 😂", " 🙌", " ❤️", " 😭"],
  zh: ["", "", "", "", "", "～", "！", "😂", "🥹", "[笑哭]", "[赞]", "❤️", "。"],
};

/** Forms whose subject makes sense without an article, or as an interest, in the general sentences of `about`. */
const aboutForms = {
  en: /^(?:travel\.city|cooking|film|books|games|fitness|photography)/,
  zh: /^(?:food|cooking|coffee|travel\.city|outdoors|study|film|books|games|fitness|photography|plants|crafts|music)/,
};

/** A fact that the author of the note states in a comment. */
export interface ToldFact {
  readonly note: string;
  readonly fact: Detail["facts"][number];
}
interface Written {
  readonly comments: readonly Comment[];
  readonly told: readonly ToldFact[];
  /** The people who may like a note, by the id of the note. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

/** Chooses the end of a comment: the full stop of the sentence, no punctuation, an emoji or an exclamation mark. */
function endComment(rng: Rng, text: string, lang: Public): string {
  if (lang === "zh") {
    if (isQuestionZh(text)) return rng.chance(0.6) ? `${text}？` : text;
    return /[\p{L}\p{N}]$/u.test(text) ? text + rng.pick(endings.zh) : text;
  }
  if (!/[a-z]\.$/.test(text)) return text;
  return rng.chance(0.5) ? text : text.slice(0, -1) + rng.pick(endings.en);
}

class Thread {
  readonly records: Comment[] = [];
  readonly told: ToldFact[] = [];
  private readonly taken = new Set<string>();
  private readonly texts = new Set<string>();
  private readonly rng: Rng;
  private readonly draft: Draft;
  private readonly note: string;
  private readonly composer: Composer;
  private readonly pools: { readonly all: readonly Person[]; readonly alike: readonly Person[] };
  private readonly nextId: () => string;

  constructor(
    rng: Rng,
    draft: Draft,
    note: string,
    composer: Composer,
    pools: { readonly all: readonly Person[]; readonly alike: readonly Person[] },
    nextId: () => string,
  ) {
    this.rng = rng;
    this.draft = draft;
    this.note = note;
    this.composer = composer;
    this.pools = pools;
    this.nextId = nextId;
  }

  /** Writes exactly `count` comments. */
  write(count: number): void {
    const { rng, draft } = this;
    const lang = draft.note.public;
    const told = new Set(draft.facts.map(({ key }) => key));
    const open = rng.shuffle(
      draft.form.exchanges.filter(
        ({ key, question, answer }) =>
          !told.has(key) &&
          slotNames(question + answer).every((name) => name in draft.slots || name in generalSlots[lang]),
      ),
    );
    const asked = new Set<string>();
    const stocks = talk[lang];
    while (this.records.length < count) {
      const left = count - this.records.length;
      const exchange = left >= 2 && rng.chance(0.4) ? open.find(({ key }) => !asked.has(key)) : undefined;
      if (exchange) {
        asked.add(exchange.key);
        const question = this.say([exchange.question]);
        if (question === null) continue;
        const top = this.add(this.reader(), question, null, null);
        if (left >= 3 && rng.chance(0.25)) this.reply(top, stocks.asks);
        const answer = this.say([exchange.answer]);
        if (answer === null || this.records.length >= count) continue;
        const record = this.add(draft.author, answer, top, null);
        this.told.push({ note: this.note, fact: this.factOf(exchange.key, record) });
        continue;
      }
      const about = aboutForms[lang].test(draft.form.id) ? stocks.about : draft.form.comments;
      const stock = rng.pick([
        draft.form.comments,
        draft.form.comments,
        draft.form.comments,
        about,
        stocks.remarks,
        stocks.remarks,
      ]);
      const others = [stock, stocks.remarks, about, draft.form.comments];
      let text: string | null = null;
      for (const from of others) text ??= this.say(from);
      // If no template is left, a template may be used again, provided that its text differs, for example in a name or
      // day.
      for (const from of others) text ??= this.say(from, this.texts);
      if (text === null) throw new Error(`${this.note}: its readers have nothing more to say`);
      const top = this.add(this.reader(), text, null, null);
      // Replies to a question come from other lists of texts than replies to a remark. The author replies at most once
      // here.
      const isGeneral = stock === stocks.remarks || stock === stocks.about;
      const isQuestion = !isGeneral && /[?？吗]/u.test(top.text);
      const byAuthor = rng.chance(0.22);
      if (byAuthor && this.records.length < count) this.answer(top, isQuestion ? stocks.answers : stocks.thanks);
      while (this.records.length < count && rng.chance(byAuthor ? 0.1 : 0.22))
        this.reply(top, isQuestion ? stocks.asks : stocks.replies);
    }
  }

  private factOf(key: string, record: Comment): Detail["facts"][number] {
    const named = this.draft.slots[key] ?? this.draft.slots[key === "address" ? "street" : "close"] ?? "";
    return { key, value: /^\d+(\.\d+)?$/.test(named) ? Number(named) : named, text: record.text, comment: record.id };
  }
  private say(stock: readonly string[], taken: ReadonlySet<string> = this.taken): string | null {
    const chosen = this.composer.choose(this.rng, stock, this.draft.slots, taken);
    if (!chosen) return null;
    this.taken.add(chosen.text).add(chosen.template);
    this.texts.add(chosen.text);
    return chosen.text;
  }
  private reader(): Person {
    const { rng, draft } = this;
    for (;;) {
      const found = rng.pick(rng.chance(0.6) ? this.pools.alike : this.pools.all);
      if (found.id !== draft.author.id) return found;
    }
  }
  private answer(top: Comment, stock: readonly string[]): void {
    const text = this.say(stock);
    if (text !== null) this.add(this.draft.author, text, top, null);
  }
  private reply(top: Comment, stock: readonly string[]): void {
    const text = this.say(stock);
    if (text === null) return;
    const earlier = this.records.filter((one) => one.parent === top.id);
    const to = earlier.length > 0 && this.rng.chance(0.3) ? this.rng.pick(earlier) : null;
    this.add(this.reader(), text, top, to && to.author !== top.author ? { id: to.author, name: to.name } : null);
  }
  private add(by: Person, text: string, top: Comment | null, replyTo: Comment["replyTo"]): Comment {
    const { rng, draft } = this;
    const lang = draft.note.public;
    const last = top ? (this.records.findLast((one) => one.parent === top.id) ?? top) : null;
    // Most comments are written soon after the note, and most replies soon after the comment that they answer.
    const age = last
      ? Math.max(0, last.age - 1 - Math.round(rareGreat(rng, 4) * Math.min(last.age, 4_000)))
      : Math.max(0, Math.round(draft.note.age * (1 - rareGreat(rng, 2))) - rng.int(1, 20));
    const style = styleOf(by.id, lang);
    const record: Comment = {
      id: this.nextId(),
      note: this.note,
      author: by.id,
      name: by.name,
      parent: top?.id ?? "",
      replyTo,
      text: endComment(rng, styleSentence(text, style, lang), lang),
      ip: by.ip,
      age,
      likes: Math.round(rareGreat(rng, top ? 9 : 6) * (4 + draft.note.likes / (top ? 40 : 8))),
      byAuthor: by.id === draft.author.id,
      replies: 0,
    };
    this.records.push(record);
    if (top) top.replies += 1;
    return record;
  }
}

let cache: Written | null = null;
export function writeComments(): Written {
  if (cache) return cache;
  const comments: Comment[] = [];
  const told: ToldFact[] = [];
  const readers = new Map<string, readonly string[]>();
  const drafts = listDrafts();
  for (const lang of publics) {
    const rng = Rng.of("rednote", lang, "comments");
    const own = drafts.map((draft, i) => ({ draft, id: noteId(i) })).filter(({ draft }) => draft.note.public === lang);
    const weights = own.map(({ draft: { note } }) =>
      note.age < 30
        ? 0
        : (4 + Math.sqrt(note.likes)) * (0.2 + rareGreat(rng, 2) * 3) * Math.min(1, (note.age + 200) / 3_000),
    );
    const counts = splitTotal(commentCounts[lang], weights, maxComments);
    const composer = new Composer(38, generalSlots[lang]);
    const all = listPersons(lang);
    const alike = new Map<string, Person[]>();
    for (const person of all)
      for (const channel of person.channels) alike.set(channel, [...(alike.get(channel) ?? []), person]);
    for (const [i, { draft, id }] of own.entries()) {
      const pools = { all, alike: alike.get(draft.note.channel)! };
      const start = comments.length;
      let made = 0;
      const thread = new Thread(rng, draft, id, composer, pools, () => `rn_comment_${start + ++made}`);
      thread.write(counts[i]!);
      comments.push(...thread.records);
      told.push(...thread.told);
      const likers = new Set(thread.records.map(({ author }) => author).filter((one) => one !== draft.author.id));
      for (let tries = 0; likers.size < Math.min(12, draft.note.likes) && tries < 40; tries++) {
        const { id: liker } = rng.pick(rng.chance(0.7) ? pools.alike : all);
        if (liker !== draft.author.id) likers.add(liker);
      }
      readers.set(id, [...likers].slice(0, Math.min(20, draft.note.likes)));
    }
  }
  return (cache = { comments, told, readers });
}
