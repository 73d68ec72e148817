// One run of a benchmark: deals out episodes, hears from their phones how they ended, sums up, has it signed.
import { DurableObject } from "cloudflare:workers";
import { canonical } from "../contract/canonical.ts";
import type { Created, EpisodeBody } from "../contract/env.ts";
import type {
  RunBody,
  RunCosts,
  RunCostsKept,
  RunCreated,
  RunDealt,
  RunInfo,
  RunNothing,
  RunQuery,
} from "../contract/run.ts";
import { answering, passed, Refusal, type Answer } from "../env/answer.ts";
import { RunAccess } from "../env/runs/access.ts";
import { medianCost } from "../env/runs/costs.ts";
import { RunJournal } from "../env/runs/journal.ts";
import { lineOf } from "../env/runs/lines.ts";
import { planOf } from "../env/runs/plan.ts";
import { linePage, episodeText, type LinePage } from "../env/runs/reading.ts";
import type { EpisodeReport, EpisodeRow, RunSpec } from "../env/runs/records.ts";
import { digestOfBody, specOf } from "../env/runs/spec.ts";
import { factsOf, isOver, isSameMake, postingOf, summaryOfLines, toldOf } from "../env/runs/standing.ts";
import { digestOf, hexOf, isCreator, notTheCreator, randomName, type Caller, type Creator } from "../env/token.ts";
import { median } from "../state/median.ts";
import { boardOf, keyOf, phoneOf, type Bindings, type RunCalls } from "./bindings.ts";
import { storeOf } from "./storage.ts";
import { serverVersions } from "./versions.ts";

/** The head of an answer as JSON, to which whoever sends it adds the lines and what comes after them. */
export interface RunHead {
  readonly head: string;
  /** Whether lines go with it. */
  readonly results: boolean;
  readonly signature: string | null;
}

/** Dealt once, and again after it broke by no step of its agent's. */
const triesMost = 3;
const waitSeconds = 2;
const keptMs = 90 * 24 * 3_600_000;
/** Longer than a phone waits for its agent. */
const silentMs = 21 * 60_000;
const askMs = 120_000;
const soonMs = 30_000;
const postMs = 1000;
/** What a message between objects may carry, with room. */
const logChars = 10_000_000;
const tokensMost = 8;

export class Run extends DurableObject<Bindings> implements RunCalls {
  readonly #journal: RunJournal;
  readonly #access: RunAccess;
  /** The runner's token in plain, while this object is awake: for a creator whose first answer got lost. */
  #token: string | null = null;
  readonly #dealing = new Map<string, Promise<string>>();
  #finishing: Promise<void> | null = null;
  #posting = false;
  #alarmAt = 0;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new RunJournal(storeOf(ctx.storage));
    this.#access = new RunAccess(this.#journal, env.AUTH === "open");
  }

  // The runner's side

  create(id: string, body: Omit<RunBody, "secret">, creator: Creator): Promise<Answer<RunCreated>> {
    return answering("create a run", async () => {
      // A run of a thousand episodes should not end at a key that cannot sign.
      const keys = await boardOf(this.env).keys();
      if (!keys.ok) throw new Refusal("not-configured", keys.problem.detail);
      const plan = await planOf(body, this.env.HIDDEN_SEEDS);
      const versions = await serverVersions(this.env);
      const token = this.#token ?? randomName();
      const hash = await digestOf(token);
      // Nothing is awaited from here until it is written: of two that create it at once, the second finds it there.
      const known = this.#journal.spec();
      if (known && (known.digest !== digestOfBody(body) || !isCreator(known, creator)))
        throw new Refusal("conflict", notTheCreator(`A run ${id}`));
      this.#token ??= token;
      if (!known && creator.payer !== undefined) passed(await keyOf(this.env, creator.payer).run());
      if (known) {
        if (this.#token === token && !this.#journal.tokens().includes(hash))
          this.#journal.saveTokens([...this.#journal.tokens(), hash].slice(-tokensMost));
        return this.#created(known, this.#token);
      }
      const spec = specOf(id, { body, creator, plan, versions, created: Date.now() });
      this.#journal.begin(spec, [hash], plan.episodes);
      this.#wakeBy(spec.created + keptMs);
      await boardOf(this.env).post(postingOf(spec, this.#journal.progress(), null, Date.now()));
      return this.#created(spec, token);
    });
  }

  /** A dealt episode as JSON, or why there is none. */
  next(
    who: Caller,
    key: string | null,
  ): Promise<Answer<{ readonly dealt: string | null; readonly nothing: RunNothing | null }>> {
    return answering("deal", async () => {
      const spec = this.#access.known();
      this.#access.mayDeal(who);
      // Awaited first: from here to the dealing nothing may come in between, or a key could be dealt two episodes.
      const now = await serverVersions(this.env);
      const earlier = key === null ? null : this.#journal.dealtWith(key);
      if (earlier) {
        const row = this.#journal.episode(earlier.n);
        if (row?.status !== "dealt" || row.env !== earlier.env)
          throw new Refusal("conflict", "This Idempotency-Key was used in an episode that is over; use a new one.");
        return { dealt: await this.#seated(spec, row), nothing: null };
      }
      const { total, judged, void: lost } = this.#journal.progress();
      if (judged + lost === total) {
        await this.#finished();
        return { dealt: null, nothing: { done: true } as const };
      }
      if (!isSameMake(spec.versions, now))
        throw new Refusal(
          "conflict",
          "The server has changed since this run began, so results would not be comparable. Create a new run.",
        );
      const row = this.#journal.deal(`env_${randomName()}`, key, Date.now());
      if (!row) return { dealt: null, nothing: { done: false, wait_seconds: waitSeconds } as const };
      this.#wakeBy(Date.now() + askMs);
      this.#postSoon();
      return { dealt: await this.#seated(spec, row), nothing: null };
    });
  }

  // Reading

  /** Whether this caller may do that. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller, deed: "deal" | "read"): Promise<Answer<null>> {
    return answering("admit", () => {
      const spec = this.#access.known(who);
      if (deed === "deal") this.#access.mayDeal(who);
      else this.#access.mayRead(spec, who);
      return null;
    });
  }

  info(who: Caller, { results = true, reveal = false }: RunQuery): Promise<Answer<RunHead>> {
    return answering("read a run", async () => {
      const spec = this.#access.known(who);
      const reader = this.#access.mayRead(spec, who);
      if (reveal) this.#access.mustBeAdmin(who);
      const progress = this.#journal.progress();
      if (!reveal && isOver(progress)) {
        await this.#finished();
        const finish = this.#journal.finish();
        if (finish) return { head: finish.head, results, signature: finish.signature };
      }
      const finish = this.#journal.finish();
      const told = finish !== null || reader === "admin";
      const info: RunInfo = {
        ...factsOf(spec, progress, finish),
        ...(told ? { summary: summaryOfLines(this.#journal.lines(), progress.void) } : {}),
      };
      return { head: JSON.stringify(info), results: results && told, signature: null };
    });
  }

  /** For whom `info` said that lines go with its answer. */
  lines(who: Caller, after: number, query: RunQuery): Promise<Answer<LinePage>> {
    return answering("read a run's lines", () => linePage(this.#journal, this.#access, who, after, query));
  }

  /** A line, or the log behind it, as JSON. */
  episode(who: Caller, n: number, log: boolean): Promise<Answer<string>> {
    return answering("read an episode", () => episodeText(this.#journal, this.#access, who, n, log));
  }

  /** What the runner paid for its episodes: told when the run is done, shown on the leaderboard, never signed. */
  reportCosts(who: Caller, costs: RunCosts): Promise<Answer<RunCostsKept>> {
    return answering("keep the costs of a run", async () => {
      const spec = this.#access.known();
      this.#access.mayDeal(who);
      const finish = this.#journal.finish();
      if (!finish) throw new Refusal("conflict", "The run is not done yet: report the costs when it is.");
      const usd = medianCost(costs, this.#journal.judgedEpisodes());
      this.#journal.saveCostMedian(usd);
      await boardOf(this.env).post(postingOf(spec, this.#journal.progress(), finish, Date.now(), usd));
      return { cost_median_usd: usd };
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return answering("delete a run", async () => {
      const { id } = this.#access.known();
      this.#access.mustBeAdmin(who);
      await this.#erase(id);
      return null;
    });
  }

  // From phones

  /** Heard twice, or of a try that counts no more, it changes nothing. */
  async hear({ episode, env, ending }: EpisodeReport): Promise<void> {
    const spec = this.#journal.spec();
    const row = spec && this.#journal.episode(episode);
    if (!row || row.env !== env || row.status !== "dealt") return;
    const line =
      ending.kind === "judged" && isSameMake(spec.versions, ending.versions)
        ? await lineOf(spec, row, ending, this.env.HIDDEN_SEEDS)
        : null;
    const now = this.#journal.empty ? null : this.#journal.episode(episode);
    if (now?.env !== env || now.status !== "dealt") return;
    if (line && ending.kind === "judged") {
      const log = ending.log.length > logChars ? null : ending.log;
      this.#journal.judged(episode, canonical(line), log, line.outcome === "error", Date.now());
    } else this.#journal.broke(episode, ending.kind === "void" ? ending.reason : "fault", triesMost);
    this.#afterOne();
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = 0;
    const spec = this.#journal.spec();
    if (!spec) return;
    const now = Date.now();
    const expires = (this.#journal.finish()?.at ?? spec.created) + keptMs;
    if (now >= expires) {
      await this.#erase(spec.id);
      return;
    }
    for (const row of this.#journal.silentSince(now - silentMs)) await this.#ask(spec, row);
    if (isOver(this.#journal.progress())) await this.#finished();
    const { dealt } = this.#journal.progress();
    const open = isOver(this.#journal.progress()) && !this.#journal.posted;
    this.#wakeBy(open ? now + soonMs : dealt > 0 ? now + askMs : expires);
  }

  // Below: how

  #created({ id, versions }: RunSpec, token: string): RunCreated {
    return { id, token, episodes: this.#journal.progress().total, versions };
  }

  /** The episode's phone: made here, or found as it was made. */
  #seated(spec: RunSpec, row: EpisodeRow): Promise<string> {
    const env = row.env!;
    let made = this.#dealing.get(env);
    if (!made) {
      made = this.#seat(spec, row, env).finally(() => this.#dealing.delete(env));
      this.#dealing.set(env, made);
    }
    return made;
  }

  async #seat(spec: RunSpec, { n, task, seed, trial }: EpisodeRow, env: string): Promise<string> {
    const body: EpisodeBody = {
      task,
      seed,
      locale: spec.locale,
      device: spec.device,
      elements: spec.elements,
      ...(spec.tools ? { tools: true } : {}),
      ...(spec.reward ? { reward: spec.reward } : {}),
    };
    const seat = { run: spec.id, episode: n, told: false };
    let answer: Answer<string>;
    try {
      // An owner that no key has: nobody gets this phone's tokens by creating it again.
      const creator = { owner: `run ${spec.id}`, ...(spec.payer === undefined ? {} : { payer: spec.payer }) };
      answer = await phoneOf(this.env, env).create(env, body, creator, null, seat);
    } catch (error) {
      this.#journal.takeBack(n, env);
      throw error;
    }
    if (!answer.ok) {
      console.error(`${spec.id} could not seat episode ${n} (${task}):`, answer.problem.detail);
      if ([403, 429, 503].includes(answer.problem.status)) {
        this.#journal.takeBack(n, env);
        passed(answer);
      }
      this.#journal.broke(n, "fault", triesMost);
      this.#afterOne();
      throw new Refusal("busy", "The episode's phone could not be created; ask again with another Idempotency-Key.");
    }
    const created = JSON.parse(answer.value) as Created;
    if (!created.tokens || !created.task) throw new Error(`${env} was made without tokens or task`);
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

  /** Of a phone that was not heard of for long. */
  async #ask({ id }: RunSpec, { n, env }: EpisodeRow): Promise<void> {
    try {
      const standing = await phoneOf(this.env, env!).standing(id, n);
      const row = this.#journal.episode(n);
      if (row?.env !== env || row?.status !== "dealt") return;
      if (standing === "unknown") {
        this.#journal.broke(n, "fault", triesMost);
        this.#afterOne();
      } else if (standing === "played") this.#journal.heard(n, Date.now());
    } catch (error) {
      console.error(`${id} could not ask ${env} for episode ${n}:`, error);
    }
  }

  #afterOne(): void {
    if (isOver(this.#journal.progress())) {
      this.#wakeBy(Date.now() + soonMs);
      this.ctx.waitUntil(this.#finished());
    } else this.#postSoon();
  }

  /** Sums up, signs, posts: as far as it can be done now. What fails is done by the alarm. */
  async #finished(): Promise<void> {
    this.#finishing ??= this.#finish().finally(() => (this.#finishing = null));
    try {
      await this.#finishing;
    } catch (error) {
      console.error("a run could not be finished:", error);
      this.#wakeBy(Date.now() + soonMs);
    }
  }

  async #finish(): Promise<void> {
    const spec = this.#access.known();
    if (this.#journal.posted) return;
    const progress = this.#journal.progress();
    let finish = this.#journal.finish();
    if (!finish) {
      const at = Date.now();
      const seconds = median(this.#journal.seconds());
      const info: RunInfo = {
        ...factsOf(spec, progress, { at }),
        summary: summaryOfLines(this.#journal.lines(), progress.void),
        results_sha256: await this.#resultsDigest(spec),
        ...(seconds === null ? {} : { seconds_median: seconds }),
      };
      const head = canonical(info);
      const signed = await boardOf(this.env).sign(head);
      if (!signed.ok) throw new Error(signed.problem.detail);
      finish = { at, head, signature: JSON.stringify(signed.value) };
      if (this.#journal.empty) return;
      this.#journal.saveFinish(finish);
    }
    await boardOf(this.env).post(postingOf(spec, progress, finish, Date.now(), this.#journal.costMedian()));
    if (!this.#journal.empty) this.#journal.savePosted();
  }

  async #resultsDigest(spec: RunSpec): Promise<string> {
    const stream = new crypto.DigestStream("SHA-256");
    const writer = stream.getWriter();
    const encoder = new TextEncoder();
    await writer.write(encoder.encode("["));
    let first = true;
    for (const { line } of this.#journal.lines()) {
      await writer.write(encoder.encode(`${first ? "" : ","}${toldOf(spec, line)}`));
      first = false;
    }
    await writer.write(encoder.encode("]"));
    await writer.close();
    return hexOf(new Uint8Array(await stream.digest));
  }

  /** At most one posting a second: the list may be that old. */
  #postSoon(): void {
    if (this.#posting) return;
    this.#posting = true;
    this.ctx.waitUntil(
      scheduler.wait(postMs).then(async () => {
        this.#posting = false;
        const spec = this.#journal.spec();
        if (!spec || this.#journal.finish()) return;
        await boardOf(this.env).post(postingOf(spec, this.#journal.progress(), null, Date.now()));
      }),
    );
  }

  async #erase(id: string): Promise<void> {
    this.#alarmAt = 0;
    this.#token = null;
    await boardOf(this.env).forget(id);
    await this.ctx.storage.deleteAlarm();
    await this.#journal.erase();
  }

  #wakeBy(at: number): void {
    if (this.#alarmAt !== 0 && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at));
  }
}
