// The code that all kinds of phone objects share: access checks, forks, snapshots, suspension and deletion.
import type {
  EpisodeBody,
  ForkBody,
  Forked,
  PhoneObservationOptions,
  PictureFormat,
  Restored,
  SnapshotTaken,
  Tokens,
} from "#contract/env.ts";
import type { Json } from "#contract/json.ts";
import { checkAccess, requireNotInRun, getRole, type EnvOperation, type Role } from "#env/access.ts";
import { toAnswer, Refusal, type Answer } from "#env/answer.ts";
import { defaultIdleSeconds, Environment, snapshotMs, type ForkData, type PhoneBackend } from "#env/environment.ts";
import type { Journal } from "#env/journal.ts";
import type { Queue } from "#env/queue.ts";
import type { AnyCourse, AnyEpisode } from "#env/records.ts";
import type { TryResult } from "#env/runs/records.ts";
import type { Caller, Creator } from "#env/token.ts";
import type { Allowance } from "./allowance.ts";
import { environmentIndexStub, phoneStub, type Bindings } from "./bindings.ts";
import { keepFor } from "./storage-quota.ts";
import { Lifecycle } from "./lifecycle.ts";
import type { LiveSockets } from "./live.ts";
import { isSignedHere, signedFile } from "./signed-file.ts";

export interface Picture {
  readonly base64: string;
  readonly format: PictureFormat;
}
/** The parts that a phone's Durable Object passes to the phone's class. */
export interface Parts {
  readonly ctx: DurableObjectState;
  readonly bindings: Bindings;
  readonly journal: Journal<AnyEpisode>;
  readonly live: LiveSockets;
  /** Runs steps one after another, and also all other work that changes the phone or needs its page. */
  readonly queue: Queue;
  /** The steps and pictures that the phone's key allows. */
  readonly allowance: Allowance;
  /** Loads a snapshot of any environment by its id. */
  readonly snapshotText: (id: string) => Promise<string | null>;
}

export abstract class AnyPhone<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  protected readonly bindings: Bindings;
  protected readonly environment: Environment<E, C, S>;
  protected readonly sources: S;
  protected readonly live: LiveSockets;
  protected readonly lifecycle: Lifecycle;
  protected readonly allowance: Allowance;
  protected readonly queue: Queue;

  constructor({ ctx, bindings, journal, live, queue, allowance }: Parts, make: PhoneBackend<E, C, S>, sources: S) {
    this.bindings = bindings;
    this.environment = new Environment(journal as unknown as Journal<E>, make);
    this.sources = sources;
    this.live = live;
    this.queue = queue;
    this.allowance = allowance;
    this.lifecycle = new Lifecycle({
      ctx,
      bindings,
      environment: this.environment,
      live,
      describeEnding: () => this.describeEnding(),
      release: (id) => this.release(id),
      allowance,
    });
  }

  /** Loads the data that is needed to rebuild the journal's episode in memory. */
  protected abstract ready(): Promise<void>;
  /** Returns the report that the run receives when an episode ends. */
  protected abstract describeEnding(): Promise<TryResult>;
  /**
   * Releases the page that showed the phone. The lifecycle calls this method when the phone is suspended or deleted.
   */
  protected abstract release(id: string): Promise<void>;
  /** Milliseconds of page work for this phone since its object woke. */
  protected abstract get pageMs(): number;
  /** Tells live clients that the phone has another history, for example after a reset. Returns the new course. */
  protected abstract announceHistory(): C;

  /**
   * Checks whether the caller may do this operation. The worker calls this before it reports an invalid call, so that
   * only authorized callers learn why the call is invalid.
   */
  admits(who: Caller, deed: EnvOperation): Promise<Answer<null>> {
    return toAnswer("admit", () => {
      checkAccess(this.environment.record, this.environment.journal.episode(), who, deed);
      return null;
    });
  }

  /**
   * Deletes the phone. `remembered`: keeps the id reserved for a day, so that a protocol's session with this id cannot
   * be opened again.
   */
  remove(who: Caller, remembered = false): Promise<Answer<null>> {
    return this.runQueued("delete", async () => {
      const { record } = this.environment;
      getRole(record, who, "operator");
      if (record.seat && !record.seat.told && !(await this.lifecycle.notifyRun()))
        throw new Refusal("busy", "The phone could not report to its run; try again.");
      await this.lifecycle.erase(remembered);
      return null;
    });
  }

  /** Suspends the phone before its idle time is over. */
  suspend(who: Caller): Promise<Answer<null>> {
    return this.runQueued("suspend", async () => {
      getRole(this.environment.record, who, "operator");
      await this.lifecycle.suspend();
      return null;
    });
  }

  /** Restores the state of a snapshot. Without a snapshot, resumes a suspended phone. */
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>> {
    return this.runQueued("restore", async () => {
      const { record } = this.environment;
      getRole(record, who, "operator");
      requireNotInRun(record);
      await this.ready();
      await this.#resume();
      if (snapshot !== null) {
        await this.environment.restore(snapshot, this.sources);
        await this.ready();
        await this.lifecycle.report(this.announceHistory());
      }
      const { course } = this.environment;
      this.lifecycle.touch(course);
      return { id: record.id, version: course.version, hash: course.hash, step: course.step };
    });
  }

  /** Forks the phone. Waits for a running step, so that the fork starts after this step. */
  fork(who: Caller, { count = 1, step }: ForkBody): Promise<Answer<Forked>> {
    return this.runQueued("fork", async () => {
      await this.enterWhenReady(who, "operator");
      const children = await this.environment.fork(count, step, Date.now());
      const { payer, idleSeconds } = this.environment.record;
      const ids = children.map(({ inheritance }) => inheritance.env.id);
      // Gets all stubs first, so that an error occurs before the first fork is made.
      const phones = ids.map((id) => phoneStub(this.bindings, id));
      await this.allowance.open(payer, ids, idleSeconds);
      await Promise.all(children.map(({ inheritance }, n) => phones[n]!.adopt(inheritance)));
      const reports = children.map(({ report }) => report);
      await environmentIndexStub(this.bindings, reports[0]!.of).report(reports);
      return { envs: children.map(({ answer }) => answer) };
    });
  }
  /** Returns the phone's tokens. The phone's group calls this method when the group's creator repeats the creation. */
  tellTokens(who: Caller): Promise<Answer<Forked["envs"][number]>> {
    return this.runQueued("tell tokens", async () => {
      await this.enterWhenReady(who, "operator");
      return this.environment.tokensForOperator(who);
    });
  }
  /**
   * Returns the phone's tokens and the observation options from the creation, or null if the environment does not
   * exist. A protocol's session, which created the phone and stores no tokens, calls this method. Refuses if the
   * session is over.
   */
  open(creator: Creator): Promise<Answer<(Tokens & { readonly wish: PhoneObservationOptions }) | null>> {
    return this.runQueued("open", async () => {
      if (this.environment.isErased) throw new Refusal("not-found", "This session is over: begin a new one.");
      if (this.environment.journal.env() === null) return null;
      await this.ready();
      await this.#resume();
      const tokens = await this.environment.tokensForCreator(creator);
      this.lifecycle.touch(this.environment.course);
      return { ...tokens, wish: this.environment.observationOptions };
    });
  }
  /** Starts this phone as a fork. Only the parent of the fork calls this method. */
  async adopt(inheritance: ForkData): Promise<void> {
    this.environment.startAsFork(inheritance as ForkData<E>);
    this.lifecycle.wakeAt(Date.now() + inheritance.env.idleSeconds * 1000);
  }

  snapshot(who: Caller): Promise<Answer<SnapshotTaken>> {
    return this.runQueued("snapshot", async () => {
      const { course } = await this.enterWhenReady(who, "operator");
      return this.#registerSnapshot(this.environment.snapshot(Date.now()), course.env.payer);
    });
  }
  downloadSnapshot(who: Caller, id: string): Promise<Answer<string>> {
    return toAnswer("download", () => signedFile(this.bindings, this.environment.downloadSnapshot(who, id)));
  }
  /** Checks whether the caller may download this snapshot. */
  admitsDownload(who: Caller, id: string): Promise<Answer<null>> {
    return toAnswer("admit", () => {
      this.environment.requireDownloadRight(who, id);
      return null;
    });
  }
  /** Stores an uploaded snapshot in this object, which holds only this snapshot. */
  uploadSnapshot(id: string, json: string, payer: string | undefined): Promise<Answer<SnapshotTaken>> {
    return toAnswer("upload", async () => {
      const file = JSON.parse(json) as Json;
      const ours = await isSignedHere(this.bindings, file);
      const snapshot = await this.environment.uploadSnapshot(id, file, Date.now(), this.sources, ours);
      this.lifecycle.wakeAt(Date.now() + snapshotMs);
      return this.#registerSnapshot(snapshot, payer);
    });
  }
  /** Registers a stored snapshot with its key. Deletes the snapshot if the key is at its storage limit. */
  async #registerSnapshot(snapshot: SnapshotTaken, payer: string | undefined): Promise<SnapshotTaken> {
    const { snapshot: id, bytes } = snapshot;
    try {
      await keepFor(this.bindings, payer, { kind: "snapshots", id, bytes, until: Date.now() + snapshotMs });
      return snapshot;
    } catch (error) {
      this.environment.journal.dropSnapshot(id);
      throw error;
    }
  }

  /** The version of the phone in memory; 0 if no phone is loaded. */
  get version(): number {
    return this.environment.courseInMemory?.version ?? 0;
  }

  /** Resumes the phone if it was suspended. Refuses if its key already has its maximum number of phones. */
  async #resume(): Promise<void> {
    const { away, payer, id, idleSeconds } = this.environment.record;
    if (away !== null) await this.allowance.open(payer, [id], idleSeconds);
    if (this.environment.wake()) this.lifecycle.resumed();
  }
  /** Creates a phone that the creator's key pays for. Refuses if the key already has its maximum number of phones. */
  protected async makePaidPhone<T>(
    { payer }: Creator,
    id: string,
    body: EpisodeBody,
    make: () => Promise<T>,
  ): Promise<T> {
    const idleSeconds = body.idle_seconds ?? defaultIdleSeconds;
    await this.allowance.open(payer, [id], idleSeconds);
    try {
      return await make();
    } catch (error) {
      const { journal } = this.environment;
      // No phone was created, or the phone with this id belongs to another key.
      if (journal.env()?.payer !== payer) await this.allowance.close({ id, idleSeconds, ...(payer ? { payer } : {}) });
      throw error;
    }
  }
  /**
   * Runs the job like `runQueued`, and adds the data for the answer's headers: the duration of the job, and the
   * remainder of the key's limits.
   */
  protected async runQueuedTimed<T extends string | Picture>(
    what: string,
    job: () => T | Promise<T>,
  ): Promise<Answer<T>> {
    const took = { object: 0, page: 0 };
    const answer = await this.runQueued(what, async () => {
      const [at, page] = [Date.now(), this.pageMs];
      try {
        return await job();
      } finally {
        took.object = Date.now() - at;
        took.page = this.pageMs - page;
      }
    });
    const bytes = !answer.ok ? 0 : typeof answer.value === "string" ? answer.value.length : answer.value.base64.length;
    this.allowance.addUsage({ object_ms: took.object, browser_ms: took.page, bytes });
    const rate = answer.rate ?? this.allowance.rate;
    return { ...answer, took, ...(rate ? { rate } : {}) };
  }
  protected runQueued<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return toAnswer(what, () => this.queue.run(job));
  }
  protected async enterWhenReady(who: Caller, right: Role): Promise<{ readonly course: C; readonly role: Role }> {
    const { record } = this.environment;
    // Refuses a caller without this role first, so that such a caller receives no other error.
    getRole(record, who, right);
    if (record.away === null) await this.ready();
    return this.enter(who, right);
  }
  /** Checks the caller's role. The caller must have called `ready` before. */
  protected enter(who: Caller, right: Role): { readonly course: C; readonly role: Role } {
    const entered = this.environment.authorize(who, right);
    this.lifecycle.touch(entered.course);
    return entered;
  }
}
