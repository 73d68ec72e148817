// One environment: a phone, its log, its episode. The truth is here; pages only draw it.
import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { disturbed } from "../os/perturb.ts";
import { phone } from "../apps/phone.ts";
import type { Action } from "../contract/action.ts";
import type {
  Change,
  CommandBody,
  Commanded,
  Edited,
  EnvInfo,
  EpisodeBody,
  EpisodeEnd,
  ForkBody,
  Forked,
  Look,
  Observation,
  PictureFormat,
  Restored,
  ScreenshotQuery,
  SnapshotTaken,
  StateAnswer,
  StepBody,
  Stepped,
  TaskBrief,
  Tokens,
  TrajectoryLine,
} from "../contract/env.ts";
import type { Event, EventDone } from "../contract/event.ts";
import type { Command, Json } from "../contract/json.ts";
import { LiveRequest, type LiveState } from "../contract/live.ts";
import { implausible } from "../contract/plain.ts";
import { issuesOf } from "../contract/problem.ts";
import type { Verdict } from "../contract/task.ts";
import type { Command as KernelCommand } from "../os/command.ts";
import { zones } from "../os/settings.ts";
import type { PhoneState } from "../os/state.ts";
import { isoOf } from "../state/civil.ts";
import { hashOf } from "../state/hash.ts";
import { overlayOf } from "../state/overlay.ts";
import { applyPatches, type Patch } from "../state/patch.ts";
import { answering, Refusal, unauthorized, type Answer } from "./answer.ts";
import { lobbyOf, type Bindings } from "./bindings.ts";
import { bootOf } from "./boots.ts";
import { isTerminated, isTruncated, isWord, loopLength, outcomeOf, tickMsOf } from "./episode.ts";
import { commandsOfEvent } from "./events.ts";
import { Glass, Mismatch, type Scene } from "./glass.ts";
import { Journal } from "./journal.ts";
import { drawn, instanceOf, invalid, taskOf } from "./instances.ts";
import { Live } from "./live.ts";
import { withWorld } from "./lookup.ts";
import type { Report } from "./lobby.ts";
import { Queue } from "./queue.ts";
import {
  actionOf,
  commandsOf,
  patchesOf,
  type ChangeKind,
  type Checkpoint,
  type EnvRecord,
  type Episode,
  type EpisodeTask,
  type Row,
  type Seat,
} from "./records.ts";
import type { Capture, Load, Recall } from "./sight.ts";
import { gistsOf, telling } from "./told.ts";
import { endingOf, mustBeFree, owes, tell, tellMs } from "./seat.ts";
import { checkedFile, sealed, snapshotText, storedSnapshot, type History } from "./snapshot.ts";
import { taskBook } from "./task-book.ts";
import {
  attemptAll,
  changesBetween,
  edited,
  granted,
  json,
  perturbed,
  reduceAll,
  scheduled,
  type Edit,
  type ReducedAll,
} from "./writes.ts";
import { digestOf, isCreator, notTheCreator, randomName, type Caller, type Creator } from "./token.ts";

/** An environment in memory. Storage has all of it; this is dropped and rebuilt at will. */
interface Run {
  env: EnvRecord;
  episode: Episode;
  /** What the boot gives: overlays are relative to it. */
  readonly base: PhoneState;
  /** Version 0, once somebody has asked for it. */
  start: PhoneState | null;
  state: PhoneState;
  hash: string;
  version: number;
  step: number;
  rowsSinceCheckpoint: number;
  charsSinceCheckpoint: number;
  lastAction: string | null;
  repeats: number;
}
type Role = "agent" | "operator";
/** What a call is about to do, as far as rights go. */
export type Deed = "look" | "elements" | "step" | "operate" | "change";
export interface Picture {
  readonly base64: string;
  readonly format: PictureFormat;
}
interface Made {
  readonly kind: ChangeKind;
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly commands: readonly KernelCommand[];
  readonly action?: Action;
  /** Whose hand it was. */
  readonly by?: string;
  /** Known already from a page that did the same. */
  readonly hash?: string;
}
/** What a child of a fork gets. */
export interface Inheritance {
  readonly env: EnvRecord;
  readonly body: EpisodeBody;
  readonly history: History;
  readonly checkpoint: Checkpoint;
}

const checkpointRows = 16;
const checkpointChars = 64_000;
/** A row of storage holds 2 MB. */
const rowChars = 600_000;
const defaultIdleSeconds = 15 * 60;
/** Put away, an environment can be had back for so long. */
const restorableMs = 24 * 3_600_000;
const snapshotMs = 7 * 24 * 3_600_000;
const reportMs = 1000;
const trajectoryRows = 100;
const liveChars = 1 << 20;
/** Hashes of tokens that a repeated creation was answered with. */
const tokensMost = 8;
export class Phone extends DurableObject<Bindings> {
  readonly #journal: Journal;
  readonly #live: Live;
  /** Steps, and everything else that changes the phone or needs its page. */
  readonly #queue = new Queue();
  #run: Run | null = null;
  #glass: Glass | null = null;
  /** The tokens in plain, while this object is awake: for a client whose first answer got lost. */
  #tokens: Tokens | null = null;
  #touchedAt = 0;
  #alarmAt = 0;
  #reporting = false;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new Journal(ctx.storage);
    this.#live = new Live(ctx);
  }

  // Life of the environment

  /** `seat`: the run that it is played for. */
  create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<Answer<string>> {
    return answering("create", () => this.#queue.run(() => this.#create(id, body, creator, origin, seat)));
  }

  /** For its run, which has not heard of it for long: whether the episode goes on. If it is over, the run hears it first. */
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown"> {
    return this.#queue.run(async () => {
      const env = this.#journal.env();
      const { seat } = env ?? {};
      if (!env || seat?.run !== run || seat.episode !== episode || seat.told) return "unknown";
      if (!owes(env, this.#journal.episode())) return "played";
      await this.#tellRun();
      return "over";
    });
  }

  /** Whether this caller may do that. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller, deed: Deed): Promise<Answer<null>> {
    return answering("admit", () => {
      const env = this.#known();
      const role = this.#authorise(env, who, deed === "operate" || deed === "change" ? "operator" : "agent");
      if (deed === "elements") mustSeeElements(role, this.#journal.episode());
      if (deed === "change" || (deed === "step" && role === "operator")) mustBeFree(env);
      return null;
    });
  }

  info(who: Caller): Promise<Answer<EnvInfo>> {
    return answering("info", () => {
      const { run, role } = this.#enter(who, "agent");
      const { env, episode, version, step } = run;
      return {
        id: env.id,
        version,
        step,
        budget: episode.task?.budget ?? null,
        status: statusOf(episode),
        ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
        ...briefOf(episode.task, role),
      };
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return answering("delete", () =>
      this.#queue.run(async () => {
        const env = this.#known();
        this.#authorise(env, who, "operator");
        if (env.seat && !env.seat.told && !(await this.#tellRun()))
          throw new Refusal("busy", "The run that this phone is played for cannot be told; try again.");
        await this.#erase(env);
        return null;
      }),
    );
  }

  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return answering("reset", () =>
      this.#queue.run(async () => {
        const { run } = this.#enter(who, "operator");
        mustBeFree(run.env);
        if (body?.id !== undefined && body.id !== run.env.id) throw invalid("id", `This environment is ${run.env.id}`);
        const look = body?.observation ?? {};
        const memory = this.#recall(run, key, { reset: body as Json });
        if (memory.kept !== null) return this.#created(run, null, look, who);
        const number = run.episode.number + 1;
        const history = body
          ? await this.#plan(body, number)
          : {
              episode: { ...run.episode, number, outcome: null, endedAt: null },
              start: this.#journal.checkpoint(0).overlay,
              rows: [],
            };
        const env = body ? { ...run.env, idleSeconds: body.idle_seconds ?? run.env.idleSeconds } : run.env;
        const next = this.#replace(env, history, body, () => memory.keep({}, number));
        return this.#created(next, null, look, who);
      }),
    );
  }

  /** With a snapshot: becomes what that holds. Without: comes back from where it was put away. */
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>> {
    return answering("restore", () =>
      this.#queue.run(async () => {
        const known = this.#known();
        this.#authorise(known, who, "operator");
        mustBeFree(known);
        const env = this.#wake(known);
        let run = this.#load();
        if (snapshot !== null) {
          const history = await this.#planFrom(snapshot, run.episode.number + 1, { elements: run.episode.elements });
          run = this.#replace(env, history, null);
          await lobbyOf(this.env).report([this.#report(run)]);
        }
        this.#touch(run);
        return { id: env.id, version: run.version, hash: run.hash, step: run.step };
      }),
    );
  }

  fork(who: Caller, { count = 1, step }: ForkBody): Promise<Answer<Forked>> {
    return answering("fork", () =>
      // Behind a step that is under way, so that "now" means after it.
      this.#queue.run(async () => {
        const { run } = this.#enter(who, "operator");
        const version = step === undefined ? run.version : this.#versionAfter(step);
        const { endedAt, outcome } = run.episode;
        const ended = endedAt !== null && version >= endedAt;
        const history: History = {
          episode: { ...run.episode, outcome: ended ? outcome : null, endedAt: ended ? endedAt : null },
          start: this.#journal.checkpoint(0).overlay,
          rows: this.#journal.rows(0, version),
        };
        const checkpoint = this.#journal.checkpoint(version);
        const body = this.#journal.body();
        const now = Date.now();
        const children = await Promise.all(
          Array.from({ length: count }, async () => {
            const id = `env_${randomName()}`;
            const { tokens, agents, operators } = await newTokens();
            // No creation has made a child, so none can be repeated: its tokens are told this once.
            const { seat: _, secret: __, ...made } = run.env;
            const env = { ...made, id, agents, operators, digest: "", created: now, away: null };
            await this.env.PHONES.getByName(id).adopt({ env, body, history, checkpoint });
            return { id, tokens, version, env };
          }),
        );
        const stepNow = history.rows.findLast((row) => row.step !== null)?.step ?? 0;
        await lobbyOf(this.env).report(children.map(({ env }) => reportOf(env, history.episode, stepNow, now)));
        return { envs: children.map(({ id, tokens }) => ({ id, tokens, version })) };
      }),
    );
  }

  /** Called by the parent of a fork alone. */
  async adopt({ env, body, history, checkpoint }: Inheritance): Promise<void> {
    this.#journal.prepare();
    this.#journal.transaction(() => {
      this.#journal.saveEnv(env);
      this.#journal.saveBody(body);
      this.#journal.begin(history.episode, history.start);
      for (const row of history.rows) this.#journal.append(row);
      if (checkpoint.version > 0) this.#journal.saveCheckpoint(checkpoint);
    });
    this.#setAlarm(Date.now() + env.idleSeconds * 1000);
  }

  // The agent's side

  step(who: Caller, body: StepBody, key: string | null): Promise<Answer<string>> {
    return answering("step", () => this.#queue.run(() => this.#step(who, body, key)));
  }

  /** The picture in base64. */
  screenshot(who: Caller, query: ScreenshotQuery): Promise<Answer<Picture>> {
    return answering("screenshot", async () => {
      const { format = "png", quality, width, step } = query;
      const capture: Capture = {
        format,
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      const input = { elements: false, capture };
      if (step !== undefined) {
        const { run } = this.#enter(who, "agent");
        const version = this.#versionAfter(step);
        // The past waits for nobody; only the present has to be settled first.
        if (version !== run.version) return pictureOf(await this.#drawPast(run, version, who, input), format);
      }
      return this.#queue.run(async () => {
        const { run } = this.#enter(who, "agent");
        return pictureOf(await this.#draw(run, who, input), format);
      });
    });
  }

  /** As JSON. */
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return answering("elements", () =>
      this.#queue.run(async () => {
        const { run, role } = this.#enter(who, "agent");
        mustSeeElements(role, run.episode);
        if (role === "agent" && acts) throw new Refusal("forbidden", "What a touch would do is for the operator.");
        const drawn = await this.#draw(run, who, { elements: acts ? "acts" : true, capture: null });
        return JSON.stringify(drawn.elements ?? []);
      }),
    );
  }

  // The operator's side

  state(who: Caller, path: string | null): Promise<Answer<StateAnswer>> {
    return answering("state", () => {
      const { run } = this.#enter(who, "operator");
      const state = path === null || path === "" ? run.state : at(run.state, path.split("."));
      if (state === undefined)
        throw new Refusal("not-found", `The state has nothing at ${path}.`, [
          { path: "path", message: "No such path" },
        ]);
      return { version: run.version, hash: run.hash, state: state as Json };
    });
  }

  edit(who: Caller, patch: Edit): Promise<Answer<Edited>> {
    return answering("edit", () =>
      this.#queue.run(async () => {
        const { run } = this.#enter(who, "operator");
        this.#mustRun(run, "operator");
        const next = await withWorld(this.env, () => edited(run.state, patch));
        const patches = overlayOf(run.state, next);
        if (patches.length > 0) {
          const state = applyPatches(run.state, patches);
          this.#commit(run, { kind: "edit", state, patches, commands: [] });
        }
        return { version: run.version, hash: run.hash };
      }),
    );
  }

  diff(who: Caller): Promise<Answer<Change[]>> {
    return answering("diff", () => {
      const { run } = this.#enter(who, "operator");
      return changesBetween(this.#startOf(run), run.state);
    });
  }

  command(who: Caller, { app, command, args = {} }: CommandBody): Promise<Answer<Commanded>> {
    return answering("command", () =>
      this.#queue.run(async () => {
        const { run } = this.#enter(who, "operator");
        this.#mustRun(run, "operator");
        const { rejected, result } = await this.#perform(run, "command", [{ name: `${app}.${command}`, args }]);
        return { version: run.version, hash: run.hash, rejected, ...(result === undefined ? {} : { result }) };
      }),
    );
  }

  event(who: Caller, event: Event): Promise<Answer<EventDone>> {
    return answering("event", () =>
      this.#queue.run(async () => {
        const { run } = this.#enter(who, "operator");
        this.#mustRun(run, "operator");
        if (!event.after_seconds) {
          const { rejected } = await this.#perform(run, "event", commandsOfEvent(event));
          return { version: run.version, hash: run.hash, rejected };
        }
        const name = `event_${run.version + 1}`;
        const { state, patches, due } = await withWorld(this.env, () => scheduled(run.state, event, name));
        this.#commit(run, { kind: "event", state, patches, commands: [] });
        return { version: run.version, hash: run.hash, rejected: null, due: clockOf(state, due) };
      }),
    );
  }

  judge(who: Caller, reveal: boolean): Promise<Answer<Verdict>> {
    return answering("judge", () => {
      const { run } = this.#enter(who, "operator");
      return this.#verdict(run, reveal);
    });
  }

  /** A page of the log, as NDJSON. */
  trajectory(who: Caller, after: number): Promise<Answer<{ lines: string; next: number | null }>> {
    return answering("trajectory", () => {
      const { run } = this.#enter(who, "operator");
      const rows = this.#journal.rows(after, run.version, trajectoryRows);
      let before = this.#stateAt(run, after);
      let lines = "";
      for (const row of rows) {
        const state = applyPatches(before, patchesOf(row));
        if (row.step !== null) lines += `${JSON.stringify(this.#line(run, row, before, state))}\n`;
        before = state;
      }
      const last = rows.at(-1)?.version ?? run.version;
      return { lines, next: last < run.version ? last : null };
    });
  }

  snapshot(who: Caller): Promise<Answer<SnapshotTaken>> {
    return answering("snapshot", () =>
      this.#queue.run(() => {
        const { run } = this.#enter(who, "operator");
        const { version, step, hash } = run;
        const text = snapshotText(this.#historyOf(run), { version, step, hash });
        const id = `${run.env.id}.${randomName()}`;
        this.#keepSnapshot(id, text);
        return { snapshot: id, hash, bytes: text.length, step };
      }),
    );
  }

  /** The file, for whoever may operate the environment that it was taken of. Uploaded ones belong to nobody. */
  downloadSnapshot(who: Caller, id: string): Promise<Answer<string>> {
    return answering("download", () => {
      this.#mayDownload(who, id);
      const text = this.#journal.snapshot(id);
      if (text === null) throw noSnapshot(id);
      return sealed(text);
    });
  }

  /** As `admits`, for a download. */
  admitsDownload(who: Caller, id: string): Promise<Answer<null>> {
    return answering("admit", () => {
      this.#mayDownload(who, id);
      return null;
    });
  }

  /** Keeps a file from outside, in an object of its own. */
  uploadSnapshot(id: string, json: string): Promise<Answer<SnapshotTaken>> {
    return answering("upload", () => {
      const text = checkedFile(JSON.parse(json));
      const { hash, step } = JSON.parse(text) as { hash: string; step: number };
      this.#keepSnapshot(id, text);
      this.#setAlarm(Date.now() + snapshotMs);
      return { snapshot: id, hash, bytes: text.length, step };
    });
  }

  /** For other environments, whose caller named an id that nobody can guess. */
  async snapshotText(id: string): Promise<string | null> {
    return this.#journal.snapshot(id);
  }

  // Live

  /** Only upgrades to the live socket come this way. */
  override async fetch(request: Request): Promise<Response> {
    const who = JSON.parse(request.headers.get("x-caller") ?? "null") as Caller;
    const answer = await answering("live", () => this.#enter(who, "operator").run);
    if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status });
    const client = randomName(8);
    const { mine, theirs } = this.#live.accept(client);
    this.#live.send(mine, this.#liveState(answer.value, client));
    const protocol = request.headers.get("sec-websocket-protocol");
    return new Response(null, {
      status: 101,
      webSocket: theirs,
      headers: protocol === null ? {} : { "sec-websocket-protocol": protocol },
    });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const answer = await answering("live", () => this.#queue.run(() => this.#hear(socket, message)));
    if (answer.ok) return;
    const { detail, issues } = answer.problem;
    const version = this.#run?.version ?? 0;
    this.#live.send(socket, { type: "error", detail, ...(issues ? { issues } : {}), version });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 say that no code came; they may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(async () => {
      const now = Date.now();
      this.#alarmAt = 0;
      const env = this.#journal.env();
      if (!env) {
        if (this.#journal.empty) return;
        this.#journal.dropSnapshotsBefore(now - snapshotMs);
        const oldest = this.#journal.oldestSnapshot();
        if (oldest === null) await this.#journal.erase();
        else this.#setAlarm(oldest + snapshotMs + 1000);
        return;
      }
      if (owes(env, this.#journal.episode())) {
        // This alarm came early, only to tell: when the phone was touched last is known to no sleeper.
        this.#setAlarm(now + ((await this.#tellRun()) ? env.idleSeconds * 1000 : tellMs));
        return;
      }
      const due = env.away === null ? this.#touchedAt + env.idleSeconds * 1000 : env.away + restorableMs;
      if (now < due) this.#setAlarm(due);
      else if (env.away === null) await this.#putAway(env, now);
      else await this.#erase(env);
    });
  }

  // Below: how

  async #create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<string> {
    const { id: _, ...rest } = body;
    const digest = hashOf(rest as Json);
    const known = this.#journal.env();
    if (known) {
      if (known.digest !== digest || !isCreator(known, creator))
        throw new Refusal("conflict", notTheCreator(`An environment ${id}`));
      this.#wake(known);
      const run = this.#load();
      return this.#created(run, await this.#tokensAgain(run), body.observation ?? {}, { origin, fresh: false });
    }
    const history = await this.#plan(body, 1);
    const { tokens, agents, operators } = await newTokens();
    this.#tokens = tokens;
    const now = Date.now();
    const env: EnvRecord = {
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
    this.#glass = new Glass(this.env, id, true);
    const run = this.#replace(env, history, body);
    return this.#created(run, tokens, body.observation ?? {}, { origin, fresh: false });
  }

  /** What an episode starts from, as a body asks for it. */
  async #plan(body: EpisodeBody, number: number): Promise<History> {
    const elements = body.elements ?? false;
    if (body.snapshot !== undefined) {
      for (const name of [
        "task",
        "seed",
        "split",
        "device",
        "locale",
        "theme",
        "font_scale",
        "start_time",
        "perturb",
      ] as const)
        if (body[name] !== undefined) throw invalid(name, "The snapshot says this");
      return this.#planFrom(body.snapshot, number, { elements, ...(body.reward ? { reward: body.reward } : {}) });
    }
    const seed = body.seed ?? 0;
    const disturbances = (body.perturb ?? []).filter((p) => typeof p === "string");
    const boot = bootOf(body, seed);
    const instance = await instanceOf({ ...body, locale: boot.lang }, seed, this.env);
    if (instance && body.start_time !== undefined) throw invalid("start_time", "A task says when its phone starts");
    let state = instance ? taskBook.prepare(instance, boot) : phone.boot(boot);
    state = disturbed(phone, state, disturbances, seed);
    for (const [i, event] of (body.perturb ?? []).entries())
      if (typeof event !== "string") {
        const before = state;
        state = await withWorld(this.env, () => perturbed(before, event, i));
      }
    const episode: Episode = {
      number,
      boot,
      task: instance && taskOf(instance),
      reward: body.reward ?? null,
      elements,
      outcome: null,
      endedAt: null,
    };
    return { episode, start: JSON.stringify(overlayOf(phone.boot(boot), state)), rows: [] };
  }

  async #planFrom(
    snapshot: string,
    number: number,
    options: Pick<Episode, "elements"> & { reward?: NonNullable<Episode["reward"]> },
  ): Promise<History> {
    const holder = snapshot.slice(0, snapshot.lastIndexOf("."));
    const text =
      holder === this.ctx.id.name
        ? await this.snapshotText(snapshot)
        : await this.env.PHONES.getByName(holder).snapshotText(snapshot);
    if (text === null) throw noSnapshot(snapshot);
    const { history, episode } = storedSnapshot(text);
    const { task, ...rest } = episode;
    const instance = task && (await drawn(task.id, task.seed, task.lang, this.env));
    return { ...history, episode: { ...rest, task: instance && taskOf(instance), number, ...options } };
  }

  /** Another history begins, or goes on from a copy. */
  #replace(env: EnvRecord, { episode, start, rows }: History, body: EpisodeBody | null, also = () => {}): Run {
    this.#journal.prepare();
    this.#journal.transaction(() => {
      this.#journal.saveEnv(env);
      if (body) this.#journal.saveBody(body);
      this.#journal.begin(episode, start);
      for (const row of rows) this.#journal.append(row);
      also();
    });
    this.#run = null;
    const run = this.#load();
    this.#touch(run);
    this.#live.tellEach((client) => this.#liveState(run, client));
    return run;
  }

  /** The answer to create and reset. Nothing is drawn unless asked for: the picture's address is enough. */
  async #created(run: Run, tokens: Tokens | null, look: Look, viewer: Viewer): Promise<string> {
    const wanted: Look = { screenshot: "url", ...look };
    const input = { elements: wanted.elements ?? false, capture: captureOf(wanted) };
    const [drawn] = await Promise.all([
      input.capture || input.elements ? this.#draw(run, viewer, input) : {},
      lobbyOf(this.env).report([this.#report(run)]),
    ]);
    const answer = {
      id: run.env.id,
      ...(tokens ? { tokens } : {}),
      version: run.version,
      ...briefOf(run.episode.task, "operator"),
      observation: this.#observation(run, "operator", wanted, drawn),
    };
    return withPicture(answer, drawn);
  }

  async #step(who: Caller, { action, observation: look = {} }: StepBody, key: string | null): Promise<string> {
    const { run, role } = this.#enter(who, "agent");
    if (look.elements && role === "agent" && !run.episode.elements)
      throw new Refusal("forbidden", "This environment was created without elements for its agent.", [
        { path: "observation.elements", message: "Leave it out, or create the environment with elements: true" },
      ]);
    const wanted: Look = { screenshot: "base64", ...look };
    const input = { elements: wanted.elements ?? false, capture: captureOf(wanted) };
    const memory = this.#recall(run, key, { action, look });
    if (memory.kept !== null) return this.#stepAgain(run, memory.kept as StepFacts, who, role, wanted, input);
    this.#mustRun(run, role);

    const actionText = JSON.stringify(action);
    const outcome = outcomeOf({
      action,
      step: run.step + 1,
      budget: run.episode.task?.budget ?? null,
      repeats: actionText === run.lastAction ? run.repeats + 1 : 1,
    });
    const facts = factsOf(run.step + 1, outcome);
    const keep = (): void => memory.keep(facts, run.episode.number);
    let drawn: Drawn = {};
    try {
      if (isWord(action)) {
        const ticked = [{ name: "os.tick", args: { ms: tickMsOf(action) } }];
        const made = await withWorld(this.env, () => reduceAll(run.state, ticked));
        const scene = this.#scene(run, made);
        // Drawn before it is written, so that a page that cannot be had leaves the step undone.
        if (input.capture || input.elements) drawn = await this.#glassOf(run).draw(scene, ...wishOf(run, who, input));
        this.#commit(run, { kind: "step", action, ...made, hash: scene.hash }, outcome, keep);
      } else {
        const [origin, wish] = wishOf(run, who, input);
        const tickMs = tickMsOf(action);
        const done = await this.#glassOf(run).perform(this.#scene(run), origin, { action, tickMs, ...wish });
        const made = await withWorld(this.env, () => attemptAll(run.state, done.commands as KernelCommand[]));
        const hash = hashOf(json(made.state));
        if (hash !== done.hash)
          throw new Mismatch(`the page has ${done.hash}, the phone ${hash} after ${JSON.stringify(done.commands)}`);
        drawn = done;
        if (isKeepable(made)) this.#commit(run, { kind: "step", action, ...made, hash }, outcome, keep);
        else {
          // The page has done what the phone cannot keep: it draws what is instead.
          const commands = [
            { name: "os.refuse", args: {} },
            { name: "os.tick", args: { ms: tickMs } },
          ];
          const refused = await withWorld(this.env, () => reduceAll(run.state, commands));
          const scene = this.#scene(run, refused);
          if (input.capture || input.elements) drawn = await this.#glassOf(run).draw(scene, origin, wish);
          this.#commit(run, { kind: "step", action, ...refused, hash: scene.hash }, outcome, keep);
        }
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#void(run, actionText, error);
      const counts = run.env.seat ? "its run counts it as not solved" : "it counts for nobody";
      const message = `A fault of ours ended this episode; ${counts}.`;
      const observation = this.#observation(run, role, { ...wanted, screenshot: "none" }, {});
      return JSON.stringify({ ...factsOf(run.step, "error"), message, observation });
    }
    return withPicture({ ...facts, observation: this.#observation(run, role, wanted, drawn) }, drawn);
  }

  /** The answer to a step that was done before. It is drawn again: a picture is a function of the state. */
  async #stepAgain(
    run: Run,
    facts: StepFacts,
    viewer: Viewer,
    role: Role,
    look: Look,
    input: DrawWish,
  ): Promise<string> {
    const version = this.#versionAfter(facts.step);
    const isNow = version === run.version;
    const then = isNow ? run : { ...run, version, step: facts.step, state: this.#stateAt(run, version) };
    const drawn =
      !input.capture && !input.elements
        ? {}
        : isNow
          ? await this.#draw(run, viewer, input)
          : await this.#drawPast(run, version, viewer, input);
    const observation = this.#observation({ ...then, hash: hashOf(json(then.state)) }, role, look, drawn);
    return withPicture({ ...facts, observation }, drawn);
  }

  /** Whether this key was answered before; if not, how to keep the answer, in the transaction of the change itself. */
  #recall(run: Run, key: string | null, request: Json): { kept: Json; keep(answer: Json, episode: number): void } {
    if (key === null) return { kept: null, keep: () => {} };
    const digest = hashOf(request as never);
    const kept = this.#journal.kept(key);
    if (kept && kept.digest !== digest)
      throw new Refusal("conflict", "This Idempotency-Key was used for another request.");
    if (kept && kept.episode !== run.episode.number)
      throw new Refusal("conflict", "This Idempotency-Key belongs to an episode that is over.");
    return {
      kept: kept && (JSON.parse(kept.answer) as Json),
      keep: (answer, episode) => this.#journal.keep(key, { digest, episode, answer: JSON.stringify(answer) }),
    };
  }

  /** Runs commands from outside. A refusal of the phone's is a result; an unknown command is the caller's error. */
  async #perform(run: Run, kind: ChangeKind, commands: readonly KernelCommand[], by?: string): Promise<ReducedAll> {
    const made = await withWorld(this.env, () => granted(() => reduceAll(run.state, commands)));
    this.#commit(run, { kind, ...made, ...(by === undefined ? {} : { by }) });
    return made;
  }

  #commit(run: Run, made: Made, outcome: EpisodeEnd | null = null, also = () => {}): void {
    const version = run.version + 1;
    const step = made.kind === "step" ? run.step + 1 : null;
    const hash = made.hash ?? hashOf(json(made.state));
    const action = made.action ? JSON.stringify(made.action) : null;
    const patches = JSON.stringify(made.patches);
    if (patches.length > rowChars) throw new Refusal("invalid", "The change is too large for one row of the log.");
    const row = { version, step, kind: made.kind, action, commands: JSON.stringify(made.commands), patches, hash };
    const rows = run.rowsSinceCheckpoint + 1;
    const chars = run.charsSinceCheckpoint + patches.length;
    const overlay =
      rows >= checkpointRows || chars >= checkpointChars ? JSON.stringify(overlayOf(run.base, made.state)) : null;
    const checkpoint = overlay !== null && overlay.length <= rowChars;
    const episode = outcome === null ? run.episode : { ...run.episode, outcome, endedAt: version };
    this.#journal.transaction(() => {
      this.#journal.append(row);
      if (checkpoint) this.#journal.saveCheckpoint({ version, overlay });
      if (outcome !== null) this.#journal.saveEpisode(episode);
      also();
    });
    run.state = made.state;
    run.hash = hash;
    run.version = version;
    run.episode = episode;
    run.rowsSinceCheckpoint = checkpoint ? 0 : rows;
    run.charsSinceCheckpoint = checkpoint ? 0 : chars;
    if (step !== null) {
      run.step = step;
      run.repeats = action === run.lastAction ? run.repeats + 1 : 1;
      run.lastAction = action;
    }
    if (this.#live.watched) this.#live.tell(liveText(row, made.by));
    if (outcome !== null) this.#ended(run);
    else this.#reportSoon();
  }

  /** A fault of ours: the episode earns nothing, and nothing of the step is kept. */
  #void(run: Run, actionText: string, error: unknown): void {
    console.error(`${run.env.id} is void after version ${run.version}, action ${actionText}:`, error);
    run.episode = { ...run.episode, outcome: "error", endedAt: run.version };
    this.#journal.saveEpisode(run.episode);
    this.#ended(run);
    this.ctx.waitUntil(this.#glassOf(run).release());
  }

  #ended(run: Run): void {
    this.#live.tell(JSON.stringify({ type: "end", outcome: run.episode.outcome, step: run.step }));
    this.ctx.waitUntil(lobbyOf(this.env).report([this.#report(run)]));
    if (!run.env.seat) return;
    // Written together with the outcome: whatever happens to this object now, the run will hear of it.
    this.#setAlarm(Date.now() + tellMs);
    // Behind the answer to the step: the agent need not wait for the judge.
    this.ctx.waitUntil(scheduler.wait(0).then(() => this.#tellRun()));
  }

  /** Tells its run how the episode ended, or that it never will. False where the run cannot be reached. */
  async #tellRun(): Promise<boolean> {
    const { id, seat, away } = this.#known();
    if (!seat) return true;
    const { outcome = null } = this.#journal.episode() ?? {};
    const heard = await tell(
      this.env,
      id,
      seat,
      outcome === null
        ? { kind: "void", reason: away === null ? "fault" : "abandoned" }
        : await this.#endingOf(this.#load()),
    );
    const env = this.#journal.env();
    if (heard && env?.seat) {
      const known = { ...env, seat: { ...seat, told: true } };
      this.#journal.saveEnv(known);
      if (this.#run) this.#run.env = known;
    }
    return heard;
  }

  #endingOf(run: Run): ReturnType<typeof endingOf> {
    const { version, step, hash } = run;
    const judge = () => this.#verdict(run, false);
    return endingOf(this.env, { history: this.#historyOf(run), at: { version, step, hash }, judge });
  }

  async #hear(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const run = this.#load();
    this.#touch(run);
    if (typeof message !== "string" || message.length > liveChars)
      throw new Refusal("invalid", `Expected a text of at most ${liveChars} characters.`);
    let body: unknown;
    try {
      body = JSON.parse(message);
    } catch {
      throw new Refusal("malformed-json", "The message is not JSON.");
    }
    const issue = implausible(body);
    if (issue) throw new Refusal("invalid", "The message does not fit the contract.", [issue]);
    const parsed = v.safeParse(LiveRequest, body);
    if (!parsed.success)
      throw new Refusal("invalid", "The message does not fit the contract.", issuesOf(parsed.issues));
    const client = this.#live.clientOf(socket);
    if (parsed.output.type === "state") {
      this.#live.send(socket, this.#liveState(run, client));
      return;
    }
    this.#mustRun(run, "operator");
    await this.#perform(run, "hand", parsed.output.commands as KernelCommand[], client);
  }

  #verdict(run: Run, reveal: boolean): Verdict {
    const { task, reward, outcome } = run.episode;
    if (!task) throw new Refusal("conflict", "A free phone has no task to be judged.");
    return taskBook.judge(
      {
        instance: taskBook.sample(task.id, task.seed, task.lang, task.facts),
        before: this.#startOf(run),
        after: run.state,
        outcome,
        steps: run.step,
        ...(reward ? { reward } : {}),
      },
      { reveal },
    );
  }

  #line(run: Run, row: Row, before: PhoneState, after: PhoneState): TrajectoryLine {
    const { task, outcome, endedAt } = run.episode;
    const step = row.step ?? 0;
    const scored = task && endedAt === row.version && outcome !== "error";
    return {
      step,
      action: actionOf(row)!,
      commands: commandsOf(row) as Command[],
      state_hash: row.hash,
      changes: changesBetween(before, after),
      screenshot: pictureUrl(run.env.id, step, "png"),
      instruction: task?.instruction ?? null,
      ...(scored ? { reward: this.#verdict(run, false).reward.value } : {}),
    };
  }

  // Drawing

  #draw(run: Run, viewer: Viewer, input: DrawWish): Promise<Drawn> {
    return mended(() => this.#glassOf(run).draw(this.#scene(run), ...wishOf(run, viewer, input)));
  }

  #drawPast(run: Run, version: number, viewer: Viewer, input: DrawWish): Promise<Drawn> {
    const state = this.#stateAt(run, version);
    const scene: Scene = {
      version,
      hash: hashOf(json(state)),
      viewport: state.device,
      load: (key) => loadOf(key, state, version),
      catchUp: () => null,
    };
    return mended(() => this.#glassOf(run).drawPast(scene, ...wishOf(run, viewer, input)));
  }

  /** The phone as it is, or as it will be after what was just made. */
  #scene(run: Run, made?: ReducedAll): Scene {
    const state = made?.state ?? run.state;
    const version = made ? run.version + 1 : run.version;
    return {
      version,
      hash: made ? hashOf(json(state)) : run.hash,
      viewport: state.device,
      load: (key) => loadOf(key, state, version),
      catchUp: (key, have) => {
        // Not ours: from before a reset, or from a step of which nothing was kept.
        if (have.version > run.version || this.#hashAt(run, have.version) !== have.hash) return null;
        const texts = this.#journal.rows(have.version, run.version).map((row) => row.patches);
        if (made) texts.push(JSON.stringify(made.patches));
        const patches = texts
          .map((text) => text.slice(1, -1))
          .filter((text) => text !== "")
          .join(",");
        if (patches.length > checkpointChars) return null;
        const apps = JSON.stringify(gistsOf(phone, state));
        return `{"key":${JSON.stringify(key)},"from":${have.version},"version":${version},"patches":[${patches}],"apps":${apps}}`;
      },
    };
  }

  #observation(run: Pick<Run, "env" | "state" | "step" | "hash">, role: Role, look: Look, drawn: Drawn): Observation {
    const { width, height, dpr } = run.state.device;
    const format = look.format ?? "png";
    const kind = look.screenshot ?? "base64";
    const screenshot = {
      format,
      width: Math.round(width * dpr),
      height: Math.round(height * dpr),
      // Filled in by `withPicture`: half a megabyte need not be looked through for quotes.
      ...(kind === "url" ? { url: pictureUrl(run.env.id, run.step, format) } : { base64: "" }),
    };
    return {
      ...(kind === "none" ? {} : { screenshot }),
      ...(look.elements && drawn.elements ? { elements: drawn.elements } : {}),
      clock: clockOf(run.state),
      ...(role === "operator" ? phone.frontOf(run.state) : {}),
      ...(look.state_hash ? { state_hash: run.hash } : {}),
    };
  }

  // Memory and storage

  #load(): Run {
    if (this.#run) return this.#run;
    const env = this.#known();
    if (env.away !== null) throw putAway(env.id);
    const episode = this.#journal.episode();
    if (!episode) throw new Error(`${env.id} has no episode`);
    const { version, step } = this.#journal.last();
    const checkpoint = this.#journal.checkpoint(version);
    const rows = this.#journal.rows(checkpoint.version, version);
    const base = phone.boot(episode.boot);
    let state = applyPatches(base, JSON.parse(checkpoint.overlay) as Patch[]);
    for (const row of rows) state = applyPatches(state, patchesOf(row));
    const latest = this.#journal.latestActions(loopLength);
    const other = latest.findIndex((action) => action !== latest[0]);
    this.#run = {
      env,
      episode,
      base,
      start: null,
      state,
      hash: hashOf(json(state)),
      version,
      step,
      rowsSinceCheckpoint: rows.length,
      charsSinceCheckpoint: rows.reduce((sum, row) => sum + row.patches.length, 0),
      lastAction: latest[0] ?? null,
      repeats: other < 0 ? latest.length : other,
    };
    return this.#run;
  }

  #historyOf({ episode, version }: Run): History {
    return { episode, start: this.#journal.checkpoint(0).overlay, rows: this.#journal.rows(0, version) };
  }

  #startOf(run: Run): PhoneState {
    run.start ??= applyPatches(run.base, JSON.parse(this.#journal.checkpoint(0).overlay) as Patch[]);
    return run.start;
  }

  #stateAt(run: Run, version: number): PhoneState {
    if (version === run.version) return run.state;
    if (version === 0) return this.#startOf(run);
    const checkpoint = this.#journal.checkpoint(version);
    let state = applyPatches(run.base, JSON.parse(checkpoint.overlay) as Patch[]);
    for (const row of this.#journal.rows(checkpoint.version, version)) state = applyPatches(state, patchesOf(row));
    return state;
  }

  #hashAt(run: Run, version: number): string | null {
    if (version === run.version) return run.hash;
    if (version === 0) return hashOf(json(this.#startOf(run)));
    return this.#journal.row(version)?.hash ?? null;
  }

  #versionAfter(step: number): number {
    const version = this.#journal.versionAfter(step);
    if (version === null)
      throw new Refusal("not-found", `There was no step ${step}.`, [{ path: "step", message: "No such step yet" }]);
    return version;
  }

  #glassOf(run: Run): Glass {
    this.#glass ??= new Glass(this.env, run.env.id, false);
    return this.#glass;
  }

  #liveState(run: Run, client: string): LiveState {
    const { env, episode, version, step, state, base } = run;
    return {
      type: "state",
      id: env.id,
      client,
      hand: !env.seat,
      version,
      step,
      budget: episode.task?.budget ?? null,
      status: statusOf(episode),
      ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
      instruction: episode.task?.instruction ?? null,
      boot: episode.boot,
      overlay: overlayOf(base, state) as LiveState["overlay"],
    };
  }

  // Who may, and for how long

  /** The environment, whether or not it is put away. */
  #known(): EnvRecord {
    const env = this.#run?.env ?? this.#journal.env();
    if (!env) throw new Refusal("not-found", "There is no such environment, or no more.");
    return env;
  }

  #enter(who: Caller, right: Role): { readonly run: Run; readonly role: Role } {
    const env = this.#known();
    const role = this.#authorise(env, who, right);
    const run = this.#load();
    this.#touch(run);
    return { run, role };
  }

  #authorise(env: EnvRecord, who: Caller, right: Role): Role {
    if (who.admin) return "operator";
    if (who.token === null) throw unauthorized("the environment's token");
    if (env.operators.includes(who.token)) return "operator";
    if (!env.agents.includes(who.token)) throw new Refusal("forbidden", "This token is not of this environment.");
    if (right === "operator")
      throw new Refusal("forbidden", "The agent's token does not open this; the operator's does.");
    return "agent";
  }

  #mayDownload(who: Caller, id: string): void {
    const owner = this.#journal.env() ?? this.#journal.retired();
    if (owner) this.#authorise(owner, who, "operator");
    // Which snapshots there are not is nobody's business either.
    else if (who.token === null && this.#journal.snapshot(id) === null) throw unauthorized("the environment's token");
  }

  #mustRun(run: Run, by: Role): void {
    if (by === "operator") mustBeFree(run.env);
    const { outcome } = run.episode;
    if (outcome !== null)
      throw new Refusal(
        "conflict",
        `The episode is over (${outcome}): reset it, restore a snapshot, or fork an earlier step.`,
      );
  }

  async #tokensAgain(run: Run): Promise<Tokens> {
    if (this.#tokens) return this.#tokens;
    const { tokens, agents, operators } = await newTokens();
    const { env } = run;
    run.env = {
      ...env,
      agents: [...env.agents, ...agents].slice(-tokensMost),
      operators: [...env.operators, ...operators].slice(-tokensMost),
    };
    this.#journal.saveEnv(run.env);
    this.#tokens = tokens;
    return tokens;
  }

  #touch(run: Run): void {
    const now = Date.now();
    const idleMs = run.env.idleSeconds * 1000;
    this.#touchedAt = now;
    // The alarm that reminds of the run is near already.
    if (owes(run.env, run.episode)) return;
    // With some room, so that not every call writes a new alarm.
    if (this.#alarmAt < now + idleMs) this.#setAlarm(now + idleMs * 1.25);
  }

  #setAlarm(at: number): void {
    this.#alarmAt = at;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at));
  }

  /** Out of memory and off the pages; storage keeps it until somebody wants it back. */
  async #putAway(env: EnvRecord, now: number): Promise<void> {
    const run = this.#load();
    this.#journal.saveEnv({ ...env, away: now });
    this.#setAlarm(now + restorableMs);
    this.#run = null;
    this.#live.close(4410, "put away");
    const mute = env.seat?.told === false && !(await this.#tellRun());
    if (mute) this.#setAlarm(now + tellMs);
    await lobbyOf(this.env).report([{ ...this.#report(run), status: "away" }]);
    await this.#glassOf(run).release();
  }

  #wake(env: EnvRecord): EnvRecord {
    if (env.away === null) return env;
    const awake = { ...env, away: null };
    this.#journal.saveEnv(awake);
    this.#run = null;
    // The alarm that would delete it is a day off: the next touch sets a nearer one.
    this.#alarmAt = 0;
    return awake;
  }

  async #erase(env: EnvRecord): Promise<void> {
    this.#run = null;
    this.#tokens = null;
    this.#live.close(4404, "deleted");
    const oldest = this.#journal.oldestSnapshot();
    if (oldest === null) {
      this.#alarmAt = 0;
      await this.#journal.erase();
    } else {
      this.#journal.transaction(() => this.#journal.retire(env));
      this.#setAlarm(oldest + snapshotMs + 1000);
    }
    await lobbyOf(this.env).forget(env.id);
    await (this.#glass ?? new Glass(this.env, env.id, false)).release();
    this.#glass = null;
  }

  #keepSnapshot(id: string, text: string): void {
    const now = Date.now();
    this.#journal.prepare();
    this.#journal.transaction(() => {
      this.#journal.dropSnapshotsBefore(now - snapshotMs);
      this.#journal.saveSnapshot(id, text, now);
    });
  }

  #report(run: Run): Report {
    return reportOf(run.env, run.episode, run.step, Date.now());
  }

  /** At most one report a second: the list may be that old. */
  #reportSoon(): void {
    if (this.#reporting) return;
    this.#reporting = true;
    this.ctx.waitUntil(
      scheduler.wait(reportMs).then(async () => {
        this.#reporting = false;
        if (this.#run) await lobbyOf(this.env).report([this.#report(this.#run)]);
      }),
    );
  }
}

/** Whether a row of the log can hold it. */
const isKeepable = ({ patches }: ReducedAll): boolean => JSON.stringify(patches).length <= rowChars;
interface Drawn {
  readonly screenshot?: string;
  readonly elements?: Observation["elements"];
}
interface DrawWish {
  readonly elements: boolean | "acts";
  readonly capture: Capture | null;
}
/** Who looks: where the page is for them, and whether what was drawn before will do. */
type Viewer = Pick<Caller, "origin" | "fresh">;
type StepFacts = Pick<Stepped, "step" | "terminated" | "truncated"> & { outcome?: EpisodeEnd };
/** A look that fails changes nothing, so that the episode goes on. */
async function mended<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Mismatch) throw new Error(`drawing failed: ${error.message}`, { cause: error });
    throw error;
  }
}

const statusOf = (episode: Episode): "running" | "done" => (episode.outcome === null ? "running" : "done");

function briefOf(task: EpisodeTask | null, role: Role): { task?: TaskBrief } {
  if (!task) return {};
  const { id, instruction, budget, apps } = task;
  return { task: role === "agent" ? { instruction, budget } : { id, instruction, budget, apps: [...apps] } };
}

const factsOf = (step: number, outcome: EpisodeEnd | null): StepFacts => ({
  step,
  terminated: isTerminated(outcome),
  truncated: isTruncated(outcome),
  ...(outcome === null ? {} : { outcome }),
});

const reportOf = (env: EnvRecord, episode: Episode, step: number, touched: number): Report => ({
  id: env.id,
  task: episode.task?.id ?? null,
  step,
  status: statusOf(episode),
  outcome: episode.outcome,
  created: env.created,
  touched,
});

const clockOf = (state: PhoneState, ms = state.clock.nowMs): string => isoOf(ms, zones[state.os.settings.time.zone]);

const captureOf = (look: Look): Capture | null =>
  look.screenshot === "base64" ? { format: look.format ?? "png" } : null;

const pictureOf = (drawn: Drawn, format: PictureFormat): Picture => ({ base64: drawn.screenshot ?? "", format });

const pictureUrl = (id: string, step: number, format: PictureFormat): string =>
  `/v1/envs/${id}/screenshot?step=${step}${format === "png" ? "" : `&format=${format}`}`;

/** No text inside JSON can hold this: its quotes would be escaped. */
const pictureHole = '"base64":""';
const withPicture = (answer: object, { screenshot }: Drawn): string => {
  const text = JSON.stringify(answer);
  return screenshot === undefined ? text : text.replace(pictureHole, () => `"base64":"${screenshot}"`);
};

function loadOf(key: string, state: PhoneState, version: number): Load {
  const { told, data } = telling(phone, state);
  return { load: JSON.stringify({ key, version, ...told }), data };
}

function liveText({ version, step, kind, action, patches }: Row, by: string | undefined): string {
  const rest = [
    action === null ? "" : `,"action":${action}`,
    step === null ? "" : `,"step":${step}`,
    by === undefined ? "" : `,"by":${JSON.stringify(by)}`,
  ].join("");
  return `{"type":"patches","from":${version - 1},"version":${version},"kind":"${kind}","patches":${patches}${rest}}`;
}

/** What a glass is told: where the page is, and what is wanted of it. */
const wishOf = <W extends DrawWish>(
  { env }: Run,
  { origin, fresh }: Viewer,
  input: W,
): [origin: string, wish: W & { recall: Recall }] => [
  originOf(origin),
  { ...input, recall: { owner: env.owner ?? "", fresh } },
];

function originOf(origin: string | null): string {
  if (origin === null)
    throw new Refusal(
      "not-configured",
      "The server does not know where its page is: set ORIGIN to its public address.",
    );
  return origin;
}

function at(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

async function newTokens(): Promise<{ tokens: Tokens; agents: string[]; operators: string[] }> {
  const tokens = { agent: `pba_${randomName()}`, operator: `pbo_${randomName()}` };
  return { tokens, agents: [await digestOf(tokens.agent)], operators: [await digestOf(tokens.operator)] };
}

function mustSeeElements(role: Role, episode: Episode | null): void {
  if (role === "agent" && !episode?.elements)
    throw new Refusal("forbidden", "This environment was created without elements for its agent.");
}

const noSnapshot = (id: string): Refusal =>
  new Refusal("not-found", `There is no snapshot ${id}, or no more.`, [
    { path: "snapshot", message: "No such snapshot" },
  ]);
const putAway = (id: string): Refusal =>
  new Refusal("gone", `It was put away for being idle. POST /v1/envs/${id}/restore with an empty body brings it back.`);
