// What every phone's object does alike, whatever the phone is made of: who may, forks, snapshots, rest and end.
import type { ForkBody, Forked, PictureFormat, Restored, SnapshotTaken } from "../contract/env.ts";
import type { Json } from "../contract/json.ts";
import { admit, mustBeFree, roleOf, type Deed, type Role } from "../env/access.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import { Environment, snapshotMs, type Inheritance, type Make } from "../env/environment.ts";
import type { Journal } from "../env/journal.ts";
import type { Queue } from "../env/queue.ts";
import type { AnyCourse, AnyEpisode } from "../env/records.ts";
import type { Ending } from "../env/runs/records.ts";
import type { Caller } from "../env/token.ts";
import { lobbyOf, type Bindings } from "./bindings.ts";
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
  /** A snapshot of any environment by its id. */
  readonly snapshotText: (id: string) => Promise<string | null>;
}

export abstract class AnyPhone<E extends AnyEpisode, C extends AnyCourse<E>, S> {
  protected readonly bindings: Bindings;
  protected readonly environment: Environment<E, C, S>;
  protected readonly sources: S;
  protected readonly live: Live;
  protected readonly life: Life;
  protected readonly queue: Queue;

  constructor({ ctx, bindings, journal, live, queue }: Parts, make: Make<E, C, S>, sources: S) {
    this.bindings = bindings;
    this.environment = new Environment(journal as unknown as Journal<E>, make);
    this.sources = sources;
    this.live = live;
    this.queue = queue;
    this.life = new Life({
      ctx,
      bindings,
      environment: this.environment,
      live,
      ending: () => this.ending(),
      release: (id) => this.release(id),
    });
  }

  /** What a course of the journal's episode needs is in memory. */
  protected abstract ready(): Promise<void>;
  /** What its run is told of an episode that came to its end. */
  protected abstract ending(): Promise<Ending>;
  /** It is put away or gone: whatever showed it may go to another. */
  protected abstract release(id: string): Promise<void>;
  /** Those who watch hear that another history has begun. */
  protected abstract begun(): C;

  /** Whether this caller may do that. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller, deed: Deed): Promise<Answer<null>> {
    return answering("admit", () => {
      admit(this.environment.record, this.environment.journal.episode(), who, deed);
      return null;
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return this.inTurn("delete", async () => {
      const { record } = this.environment;
      roleOf(record, who, "operator");
      if (record.seat && !record.seat.told && !(await this.life.tellRun()))
        throw new Refusal("busy", "The run that this phone is played for cannot be told; try again.");
      await this.life.erase();
      return null;
    });
  }

  /** With a snapshot: becomes what that holds. Without: comes back from where it was put away. */
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>> {
    return this.inTurn("restore", async () => {
      const { record } = this.environment;
      roleOf(record, who, "operator");
      mustBeFree(record);
      await this.ready();
      if (this.environment.wake()) this.life.woken();
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
      await Promise.all(
        children.map(({ inheritance }) => this.bindings.PHONES.getByName(inheritance.env.id).adopt(inheritance)),
      );
      await lobbyOf(this.bindings).report(children.map(({ report }) => report));
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
  /** Called by the parent of a fork alone. */
  async adopt(inheritance: Inheritance): Promise<void> {
    this.environment.adopt(inheritance as Inheritance<E>);
    this.life.wakeAt(Date.now() + inheritance.env.idleSeconds * 1000);
  }

  snapshot(who: Caller): Promise<Answer<SnapshotTaken>> {
    return this.inTurn("snapshot", async () => {
      await this.entered(who, "operator");
      return this.environment.snapshot(Date.now());
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
  uploadSnapshot(id: string, json: string): Promise<Answer<SnapshotTaken>> {
    return answering("upload", async () => {
      const file = JSON.parse(json) as Json;
      const ours = await isSignedHere(this.bindings, file);
      const made = await this.environment.uploadSnapshot(id, file, Date.now(), this.sources, ours);
      this.life.wakeAt(Date.now() + snapshotMs);
      return made;
    });
  }

  /** Of the phone in memory, 0 where it is not. */
  get version(): number {
    return this.environment.remembered?.version ?? 0;
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
