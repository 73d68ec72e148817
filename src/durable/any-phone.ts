// What every phone's object does alike, whatever the phone is made of: who may, forks, snapshots, rest and end.
import type {
  EpisodeBody,
  ForkBody,
  Forked,
  PhoneWish,
  PictureFormat,
  Restored,
  SnapshotTaken,
  Tokens,
} from "../contract/env.ts";
import type { Json } from "../contract/json.ts";
import { admit, mustBeFree, roleOf, type Deed, type Role } from "../env/access.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import { defaultIdleSeconds, Environment, snapshotMs, type Inheritance, type Make } from "../env/environment.ts";
import type { Journal } from "../env/journal.ts";
import type { Queue } from "../env/queue.ts";
import type { AnyCourse, AnyEpisode } from "../env/records.ts";
import type { Ending } from "../env/runs/records.ts";
import type { Caller, Creator } from "../env/token.ts";
import type { Allowance } from "./allowance.ts";
import { lobbyOf, phoneOf, type Bindings } from "./bindings.ts";
import { keepFor } from "./keeping.ts";
import { Life } from "./life.ts";
import type { Live } from "./live.ts";
import { isSignedHere, signedFile } from "./signed-file.ts";

export interface Picture {
  readonly base64: string;
  readonly format: PictureFormat;
}
/** What a phone's object hands to the phone in it. */
export interface Parts {
  readonly ctx: DurableObjectState;
  readonly bindings: Bindings;
  readonly journal: Journal<AnyEpisode>;
  readonly live: Live;
  /** Steps, and everything else that changes the phone or needs its page. */
  readonly queue: Queue;
  /** What the key that pays for the phone lets it do. */
  readonly allowance: Allowance;
  /** A snapshot of any environment by its id. */
  readonly snapshotText: (id: string) => Promise<string | null>;
}

export abstract class AnyPhone<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  protected readonly bindings: Bindings;
  protected readonly environment: Environment<E, C, S>;
  protected readonly sources: S;
  protected readonly live: Live;
  protected readonly life: Life;
  protected readonly allowance: Allowance;
  protected readonly queue: Queue;

  constructor({ ctx, bindings, journal, live, queue, allowance }: Parts, make: Make<E, C, S>, sources: S) {
    this.bindings = bindings;
    this.environment = new Environment(journal as unknown as Journal<E>, make);
    this.sources = sources;
    this.live = live;
    this.queue = queue;
    this.allowance = allowance;
    this.life = new Life({
      ctx,
      bindings,
      environment: this.environment,
      live,
      ending: () => this.ending(),
      release: (id) => this.release(id),
      allowance,
    });
  }

  /** What a course of the journal's episode needs is in memory. */
  protected abstract ready(): Promise<void>;
  /** What its run is told of an episode that came to its end. */
  protected abstract ending(): Promise<Ending>;
  /** It is suspended or deleted: the page that showed it is released. */
  protected abstract release(id: string): Promise<void>;
  /** Milliseconds that pages have worked for it, since this object woke. */
  protected abstract get pageMs(): number;
  /** Those who watch hear that another history has begun. */
  protected abstract begun(): C;

  /** Whether this caller may do that. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller, deed: Deed): Promise<Answer<null>> {
    return answering("admit", () => {
      admit(this.environment.record, this.environment.journal.episode(), who, deed);
      return null;
    });
  }

  /** `remembered`: for a day it is known that it was there, so that its protocol's session stays over. */
  remove(who: Caller, remembered = false): Promise<Answer<null>> {
    return this.inTurn("delete", async () => {
      const { record } = this.environment;
      roleOf(record, who, "operator");
      if (record.seat && !record.seat.told && !(await this.life.tellRun()))
        throw new Refusal("busy", "The phone could not report to its run; try again.");
      await this.life.erase(remembered);
      return null;
    });
  }

  /** As when nobody had needed it for long. */
  suspend(who: Caller): Promise<Answer<null>> {
    return this.inTurn("suspend", async () => {
      roleOf(this.environment.record, who, "operator");
      await this.life.suspend();
      return null;
    });
  }

  /** With a snapshot: becomes what that holds. Without: resumes it where it was suspended. */
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>> {
    return this.inTurn("restore", async () => {
      const { record } = this.environment;
      roleOf(record, who, "operator");
      mustBeFree(record);
      await this.ready();
      await this.#wake();
      if (snapshot !== null) {
        await this.environment.restore(snapshot, this.sources);
        await this.ready();
        await this.life.report(this.begun());
      }
      const { course } = this.environment;
      this.life.touch(course);
      return { id: record.id, version: course.version, hash: course.hash, step: course.step };
    });
  }

  /** Behind a step that is under way, so that "now" means after it. */
  fork(who: Caller, { count = 1, step }: ForkBody): Promise<Answer<Forked>> {
    return this.inTurn("fork", async () => {
      await this.entered(who, "operator");
      const children = await this.environment.fork(count, step, Date.now());
      const { payer, idleSeconds } = this.environment.record;
      const ids = children.map(({ inheritance }) => inheritance.env.id);
      // All of them, or none.
      const phones = ids.map((id) => phoneOf(this.bindings, id));
      await this.allowance.open(payer, ids, idleSeconds);
      await Promise.all(children.map(({ inheritance }, n) => phones[n]!.adopt(inheritance)));
      const reports = children.map(({ report }) => report);
      await lobbyOf(this.bindings, reports[0]!.of).report(reports);
      return { envs: children.map(({ told }) => told) };
    });
  }
  /** For its group, whose creator asks again. */
  tellTokens(who: Caller): Promise<Answer<Forked["envs"][number]>> {
    return this.inTurn("tell tokens", async () => {
      await this.entered(who, "operator");
      return this.environment.tokensFor(who);
    });
  }
  /**
   * For a protocol's session, which made it and keeps no tokens: those, and what its creation wished to be shown; null where there
   * is no such environment. Refuses a session that is over.
   */
  open(creator: Creator): Promise<Answer<(Tokens & { readonly wish: PhoneWish }) | null>> {
    return this.inTurn("open", async () => {
      if (this.environment.isGone) throw new Refusal("not-found", "This session is over: begin another.");
      if (this.environment.journal.env() === null) return null;
      await this.ready();
      await this.#wake();
      const tokens = await this.environment.tokensOf(creator);
      this.life.touch(this.environment.course);
      return { ...tokens, wish: this.environment.wish };
    });
  }
  /** Called by the parent of a fork alone. */
  async adopt(inheritance: Inheritance): Promise<void> {
    this.environment.adopt(inheritance as Inheritance<E>);
    this.life.wakeAt(Date.now() + inheritance.env.idleSeconds * 1000);
  }

  snapshot(who: Caller): Promise<Answer<SnapshotTaken>> {
    return this.inTurn("snapshot", async () => {
      const { course } = await this.entered(who, "operator");
      return this.#counted(this.environment.snapshot(Date.now()), course.env.payer);
    });
  }
  downloadSnapshot(who: Caller, id: string): Promise<Answer<string>> {
    return answering("download", () => signedFile(this.bindings, this.environment.downloadSnapshot(who, id)));
  }
  /** As `admits`, for a download. */
  admitsDownload(who: Caller, id: string): Promise<Answer<null>> {
    return answering("admit", () => {
      this.environment.mayDownload(who, id);
      return null;
    });
  }
  /** Keeps a file from outside, in an object of its own. */
  uploadSnapshot(id: string, json: string, payer: string | undefined): Promise<Answer<SnapshotTaken>> {
    return answering("upload", async () => {
      const file = JSON.parse(json) as Json;
      const ours = await isSignedHere(this.bindings, file);
      const made = await this.environment.uploadSnapshot(id, file, Date.now(), this.sources, ours);
      this.life.wakeAt(Date.now() + snapshotMs);
      return this.#counted(made, payer);
    });
  }
  /** Of a snapshot that is kept: does away with it where its key keeps as much as it may. */
  async #counted(made: SnapshotTaken, payer: string | undefined): Promise<SnapshotTaken> {
    const { snapshot: id, bytes } = made;
    try {
      await keepFor(this.bindings, payer, { kind: "snapshots", id, bytes, until: Date.now() + snapshotMs });
      return made;
    } catch (error) {
      this.environment.journal.dropSnapshot(id);
      throw error;
    }
  }

  /** Of the phone in memory, 0 where it is not. */
  get version(): number {
    return this.environment.remembered?.version ?? 0;
  }

  /** Resumes it if it was suspended. Refuses where its key has as many phones as it may. */
  async #wake(): Promise<void> {
    const { away, payer, id, idleSeconds } = this.environment.record;
    if (away !== null) await this.allowance.open(payer, [id], idleSeconds);
    if (this.environment.wake()) this.life.woken();
  }
  /** Makes a phone that its creator's key pays for. Refuses where the key has as many as it may. */
  protected async opened<T>({ payer }: Creator, id: string, body: EpisodeBody, make: () => Promise<T>): Promise<T> {
    const idleSeconds = body.idle_seconds ?? defaultIdleSeconds;
    await this.allowance.open(payer, [id], idleSeconds);
    try {
      return await make();
    } catch (error) {
      const { journal } = this.environment;
      // Nothing was made, or what is here is somebody else's.
      if (journal.env()?.payer !== payer) await this.allowance.close({ id, idleSeconds, ...(payer ? { payer } : {}) });
      throw error;
    }
  }
  /** `inTurn`, and what the answer's headers tell of it: how long it took, and what is left of the key's limits. */
  protected async inTurnNoted<T extends string | Picture>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    const took = { object: 0, page: 0 };
    const answer = await this.inTurn(what, async () => {
      const [at, page] = [Date.now(), this.pageMs];
      try {
        return await job();
      } finally {
        took.object = Date.now() - at;
        took.page = this.pageMs - page;
      }
    });
    const bytes = !answer.ok ? 0 : typeof answer.value === "string" ? answer.value.length : answer.value.base64.length;
    this.allowance.use({ object_ms: took.object, browser_ms: took.page, bytes });
    const rate = answer.rate ?? this.allowance.rate;
    return { ...answer, took, ...(rate ? { rate } : {}) };
  }
  protected inTurn<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return answering(what, () => this.queue.run(job));
  }
  protected async entered(who: Caller, right: Role): Promise<{ readonly course: C; readonly role: Role }> {
    const { record } = this.environment;
    // Who may not, hears nothing else.
    roleOf(record, who, right);
    if (record.away === null) await this.ready();
    return this.enter(who, right);
  }
  /** Where the phone is `ready`. */
  protected enter(who: Caller, right: Role): { readonly course: C; readonly role: Role } {
    const entered = this.environment.enter(who, right);
    this.life.touch(entered.course);
    return entered;
  }
}
