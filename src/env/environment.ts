// One environment over its journal, from its making to its end: who may call, which episode runs, and what it leaves behind.
// It knows nothing of pages, alarms and sockets; whoever holds it does.
import type { EpisodeBody, Forked, PhoneWish, SnapshotTaken, Tokens } from "../contract/env.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { outdated, roleOf, type Role } from "./access.ts";
import { Refusal, unauthorized } from "./answer.ts";
import { Course } from "./course.ts";
import { invalid } from "./instances.ts";
import type { Journal } from "./journal.ts";
import { noSnapshot, planned, plannedFrom, type Sources } from "./plan.ts";
import { recalled } from "./recall.ts";
import type { AnyCourse, AnyEpisode, Checkpoint, EnvRecord, Episode, History, Seat } from "./records.ts";
import { reportOf, type Report } from "./report.ts";
import { checkedFile, markedForeign, sealed, snapshotText } from "./snapshot.ts";
import { build } from "./task-book.ts";
import { isCreator, newTokens, notTheCreator, randomName, type Caller, type Creator } from "./token.ts";

/** What a phone is made of: how its episodes begin, what is in memory of them, and how they become a file. */
export interface Make<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  /** Whether another build has begun it, which might play it otherwise. */
  isOutdated(episode: E): boolean;
  /** As the journal has it. */
  course(journal: Journal<E>, env: EnvRecord): C;
  /** The start of episode `number`. Refuses, by path, what does not fit together. */
  planned(body: EpisodeBody, number: number, sources: S): Promise<History<E>>;
  /** Goes on where a snapshot stopped. */
  plannedFrom(
    snapshot: string,
    number: number,
    options: Pick<E, "elements" | "tools">,
    sources: S,
  ): Promise<History<E>>;
  /** A file without its digest. */
  snapshotText(history: History<E>, at: { version: number; step: number; hash: string }): string;
  /** A file from outside, as it is kept; refuses what its hashes deny. */
  checkedFile(file: Json, sources: S): string | Promise<string>;
}
/** A phone that is worked out, command by command. */
export const workedOut: Make<Episode, Course, Sources> = {
  isOutdated: (episode) => episode.build !== build,
  course: (journal, env) => new Course(journal, env),
  planned,
  plannedFrom,
  snapshotText,
  checkedFile,
};

/** What is known of a course without the phone itself. */
export type Glance<E extends AnyEpisode> = Pick<AnyCourse<E>, "env" | "episode" | "version" | "step">;
export type PhoneEnvironment = Environment<Episode, Course, Sources>;

/** What a child of a fork gets. */
export interface Inheritance<E extends AnyEpisode = AnyEpisode> {
  readonly env: EnvRecord;
  readonly body: EpisodeBody;
  readonly history: History<E>;
  readonly checkpoint: Checkpoint;
  readonly tokens: Tokens;
}
export interface Child<E extends AnyEpisode> {
  readonly inheritance: Inheritance<E>;
  /** What its maker is told, this once. */
  readonly told: Forked["envs"][number];
  readonly report: Report;
}

export const defaultIdleSeconds = 15 * 60;
/** Snapshots live so long, whatever becomes of the environment. */
export const snapshotMs = 7 * 24 * 3_600_000;
/** Hashes of tokens that a repeated creation was answered with. */
const tokensMost = 8;

export class Environment<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  readonly journal: Journal<E>;
  readonly #make: Make<E, C, S>;
  #course: C | null = null;
  /** The tokens in plain, while this is in memory: for a client whose first answer got lost. */
  #tokens: Tokens | null = null;

  constructor(journal: Journal<E>, make: Make<E, C, S>) {
    this.journal = journal;
    this.#make = make;
  }

  // What there is

  /** The environment, whether or not it is suspended. */
  get record(): EnvRecord {
    const record = this.#course?.env ?? this.journal.env();
    if (!record) throw new Refusal("not-found", "There is no such environment, or it was deleted.");
    return record;
  }
  /** Its episode; refuses an environment that is suspended. */
  get course(): C {
    if (this.#course) return this.#course;
    const { record } = this;
    if (record.away !== null) throw suspended(record.id);
    this.#course = this.#make.course(this.journal, record);
    return this.#course;
  }
  /** How far it is, without the phone itself: told of what no build can rebuild, too. */
  glance(who: Caller, right: Role): { readonly course: Glance<E>; readonly role: Role } {
    const role = roleOf(this.record, who, right);
    return { course: this.glanced, role };
  }
  get glanced(): Glance<E> {
    return this.#course ?? { ...this.#begun(), ...this.journal.last() };
  }
  /** The course, while it is in memory. */
  get remembered(): C | null {
    return this.#course;
  }
  enter(who: Caller, right: Role): { readonly course: C; readonly role: Role } {
    const role = roleOf(this.record, who, right);
    return { course: this.course, role };
  }

  // Episodes

  /**
   * The environment that this body asks for: made now, or the same creator's again, as it was `found`. `now` in milliseconds.
   * Refuses as `conflict` where another one has the id.
   */
  async create(
    id: string,
    body: EpisodeBody,
    creator: Creator,
    sources: S,
    now: number,
    seat?: Seat,
  ): Promise<{ readonly found: "awake" | "away" | null; readonly tokens: Tokens }> {
    const { id: _, ...rest } = body;
    const digest = hashOf(rest as Json);
    const known = this.journal.env();
    if (known) {
      if (known.digest !== digest || !isCreator(known, creator))
        throw new Refusal("conflict", notTheCreator(`An environment ${id}`));
      const found = this.wake() ? "away" : "awake";
      return { found, tokens: await this.#tokensAgain() };
    }
    const history = await this.#make.planned(body, 1, sources);
    const { tokens, agents, operators } = await newTokens();
    this.#tokens = tokens;
    const record: EnvRecord = {
      id,
      agents,
      operators,
      digest,
      ...creator,
      created: now,
      idleSeconds: body.idle_seconds ?? defaultIdleSeconds,
      away: null,
      ...(seat ? { seat } : {}),
    };
    this.#begin(record, history, body);
    return { found: null, tokens };
  }

  /** Begins the next episode: what `body` asks for, or the same again. False where this key has done so already. */
  async reset(body: EpisodeBody | null, key: string | null, sources: S): Promise<boolean> {
    const { env, episode } = this.#begun();
    if (body?.id !== undefined && body.id !== env.id) throw invalid("id", `Expected ${env.id}, the id in the path`);
    const memory = recalled(this.journal, episode, key, { reset: body as Json });
    if (memory.kept !== null) return false;
    const number = episode.number + 1;
    // What an older build began is begun as it was asked for then.
    const asked = body ?? (this.#make.isOutdated(episode) ? this.journal.body() : null);
    const history = asked
      ? await this.#make.planned(asked, number, sources)
      : {
          episode: { ...episode, number, outcome: null, endedAt: null },
          start: this.journal.checkpoint(0).overlay,
          rows: [],
        };
    const record = body ? { ...env, idleSeconds: body.idle_seconds ?? env.idleSeconds } : env;
    this.#begin(record, history, body, () => memory.keep({}, number));
    return true;
  }

  /** Becomes what a snapshot holds. */
  async restore(snapshot: string, sources: S): Promise<void> {
    const { env, episode } = this.course;
    const options = { elements: episode.elements, ...(episode.tools ? { tools: true as const } : {}) };
    const history = await this.#make.plannedFrom(snapshot, episode.number + 1, options, sources);
    this.#begin(env, history, null);
  }

  /** Children that are what this was after an agent's step, or is now. `now` in milliseconds. */
  async fork(count: number, step: number | undefined, now: number): Promise<Child<E>[]> {
    const { course } = this;
    if (course.isOutdated) throw outdated();
    const version = step === undefined ? course.version : course.versionAfter(step);
    const { endedAt, outcome } = course.episode;
    const ended = endedAt !== null && version >= endedAt;
    const history: History<E> = {
      ...course.historyTo(version),
      episode: { ...course.episode, outcome: ended ? outcome : null, endedAt: ended ? endedAt : null },
    };
    const checkpoint = this.journal.checkpoint(version);
    const body = this.journal.body();
    const lastStep = history.rows.findLast((row) => row.step !== null)?.step ?? 0;
    // No creation has made a child, so none can be repeated, and its tokens are told this once.
    const { seat: _, secret: __, ...made } = course.env;
    return Promise.all(
      Array.from({ length: count }, async () => {
        const id = `env_${randomName()}`;
        const { tokens, agents, operators } = await newTokens();
        const env = { ...made, id, agents, operators, digest: "", created: now, away: null };
        return {
          inheritance: { env, body, history, checkpoint, tokens },
          told: { id, tokens, version },
          report: reportOf({ env, episode: history.episode, step: lastStep }, now),
        };
      }),
    );
  }
  /** Becomes the child that its parent made. */
  adopt({ env, body, history, checkpoint, tokens }: Inheritance<E>): void {
    this.#tokens = tokens;
    this.#begin(env, history, body, () => {
      if (checkpoint.version > 0) this.journal.saveCheckpoint(checkpoint);
    });
  }

  /** Those that were told, while they are in memory, else others. */
  async tokensFor(who: Caller): Promise<Forked["envs"][number]> {
    const { id } = this.enter(who, "operator").course.env;
    return { id, tokens: await this.#tokensAgain(), version: this.course.version };
  }

  /** What the body that its episode was made from wished its answer to show. */
  get wish(): PhoneWish {
    return this.journal.body().observation ?? {};
  }
  /** For whoever made it and holds none of its tokens. */
  async tokensOf(creator: Creator): Promise<Tokens> {
    const { record } = this;
    if (!isCreator(record, creator)) throw new Refusal("conflict", notTheCreator(`An environment ${record.id}`));
    return this.#tokensAgain();
  }

  // Snapshots

  /** Keeps all of the episode as it is now. `now` in milliseconds. */
  snapshot(now: number): SnapshotTaken {
    const { env, episode } = this.#begun();
    const { version, step } = this.journal.last();
    // As it was logged: what no build can rebuild may still be taken away.
    const hash = this.journal.row(version)?.hash ?? this.course.hash;
    const history = { episode, start: this.journal.checkpoint(0).overlay, rows: this.journal.rows(0, version) };
    const text = this.#make.snapshotText(history, { version, step, hash });
    const id = `${env.id}.${randomName()}`;
    this.#keepSnapshot(id, text, now);
    return { snapshot: id, hash, bytes: text.length, step };
  }
  /** Keeps a file from outside, which belongs to nobody. `isOurs`: this server has signed it. */
  async uploadSnapshot(id: string, file: Json, now: number, sources: S, isOurs: boolean): Promise<SnapshotTaken> {
    const checked = await this.#make.checkedFile(file, sources);
    const text = isOurs ? checked : markedForeign(checked);
    const { hash, step } = JSON.parse(text) as { hash: string; step: number };
    this.#keepSnapshot(id, text, now);
    return { snapshot: id, hash, bytes: text.length, step };
  }
  /** The file. */
  downloadSnapshot(who: Caller, id: string): string {
    this.mayDownload(who, id);
    const text = this.journal.snapshot(id);
    if (text === null) throw noSnapshot(id);
    return sealed(text);
  }
  /** Whoever may operate the environment that it was taken of, may; what belongs to nobody, everybody. */
  mayDownload(who: Caller, id: string): void {
    const owner = this.journal.env() ?? this.journal.retired();
    if (owner) roleOf(owner, who, "operator");
    // Which snapshots there are not is nobody's business either.
    else if (who.token === null && this.journal.snapshot(id) === null) throw unauthorized("the environment's token");
  }
  /** When the next snapshot is to go that nobody owns any more, in milliseconds; null where there is none. */
  dropOldSnapshots(now: number): number | null {
    this.journal.dropSnapshotsBefore(now - snapshotMs);
    return this.#nextDrop();
  }

  // Rest and end

  /** Frees its memory; the journal keeps it until it is restored or erased. */
  suspend(now: number): void {
    this.journal.saveEnv({ ...this.record, away: now });
    this.#course = null;
  }
  /** Resumes it; false where it was not suspended. */
  wake(): boolean {
    const { record } = this;
    if (record.away === null) return false;
    this.journal.saveEnv({ ...record, away: null });
    this.#course = null;
    return true;
  }
  /** The run has heard how the episode ended. */
  toldRun(): void {
    const record = this.journal.env();
    if (!record?.seat) return;
    const told = { ...record, seat: { ...record.seat, told: true } };
    if (this.#course) this.#course.saveEnv(told);
    else this.journal.saveEnv(told);
  }
  /**
   * Gone, but for its snapshots: tells when the first of these is to go, in milliseconds; null where there are none. `until`: when
   * it may be forgotten that it was there, for a name that must not begin anew.
   */
  async erase(until: number | null = null): Promise<number | null> {
    const { record } = this;
    this.#course = null;
    this.#tokens = null;
    const next = this.#nextDrop() ?? until;
    if (next === null) await this.journal.erase();
    else this.journal.transaction(() => this.journal.retire(record));
    return next;
  }
  /** Whether it was there, and is no more. */
  get isGone(): boolean {
    return this.journal.env() === null && this.journal.retired() !== null;
  }

  // Below: how

  /** Its record and its episode; refuses an environment that is suspended. */
  #begun(): { readonly env: EnvRecord; readonly episode: E } {
    const { record } = this;
    if (record.away !== null) throw suspended(record.id);
    return { env: record, episode: this.#course?.episode ?? this.journal.episode()! };
  }

  /** Another history begins, or goes on from a copy. */
  #begin(record: EnvRecord, { episode, start, rows }: History<E>, body: EpisodeBody | null, also = () => {}): void {
    this.journal.prepare();
    this.journal.transaction(() => {
      this.journal.saveEnv(record);
      if (body) this.journal.saveBody(body);
      this.journal.begin(episode, start);
      for (const row of rows) this.journal.append(row);
      also();
    });
    this.#course = null;
  }

  async #tokensAgain(): Promise<Tokens> {
    if (this.#tokens) return this.#tokens;
    const { tokens, agents, operators } = await newTokens();
    const { course } = this;
    course.saveEnv({
      ...course.env,
      agents: [...course.env.agents, ...agents].slice(-tokensMost),
      operators: [...course.env.operators, ...operators].slice(-tokensMost),
    });
    this.#tokens = tokens;
    return tokens;
  }

  #keepSnapshot(id: string, text: string, now: number): void {
    this.journal.prepare();
    this.journal.transaction(() => {
      this.journal.dropSnapshotsBefore(now - snapshotMs);
      this.journal.saveSnapshot(id, text, now);
    });
  }
  #nextDrop(): number | null {
    const oldest = this.journal.oldestSnapshot();
    return oldest === null ? null : oldest + snapshotMs + 1000;
  }
}

const suspended = (id: string): Refusal =>
  new Refusal(
    "gone",
    `The environment was suspended because it was idle. POST /v1/envs/${id}/restore with an empty body resumes it.`,
  );
