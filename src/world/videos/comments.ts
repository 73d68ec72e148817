/** Writes the comments below videos, the most below the videos that are most likely to be opened. */
import { Rng } from "#state/rng.ts";
import { Composer, type Chosen } from "../social/composer.ts";
import { rareGreat } from "../social/counts.ts";
import { splitSentences } from "../social/text-errors.ts";
import { factsOf, generalSlots, listDrafts, type Draft } from "./drafts.ts";
import type { Comment, Detail } from "./index.ts";
import { linesFor } from "./form-data.ts";
import { listPersons, type Person } from "./people.ts";
import { listFilms } from "./reels.ts";
import { talk as talkEn } from "./data/en/talk.ts";
import { talk as talkZh } from "./data/zh/talk.ts";
import { publics, type Public, type Zone } from "./words.ts";

const talks = { en: talkEn, zh: talkZh };
/** No sentence of comments occurs more often in a public. */
const maxUses = { en: 11, zh: 16 } as const;

export interface Told {
  readonly video: string;
  readonly fact: Detail["facts"][number];
}

/** How many threads a video has. */
function countThreads(rng: Rng, place: number): number {
  if (place < 120) return rng.int(16, 26);
  if (place < 500) return rng.int(6, 10);
  if (place < 1_300) return rng.int(3, 5);
  if (place < 3_000) return rng.int(1, 3);
  return rng.chance(0.04) ? 1 : 0;
}

const clock = (ms: number): string => {
  const s = Math.floor(ms / 1000);
  return `${String(Math.floor(s / 60))}:${String(s % 60).padStart(2, "0")}`;
};
/** Splits "remark | answer | answer". */
const splitLines = (text: string): string[] => text.split("|").map((one) => one.trim());

const zonePattern = /^\[([a-z ]+)\] /;
const zoneLines = new Map<readonly string[], Map<Zone, readonly string[]>>();
/** Returns the lines that fit a zone, without their conditions. */
function ofZone(lines: readonly string[], zone: Zone): readonly string[] {
  const byZone = zoneLines.get(lines) ?? new Map<Zone, readonly string[]>();
  zoneLines.set(lines, byZone);
  let own = byZone.get(zone);
  if (!own) {
    own = lines.flatMap((line) => {
      const condition = zonePattern.exec(line);
      if (!condition) return [line];
      return condition[1]!.split(" ").includes(zone) ? [line.slice(condition[0].length)] : [];
    });
    byZone.set(zone, own);
  }
  return own;
}

class Section {
  readonly comments: Comment[] = [];
  readonly told: Told[] = [];
  private readonly draft: Draft;
  private readonly lang: Public;
  private readonly composer: Composer;
  private readonly people: readonly Person[];
  private readonly rng: Rng;
  private readonly used = new Set<string>();
  private readonly nextId: () => string;
  private readonly slots: Readonly<Record<string, string>>;

  constructor(draft: Draft, composer: Composer, people: readonly Person[], nextId: () => string) {
    this.draft = draft;
    this.lang = draft.video.public;
    this.composer = composer;
    this.people = people;
    this.nextId = nextId;
    this.rng = Rng.of("videos", draft.video.id, "comments");
    this.slots = draft.slots;
  }

  write(): void {
    const { draft, rng } = this;
    const count = countThreads(rng, draft.place);
    for (let i = 0; i < count; i++) this.writeThread(i, count);
  }

  private choose(stock: readonly string[]): Chosen | null {
    const chosen = this.composer.choose(this.rng, stock, this.slots, this.used);
    if (chosen) this.used.add(chosen.text).add(chosen.template);
    return chosen;
  }

  private writeThread(i: number, count: number): void {
    const { draft, rng, lang } = this;
    const { form } = draft.form;
    // The author pins a comment of their own below some videos.
    if (i === 0 && count > 4 && rng.chance(0.3)) {
      const pinned = this.choose(ofZone(talks[lang].pinned, draft.video.zone));
      if (pinned) this.add(pinned.text, draft.author, { pinned: true });
      return;
    }
    const kind = rng.next();
    if (kind < 0.16 && form.exchanges.length > 0) {
      const exchange = rng.pick(form.exchanges);
      const question = this.choose(linesFor([exchange.question], draft.subject));
      if (question) {
        const first = this.add(question.text, this.reader());
        const answer = this.choose([exchange.answer]);
        if (!answer) return;
        const reply = this.add(answer.text, draft.author, { under: first });
        for (const fact of factsOf(draft.form, answer, draft.slots))
          this.told.push({
            video: draft.video.id,
            fact: { ...fact, text: answer.text, from: "comment", atMs: null, comment: reply.id },
          });
        if (rng.chance(0.3)) this.reply(talks[lang].thanks, first);
        return;
      }
    }
    if (kind < 0.26) {
      const moments = listFilms().get(draft.video.id)!.shown.slice(1);
      if (moments.length > 0) {
        const { atMs, line } = rng.pick(moments);
        const said = this.choose(line.danmaku);
        if (said) {
          const first = this.add(`${clock(atMs + rng.int(0, 3) * 1000)} ${said.text}`, this.reader());
          if (rng.chance(0.25)) this.reply(talks[lang].agree, first);
          return;
        }
      }
    }
    if (kind < 0.44 && form.dialogues.length > 0) {
      const lines = rng.pick(form.dialogues);
      if (this.writeDialogue(lines)) return;
    }
    if (kind < 0.58 && draft.subject && draft.subject.remarks.length > 0) {
      const remark = this.choose(draft.subject.remarks);
      if (remark) {
        const first = this.add(remark.text, this.reader());
        if (rng.chance(0.2)) this.reply(talks[lang].agree, first);
        return;
      }
    }
    if (kind < 0.84) {
      const own = this.choose(linesFor(form.comments, draft.subject));
      if (own) {
        const first = this.add(own.text, this.reader());
        if (rng.chance(0.14)) this.reply(talks[lang].agree, first);
        return;
      }
    }
    const remarks = ofZone(talks[lang].remarks, draft.video.zone);
    for (let tries = 0; tries < 6; tries++) if (this.writeDialogue(splitLines(rng.pick(remarks)))) return;
  }

  private writeDialogue(lines: readonly string[]): boolean {
    const { rng, draft } = this;
    const opening = this.choose(linesFor([lines[0]!], draft.subject));
    if (!opening) return false;
    const first = this.add(opening.text, this.reader());
    for (const line of lines.slice(1)) {
      if (!rng.chance(0.55)) continue;
      const isAuthor = line.startsWith("*");
      const answer = this.choose([isAuthor ? line.slice(1).trim() : line]);
      if (answer) this.add(answer.text, isAuthor ? draft.author : this.reader(), { under: first });
    }
    return true;
  }

  private reader(): Person {
    for (;;) {
      const person = this.rng.pick(this.people);
      if (person !== this.draft.author) return person;
    }
  }
  private reply(stock: readonly string[], first: Comment): void {
    const chosen = this.choose(stock);
    if (chosen) this.add(chosen.text, this.reader(), { under: first });
  }

  private add(
    text: string,
    by: Person,
    { under, pinned = false }: { under?: Comment; pinned?: boolean } = {},
  ): Comment {
    const { rng, draft } = this;
    const newest = under ? under.age : draft.video.age;
    const age = under
      ? Math.max(0, newest - 2 - Math.round(rareGreat(rng, 2) * Math.min(newest, 4_000)))
      : Math.max(0, Math.round(newest - 1 - rareGreat(rng, 1) * (newest - 1)));
    const share = Math.min(4_000, draft.video.likes * 0.12);
    const comment: Comment = {
      id: this.nextId(),
      video: draft.video.id,
      author: by.user.id,
      name: by.user.name,
      level: by.user.level,
      parent: under?.id ?? "",
      replyTo: null,
      text,
      ip: by.user.ip,
      age,
      likes:
        Math.round(rareGreat(rng, under ? 5 : 3) * share * (under ? 0.3 : 1)) + (rng.chance(0.4) ? rng.int(0, 3) : 0),
      byAuthor: by === draft.author,
      pinned,
      replies: 0,
    };
    if (under) {
      const last = this.comments.at(-1)!;
      if (last.parent === under.id && last.author !== by.user.id && rng.chance(0.5))
        comment.replyTo = { id: last.author, name: last.name };
      under.replies++;
    }
    this.comments.push(comment);
    return comment;
  }
}

let cache: { comments: readonly Comment[]; told: readonly Told[] } | null = null;
/** Writes all comments, and the facts that authors state in them. */
export function writeComments(): NonNullable<typeof cache> {
  if (cache) return cache;
  const comments: Comment[] = [];
  const told: Told[] = [];
  let n = 0;
  const nextId = (): string => `bili_comment_${String(++n)}`;
  for (const lang of publics) {
    const composer = new Composer(maxUses[lang], generalSlots[lang], splitSentences);
    const people = listPersons(lang);
    for (const draft of listDrafts()) {
      if (draft.video.public !== lang || draft.video.age < 0) continue;
      const section = new Section(draft, composer, people, nextId);
      section.write();
      comments.push(...section.comments);
      told.push(...section.told);
    }
  }
  return (cache = { comments, told });
}
