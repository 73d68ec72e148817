// The lifecycle of an environment. An idle environment is suspended, which means that it is stored and evicted from
// memory. A suspended environment is deleted after a day. This class also notifies the environment's run and the
// environment index.
import { Refusal } from "#env/answer.ts";
import type { Environment } from "#env/environment.ts";
import type { AnyCourse, AnyEpisode, EnvRecord } from "#env/records.ts";
import { listOwner, makeReport } from "#env/report.ts";
import type { TryResult } from "#env/runs/records.ts";
import { mustReportToRun } from "#env/run-membership.ts";
import { formatEnd } from "#env/live-messages.ts";
import { environmentIndexStub, runStub, type Bindings } from "./bindings.ts";
import type { Allowance } from "./allowance.ts";
import type { LiveSockets } from "./live.ts";

/** How long a suspended environment can be restored, in milliseconds. */
const restoreWindowMs = 24 * 3_600_000;
const reportMs = 1000;
/** The interval, in milliseconds, at which the run is notified again until the run answers. */
const notifyRetryMs = 15_000;

export interface LifecycleOptions {
  readonly ctx: DurableObjectState;
  readonly bindings: Bindings;
  readonly environment: ManagedEnvironment;
  readonly live: LiveSockets;
  /** Returns the report that the run receives about an ended episode. */
  readonly describeEnding: () => Promise<TryResult>;
  /** Releases the page that showed the phone, after the phone is suspended or deleted. */
  readonly release: (id: string) => Promise<void>;
  readonly allowance: Allowance;
}
/** The part of an environment that `Lifecycle` uses. */
type ManagedEnvironment = Pick<
  Environment<AnyEpisode, AnyCourse, never>,
  "record" | "uncheckedSummary" | "courseInMemory" | "markRunNotified" | "dropOldSnapshots" | "erase" | "suspend"
> & {
  readonly journal: Pick<Environment<AnyEpisode, AnyCourse, never>["journal"], "env" | "episode" | "isEmpty" | "erase">;
};

/** Returns the ending of an episode from an older build, if this build cannot read that episode. */
function endingOfUnreadable(error: unknown): TryResult {
  if (!(error instanceof Refusal)) throw error;
  return { kind: "void", reason: "fault" };
}

export class Lifecycle {
  readonly #ctx: DurableObjectState;
  readonly #bindings: Bindings;
  readonly #environment: ManagedEnvironment;
  readonly #live: LiveSockets;
  readonly #ending: () => Promise<TryResult>;
  readonly #release: (id: string) => Promise<void>;
  readonly #allowance: Allowance;
  #touchedAt = 0;
  #alarmAt = 0;
  #reporting = false;

  constructor({ ctx, bindings, environment, live, describeEnding, release, allowance }: LifecycleOptions) {
    this.#ctx = ctx;
    this.#bindings = bindings;
    this.#environment = environment;
    this.#live = live;
    this.#ending = describeEnding;
    this.#release = release;
    this.#allowance = allowance;
  }

  /** Restarts the idle time. Callers call this method at each use of the environment. */
  touch({ env, episode }: Pick<AnyCourse, "env" | "episode">): void {
    const now = Date.now();
    const idleMs = env.idleSeconds * 1000;
    this.#touchedAt = now;
    // The alarm for the run's next notification is already due soon.
    if (mustReportToRun(env, episode)) return;
    // The margin avoids a new alarm for every call.
    if (this.#alarmAt < now + idleMs) this.wakeAt(now + idleMs * 1.25);
  }
  /** Sets the alarm to the time `at`, in milliseconds. Replaces the previous alarm. */
  wakeAt(at: number): void {
    this.#alarmAt = at;
    this.#ctx.waitUntil(this.#ctx.storage.setAlarm(at));
  }
  /**
   * Call this method after the environment was resumed. The pending alarm was set to delete the suspended environment
   * within a day. After this method has cleared the stored time of that alarm, the next `touch` sets an earlier alarm.
   */
  resumed(): void {
    this.#alarmAt = 0;
  }

  report(course: AnyCourse): Promise<void> {
    const report = makeReport(course, Date.now());
    return environmentIndexStub(this.#bindings, report.of).report([report]);
  }
  /** Sends at most one report per second, so the index's list may be up to a second old. */
  reportSoon(): void {
    if (this.#reporting) return;
    this.#reporting = true;
    this.#ctx.waitUntil(
      scheduler.wait(reportMs).then(async () => {
        this.#reporting = false;
        const { courseInMemory: remembered } = this.#environment;
        if (remembered) await this.report(remembered);
      }),
    );
  }

  /** Notifies clients, the index and the run after the episode has ended. */
  episodeEnded(course: AnyCourse): void {
    this.#live.broadcast(formatEnd(course));
    this.#ctx.waitUntil(this.report(course));
    if (!course.env.seat) return;
    // The alarm is stored together with the outcome, so the run is notified even if this object is evicted now.
    this.wakeAt(Date.now() + notifyRetryMs);
    // Runs after the answer to the step, so that the agent does not wait for the judge.
    this.#ctx.waitUntil(scheduler.wait(0).then(() => this.notifyRun()));
  }
  /**
   * Reports to the run how the episode ended, or that the episode will not end. Returns false if the run cannot be
   * reached.
   */
  async notifyRun(): Promise<boolean> {
    const { id, seat, away } = this.#environment.record;
    if (!seat) return true;
    const { outcome = null } = this.#environment.journal.episode() ?? {};
    const ending: TryResult =
      outcome === null
        ? { kind: "void", reason: away === null ? "fault" : "abandoned" }
        : await this.#ending().catch(endingOfUnreadable);
    try {
      await runStub(this.#bindings, seat.run).hear({ episode: seat.episode, env: id, ending });
    } catch (error) {
      console.error(`${id} could not report to ${seat.run} how episode ${seat.episode} ended:`, error);
      return false;
    }
    this.#environment.markRunNotified();
    return true;
  }

  /** Suspends an idle environment, deletes an environment whose restore time is over, or notifies the run again. */
  async alarm(): Promise<void> {
    const now = Date.now();
    this.#alarmAt = 0;
    const { journal } = this.#environment;
    const env = journal.env();
    if (!env) {
      if (journal.isEmpty) return;
      const next = this.#environment.dropOldSnapshots(now);
      if (next === null) await journal.erase();
      else this.wakeAt(next);
      return;
    }
    if (mustReportToRun(env, journal.episode())) {
      // This alarm was set only to notify the run. After an eviction the time of the last use is unknown.
      this.wakeAt(now + ((await this.notifyRun()) ? env.idleSeconds * 1000 : notifyRetryMs));
      return;
    }
    const due = env.away === null ? this.#touchedAt + env.idleSeconds * 1000 : env.away + restoreWindowMs;
    if (now < due) {
      this.wakeAt(due);
      // Reports the phone to its key, because the key removes phones that do not report.
      await this.#allowance.open(env.payer, [env.id], env.idleSeconds).catch(() => {});
    } else if (env.away === null) await this.#suspend(env, now);
    else await this.erase();
  }
  /** Suspends the environment now, without waiting for the idle time. */
  async suspend(): Promise<void> {
    const { record } = this.#environment;
    if (record.away === null) await this.#suspend(record, Date.now());
  }
  /**
   * Deletes the environment, closes its sockets and releases its page. `remembered`: keeps the id reserved for a day,
   * so that the environment cannot be created again.
   */
  async erase(remembered = false): Promise<void> {
    const { record } = this.#environment;
    const { id } = record;
    this.#live.close(4404, "deleted");
    const next = await this.#environment.erase(remembered ? Date.now() + restoreWindowMs : null);
    if (next === null) this.#alarmAt = 0;
    else this.wakeAt(next);
    await environmentIndexStub(this.#bindings, listOwner(record)).forget(id);
    if (record.away === null) await this.#allowance.close(record);
    await this.#release(id);
  }

  /**
   * Evicts the environment from memory, closes its sockets and releases its page. Storage keeps the environment until
   * it is restored or deleted.
   */
  async #suspend(env: EnvRecord, now: number): Promise<void> {
    const { id, seat } = env;
    const course = this.#environment.uncheckedSummary;
    this.#environment.suspend(now);
    this.wakeAt(now + restoreWindowMs);
    this.#live.close(4410, "suspended");
    const mute = seat?.told === false && !(await this.notifyRun());
    if (mute) this.wakeAt(now + notifyRetryMs);
    const report = makeReport(course, Date.now());
    await environmentIndexStub(this.#bindings, report.of).report([{ ...report, status: "away" }]);
    await this.#allowance.close(env);
    await this.#release(id);
  }
}
