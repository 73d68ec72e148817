// The life of an environment: an idle one is suspended (stored, evicted from memory), a suspended one is deleted after a day. Its run
// and the list of environments are notified.
import { Refusal } from "../env/answer.ts";
import type { Environment } from "../env/environment.ts";
import type { AnyCourse, AnyEpisode, EnvRecord } from "../env/records.ts";
import { listedAs, reportOf } from "../env/report.ts";
import type { Ending } from "../env/runs/records.ts";
import { owes } from "../env/seat.ts";
import { endText } from "../env/watching.ts";
import { lobbyOf, runOf, type Bindings } from "./bindings.ts";
import type { Allowance } from "./allowance.ts";
import type { Live } from "./live.ts";

/** How long a suspended environment can be restored. */
const restorableMs = 24 * 3_600_000;
const reportMs = 1000;
/** How often the run is notified again until it has answered. */
const tellMs = 15_000;

export interface LifeOptions {
  readonly ctx: DurableObjectState;
  readonly bindings: Bindings;
  readonly environment: Tenancy;
  readonly live: Live;
  /** What the run is sent about an episode that has ended. */
  readonly ending: () => Promise<Ending>;
  /** The phone is suspended or deleted: releases the page that showed it. */
  readonly release: (id: string) => Promise<void>;
  readonly allowance: Allowance;
}
/** What `Life` needs of an environment. */
type Tenancy = Pick<
  Environment<AnyEpisode, AnyCourse, never>,
  "record" | "glanced" | "remembered" | "toldRun" | "dropOldSnapshots" | "erase" | "suspend"
> & {
  readonly journal: Pick<Environment<AnyEpisode, AnyCourse, never>["journal"], "env" | "episode" | "empty" | "erase">;
};

/** An episode of an older build that this one cannot read. */
function unreadable(error: unknown): Ending {
  if (!(error instanceof Refusal)) throw error;
  return { kind: "void", reason: "fault" };
}

export class Life {
  readonly #ctx: DurableObjectState;
  readonly #bindings: Bindings;
  readonly #environment: Tenancy;
  readonly #live: Live;
  readonly #ending: () => Promise<Ending>;
  readonly #release: (id: string) => Promise<void>;
  readonly #allowance: Allowance;
  #touchedAt = 0;
  #alarmAt = 0;
  #reporting = false;

  constructor({ ctx, bindings, environment, live, ending, release, allowance }: LifeOptions) {
    this.#ctx = ctx;
    this.#bindings = bindings;
    this.#environment = environment;
    this.#live = live;
    this.#ending = ending;
    this.#release = release;
    this.#allowance = allowance;
  }

  /** Called with every use: the idle time begins again. */
  touch({ env, episode }: Pick<AnyCourse, "env" | "episode">): void {
    const now = Date.now();
    const idleMs = env.idleSeconds * 1000;
    this.#touchedAt = now;
    // The alarm that reminds of the run is near already.
    if (owes(env, episode)) return;
    // With some room, so that not every call writes a new alarm.
    if (this.#alarmAt < now + idleMs) this.wakeAt(now + idleMs * 1.25);
  }
  /** In milliseconds; replaces the alarm that was set before. */
  wakeAt(at: number): void {
    this.#alarmAt = at;
    this.#ctx.waitUntil(this.#ctx.storage.setAlarm(at));
  }
  /** It was resumed. The alarm that is set would delete it in a day: the next touch sets a nearer one. */
  woken(): void {
    this.#alarmAt = 0;
  }

  report(course: AnyCourse): Promise<void> {
    const report = reportOf(course, Date.now());
    return lobbyOf(this.#bindings, report.of).report([report]);
  }
  /** At most one report a second: the list may be that old. */
  reportSoon(): void {
    if (this.#reporting) return;
    this.#reporting = true;
    this.#ctx.waitUntil(
      scheduler.wait(reportMs).then(async () => {
        this.#reporting = false;
        const { remembered } = this.#environment;
        if (remembered) await this.report(remembered);
      }),
    );
  }

  /** The episode is over. */
  ended(course: AnyCourse): void {
    this.#live.tell(endText(course));
    this.#ctx.waitUntil(this.report(course));
    if (!course.env.seat) return;
    // The alarm is stored together with the outcome, so the run is notified even if this object is evicted now.
    this.wakeAt(Date.now() + tellMs);
    // After the answer to the step, so that the agent does not wait for the judge.
    this.#ctx.waitUntil(scheduler.wait(0).then(() => this.tellRun()));
  }
  /** Notifies its run how the episode ended, or that it will not end. False where the run cannot be reached. */
  async tellRun(): Promise<boolean> {
    const { id, seat, away } = this.#environment.record;
    if (!seat) return true;
    const { outcome = null } = this.#environment.journal.episode() ?? {};
    const ending: Ending =
      outcome === null
        ? { kind: "void", reason: away === null ? "fault" : "abandoned" }
        : await this.#ending().catch(unreadable);
    try {
      await runOf(this.#bindings, seat.run).hear({ episode: seat.episode, env: id, ending });
    } catch (error) {
      console.error(`${id} could not tell ${seat.run} how episode ${seat.episode} ended:`, error);
      return false;
    }
    this.#environment.toldRun();
    return true;
  }

  /** Suspends an idle environment, deletes one whose time to be restored is over, or notifies the run again. */
  async alarm(): Promise<void> {
    const now = Date.now();
    this.#alarmAt = 0;
    const { journal } = this.#environment;
    const env = journal.env();
    if (!env) {
      if (journal.empty) return;
      const next = this.#environment.dropOldSnapshots(now);
      if (next === null) await journal.erase();
      else this.wakeAt(next);
      return;
    }
    if (owes(env, journal.episode())) {
      // This alarm came early, only to notify. After an eviction it is not known when the phone was touched last.
      this.wakeAt(now + ((await this.tellRun()) ? env.idleSeconds * 1000 : tellMs));
      return;
    }
    const due = env.away === null ? this.#touchedAt + env.idleSeconds * 1000 : env.away + restorableMs;
    if (now < due) {
      this.wakeAt(due);
      // Its key drops phones that do not report.
      await this.#allowance.open(env.payer, [env.id], env.idleSeconds).catch(() => {});
    } else if (env.away === null) await this.#suspend(env, now);
    else await this.erase();
  }
  /** Suspends it now, without waiting for the idle time. */
  async suspend(): Promise<void> {
    const { record } = this.#environment;
    if (record.away === null) await this.#suspend(record, Date.now());
  }
  /** Deletes the environment, closes its sockets and releases its page. `remembered`: for a day its id stays known, so that it is not created again. */
  async erase(remembered = false): Promise<void> {
    const { record } = this.#environment;
    const { id } = record;
    this.#live.close(4404, "deleted");
    const next = await this.#environment.erase(remembered ? Date.now() + restorableMs : null);
    if (next === null) this.#alarmAt = 0;
    else this.wakeAt(next);
    await lobbyOf(this.#bindings, listedAs(record)).forget(id);
    if (record.away === null) await this.#allowance.close(record);
    await this.#release(id);
  }

  /** Evicts it from memory, closes its sockets and releases its page; storage keeps it until it is restored or deleted. */
  async #suspend(env: EnvRecord, now: number): Promise<void> {
    const { id, seat } = env;
    const course = this.#environment.glanced;
    this.#environment.suspend(now);
    this.wakeAt(now + restorableMs);
    this.#live.close(4410, "suspended");
    const mute = seat?.told === false && !(await this.tellRun());
    if (mute) this.wakeAt(now + tellMs);
    const report = reportOf(course, Date.now());
    await lobbyOf(this.#bindings, report.of).report([{ ...report, status: "away" }]);
    await this.#allowance.close(env);
    await this.#release(id);
  }
}
