// One environment with its journal, from its creation to its end: its callers, its current episode, and its snapshots.
// Its Durable Object handles pages, alarms and sockets.
import type { EpisodeBody, Forked, PhoneObservationOptions, SnapshotTaken, Tokens } from "#contract/env.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { outdatedRefusal, getRole, type Role } from "./access.ts";
import { Refusal, unauthorized } from "./answer.ts";
import { Course } from "./course.ts";
import { invalidField } from "./instances.ts";
import type { Journal } from "./journal.ts";
import { noSnapshotRefusal, planEpisode, planFromSnapshot, type EnvironmentSources } from "./plan.ts";
import { findAnswerRecord } from "./idempotency.ts";
import type { AnyCourse, AnyEpisode, Checkpoint, EnvRecord, Episode, History, RunMembership } from "./records.ts";
import { makeReport, type EnvironmentReport } from "./report.ts";
import { checkUploadedFile, markUploaded, addDigest, formatSnapshot } from "./snapshot.ts";
import { build } from "./task-book.ts";
import { isCreator, newTokens, formatCreationConflict, randomName, type Caller, type Creator } from "./token.ts";

/**
 * The differences between simulated and recorded phones: how episodes begin, their course in memory, and their snapshot
 * files.
 */
export interface PhoneBackend<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  /** Returns whether another build began the episode. The episode's results could differ in this build. */
  isOutdated(episode: E): boolean;
  /** Builds the course from the journal. */
  course(journal: Journal<E>, env: EnvRecord): C;
  /** Returns the start of episode `number`. Refuses contradictory fields by path. */
  planEpisode(body: EpisodeBody, number: number, sources: S): Promise<History<E>>;
  /** Returns the history that continues a snapshot. */
  planFromSnapshot(
    snapshot: string,
    number: number,
    options: Pick<E, "elements" | "tools" | "standardActions">,
    sources: S,
  ): Promise<History<E>>;
  /** Returns the text of a snapshot file without its digest. */
  snapshotText(history: History<E>, at: { version: number; step: number; hash: string }): string;
  /** Returns the stored text of an uploaded file. Refuses a file that does not match its hashes. */
  checkedFile(file: Json, sources: S): string | Promise<string>;
}
/** The backend of a simulated phone, which runs every command. */
export const simulatedBackend: PhoneBackend<Episode, Course, EnvironmentSources> = {
  isOutdated: (episode) => episode.build !== build,
  course: (journal, env) => new Course(journal, env),
  planEpisode: planEpisode,
  planFromSnapshot: planFromSnapshot,
  snapshotText: formatSnapshot,
  checkedFile: checkUploadedFile,
};

/** The part of a course that can be read without loading the phone. */
export type CourseSummary<E extends AnyEpisode> = Pick<AnyCourse<E>, "env" | "episode" | "version" | "step">;
export type PhoneEnvironment = Environment<Episode, Course, EnvironmentSources>;

/** The data that a fork gets from its parent. */
export interface ForkData<E extends AnyEpisode = AnyEpisode> {
  readonly env: EnvRecord;
  readonly body: EpisodeBody;
  readonly history: History<E>;
  readonly checkpoint: Checkpoint;
  readonly tokens: Tokens;
}
export interface Fork<E extends AnyEpisode> {
  readonly inheritance: ForkData<E>;
  /** The answer to the caller who requested the fork. Only this answer contains the tokens. */
  readonly answer: Forked["envs"][number];
  readonly report: EnvironmentReport;
}

export const defaultIdleSeconds = 15 * 60;
/** How long snapshots are kept, in milliseconds, even if the environment is deleted. */
export const snapshotMs = 7 * 24 * 3_600_000;
/** The maximum number of token hashes that repeated creations add. */
const maxTokens = 8;

export class Environment<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  readonly journal: Journal<E>;
  readonly #make: PhoneBackend<E, C, S>;
  #course: C | null = null;
  /** The tokens in plain text, kept only in memory, for a client that lost the first answer. */
  #tokens: Tokens | null = null;

  constructor(journal: Journal<E>, make: PhoneBackend<E, C, S>) {
    this.journal = journal;
    this.#make = make;
  }

  // Record and course

  /** The record of the environment, suspended or not. */
  get record(): EnvRecord {
    const record = this.#course?.env ?? this.journal.env();
    if (!record) throw new Refusal("not-found", "There is no such environment, or it was deleted.");
    return record;
  }
  /** The course of the current episode. Refuses if the environment is suspended. */
  get course(): C {
    if (this.#course) return this.#course;
    const { record } = this;
    if (record.away !== null) throw suspendedRefusal(record.id);
    this.#course = this.#make.course(this.journal, record);
    return this.#course;
  }
  /** Returns the progress without loading the phone. This works even for an episode that this build cannot rebuild. */
  summary(who: Caller, right: Role): { readonly course: CourseSummary<E>; readonly role: Role } {
    const role = getRole(this.record, who, right);
    return { course: this.uncheckedSummary, role };
  }
  get uncheckedSummary(): CourseSummary<E> {
    return this.#course ?? { ...this.#begun(), ...this.journal.last() };
  }
  /** The course if it is in memory, otherwise null. */
  get courseInMemory(): C | null {
    return this.#course;
  }
  authorize(who: Caller, right: Role): { readonly course: C; readonly role: Role } {
    const role = getRole(this.record, who, right);
    return { course: this.course, role };
  }

  // Episodes

  /**
   * Creates the environment, or returns the existing environment of the same creator. `found` is the state of the
   * existing environment. `now` is in milliseconds. Refuses as `conflict` if the id belongs to another environment.
   */
  async create(
    id: string,
    body: EpisodeBody,
    creator: Creator,
    sources: S,
    now: number,
    seat?: RunMembership,
  ): Promise<{ readonly found: "awake" | "away" | null; readonly tokens: Tokens }> {
    const { id: _, ...rest } = body;
    const digest = hashOf(rest as Json);
    const known = this.journal.env();
    if (known) {
      if (known.digest !== digest || !isCreator(known, creator))
        throw new Refusal("conflict", formatCreationConflict(`An environment ${id}`));
      const found = this.wake() ? "away" : "awake";
      return { found, tokens: await this.#tokensAgain() };
    }
    const history = await this.#make.planEpisode(body, 1, sources);
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

  /**
   * Begins the next episode from `body`, or from the start of the current episode. Returns false if a request with the
   * same idempotency key has already begun it.
   */
  async reset(body: EpisodeBody | null, key: string | null, sources: S): Promise<boolean> {
    const { env, episode } = this.#begun();
    if (body?.id !== undefined && body.id !== env.id)
      throw invalidField("id", `Expected ${env.id}, the id in the path`);
    const memory = findAnswerRecord(this.journal, episode, key, { reset: body as Json });
    if (memory.earlierAnswer !== null) return false;
    const number = episode.number + 1;
    // An episode of an older build begins again from its original request.
    const episodeBody = body ?? (this.#make.isOutdated(episode) ? this.journal.body() : null);
    const history = episodeBody
      ? await this.#make.planEpisode(episodeBody, number, sources)
      : {
          episode: { ...episode, number, outcome: null, endedAt: null },
          start: this.journal.checkpoint(0).overlay,
          rows: [],
        };
    const record = body ? { ...env, idleSeconds: body.idle_seconds ?? env.idleSeconds } : env;
    this.#begin(record, history, body, () => memory.save({}, number));
    return true;
  }

  /** Continues from a snapshot as a new episode. */
  async restore(snapshot: string, sources: S): Promise<void> {
    const { env, episode } = this.course;
    const { elements, tools, standardActions } = episode;
    const options = { elements, ...(tools ? { tools } : {}), ...(standardActions ? { standardActions } : {}) };
    const history = await this.#make.planFromSnapshot(snapshot, episode.number + 1, options, sources);
    this.#begin(env, history, null);
  }

  /** Returns forks of the current state, or of the state after an agent's step. `now` is in milliseconds. */
  async fork(count: number, step: number | undefined, now: number): Promise<Fork<E>[]> {
    const { course } = this;
    if (course.isOutdated) throw outdatedRefusal();
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
    // A fork has no creation request that could be repeated, and only this answer contains the fork's tokens.
    const { seat: _, secret: __, ...record } = course.env;
    return Promise.all(
      Array.from({ length: count }, async () => {
        const id = `env_${randomName()}`;
        const { tokens, agents, operators } = await newTokens();
        const env = { ...record, id, agents, operators, digest: "", created: now, away: null };
        return {
          inheritance: { env, body, history, checkpoint, tokens },
          answer: { id, tokens, version },
          report: makeReport({ env, episode: history.episode, step: lastStep }, now),
        };
      }),
    );
  }
  /** Begins as the fork that its parent prepared. */
  startAsFork({ env, body, history, checkpoint, tokens }: ForkData<E>): void {
    this.#tokens = tokens;
    this.#begin(env, history, body, () => {
      if (checkpoint.version > 0) this.journal.saveCheckpoint(checkpoint);
    });
  }

  /** Returns the tokens in memory, or issues new tokens. */
  async tokensForOperator(who: Caller): Promise<Forked["envs"][number]> {
    const { id } = this.authorize(who, "operator").course.env;
    return { id, tokens: await this.#tokensAgain(), version: this.course.version };
  }

  /** The observation options of the request that began the episode. */
  get observationOptions(): PhoneObservationOptions {
    return this.journal.body().observation ?? {};
  }
  /** Returns tokens to the creator, who needs no token for this call. */
  async tokensForCreator(creator: Creator): Promise<Tokens> {
    const { record } = this;
    if (!isCreator(record, creator))
      throw new Refusal("conflict", formatCreationConflict(`An environment ${record.id}`));
    return this.#tokensAgain();
  }

  // Snapshots

  /** Stores a snapshot of the whole episode. `now` is in milliseconds. */
  snapshot(now: number): SnapshotTaken {
    const { env, episode } = this.#begun();
    const { version, step } = this.journal.last();
    // Uses the logged hash, so that a snapshot is possible even if this build cannot rebuild the phone.
    const hash = this.journal.row(version)?.hash ?? this.course.hash;
    const history = { episode, start: this.journal.checkpoint(0).overlay, rows: this.journal.rows(0, version) };
    const text = this.#make.snapshotText(history, { version, step, hash });
    const id = `${env.id}.${randomName()}`;
    this.#keepSnapshot(id, text, now);
    return { snapshot: id, hash, bytes: text.length, step };
  }
  /** Stores an uploaded file, which has no owner. `isOurs`: whether this server signed the file. */
  async uploadSnapshot(id: string, file: Json, now: number, sources: S, isOurs: boolean): Promise<SnapshotTaken> {
    const checked = await this.#make.checkedFile(file, sources);
    const text = isOurs ? checked : markUploaded(checked);
    const { hash, step } = JSON.parse(text) as { hash: string; step: number };
    this.#keepSnapshot(id, text, now);
    return { snapshot: id, hash, bytes: text.length, step };
  }
  /** Returns the file. */
  downloadSnapshot(who: Caller, id: string): string {
    this.requireDownloadRight(who, id);
    const text = this.journal.snapshot(id);
    if (text === null) throw noSnapshotRefusal(id);
    return addDigest(text);
  }
  /**
   * Refuses callers who may not operate the snapshot's environment. Everybody may download a snapshot that has no
   * owner.
   */
  requireDownloadRight(who: Caller, id: string): void {
    const owner = this.journal.env() ?? this.journal.retired();
    if (owner) getRole(owner, who, "operator");
    // Callers without a token must not learn which snapshots do not exist.
    else if (who.token === null && this.journal.snapshot(id) === null) throw unauthorized("the environment's token");
  }
  /**
   * Deletes expired snapshots. Returns when the next snapshot without an owner expires, in milliseconds, or null if
   * there is no such snapshot.
   */
  dropOldSnapshots(now: number): number | null {
    this.journal.dropSnapshotsBefore(now - snapshotMs);
    return this.#nextDrop();
  }

  // Suspension and deletion

  /** Frees the memory of the environment. The journal keeps the environment until it is resumed or erased. */
  suspend(now: number): void {
    this.journal.saveEnv({ ...this.record, away: now });
    this.#course = null;
  }
  /** Resumes the environment. Returns false if the environment was not suspended. */
  wake(): boolean {
    const { record } = this;
    if (record.away === null) return false;
    this.journal.saveEnv({ ...record, away: null });
    this.#course = null;
    return true;
  }
  /** Records that the run knows the outcome of the episode. */
  markRunNotified(): void {
    const record = this.journal.env();
    if (!record?.seat) return;
    const updated = { ...record, seat: { ...record.seat, told: true } };
    if (this.#course) this.#course.saveEnv(updated);
    else this.journal.saveEnv(updated);
  }
  /**
   * Erases everything except snapshots. Returns when the first snapshot expires, in milliseconds, or `until` if there
   * are no snapshots. The environment's name is not used again before the time `until`, which is null by default.
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
  /** Whether the environment existed and was erased. */
  get isErased(): boolean {
    return this.journal.env() === null && this.journal.retired() !== null;
  }

  // Internals

  /** Returns the record and the episode. Refuses if the environment is suspended. */
  #begun(): { readonly env: EnvRecord; readonly episode: E } {
    const { record } = this;
    if (record.away !== null) throw suspendedRefusal(record.id);
    return { env: record, episode: this.#course?.episode ?? this.journal.episode()! };
  }

  /** Begins another history: a new episode, a snapshot or a fork. */
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
      agents: [...course.env.agents, ...agents].slice(-maxTokens),
      operators: [...course.env.operators, ...operators].slice(-maxTokens),
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

const suspendedRefusal = (id: string): Refusal =>
  new Refusal(
    "gone",
    `The environment was suspended because it was idle. POST /v1/envs/${id}/restore with an empty body resumes it.`,
  );
