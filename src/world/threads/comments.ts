/** Writes the comments below the posts: conversations between readers, and answers to the post. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { rareGreat, splitTotal } from "../social/counts.ts";
import { slotNames } from "../social/forms.ts";
import { banter as banterEn, moderatorNotes as notesEn } from "./data/en/talk.ts";
import { banter as banterZh, moderatorNotes as notesZh } from "./data/zh/talk.ts";
import { fittingLines, traitsOf } from "./conditions.ts";
import type { Comment, Detail } from "./index.ts";
import { listModerators, listPersons, type Person } from "./people.ts";
import { poolOf, type Pool, type Pools } from "./pools.ts";
import { generalSlots, listDrafts, type Draft } from "./posts.ts";
import { publics, type Public } from "./words.ts";

const commentCounts = { en: 61_000, zh: 10_500 } as const;
/** The maximum number of comments below one post. */
const maxComments = 90;
const maxDepth = 8;
/** The maximum number of comments from one template, except lines of conversations. */
const maxUses = 140;

type Fact = Detail["facts"][number];
interface Written {
  readonly comments: readonly Comment[];
  readonly facts: ReadonlyMap<string, readonly Fact[]>;
}
/**
 * Replies by the comment that they answer: any statement, advice, a question, a number or a price. The post's author
 * replies with `thanks` below problems and with `kind` below other posts.
 */
interface Banter {
  readonly any: readonly string[];
  readonly advice: readonly string[];
  readonly question: readonly string[];
  readonly figure: readonly string[];
  readonly price: readonly string[];
  readonly thanks: readonly string[];
  readonly kind: readonly string[];
}

class Thread {
  readonly records: Comment[] = [];
  readonly facts: Fact[] = [];
  private readonly taken: Set<string>;
  /** The ids of the comments that state a number or a price. */
  private readonly figures = new Set<string>();
  private readonly held = new Set<readonly string[]>();
  /** The ids of the comments that name a cause. */
  private readonly guessing = new Set<string>();
  private readonly depths = new Map<string, number>();
  private readonly rng: Rng;
  private readonly draft: Draft;
  private readonly composer: Composer;
  private readonly pools: Pools;
  private readonly nextId: () => string;
  private readonly most: number;
  private readonly slots: Readonly<Record<string, string>>;
  private readonly traits: ReadonlySet<string>;

  constructor(rng: Rng, draft: Draft, most: number, composer: Composer, pools: Pools, nextId: () => string) {
    this.rng = rng;
    this.draft = draft;
    this.most = most;
    this.composer = composer;
    this.pools = pools;
    this.nextId = nextId;
    this.taken = new Set();
    this.traits = traitsOf(draft.form, draft.subject);
    // People and days in the post belong to its author's life. Readers mention others, so the general slots are drawn
    // again.
    const general = generalSlots[draft.post.public];
    this.slots = Object.fromEntries(
      Object.entries(draft.slots).filter(([name]) => !(name.replace(/2$/, "") in general)),
    );
  }

  write(): void {
    const { draft, rng } = this;
    const { form } = draft;
    if (this.most > 6 && rng.chance(0.07)) this.note();
    let misses = 0;
    while (this.records.length < this.most && misses < 25) {
      const before = this.records.length;
      const roll = rng.next();
      // Conversations about this very subject come first.
      if (this.ownDialogues().length > 0 && rng.chance(0.6)) this.talk(this.ownDialogues());
      else if (form.frame === "talk" || form.frame === "fact" || form.frame === "poll") {
        if (roll < 0.62) this.start(draft.subject.remarks);
        else if (roll < 0.78) this.talk(form.frameDialogues);
        else this.start(form.comments);
      } else if (form.frame === "count") {
        if (roll < 0.7) this.start(form.comments);
        else this.talk(form.frameDialogues);
      } else if (form.frame === "link" || form.frame === "verdict") {
        if (roll < 0.65) this.start(form.comments);
        else this.talk(form.frameDialogues);
      } else {
        // Comments that are shared by a whole topic fit best below problems and guides.
        const general = form.frame === "problem" || form.frame === "guide" ? 0.16 : 0.1;
        if (roll < general) {
          if (rng.chance(0.5)) this.talk(form.topicDialogues);
          else this.start(form.topicComments);
        } else if (roll < general + 0.42) this.talk(form.frameDialogues);
        else if (roll < general + 0.5) this.exchange();
        else this.start(form.comments);
      }
      misses = this.records.length === before ? misses + 1 : 0;
    }
    this.removeSome();
  }

  private get lang(): Public {
    return this.draft.post.public;
  }
  /** Adds a comment of a reader, sometimes with replies. */
  private start(stock: readonly string[]): void {
    const top = this.say(stock, this.drawFigure(), this.reader([]), null);
    // In English, replies to a remark about a discussion as a whole don't fit.
    const isWhole = this.lang === "en" && stock === this.draft.form.comments;
    if (top && !(isWhole && /^(?:talk|poll|fact)$/.test(this.draft.form.frame))) this.follow(top);
  }
  private talk(dialogues: readonly (readonly string[])[]): void {
    const { rng, draft } = this;
    const fitting = dialogues.filter((lines) => this.fits(lines[0]!) && !lines.some((line) => this.isTold(line)));
    if (fitting.length === 0) return;
    // Few Chinese conversations are shared, so a thread about a problem has at most two of them.
    if (this.lang === "zh" && dialogues === draft.form.frameDialogues && draft.form.frame === "problem")
      if (dialogues.filter((one) => this.held.has(one)).length >= 2) return;
    const lines = rng.pick(fitting);
    const isAboutSubject = draft.form.dialogues.includes(lines);
    this.held.add(lines);
    const { guess, other } = this.guesses(lines[0]!);
    // All lines of a conversation mention the same people and days.
    const general = Object.fromEntries(
      Object.entries(generalSlots[this.lang]).map(([name, stock]) => [name, rng.pick<string>(stock)]),
    );
    const slots = { ...general, ...this.drawFigure(), guess, other };
    let last: Comment | null = null;
    const cast: [Person, Person] = [this.reader([]), this.reader([])];
    for (const [i, line] of lines.entries()) {
      if (this.records.length >= this.most || (i > 0 && rng.chance(0.12))) break;
      const text = line.replace(/^[+\-=~]/, "").trim();
      const isOwn = text.startsWith("*");
      const by: Person = isOwn ? draft.author : cast[i % 2]!;
      const said: Comment | null = this.say([isOwn ? text.slice(1).trim() : text], slots, by, last);
      if (!said) break;
      last = said;
    }
    if (last && !isAboutSubject && this.lang === "en" && rng.chance(0.06)) this.follow(last);
  }
  /** Returns the conversations of the post's own form that this thread has not used yet. */
  private ownDialogues(): readonly (readonly string[])[] {
    return this.draft.form.dialogues.filter((lines) => !this.held.has(lines) && this.fits(lines[0]!));
  }
  /**
   * Whether a conversation fits the post, by the first character of its first line. "+" means that the guess in it is
   * right and the author knows this, so the post must be solved. "-" means that the author has tried the guess and it
   * is wrong. "=" means that nobody knows yet, and "~" that a reader guesses right.
   */
  private fits(line: string): boolean {
    if (line.startsWith("+")) return this.draft.isSolved;
    // A reader knows only the sums that the post mentions.
    const { post, slots } = this.draft;
    return slotNames(line).every(
      (name) => !(name === "cost" || name === "price") || `${post.title} ${post.text}`.includes(`$${slots[name]}`),
    );
  }
  /** Whether the post already names the sum that a line of its author tells. */
  private isTold(line: string): boolean {
    const { post, slots } = this.draft;
    return (
      this.lang === "en" && /^\*.*\{price\}/.test(line) && `${post.title} ${post.text}`.includes(`$${slots["price"]}`)
    );
  }
  private guesses(line: string): { readonly guess: string; readonly other: string } {
    const { slots } = this.draft;
    const cause = slots["cause"] ?? "";
    const isRuledOut = this.lang === "zh" && this.draft.post.text.includes(`以为是${slots["wrong"]}`);
    const wrong = (isRuledOut && !line.startsWith("-") ? slots["wrong2"] : slots["wrong"]) ?? "";
    if (line.startsWith("+") || line.startsWith("~")) return { guess: cause, other: wrong };
    if (line.startsWith("-")) return { guess: wrong, other: cause };
    // The post may say that the first wrong guess is ruled out, so a reader guesses the second one.
    const second = this.lang === "en" ? slots["wrong2"] : undefined;
    return this.rng.chance(0.55)
      ? { guess: cause, other: wrong }
      : { guess: second ?? wrong, other: second === undefined ? cause : wrong };
  }
  private exchange(): void {
    const { form } = this.draft;
    if (form.exchanges.length === 0) return;
    const { key, question, answer } = this.rng.pick(form.exchanges);
    const { post, slots, facts } = this.draft;
    // Nobody asks for what the post says.
    const isSaid =
      this.lang === "zh"
        ? facts.some((fact) => fact.key === key)
        : new RegExp(`\\b${slots[key]}\\b`).test(`${post.title} ${post.text}`);
    if (isSaid) return;
    const top = this.say([question], {}, this.reader([]), null);
    if (top && this.records.length < this.most && this.rng.chance(0.85)) this.say([answer], {}, this.draft.author, top);
  }
  private follow(top: Comment): void {
    const { rng } = this;
    const banter: Banter = this.lang === "en" ? banterEn : banterZh;
    const { frame } = this.draft.form;
    if (frame === "link" && rng.chance(0.7)) return;
    const isZh = this.lang === "zh";
    // The Chinese replies below don't fit lists of short answers.
    if (isZh && (frame === "talk" || frame === "poll" || frame === "link")) return;
    // Only praise of something finished is repeated.
    if (!isZh && /^(?:made|done)$/.test(frame) && /^(?:I|My|Mine|OK|On|Saving)\b/i.test(top.text)) return;
    const isAdvice = frame === "problem";
    let at = top;
    // In English, discussions and questions get more replies to replies.
    const first = isZh ? 0.2 : /^(?:talk|poll|problem|count)$/.test(frame) ? 0.32 : 0.1;
    for (let chance = first; this.records.length < this.most && rng.chance(chance); chance *= 0.86) {
      const isQuestion = /[?？]$/.test(at.text);
      if (isZh && isQuestion && (isAdvice || at.author === this.draft.author.id)) return;
      const isFigure = this.figures.has(at.id);
      const isAuthor = !isQuestion && !isFigure && at.author !== this.draft.author.id && rng.chance(0.22);
      // In English, only comments that name a cause are answered like advice.
      const isGuess = this.lang === "en" ? this.guessing.has(at.id) : true;
      if (isAuthor && isAdvice && !isGuess) return;
      const stock = isAuthor
        ? isAdvice && isGuess
          ? banter.thanks
          : banter.kind
        : isQuestion
          ? banter.question
          : isFigure
            ? frame === "count"
              ? banter.figure
              : banter.price
            : isAdvice && isGuess && rng.chance(this.lang === "en" ? 1 : 0.5)
              ? banter.advice
              : banter.any;
      if (isZh && !isAuthor && !isAdvice && !isFigure) return;
      const by = isAuthor ? this.draft.author : this.reader([at.author]);
      const reply = this.say(fittingLines(stock, this.traits), this.drawFigure(), by, at);
      if (!reply || isAuthor || isQuestion) return;
      if (rng.chance(0.6)) at = reply;
    }
  }
  private note(): void {
    const by = listModerators(this.draft.place)[0]!;
    const note = this.say(
      fittingLines(this.lang === "en" ? notesEn : notesZh, this.traits),
      { community: this.draft.post.communityName },
      by,
      null,
    );
    if (note) note.stickied = true;
  }
  /** Draws the numbers that differ for each reader: the slots whose name begins with "any". */
  private drawFigure(): Record<string, string> {
    const drawn: Record<string, string> = {};
    for (const { name, lo, hi, step, decimals } of this.draft.form.ranges) {
      if (!name.startsWith("any")) continue;
      const value = this.rng.int(Math.ceil(lo / step), Math.floor(hi / step)) * step;
      drawn[name] = decimals === 0 ? String(value) : (value / 10).toFixed(decimals);
    }
    // The price that this reader paid.
    const price = Number(this.draft.slots["price"]);
    const step = price > 150 ? 10 : 1;
    if (price > 0)
      drawn["anyprice"] = String(Math.max(2, Math.round((price * (0.55 + this.rng.next())) / step) * step));
    // If the post asks for a number, its subject gives the range and the unit of the answers.
    const range = /^(\d+)\.\.(\d+)(?:\/(\d+))?$/.exec(this.draft.subject.cells["n"] ?? "");
    const unit = this.draft.subject.cells["unit"];
    if (range && unit !== undefined) {
      const [lo, hi, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
      for (const name of ["any", "any2"]) {
        const draw = (): string => String(this.rng.int(Math.ceil(lo / step), Math.floor(hi / step)) * step);
        let value = draw();
        // A second number of the same reader is another one.
        for (
          let tries = 0;
          tries < 9 && Number.parseInt(drawn["any"]?.replace("$", "") ?? "") === Number(value);
          tries++
        )
          value = draw();
        drawn[name] =
          unit === "$" ? `$${value}` : this.lang === "zh" || unit === "%" ? `${value}${unit}` : `${value} ${unit}`;
      }
    }
    return drawn;
  }
  private reader(not: readonly string[]): Person {
    const { rng, draft } = this;
    for (;;) {
      const pool = rng.chance(0.75) ? this.pools.alike : this.pools.all;
      const found = pool.people[pool.index.pick(rng)]!;
      if (found.id !== draft.author.id && !not.includes(found.id)) return found;
    }
  }
  private say(
    stock: readonly string[],
    own: Readonly<Record<string, string>>,
    by: Person,
    parent: Comment | null,
  ): Comment | null {
    const { rng, draft } = this;
    const depth = parent ? this.depths.get(parent.id)! + 1 : 0;
    if (depth > maxDepth || stock.length === 0) return null;
    // A sentence with a slot has many wordings, so its uses are limited, too.
    const isLimited = this.lang === "en" && stock.length > 1;
    const free = isLimited ? stock.filter((one) => this.composer.usesOf(one) < maxUses) : stock;
    const chosen = this.composer.choose(rng, free, { ...this.slots, ...own }, this.taken);
    if (!chosen) return null;
    this.taken.add(chosen.text);
    // Several readers may answer with a number alone, but only one of them in the same sentence.
    if (this.lang === "zh" && chosen.template.replace(/\{\w+\}/g, "").length > 3) this.taken.add(chosen.template);
    const text = styled(chosen.text, by, this.lang);
    const record: Comment = {
      id: this.nextId(),
      post: draft.post.id,
      parent: parent?.id ?? "",
      author: by.id,
      name: by.name,
      text,
      age: this.age(parent),
      ...this.votes(parent, depth),
    };
    if (record.age > 200 && rng.chance(0.03)) record.edited = Math.max(0, record.age - rng.int(2, 180));
    this.records.push(record);
    this.depths.set(record.id, depth);
    for (const name of slotNames(chosen.template)) {
      if (name === "guess" || name === "cause" || name === "wrong2") this.guessing.add(record.id);
      const value = own[name];
      if (value === undefined || value === "") continue;
      if (name === "guess") this.facts.push({ key: "guess", value, text: "", comment: record.id });
      else if (name.startsWith("any")) {
        const key = name.replace(/^any/, "").replace(/^\d?$/, "figure");
        if (key === "figure" || key === "price") this.figures.add(record.id);
        this.facts.push({ key, value: Number.parseFloat(value.replace("$", "")), text: "", comment: record.id });
      }
    }
    return record;
  }
  private age(parent: Comment | null): number {
    const { rng, draft } = this;
    const from = parent ? parent.age : draft.post.age;
    const wanted =
      1 + Math.round(rareGreat(rng, parent ? 4 : 3) * (parent ? 900 : 2_600)) + rng.int(0, parent ? 12 : 25);
    // If the post exists at the start, its comments do too. Only posts that appear later get comments later.
    return draft.post.age >= 0
      ? Math.max(0, from - Math.min(wanted, Math.max(1, Math.floor(from * 0.8))))
      : from - wanted;
  }
  private votes(parent: Comment | null, depth: number): Pick<Comment, "score" | "votes"> {
    const { rng, draft } = this;
    const reach = parent ? Math.max(2, parent.score * 0.7) : Math.max(3, draft.post.score * 0.5);
    const up = 1 + Math.round(rareGreat(rng, depth === 0 ? 4 : 3) * reach) + (rng.chance(0.6) ? rng.int(0, 5) : 0);
    const down = rng.chance(0.06) ? rng.int(2, 6 + up) : rng.chance(0.25) ? rng.int(0, 2) : 0;
    return { score: up - down, votes: up + down };
  }
  /** Deletes or removes a few comments. Replies to them remain. */
  private removeSome(): void {
    for (const record of this.records) {
      if (record.stickied || record.age < 60 || !this.rng.chance(0.012)) continue;
      if (this.facts.some(({ comment }) => comment === record.id)) continue;
      record.text = "";
      delete record.edited;
      if (this.rng.chance(0.7)) Object.assign(record, { state: "deleted", author: "", name: "" });
      else record.state = "removed";
    }
  }
}

const styled = (text: string, by: Person, lang: Public): string => {
  const loose = by.isLoose && !/[.!?。！？].*[.。]$/.test(text) ? text.replace(/(?<!\.)[.。]$/, "") : text;
  return lang === "en" && by.isLowerCase ? loose.toLowerCase() : loose;
};

let cache: Written | null = null;
export function writeComments(): Written {
  if (cache) return cache;
  const comments: Comment[] = [];
  const facts = new Map<string, readonly Fact[]>();
  for (const lang of publics) {
    const rng = Rng.of("threads", lang, "comments");
    const drafts = listDrafts().filter(({ post }) => post.public === lang);
    const weights = drafts.map(
      ({ post }) =>
        (2 + Math.sqrt(Math.max(1, post.score))) *
        (0.15 + rareGreat(rng, 2) * 2) *
        (lang === "en" && post.kind === "link" ? 0.3 : 1) *
        (post.age < 0 ? 0.4 : Math.min(1, (post.age + 10) / 700)) *
        (post.removed ? 0.2 : 1),
    );
    const counts = splitTotal(commentCounts[lang], weights, maxComments);
    const composer = new Composer(commentCounts[lang] / 1_000, generalSlots[lang]);
    const all = poolOf(listPersons(lang));
    const alike = new Map<string, Pool>();
    for (const topic of new Set(drafts.map(({ post }) => post.topic)))
      alike.set(topic, poolOf(listPersons(lang).filter(({ interests }) => interests.includes(topic))));
    for (const [i, draft] of drafts.entries()) {
      const start = comments.length;
      let made = 0;
      const pools = { all, alike: alike.get(draft.post.topic)! };
      const thread = new Thread(rng, draft, counts[i]!, composer, pools, () => `rd_comment_${start + ++made}`);
      thread.write();
      comments.push(...thread.records);
      if (thread.facts.length > 0) facts.set(draft.post.id, thread.facts);
    }
  }
  return (cache = { comments, facts });
}
