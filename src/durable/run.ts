// One run of a benchmark: deals out episodes, hears from their phones how they ended, sums up, has it signed.
import { DurableObject } from "cloudflare:workers";
import { canonical } from "../contract/canonical.ts";
import type { Created, EpisodeBody } from "../contract/env.ts";
import type {
  LeaderboardRow,
  RunBody,
  RunCreated,
  RunDealt,
  RunInfo,
  RunLine,
  RunNothing,
  RunProgress,
  RunQuery,
  RunRow,
  Signature,
  Summary,
} from "../contract/run.ts";
import type { ServerVersions } from "../contract/version.ts";
import { defaultDevice } from "../os/boot.ts";
import { summaryOf, type Scored } from "../benchmark/metrics/summary.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { answering, Refusal, unauthorized, type Answer } from "../env/answer.ts";
import type { Posting } from "./board.ts";
import { boardOf, type Bindings } from "./bindings.ts";
import { RunJournal } from "../env/runs/journal.ts";
import { lineOf, veiled } from "../env/runs/lines.ts";
import { planOf } from "../env/runs/plan.ts";
import type { EpisodeReport, EpisodeRow, Finish, RunSpec } from "../env/runs/records.ts";
import { digestOf, hexOf, isCreator, notTheCreator, randomName, type Caller, type Creator } from "../env/token.ts";
import { storeOf } from "./storage.ts";
import { serverVersions } from "./versions.ts";

/** The head of an answer as JSON, to which whoever sends it adds the lines and what comes after them. */
export interface RunHead {
  readonly head: string;
  /** Whether lines go with it. */
  readonly results: boolean;
  readonly signature: string | null;
}
export interface LinePage {
  /** Lines as JSON, with commas between. */
  readonly lines: string;
  readonly next: number | null;
}
type Reader = "admin" | "runner" | "anybody";

/** Dealt once, and again after it broke by no step of its agent's. */
const triesMost = 3;
const waitSeconds = 2;
const keptMs = 90 * 24 * 3_600_000;
/** Longer than a phone waits for its agent. */
const silentMs = 21 * 60_000;
const askMs = 120_000;
const soonMs = 30_000;
const postMs = 1000;
const pageChars = 4_000_000;
/** What a message between objects may carry, with room. */
const logChars = 10_000_000;
const tokensMost = 8;
/** So many tries may be left lying before the leaderboard thinks that somebody picks. */
const abandonedShare = 0.02;

export class Run extends DurableObject<Bindings> {
  readonly #journal: RunJournal;
  /** The runner's token in plain, while this object is awake: for a creator whose first answer got lost. */
  #token: string | null = null;
  readonly #dealing = new Map<string, Promise<string>>();
  #finishing: Promise<void> | null = null;
  #posting = false;
  #alarmAt = 0;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new RunJournal(storeOf(ctx.storage));
  }

  // The runner's side

  create(id: string, body: Omit<RunBody, "secret">, creator: Creator): Promise<Answer<RunCreated>> {
    return answering("create a run", async () => {
      const { id: _, ...rest } = body;
      const digest = hashOf(rest as unknown as Json);
      // A run of a thousand episodes should not end at a key that cannot sign.
      const keys = await boardOf(this.env).keys();
      if (!keys.ok) throw new Refusal("not-configured", keys.problem.detail);
      const plan = await planOf(body, this.env.HIDDEN_SEEDS);
      const versions = await serverVersions(this.env);
      const token = this.#token ?? randomName();
      const hash = await digestOf(token);
      // Nothing is awaited from here until it is written: of two that create it at once, the second finds it there.
      const known = this.#journal.spec();
      if (known && (known.digest !== digest || !isCreator(known, creator)))
        throw new Refusal("conflict", notTheCreator(`A run ${id}`));
      this.#token ??= token;
      if (known) {
        if (this.#token === token && !this.#journal.tokens().includes(hash))
          this.#journal.saveTokens([...this.#journal.tokens(), hash].slice(-tokensMost));
        return this.#created(known, this.#token);
      }
      const now = Date.now();
      const { seeds = [1], trials = 1, title } = body;
      const spec: RunSpec = {
        id,
        ...(title === undefined ? {} : { title }),
        agent: body.agent,
        digest,
        ...creator,
        created: now,
        covers: plan.covers,
        hidden: body.hidden_seeds ?? false,
        tasks: plan.tasks,
        seeds,
        trials,
        locale: body.locale ?? "en",
        device: body.device ?? defaultDevice,
        elements: body.elements ?? false,
        reward: body.reward ?? null,
        versions,
      };
      this.#journal.begin(spec, [hash], plan.episodes);
      this.#wakeBy(now + keptMs);
      await boardOf(this.env).post(this.#posted(spec, this.#journal.progress(), null));
      return this.#created(spec, token);
    });
  }

  /** A dealt episode as JSON, or why there is none. */
  next(
    who: Caller,
    key: string | null,
  ): Promise<Answer<{ readonly dealt: string | null; readonly nothing: RunNothing | null }>> {
    return answering("deal", async () => {
      const spec = this.#known();
      this.#mayDeal(who);
      // Awaited first: from here to the dealing nothing may come in between, or a key could be dealt two episodes.
      const now = await serverVersions(this.env);
      const earlier = key === null ? null : this.#journal.dealtWith(key);
      if (earlier) {
        const row = this.#journal.episode(earlier.n);
        if (row?.status !== "dealt" || row.env !== earlier.env)
          throw new Refusal("conflict", "This Idempotency-Key belongs to an episode that is over.");
        return { dealt: await this.#seated(spec, row), nothing: null };
      }
      const { total, judged, void: lost } = this.#journal.progress();
      if (judged + lost === total) {
        await this.#finished();
        return { dealt: null, nothing: { done: true } as const };
      }
      if (!sameMake(spec.versions, now))
        throw new Refusal("conflict", "The server is another one since this run began; its results would not compare.");
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
      const spec = this.#known(who);
      if (deed === "deal") this.#mayDeal(who);
      else this.#mayRead(spec, who);
      return null;
    });
  }

  info(who: Caller, { results = true, reveal = false }: RunQuery): Promise<Answer<RunHead>> {
    return answering("read a run", async () => {
      const spec = this.#known(who);
      const reader = this.#mayRead(spec, who);
      if (reveal) this.#mustBeAdmin(who);
      const progress = this.#journal.progress();
      if (!reveal && isOver(progress)) {
        await this.#finished();
        const finish = this.#journal.finish();
        if (finish) return { head: finish.head, results, signature: finish.signature };
      }
      const finish = this.#journal.finish();
      const told = finish !== null || reader === "admin";
      const info: RunInfo = {
        ...this.#facts(spec, progress, finish),
        ...(told ? { summary: this.#summary(progress) } : {}),
      };
      return { head: JSON.stringify(info), results: results && told, signature: null };
    });
  }

  /** For whom `info` said that lines go with its answer. */
  lines(who: Caller, after: number, { reveal = false }: RunQuery): Promise<Answer<LinePage>> {
    return answering("read a run's lines", () => {
      const spec = this.#known(who);
      if (this.#mayRead(spec, who) !== "admin" && !this.#journal.finish()) throw notYet();
      if (reveal) this.#mustBeAdmin(who);
      let lines = "";
      for (const { n, line } of this.#journal.lines(after)) {
        if (lines.length > pageChars) return { lines, next: n - 1 };
        lines += `${lines === "" ? "" : ","}${reveal ? line : told(spec, line)}`;
      }
      return { lines, next: null };
    });
  }

  /** A line, or the log behind it, as JSON. */
  episode(who: Caller, n: number, log: boolean): Promise<Answer<string>> {
    return answering("read an episode", () => {
      const spec = this.#known(who);
      const reader = this.#mayRead(spec, who);
      const row = this.#journal.episode(n);
      if (!row) throw new Refusal("not-found", `The run has no episode ${n}.`);
      if (reader !== "admin" && this.#journal.finish() === null) throw notYet();
      if (spec.hidden && reader !== "admin")
        throw new Refusal("forbidden", "The seeds of this run are hidden; its episodes are for the admin.");
      if (row.status === "void") throw new Refusal("not-found", `Episode ${n} broke every time; it has no line.`);
      const line = this.#journal.line(n);
      if (line === null) throw new Refusal("conflict", `Episode ${n} is not judged yet.`);
      if (!log) return line;
      const text = this.#journal.log(n);
      if (text === null) throw new Refusal("not-found", `The log of episode ${n} was too long to be kept.`);
      return text;
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return answering("delete a run", async () => {
      const { id } = this.#known();
      this.#mustBeAdmin(who);
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
      ending.kind === "judged" && sameMake(spec.versions, ending.versions)
        ? await lineOf(spec, row, ending, this.env.HIDDEN_SEEDS)
        : null;
    const now = this.#journal.empty ? null : this.#journal.episode(episode);
    if (now?.env !== env || now.status !== "dealt") return;
    if (line && ending.kind === "judged") {
      const log = ending.log.length > logChars ? null : ending.log;
      this.#journal.judged(episode, canonical(line), log, line.outcome === "error");
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
      ...(spec.reward ? { reward: spec.reward } : {}),
    };
    const seat = { run: spec.id, episode: n, told: false };
    let answer: Answer<string>;
    try {
      // An owner that no key has: nobody gets this phone's tokens by creating it again.
      answer = await this.env.PHONES.getByName(env).create(env, body, { owner: `run ${spec.id}` }, null, seat);
    } catch (error) {
      this.#journal.takeBack(n, env);
      throw error;
    }
    if (!answer.ok) {
      console.error(`${spec.id} could not seat episode ${n} (${task}):`, answer.problem.detail);
      if (answer.problem.status === 503) {
        this.#journal.takeBack(n, env);
        throw new Refusal("busy", answer.problem.detail);
      }
      this.#journal.broke(n, "fault", triesMost);
      this.#afterOne();
      throw new Refusal("busy", "The episode's phone could not be made; ask again with another Idempotency-Key.");
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
      const standing = await this.env.PHONES.getByName(env!).standing(id, n);
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
    const spec = this.#known();
    if (this.#journal.posted) return;
    const progress = this.#journal.progress();
    let finish = this.#journal.finish();
    if (!finish) {
      const at = Date.now();
      const info: RunInfo = {
        ...this.#facts(spec, progress, { at }),
        summary: this.#summary(progress),
        results_sha256: await this.#resultsDigest(spec),
      };
      const head = canonical(info);
      const signed = await boardOf(this.env).sign(head);
      if (!signed.ok) throw new Error(signed.problem.detail);
      finish = { at, head, signature: JSON.stringify(signed.value) };
      if (this.#journal.empty) return;
      this.#journal.saveFinish(finish);
    }
    await boardOf(this.env).post(this.#posted(spec, progress, finish));
    if (!this.#journal.empty) this.#journal.savePosted();
  }

  async #resultsDigest(spec: RunSpec): Promise<string> {
    const stream = new crypto.DigestStream("SHA-256");
    const writer = stream.getWriter();
    const encoder = new TextEncoder();
    await writer.write(encoder.encode("["));
    let first = true;
    for (const { line } of this.#journal.lines()) {
      await writer.write(encoder.encode(`${first ? "" : ","}${told(spec, line)}`));
      first = false;
    }
    await writer.write(encoder.encode("]"));
    await writer.close();
    return hexOf(new Uint8Array(await stream.digest));
  }

  #summary(progress: RunProgress): Summary {
    const lines: Scored[] = [];
    // Thousands of them are held at once: without what no metric reads.
    for (const { line } of this.#journal.lines()) lines.push(scoredOf(JSON.parse(line) as RunLine));
    return summaryOf(lines, progress.void);
  }

  #row(spec: RunSpec, progress: RunProgress, finish: Pick<Finish, "at"> | null): RunRow {
    return {
      id: spec.id,
      ...(spec.title === undefined ? {} : { title: spec.title }),
      agent: spec.agent,
      status: finish ? "done" : "running",
      created: new Date(spec.created).toISOString(),
      ...(finish ? { finished: new Date(finish.at).toISOString() } : {}),
      split: spec.covers,
      hidden_seeds: spec.hidden,
      seeds: [...spec.seeds],
      trials: spec.trials,
      progress,
    };
  }

  #facts(spec: RunSpec, progress: RunProgress, finish: Pick<Finish, "at"> | null): RunInfo {
    return {
      ...this.#row(spec, progress, finish),
      tasks: spec.tasks,
      elements: spec.elements,
      reward: spec.reward,
      provenance: { ...spec.versions, device: spec.device, locale: spec.locale },
    };
  }

  #posted(spec: RunSpec, progress: RunProgress, finish: Finish | null): Posting {
    const row = this.#row(spec, progress, finish);
    return { row, created: spec.created, at: Date.now(), leader: finish && leaderOf(spec, row, progress, finish) };
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
        await boardOf(this.env).post(this.#posted(spec, this.#journal.progress(), null));
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

  // Who may

  /** Where reading takes a right, nobody learns without showing something which runs there are not. */
  #known(reader?: Caller): RunSpec {
    const spec = this.#journal.spec();
    if (spec) return spec;
    if (reader?.token === null && this.env.AUTH !== "open") throw this.#refused(reader);
    throw new Refusal("not-found", "There is no such run, or no more.");
  }

  #readerOf(who: Caller): Reader {
    if (who.admin) return "admin";
    return who.token !== null && this.#journal.tokens().includes(who.token) ? "runner" : "anybody";
  }

  #mayDeal(who: Caller): void {
    if (this.#readerOf(who) === "anybody") throw this.#refused(who);
  }

  /** Whoever runs it; on a server that is open, and of a run on the leaderboard, everybody. */
  #mayRead(spec: RunSpec, who: Caller): Reader {
    const reader = this.#readerOf(who);
    if (reader !== "anybody" || this.env.AUTH === "open") return reader;
    if (this.#journal.finish() && counts(spec, this.#journal.progress())) return reader;
    throw this.#refused(who);
  }

  #mustBeAdmin(who: Caller): void {
    if (who.admin) return;
    throw who.token === null ? unauthorized("the admin key") : new Refusal("forbidden", "This is for the admin key.");
  }

  #refused(who: Caller): Refusal {
    return who.token === null
      ? unauthorized("the run's token")
      : new Refusal("forbidden", "This token is not of this run.");
  }
}

const notYet = (): Refusal => new Refusal("forbidden", "What the judge says is told when the run is done.");

/** What a summary is made of: ten thousand lines are held at once, so that their long parts stay out. */
function scoredOf(line: RunLine): Scored {
  const { side_effects: _, checks: __, answer: ___, instruction: ____, provenance: _____, ...scored } = line;
  return scored;
}

const isOver = ({ total, judged, void: lost }: RunProgress): boolean => judged + lost === total;

/** The line as everybody may read it. */
const told = (spec: RunSpec, line: string): string =>
  spec.hidden ? canonical(veiled(JSON.parse(line) as RunLine)) : line;

/** Whether results of both can be compared; a commit may change and nothing that a verdict depends on. */
function sameMake(a: ServerVersions, b: ServerVersions): boolean {
  const { commit: _, ...left } = a;
  const { commit: __, ...right } = b;
  return canonical(left) === canonical(right);
}

/** What the leaderboard takes: a whole split, every episode judged, hardly a try left lying. */
const counts = ({ covers }: RunSpec, { total, void: lost, abandoned }: RunProgress): boolean =>
  covers !== null && lost === 0 && abandoned <= Math.max(1, Math.floor(total * abandonedShare));

function leaderOf(spec: RunSpec, row: RunRow, progress: RunProgress, finish: Finish): LeaderboardRow | null {
  const { summary } = JSON.parse(finish.head) as RunInfo;
  const { key_id: keyId } = JSON.parse(finish.signature) as Signature;
  if (!counts(spec, progress) || spec.covers === null || !summary || summary.sr === null) return null;
  return {
    id: spec.id,
    ...(spec.title === undefined ? {} : { title: spec.title }),
    agent: spec.agent,
    split: spec.covers,
    hidden_seeds: spec.hidden,
    seeds: [...spec.seeds],
    trials: spec.trials,
    episodes: summary.episodes,
    abandoned: progress.abandoned,
    elements: spec.elements,
    locale: spec.locale,
    sr: summary.sr,
    sr_ci: summary.sr_ci,
    pr: summary.pr,
    pr_ci: summary.pr_ci,
    fc: summary.fc,
    use: summary.use,
    steps: summary.steps,
    finished: row.finished ?? "",
    versions: spec.versions,
    key_id: keyId,
  };
}
