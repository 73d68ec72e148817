// One environment's object: what is asked of it comes in here, one after another, and finds the environment, its page and
// those who watch. What an environment is lies in src/env.
import { DurableObject } from "cloudflare:workers";
import type {
  Change,
  CommandBody,
  Commanded,
  Edited,
  EnvInfo,
  EpisodeBody,
  ForkBody,
  Forked,
  ObservationWish,
  PictureFormat,
  Restored,
  ScreenshotQuery,
  SnapshotTaken,
  StateAnswer,
  StepBody,
  Tokens,
} from "../contract/env.ts";
import type { Event, EventDone } from "../contract/event.ts";
import type { Json } from "../contract/json.ts";
import type { Verdict } from "../contract/task.ts";
import { admit, mustBeFree, mustGoOn, mustSeeElements, roleOf, type Deed, type Role } from "../env/access.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import type { Course } from "../env/course.ts";
import { Environment, snapshotMs, type Inheritance } from "../env/environment.ts";
import { commandsOfEvent } from "../env/events.ts";
import { Journal } from "../env/journal.ts";
import { briefOf, clockOf, infoOf, observationOf, stateOf, withPicture, type Drawn } from "../env/observation.ts";
import type { Sources } from "../env/plan.ts";
import { Queue } from "../env/queue.ts";
import type { Seat } from "../env/records.ts";
import { owes } from "../env/seat.ts";
import { randomName, type Caller, type Creator } from "../env/token.ts";
import { trajectoryPage, verdictOn, type TrajectoryPage } from "../env/verdict.ts";
import { heardOf, liveState } from "../env/watching.ts";
import { changesBetween, type Edit } from "../env/writes.ts";
import type { Command } from "../os/command.ts";
import { lobbyOf, type Bindings, type PhoneCalls } from "./bindings.ts";
import { Changes } from "./changes.ts";
import { Life } from "./life.ts";
import { Live } from "./live.ts";
import { Observer, wishOf, type Viewer } from "./observer.ts";
import { Steps } from "./steps.ts";
import { storeOf } from "./storage.ts";
import { sourcesOf } from "./sources.ts";

export interface Picture {
  readonly base64: string;
  readonly format: PictureFormat;
}

export class Phone extends DurableObject<Bindings> implements PhoneCalls {
  readonly #environment: Environment;
  readonly #sources: Sources;
  readonly #live: Live;
  readonly #observer: Observer;
  readonly #life: Life;
  readonly #changes: Changes;
  readonly #steps: Steps;
  /** Steps, and everything else that changes the phone or needs its page. */
  readonly #queue = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    const environment = new Environment(new Journal(storeOf(ctx.storage)));
    const [live, observer] = [new Live(ctx), new Observer(env)];
    this.#environment = environment;
    this.#sources = sourcesOf(env, ctx.id.name, (id) => this.snapshotText(id));
    const { world } = this.#sources;
    this.#live = live;
    this.#observer = observer;
    const life = new Life({ ctx, bindings: env, environment, live, observer, world });
    this.#life = life;
    this.#changes = new Changes(live, life, world);
    this.#steps = new Steps({ ctx, journal: environment.journal, observer, life, changes: this.#changes, world });
  }

  // Life of the environment

  /** `seat`: the run that it is played for. */
  create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<Answer<string>> {
    return this.#inTurn("create", async () => {
      const { found, tokens } = await this.#environment.create(id, body, creator, this.#sources, Date.now(), seat);
      if (found === "away") this.#life.woken();
      if (found === null) {
        this.#observer.begin(id);
        this.#begun();
      }
      return this.#created(tokens, body.observation ?? {}, { origin, fresh: false });
    });
  }

  /** For its run, which has not heard of it for long: whether the episode goes on. If it is over, the run hears it first. */
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown"> {
    return this.#queue.run(async () => {
      const { journal } = this.#environment;
      const env = journal.env();
      const { seat } = env ?? {};
      if (!env || seat?.run !== run || seat.episode !== episode || seat.told) return "unknown";
      if (!owes(env, journal.episode())) return "played";
      await this.#life.tellRun();
      return "over";
    });
  }

  /** Whether this caller may do that. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller, deed: Deed): Promise<Answer<null>> {
    return answering("admit", () => {
      admit(this.#environment.record, this.#environment.journal.episode(), who, deed);
      return null;
    });
  }

  info(who: Caller): Promise<Answer<EnvInfo>> {
    return answering("info", () => {
      const { course, role } = this.#enter(who, "agent");
      return infoOf(course, role);
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return this.#inTurn("delete", async () => {
      const { record } = this.#environment;
      roleOf(record, who, "operator");
      if (record.seat && !record.seat.told && !(await this.#life.tellRun()))
        throw new Refusal("busy", "The run that this phone is played for cannot be told; try again.");
      await this.#life.erase();
      return null;
    });
  }

  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return this.#inTurn("reset", async () => {
      mustBeFree(this.#enter(who, "operator").course.env);
      if (await this.#environment.reset(body, key, this.#sources)) this.#begun();
      return this.#created(null, body?.observation ?? {}, who);
    });
  }

  /** With a snapshot: becomes what that holds. Without: comes back from where it was put away. */
  restore(who: Caller, snapshot: string | null): Promise<Answer<Restored>> {
    return this.#inTurn("restore", async () => {
      const { record } = this.#environment;
      roleOf(record, who, "operator");
      mustBeFree(record);
      if (this.#environment.wake()) this.#life.woken();
      if (snapshot !== null) {
        await this.#environment.restore(snapshot, this.#sources);
        await this.#life.report(this.#begun());
      }
      const { course } = this.#environment;
      this.#life.touch(course);
      return { id: record.id, version: course.version, hash: course.hash, step: course.step };
    });
  }

  /** Behind a step that is under way, so that "now" means after it. */
  fork(who: Caller, { count = 1, step }: ForkBody): Promise<Answer<Forked>> {
    return this.#inTurn("fork", async () => {
      this.#enter(who, "operator");
      const children = await this.#environment.fork(count, step, Date.now());
      await Promise.all(
        children.map(({ inheritance }) => this.env.PHONES.getByName(inheritance.env.id).adopt(inheritance)),
      );
      await lobbyOf(this.env).report(children.map(({ report }) => report));
      return { envs: children.map(({ told }) => told) };
    });
  }

  /** Called by the parent of a fork alone. */
  async adopt(inheritance: Inheritance): Promise<void> {
    this.#environment.adopt(inheritance);
    this.#life.wakeAt(Date.now() + inheritance.env.idleSeconds * 1000);
  }

  // The agent's side

  step(who: Caller, body: StepBody, key: string | null): Promise<Answer<string>> {
    return this.#inTurn("step", () => this.#steps.step({ ...this.#enter(who, "agent"), viewer: who }, body, key));
  }

  /** The picture in base64. */
  screenshot(who: Caller, query: ScreenshotQuery): Promise<Answer<Picture>> {
    return answering("screenshot", async () => {
      const { format = "png", quality, width, step } = query;
      const capture = {
        format,
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      const wish = { elements: false, capture };
      const picture = ({ screenshot }: Drawn): Picture => ({ base64: screenshot ?? "", format });
      if (step !== undefined) {
        const { course } = this.#enter(who, "agent");
        const version = course.versionAfter(step);
        // The past waits for nobody; only the present has to be settled first.
        if (version !== course.version) return picture(await this.#observer.drawPast(course, version, who, wish));
      }
      return this.#queue.run(async () => {
        const { course } = this.#enter(who, "agent");
        return picture(await this.#observer.draw(course, who, wish));
      });
    });
  }

  /** As JSON. */
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return this.#inTurn("elements", async () => {
      const { course, role } = this.#enter(who, "agent");
      mustSeeElements(role, course.episode);
      if (role === "agent" && acts) throw new Refusal("forbidden", "What a touch would do is for the operator.");
      const drawn = await this.#observer.draw(course, who, { elements: acts ? "acts" : true, capture: null });
      return JSON.stringify(drawn.elements ?? []);
    });
  }

  // The operator's side

  state(who: Caller, path: string | null): Promise<Answer<StateAnswer>> {
    return answering("state", () => stateOf(this.#enter(who, "operator").course, path));
  }

  edit(who: Caller, patch: Edit): Promise<Answer<Edited>> {
    return this.#changing("edit", who, async (course) => {
      await this.#changes.edit(course, patch);
      return { version: course.version, hash: course.hash };
    });
  }

  diff(who: Caller): Promise<Answer<Change[]>> {
    return answering("diff", () => {
      const { course } = this.#enter(who, "operator");
      return changesBetween(course.start, course.state);
    });
  }

  command(who: Caller, { app, command, args = {} }: CommandBody): Promise<Answer<Commanded>> {
    return this.#changing("command", who, async (course) => {
      const commands = [{ name: `${app}.${command}`, args }];
      const { rejected, result } = await this.#changes.perform(course, "command", commands);
      const { version, hash } = course;
      return { version, hash, rejected, ...(result === undefined ? {} : { result }) };
    });
  }

  event(who: Caller, event: Event): Promise<Answer<EventDone>> {
    return this.#changing("event", who, async (course) => {
      if (!event.after_seconds) {
        const { rejected } = await this.#changes.perform(course, "event", commandsOfEvent(event));
        return { version: course.version, hash: course.hash, rejected };
      }
      const due = await this.#changes.schedule(course, event);
      return { version: course.version, hash: course.hash, rejected: null, due: clockOf(course.state, due) };
    });
  }

  judge(who: Caller, reveal: boolean): Promise<Answer<Verdict>> {
    return answering("judge", () => verdictOn(this.#enter(who, "operator").course, reveal, this.#sources.world));
  }

  trajectory(who: Caller, after: number): Promise<Answer<TrajectoryPage>> {
    return answering("trajectory", () =>
      trajectoryPage(this.#enter(who, "operator").course, after, this.#sources.world),
    );
  }

  snapshot(who: Caller): Promise<Answer<SnapshotTaken>> {
    return this.#inTurn("snapshot", () => {
      this.#enter(who, "operator");
      return this.#environment.snapshot(Date.now());
    });
  }

  downloadSnapshot(who: Caller, id: string): Promise<Answer<string>> {
    return answering("download", () => this.#environment.downloadSnapshot(who, id));
  }

  /** As `admits`, for a download. */
  admitsDownload(who: Caller, id: string): Promise<Answer<null>> {
    return answering("admit", () => {
      this.#environment.mayDownload(who, id);
      return null;
    });
  }

  /** Keeps a file from outside, in an object of its own. */
  uploadSnapshot(id: string, json: string): Promise<Answer<SnapshotTaken>> {
    return answering("upload", () => {
      const made = this.#environment.uploadSnapshot(id, JSON.parse(json) as Json, Date.now());
      this.#life.wakeAt(Date.now() + snapshotMs);
      return made;
    });
  }

  /** For other environments, whose caller named an id that nobody can guess. */
  async snapshotText(id: string): Promise<string | null> {
    return this.#environment.journal.snapshot(id);
  }

  // Live

  /** Only upgrades to the live socket come this way. */
  override async fetch(request: Request): Promise<Response> {
    const who = JSON.parse(request.headers.get("x-caller") ?? "null") as Caller;
    const answer = await answering("live", () => this.#enter(who, "operator").course);
    if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status });
    const client = randomName(8);
    const { mine, theirs } = this.#live.accept(client);
    this.#live.send(mine, liveState(answer.value, client));
    const protocol = request.headers.get("sec-websocket-protocol");
    return new Response(null, {
      status: 101,
      webSocket: theirs,
      headers: protocol === null ? {} : { "sec-websocket-protocol": protocol },
    });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const answer = await this.#inTurn("live", () => this.#hear(socket, message));
    if (answer.ok) return;
    const { detail, issues } = answer.problem;
    const version = this.#environment.remembered?.version ?? 0;
    this.#live.send(socket, { type: "error", detail, ...(issues ? { issues } : {}), version });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 say that no code came; they may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(() => this.#life.alarm());
  }

  // Below: how

  #inTurn<T>(what: string, job: () => T | Promise<T>): Promise<Answer<T>> {
    return answering(what, () => this.#queue.run(job));
  }
  /** For an operator who changes an episode that goes on. */
  #changing<T>(what: string, who: Caller, job: (course: Course) => Promise<T>): Promise<Answer<T>> {
    return this.#inTurn(what, () => {
      const { course } = this.#enter(who, "operator");
      mustGoOn(course, "operator");
      return job(course);
    });
  }
  #enter(who: Caller, right: Role): { readonly course: Course; readonly role: Role } {
    const entered = this.#environment.enter(who, right);
    this.#life.touch(entered.course);
    return entered;
  }
  /** Another history has begun. */
  #begun(): Course {
    const { course } = this.#environment;
    this.#life.touch(course);
    this.#live.tellEach((client) => liveState(course, client));
    return course;
  }

  /** The answer to create and reset. Nothing is drawn unless asked for: the picture's address is enough. */
  async #created(tokens: Tokens | null, wish: ObservationWish, viewer: Viewer): Promise<string> {
    const { course } = this.#environment;
    const wanted: ObservationWish = { screenshot: "url", ...wish };
    const [drawn] = await Promise.all([this.#observer.draw(course, viewer, wishOf(wanted)), this.#life.report(course)]);
    const answer = {
      id: course.env.id,
      ...(tokens ? { tokens } : {}),
      version: course.version,
      ...briefOf(course.episode.task, "operator"),
      observation: observationOf(course, "operator", wanted, drawn),
    };
    return withPicture(answer, drawn);
  }

  async #hear(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const { course } = this.#environment;
    this.#life.touch(course);
    const heard = heardOf(message);
    const client = this.#live.clientOf(socket);
    if (heard.type === "state") {
      this.#live.send(socket, liveState(course, client));
      return;
    }
    mustGoOn(course, "operator");
    await this.#changes.perform(course, "hand", heard.commands as Command[], client);
  }
}
