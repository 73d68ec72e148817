// One run of a benchmark: assigns episodes, receives their endings from the phones, computes the summary, and requests
// a signature for the summary.
import { DurableObject } from "cloudflare:workers";
import { canonical } from "#contract/canonical.ts";
import type { Created, EpisodeBody } from "#contract/env.ts";
import type {
  RunBody,
  RunCosts,
  RunCostsKept,
  RunCreated,
  RunDealt,
  RunInfo,
  RunNothing,
  RunQuery,
} from "#contract/run.ts";
import { toAnswer, unwrapAnswer, Refusal, type Answer } from "#env/answer.ts";
import { RunAccess } from "#env/runs/access.ts";
import { medianCost } from "#env/runs/costs.ts";
import { RunJournal } from "#env/runs/journal.ts";
import { makeLine } from "#env/runs/lines.ts";
import { planRun } from "#env/runs/plan.ts";
import { readLinePage, readEpisode, type LinePage } from "#env/runs/results.ts";
import type { EpisodeReport, EpisodeRow, RunSpec } from "#env/runs/records.ts";
import { digestOfBody, makeRunSpec } from "#env/runs/spec.ts";
import { runInfo, isOver, isComparable, makePosting, summarizeLines, publicLine } from "#env/runs/run-info.ts";
import {
  digestOf,
  toHex,
  isCreator,
  formatCreationConflict,
  randomName,
  type Caller,
  type Creator,
} from "#env/token.ts";
import { median } from "#state/median.ts";
import { leaderboardStub, keyStub, phoneStub, type Bindings, type RunCalls } from "./bindings.ts";
import { createStore } from "./storage.ts";
import { serverVersions } from "./versions.ts";

/** The head of a JSON answer. The sender appends the lines and the rest. */
export interface RunHead {
  readonly head: string;
  /** Whether the answer contains the lines after the head. */
  readonly results: boolean;
  readonly signature: string | null;
}

/** The maximum number of attempts at an episode that fails without fault of the agent. */
const maxTries = 3;
const waitSeconds = 2;
const retentionMs = 90 * 24 * 3_600_000;
/** The time after which a silent phone is checked. A phone waits for its agent for a shorter time. */
const silenceMs = 21 * 60_000;
const checkMs = 120_000;
const retryMs = 30_000;
const postMs = 1000;
/** The maximum length of a log, in characters. It is below the size limit of a message between objects. */
const logChars = 10_000_000;
const maxTokens = 8;

export class Run extends DurableObject<Bindings> implements RunCalls {
  readonly #journal: RunJournal;
  readonly #access: RunAccess;
  /** The runner's token in plain text, kept only in memory, for a creator that did not receive the first answer. */
  #token: string | null = null;
  readonly #pendingPhones = new Map<string, Promise<string>>();
  #finishing: Promise<void> | null = null;
  #posting = false;
  #alarmAt = 0;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new RunJournal(createStore(ctx.storage));
    this.#access = new RunAccess(this.#journal, env.AUTH === "open");
  }

  // Calls of the runner

  create(id: string, body: Omit<RunBody, "secret">, creator: Creator): Promise<Answer<RunCreated>> {
    return toAnswer("create a run", async () => {
      // Checks the signing key first. Otherwise a run of a thousand episodes could fail at its end because the server
      // cannot sign the result.
      const keys = await leaderboardStub(this.env).keys();
      if (!keys.ok) throw new Refusal("not-configured", keys.problem.detail);
      const plan = await planRun(body, this.env.HIDDEN_SEEDS);
      const versions = await serverVersions(this.env);
      const token = this.#token ?? randomName();
      const hash = await digestOf(token);
      // There is no await from here until the write, so the second of two concurrent creations finds the first one.
      const known = this.#journal.spec();
      if (known && (known.digest !== digestOfBody(body) || !isCreator(known, creator)))
        throw new Refusal("conflict", formatCreationConflict(`A run ${id}`));
      this.#token ??= token;
      if (!known && creator.payer !== undefined) unwrapAnswer(await keyStub(this.env, creator.payer).run());
      if (known) {
        if (this.#token === token && !this.#journal.tokens().includes(hash))
          this.#journal.saveTokens([...this.#journal.tokens(), hash].slice(-maxTokens));
        return this.#createdAnswer(known, this.#token);
      }
      const spec = makeRunSpec(id, { body, creator, plan, versions, created: Date.now() });
      this.#journal.begin(spec, [hash], plan.episodes);
      this.#setAlarmBefore(spec.created + retentionMs);
      await leaderboardStub(this.env).post(makePosting(spec, this.#journal.progress(), null, Date.now()));
      return this.#createdAnswer(spec, token);
    });
  }

  /** Returns an assigned episode as JSON, or the reason why there is none. */
  next(
    who: Caller,
    key: string | null,
  ): Promise<Answer<{ readonly dealt: string | null; readonly nothing: RunNothing | null }>> {
    return toAnswer("deal", async () => {
      const spec = this.#access.requireSpec();
      this.#access.requireRunner(who);
      // An await during the assignment could give one key two episodes, so the versions are read before the assignment.
      const now = await serverVersions(this.env);
      const earlier = key === null ? null : this.#journal.findDealtByKey(key);
      if (earlier) {
        const row = this.#journal.episode(earlier.n);
        if (row?.status !== "dealt" || row.env !== earlier.env)
          throw new Refusal("conflict", "This Idempotency-Key was used in an episode that is over; use a new one.");
        return { dealt: await this.#phoneFor(spec, row), nothing: null };
      }
      const { total, judged, invalid } = this.#journal.progress();
      if (judged + invalid === total) {
        await this.#tryFinish();
        return { dealt: null, nothing: { done: true } as const };
      }
      if (!isComparable(spec.versions, now))
        throw new Refusal(
          "conflict",
          "The server has changed since this run began, so results would not be comparable. Create a new run.",
        );
      const row = this.#journal.deal(`env_${randomName()}`, key, Date.now());
      if (!row) return { dealt: null, nothing: { done: false, wait_seconds: waitSeconds } as const };
      this.#setAlarmBefore(Date.now() + checkMs);
      this.#postSoon();
      return { dealt: await this.#phoneFor(spec, row), nothing: null };
    });
  }

  // Read access

  /**
   * Checks whether the caller may do this operation. The worker calls this method before it reports an invalid call, so
   * that only authorized callers see why the call is invalid.
   */
  admits(who: Caller, deed: "deal" | "read"): Promise<Answer<null>> {
    return toAnswer("admit", () => {
      const spec = this.#access.requireSpec(who);
      if (deed === "deal") this.#access.requireRunner(who);
      else this.#access.requireReader(spec, who);
      return null;
    });
  }

  info(who: Caller, { results = true, reveal = false }: RunQuery): Promise<Answer<RunHead>> {
    return toAnswer("read a run", async () => {
      const spec = this.#access.requireSpec(who);
      const reader = this.#access.requireReader(spec, who);
      if (reveal) this.#access.requireAdmin(who);
      const progress = this.#journal.progress();
      if (!reveal && isOver(progress)) {
        await this.#tryFinish();
        const finish = this.#journal.finish();
        if (finish) return { head: finish.head, results, signature: finish.signature };
      }
      const finish = this.#journal.finish();
      const showsResults = finish !== null || reader === "admin";
      const info: RunInfo = {
        ...runInfo(spec, progress, finish),
        ...(showsResults ? { summary: summarizeLines(this.#journal.lines(), progress.invalid) } : {}),
      };
      return { head: JSON.stringify(info), results: results && showsResults, signature: null };
    });
  }

  /** Returns the lines that `info` announced to the caller. */
  lines(who: Caller, after: number, query: RunQuery): Promise<Answer<LinePage>> {
    return toAnswer("read a run's lines", () => readLinePage(this.#journal, this.#access, who, after, query));
  }

  /** Returns a line or its log as JSON. */
  episode(who: Caller, n: number, log: boolean): Promise<Answer<string>> {
    return toAnswer("read an episode", () => readEpisode(this.#journal, this.#access, who, n, log));
  }

  /** Stores the costs that the runner reports. The leaderboard shows the costs, but they are never signed. */
  reportCosts(who: Caller, costs: RunCosts): Promise<Answer<RunCostsKept>> {
    return toAnswer("store the costs of a run", async () => {
      const spec = this.#access.requireSpec();
      this.#access.requireRunner(who);
      const finish = this.#journal.finish();
      if (!finish) throw new Refusal("conflict", "The run is not done yet: report the costs when it is.");
      const usd = medianCost(costs, this.#journal.judgedEpisodes());
      this.#journal.saveCostMedian(usd);
      await leaderboardStub(this.env).post(makePosting(spec, this.#journal.progress(), finish, Date.now(), usd));
      return { cost_median_usd: usd };
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return toAnswer("delete a run", async () => {
      const { id } = this.#access.requireSpec();
      this.#access.requireAdmin(who);
      await this.#erase(id);
      return null;
    });
  }

  // Calls of phones

  /** Ignores repeated reports, and reports of attempts that no longer count. */
  async hear({ episode, env, ending }: EpisodeReport): Promise<void> {
    const spec = this.#journal.spec();
    const row = spec && this.#journal.episode(episode);
    if (!row || row.env !== env || row.status !== "dealt") return;
    const line =
      ending.kind === "judged" && isComparable(spec.versions, ending.versions)
        ? await makeLine(spec, row, ending, this.env.HIDDEN_SEEDS)
        : null;
    const now = this.#journal.isEmpty ? null : this.#journal.episode(episode);
    if (now?.env !== env || now.status !== "dealt") return;
    if (line && ending.kind === "judged") {
      const log = ending.log.length > logChars ? null : ending.log;
      this.#journal.saveJudged(episode, canonical(line), log, line.outcome === "error", Date.now());
    } else this.#journal.saveBroken(episode, ending.kind === "void" ? ending.reason : "fault", maxTries);
    this.#episodeChanged();
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = 0;
    const spec = this.#journal.spec();
    if (!spec) return;
    const now = Date.now();
    const expires = (this.#journal.finish()?.at ?? spec.created) + retentionMs;
    if (now >= expires) {
      await this.#erase(spec.id);
      return;
    }
    for (const row of this.#journal.listSilentEpisodes(now - silenceMs)) await this.#checkPhone(spec, row);
    if (isOver(this.#journal.progress())) await this.#tryFinish();
    const { dealt } = this.#journal.progress();
    const open = isOver(this.#journal.progress()) && !this.#journal.isPosted;
    this.#setAlarmBefore(open ? now + retryMs : dealt > 0 ? now + checkMs : expires);
  }

  #createdAnswer({ id, versions }: RunSpec, token: string): RunCreated {
    return { id, token, episodes: this.#journal.progress().total, versions };
  }

  /** Returns the episode's phone. The first call creates the phone. */
  #phoneFor(spec: RunSpec, row: EpisodeRow): Promise<string> {
    const env = row.env!;
    let pending = this.#pendingPhones.get(env);
    if (!pending) {
      pending = this.#createPhone(spec, row, env).finally(() => this.#pendingPhones.delete(env));
      this.#pendingPhones.set(env, pending);
    }
    return pending;
  }

  async #createPhone(spec: RunSpec, { n, task, seed, trial }: EpisodeRow, env: string): Promise<string> {
    const body: EpisodeBody = {
      task,
      seed,
      ...{ locale: spec.locale, device: spec.device, elements: spec.elements },
      ...(spec.tools ? { tools: true } : {}),
      extended_actions: spec.extendedActions ?? false,
      ...(spec.reward ? { reward: spec.reward } : {}),
    };
    const seat = { run: spec.id, episode: n, told: false };
    let answer: Answer<string>;
    try {
      // No key has this owner, so nobody gets this phone's tokens by creating it again.
      const creator = { owner: `run ${spec.id}`, ...(spec.payer === undefined ? {} : { payer: spec.payer }) };
      answer = await phoneStub(this.env, env).create(env, body, creator, null, seat);
    } catch (error) {
      this.#journal.undoDeal(n, env);
      throw error;
    }
    if (!answer.ok) {
      console.error(`${spec.id} could not create the phone of episode ${n} (${task}):`, answer.problem.detail);
      if ([403, 429, 503].includes(answer.problem.status)) {
        this.#journal.undoDeal(n, env);
        unwrapAnswer(answer);
      }
      this.#journal.saveBroken(n, "fault", maxTries);
      this.#episodeChanged();
      throw new Refusal("busy", "The episode's phone could not be created; ask again with another Idempotency-Key.");
    }
    const created = JSON.parse(answer.value) as Created;
    if (!created.tokens || !created.task) throw new Error(`${env} was created without tokens or task`);
    const { app: _, screen: __, ...observation } = created.observation;
    const dealt: RunDealt = {
      episode: n,
      task,
      trial,
      ...(spec.hidden ? {} : { seed }),
      env: { id: env, token: created.tokens.agent },
      instruction: created.task.instruction,
      budget: created.task.budget,
      observation,
    };
    return JSON.stringify(dealt);
  }

  /** Checks a phone that has not reported for a long time. */
  async #checkPhone({ id }: RunSpec, { n, env }: EpisodeRow): Promise<void> {
    try {
      const standing = await phoneStub(this.env, env!).standing(id, n);
      const row = this.#journal.episode(n);
      if (row?.env !== env || row?.status !== "dealt") return;
      if (standing === "unknown") {
        this.#journal.saveBroken(n, "fault", maxTries);
        this.#episodeChanged();
      } else if (standing === "played") this.#journal.saveHeard(n, Date.now());
    } catch (error) {
      console.error(`${id} could not ask ${env} for episode ${n}:`, error);
    }
  }

  #episodeChanged(): void {
    if (isOver(this.#journal.progress())) {
      this.#setAlarmBefore(Date.now() + retryMs);
      this.ctx.waitUntil(this.#tryFinish());
    } else this.#postSoon();
  }

  /** Summarizes, signs and posts the run. If an error occurs, the alarm calls this method again. */
  async #tryFinish(): Promise<void> {
    this.#finishing ??= this.#finish().finally(() => (this.#finishing = null));
    try {
      await this.#finishing;
    } catch (error) {
      console.error("a run could not be finished:", error);
      this.#setAlarmBefore(Date.now() + retryMs);
    }
  }

  async #finish(): Promise<void> {
    const spec = this.#access.requireSpec();
    if (this.#journal.isPosted) return;
    const progress = this.#journal.progress();
    let finish = this.#journal.finish();
    if (!finish) {
      const at = Date.now();
      const seconds = median(this.#journal.episodeSeconds());
      const info: RunInfo = {
        ...runInfo(spec, progress, { at }),
        summary: summarizeLines(this.#journal.lines(), progress.invalid),
        results_sha256: await this.#resultsDigest(spec),
        ...(seconds === null ? {} : { seconds_median: seconds }),
      };
      const head = canonical(info);
      const signed = await leaderboardStub(this.env).sign(head);
      if (!signed.ok) throw new Error(signed.problem.detail);
      finish = { at, head, signature: JSON.stringify(signed.value) };
      if (this.#journal.isEmpty) return;
      this.#journal.saveFinish(finish);
    }
    await leaderboardStub(this.env).post(makePosting(spec, progress, finish, Date.now(), this.#journal.costMedian()));
    if (!this.#journal.isEmpty) this.#journal.savePosted();
  }

  async #resultsDigest(spec: RunSpec): Promise<string> {
    const stream = new crypto.DigestStream("SHA-256");
    const writer = stream.getWriter();
    const encoder = new TextEncoder();
    await writer.write(encoder.encode("["));
    let first = true;
    for (const { line } of this.#journal.lines()) {
      await writer.write(encoder.encode(`${first ? "" : ","}${publicLine(spec, line)}`));
      first = false;
    }
    await writer.write(encoder.encode("]"));
    await writer.close();
    return toHex(new Uint8Array(await stream.digest));
  }

  /** Posts the run to the leaderboard at most once per second, so the list of runs may be up to a second old. */
  #postSoon(): void {
    if (this.#posting) return;
    this.#posting = true;
    this.ctx.waitUntil(
      scheduler.wait(postMs).then(async () => {
        this.#posting = false;
        const spec = this.#journal.spec();
        if (!spec || this.#journal.finish()) return;
        await leaderboardStub(this.env).post(makePosting(spec, this.#journal.progress(), null, Date.now()));
      }),
    );
  }

  async #erase(id: string): Promise<void> {
    this.#alarmAt = 0;
    this.#token = null;
    await leaderboardStub(this.env).forget(id);
    await this.ctx.storage.deleteAlarm();
    await this.#journal.erase();
  }

  #setAlarmBefore(at: number): void {
    if (this.#alarmAt !== 0 && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at));
  }
}
