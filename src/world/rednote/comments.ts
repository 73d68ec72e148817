/** Writes the comments of readers under a note, and the replies of the author and of other readers. */
import { Rng } from "#state/rng.ts";
import { Composer, type Chosen } from "../social/composer.ts";
import { rareGreat, splitTotal } from "../social/counts.ts";
import { slotNames } from "../social/forms.ts";
import { splitSentences } from "../social/text-errors.ts";
import { holds, parseLine } from "./conditions.ts";
import { talk as talkEn } from "./data/en/talk.ts";
import { talk as talkZh } from "./data/zh/talk.ts";
import type { Comment, Detail } from "./index.ts";
import { contains, generalSlots, listDrafts, noteId, type Draft } from "./notes.ts";
import { listPersons, type Person } from "./people.ts";
import { isNoteQuestionZh, styleOf, styleSentence } from "./style.ts";
import { publics, type Public } from "./words.ts";

const commentCounts = { en: 18_800, zh: 21_400 } as const;
const maxComments = 56;
/** The share of comments that are written for the form of their note. */
const ownShare = { en: 0.84, zh: 0.7 } as const;
/** How often a comment may appear with other numbers and subjects in it. */
const maxTemplateUses = 60;

const splitLines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
/** A comment with its replies. "*" marks a reply of the author, "+" one that needs the reply before it. */
interface Conversation {
  readonly comment: string;
  readonly replies: readonly string[];
}
const parseConversation = (line: string): Conversation => {
  const [comment = "", ...replies] = line.split("|").map((part) => part.trim());
  return { comment, replies };
};
const parseTalk = ({ remarks, about, asks }: typeof talkEn) => ({
  remarks: splitLines(remarks).map(parseConversation),
  about: splitLines(about).map(parseConversation),
  asks: splitLines(asks),
});
const talk = { en: parseTalk(talkEn), zh: parseTalk(talkZh) };
const conversationsCache = new WeakMap<Draft["form"], readonly Conversation[]>();
/** The comments of a form, those without replies included. */
function conversationsOf(form: Draft["form"]): readonly Conversation[] {
  let all = conversationsCache.get(form);
  if (!all) {
    all = [
      ...form.comments.map((comment) => ({ comment, replies: [] })),
      ...form.dialogues.map(([comment = "", ...replies]) => ({ comment, replies })),
    ];
    conversationsCache.set(form, all);
  }
  return all;
}
const endings = {
  en: ["", "", "", "."],
  zh: ["", "", "", "", "～", "。"],
};

/** Slots that name what the whole note is about. A comment may use them although the note calls it something else. */
const topicSlots = new Set("thing place area street open close brand model title artist".split(" "));
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

/** How a person ends a comment: with a full stop or without. Other ends stand in the text itself. */
function endComment(rng: Rng, text: string, lang: Public): string {
  if (lang === "zh") {
    if (isNoteQuestionZh(text)) return rng.chance(0.6) ? `${text}？` : text;
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

  /** Writes `count` comments, or fewer if the readers have nothing more to say. */
  write(count: number): void {
    const { rng, draft } = this;
    const lang = draft.note.public;
    const { remarks, about, asks } = talk[lang];
    const own = conversationsOf(draft.form);
    const general = aboutForms[lang].test(draft.form.id) ? [...about, ...remarks] : remarks;
    const open = rng.shuffle(draft.form.exchanges.filter((exchange) => this.isOpen(exchange)));
    const asked = new Set<string>();
    while (this.records.length < count) {
      const left = count - this.records.length;
      const exchange = left >= 2 && rng.chance(0.55) ? open.find(({ key }) => !asked.has(key)) : undefined;
      if (exchange) {
        asked.add(exchange.key);
        const question = this.say([exchange.question]);
        if (question === null) continue;
        const top = this.add(this.reader(), question, null, null);
        if (left >= 3 && rng.chance(0.25)) this.reply(top, asks);
        const answer = this.say([exchange.answer]);
        if (answer === null || this.records.length >= count) continue;
        const record = this.add(draft.author, answer, top, null);
        this.told.push({ note: this.note, fact: this.factOf(exchange.key, record) });
        continue;
      }
      const stocks = rng.chance(ownShare[lang]) ? [own, general] : [general, own];
      const said =
        this.begin(stocks[0]!) ??
        this.begin(stocks[1]!) ??
        // If no template is left, a template may be used again, provided that its text differs, for example in a
        // name or day.
        this.begin([...own, ...general], this.texts);
      if (!said) return;
      const { top, replies } = said;
      let isSaid = true;
      for (const reply of replies) {
        const [, mark = "", text = ""] = /^([*+]*)\s*(.*)$/su.exec(reply)!;
        // The author seldom leaves a question unanswered.
        const chance = mark.includes("*") && /[?？]\s*$|吗$|呢$/u.test(top.text) ? 0.9 : 0.6;
        isSaid = this.records.length < count && (isSaid || !mark.includes("+")) && rng.chance(chance);
        if (isSaid) isSaid = mark.includes("*") ? this.answer(top, text) : this.reply(top, [text], mark.includes("+"));
      }
    }
  }

  /** Whether the note leaves the question of an exchange open, and has what the answer says. */
  private isOpen({ key, question, answer }: Draft["form"]["exchanges"][number]): boolean {
    const { slots, facts, note, form } = this.draft;
    if (facts.some((fact) => fact.key === key)) return false;
    const names = slotNames(question + answer);
    if (!names.every((name) => name in generalSlots[note.public] || (slots[name] ?? "") !== "")) return false;
    const line = parseLine(question);
    if (!holds(line, { slots, channel: form.channel, groups: new Set() })) return false;
    const values = slotNames(answer).filter((name) => !topicSlots.has(name) && !(name in generalSlots[note.public]));
    return !values.some((name) => this.isMentioned(slots[name]!));
  }
  /** Whether the note's title or text contains the value. */
  private isMentioned(value: string): boolean {
    const { title, text } = this.draft.note;
    return contains(`${title}\n${text}`, value);
  }
  /** Whether a comment fits the note: its conditions hold, and the note mentions what the comment refers to. */
  private fits(comment: string): boolean {
    const { slots, form, note } = this.draft;
    return (
      holds(parseLine(comment), { slots, channel: form.channel, groups: new Set() }) &&
      slotNames(comment).every(
        (name) =>
          name in generalSlots[note.public] ||
          (topicSlots.has(name) && (name !== "place" || form.places.length > 0)) ||
          ((slots[name] ?? "") !== "" && this.isMentioned(slots[name]!)),
      )
    );
  }
  /** Writes a comment that is no reply. Returns null if none of the stock is left that fits the note. */
  private begin(
    stock: readonly Conversation[],
    taken: ReadonlySet<string> = this.taken,
  ): { readonly top: Comment; readonly replies: readonly string[] } | null {
    const fitting = new Map(
      stock
        .filter(({ comment }) => this.fits(comment) && this.composer.usesOf(parseLine(comment).text) < maxTemplateUses)
        .map((one) => [parseLine(one.comment).text, one.replies]),
    );
    const chosen = this.choose([...fitting.keys()], taken);
    return chosen && { top: this.add(this.reader(), chosen.text, null, null), replies: fitting.get(chosen.template)! };
  }

  private factOf(key: string, record: Comment): Detail["facts"][number] {
    const named = this.draft.slots[key] ?? this.draft.slots[key === "address" ? "street" : "close"] ?? "";
    return { key, value: /^\d+(\.\d+)?$/.test(named) ? Number(named) : named, text: record.text, comment: record.id };
  }
  private say(stock: readonly string[]): string | null {
    return (
      this.choose(
        stock.map((line) => parseLine(line).text),
        this.taken,
      )?.text ?? null
    );
  }
  private choose(stock: readonly string[], taken: ReadonlySet<string>): Chosen | null {
    const chosen = this.composer.choose(this.rng, stock, this.draft.slots, taken);
    if (!chosen) return null;
    this.taken.add(chosen.text).add(chosen.template);
    this.texts.add(chosen.text);
    return chosen;
  }
  private reader(): Person {
    const { rng, draft } = this;
    for (;;) {
      const found = rng.pick(rng.chance(0.6) ? this.pools.alike : this.pools.all);
      if (found.id !== draft.author.id) return found;
    }
  }
  private answer(top: Comment, reply: string): boolean {
    const text = this.say([reply]);
    if (text === null) return false;
    this.add(this.draft.author, text, top, null);
    return true;
  }
  /** Another reader replies to the comment, or to the last reply under it. */
  private reply(top: Comment, stock: readonly string[], isToLast = false): boolean {
    const text = this.say(stock);
    if (text === null) return false;
    const to = isToLast ? this.records.at(-1)! : null;
    this.add(this.reader(), text, top, to && to.author !== top.author ? { id: to.author, name: to.name } : null);
    return true;
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
    const composer = new Composer(38, generalSlots[lang], splitSentences);
    const all = listPersons(lang);
    const alike = new Map<string, Person[]>();
    for (const person of all)
      for (const channel of person.channels) alike.set(channel, [...(alike.get(channel) ?? []), person]);
    for (const [i, { draft, id }] of own.entries()) {
      const pools = { all, alike: alike.get(draft.note.channel)! };
      const start = comments.length;
      let made = 0;
      const thread = new Thread(
        Rng.of("rednote", id, "thread"),
        draft,
        id,
        composer,
        pools,
        () => `rn_comment_${start + ++made}`,
      );
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
