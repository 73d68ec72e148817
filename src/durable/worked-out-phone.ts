// A phone that is worked out, command by command, and drawn by a page. What an environment is lies in src/env.
import type {
  Change,
  CommandBody,
  Commanded,
  Edited,
  EnvInfo,
  EpisodeBody,
  ObservationWish,
  PictureQuery,
  StateAnswer,
  StepBody,
  Tokens,
} from "../contract/env.ts";
import type { Place } from "../contract/listing.ts";
import type { Event, EventDone } from "../contract/event.ts";
import type { LiveState } from "../contract/live.ts";
import type { Verdict } from "../contract/task.ts";
import { mustBeFree, mustGoOn, mustSeeElements, mustSeeHash } from "../env/access.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import type { Course } from "../env/course.ts";
import { workedOut } from "../env/environment.ts";
import { becameOf, commandsOfEvent } from "../env/events.ts";
import { briefOf, clockOf, infoOf, observationOf, stateOf, withPicture, type Drawn } from "../env/observation.ts";
import type { Sources } from "../env/plan.ts";
import type { Episode, Seat } from "../env/records.ts";
import type { Ending } from "../env/runs/records.ts";
import { endingOf, owes } from "../env/seat.ts";
import type { Caller, Creator } from "../env/token.ts";
import { trajectoryPage, verdictOn, type TrajectoryPage } from "../env/verdict.ts";
import { heardOf, liveState } from "../env/watching.ts";
import { changesBetween, type Edit } from "../env/writes.ts";
import type { Command } from "../os/command.ts";
import { isLarge, picturesOf } from "./allowance.ts";
import { AnyPhone, type Parts, type Picture } from "./any-phone.ts";
import { Changes } from "./changes.ts";
import { Observer, wishOf, type Viewer } from "./observer.ts";
import { sourcesOf } from "./sources.ts";
import { Steps } from "./steps.ts";
import { wordsOfUser } from "./user-model.ts";
import { serverVersions } from "./versions.ts";

export class WorkedOutPhone extends AnyPhone<Episode, Course, Sources> {
  readonly #observer: Observer;
  readonly #changes: Changes;
  readonly #steps: Steps;

  constructor(parts: Parts) {
    const { ctx, bindings, live, allowance } = parts;
    const sources = sourcesOf(bindings, parts.snapshotText);
    const { world } = sources;
    const observer = new Observer(bindings, allowance);
    super(parts, workedOut, sources);
    this.#observer = observer;
    this.#changes = new Changes(live, this.life, world);
    const { journal } = this.environment;
    this.#steps = new Steps({
      ctx,
      journal,
      observer,
      life: this.life,
      changes: this.#changes,
      world,
      allowance,
      words: (course, action) => wordsOfUser(bindings, course, action),
    });
  }

  // Life of the environment

  /** `seat`: the run that it is played for. */
  create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<Answer<string>> {
    return this.inTurnNoted("create", async () => {
      const { found, tokens } = await this.opened(creator, id, body, () =>
        this.environment.create(id, body, creator, this.sources, Date.now(), seat),
      );
      if (found === "away") this.life.woken();
      if (found === null) {
        this.#observer.begin(id);
        this.begun();
      }
      return this.#created(tokens, body.observation ?? {}, { origin, fresh: false });
    });
  }

  /** For its run, which has not heard of it for long: whether the episode goes on. If it is over, the run hears it first. */
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown"> {
    return this.queue.run(async () => {
      const { journal } = this.environment;
      const env = journal.env();
      const { seat } = env ?? {};
      if (!env || seat?.run !== run || seat.episode !== episode || seat.told) return "unknown";
      if (!owes(env, journal.episode())) return "played";
      await this.life.tellRun();
      return "over";
    });
  }

  info(who: Caller): Promise<Answer<EnvInfo>> {
    return answering("info", () => {
      const { course, role } = this.environment.glance(who, "agent");
      this.life.touch(course);
      return infoOf(course, role);
    });
  }

  /** Asked beside the call that waits. */
  place(who: Caller): Promise<Answer<Place>> {
    return answering("place", () => this.#observer.place(this.environment.glance(who, "agent").course.env.id));
  }

  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return this.inTurn("reset", async () => {
      mustBeFree(this.enter(who, "operator").course.env);
      if (await this.environment.reset(body, key, this.sources)) this.begun();
      return this.#created(null, body?.observation ?? {}, who);
    });
  }

  /** For its group: as its creation was answered, without tokens. */
  look(who: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.inTurn("look", () => (this.enter(who, "operator"), this.#created(null, wish, who)));
  }

  // The agent's side

  /** `number`: which step of the episode it is, where the agent says so. */
  step(who: Caller, body: StepBody, key: string | null, number?: number): Promise<Answer<string>> {
    return this.inTurnNoted("step", () =>
      this.#steps.step({ ...this.enter(who, "agent"), viewer: who }, body, key, number),
    );
  }

  /** What an agent sees, and after which step, as JSON. */
  observe(who: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.inTurnNoted("observe", async () => {
      const { course, role } = this.enter(who, "agent");
      if (wish.elements) mustSeeElements(role, course.episode, "observation.elements");
      if (wish.state_hash) mustSeeHash(role, course.env);
      const wanted: ObservationWish = { screenshot: "base64", ...wish };
      const pictures = picturesOf(wanted, course.episode.boot.device);
      return this.allowance.paying(course.env, { steps: 0, pictures }, async () => {
        const drawn = await this.#observer.draw(course, who, wishOf(wanted));
        return withPicture({ step: course.step, observation: observationOf(course, role, wanted, drawn) }, drawn);
      });
    });
  }

  /** The picture in base64. */
  screenshot(who: Caller, query: PictureQuery): Promise<Answer<Picture>> {
    return answering("screenshot", async () => {
      const { format = query.accepted ?? "png", quality, width, step } = query;
      const capture = {
        format,
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      const wish = { elements: false, capture };
      const picture = ({ screenshot }: Drawn): Picture => ({ base64: screenshot ?? "", format });
      const costOf = ({ episode }: Course) => ({ steps: 0, pictures: isLarge(episode.boot.device, query) ? 1 : 0 });
      if (step !== undefined) {
        const { course } = this.enter(who, "agent");
        const version = course.versionAfter(step);
        // The past waits for nobody; only the present has to be settled first.
        if (version !== course.version)
          return this.allowance.paying(course.env, costOf(course), async () =>
            picture(await this.#observer.drawPast(course, version, who, wish)),
          );
      }
      return this.queue.run(async () => {
        const { course } = this.enter(who, "agent");
        return this.allowance.paying(course.env, costOf(course), async () =>
          picture(await this.#observer.draw(course, who, wish)),
        );
      });
    });
  }

  /** As JSON. */
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return this.inTurn("elements", async () => {
      const { course, role } = this.enter(who, "agent");
      mustSeeElements(role, course.episode);
      if (role === "agent" && acts)
        throw new Refusal("forbidden", "Only the operator's token may ask what a touch would do.");
      const drawn = await this.#observer.draw(course, who, { elements: acts ? "acts" : true, capture: null });
      return JSON.stringify(drawn.elements ?? []);
    });
  }

  // The operator's side

  state(who: Caller, path: string | null): Promise<Answer<StateAnswer>> {
    return answering("state", () => stateOf(this.enter(who, "operator").course, path));
  }

  edit(who: Caller, patch: Edit): Promise<Answer<Edited>> {
    return this.#changing("edit", who, async (course) => {
      await this.#changes.edit(course, patch);
      return { version: course.version, hash: course.hash };
    });
  }

  diff(who: Caller): Promise<Answer<Change[]>> {
    return answering("diff", () => {
      const { course } = this.enter(who, "operator");
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
        const made = await this.#changes.perform(course, "event", commandsOfEvent(event));
        return { version: course.version, hash: course.hash, ...becameOf(event, made) };
      }
      const due = await this.#changes.schedule(course, event);
      const { version, hash } = course;
      return { version, hash, became: "scheduled", rejected: null, due: clockOf(course.state, due) };
    });
  }

  judge(who: Caller, reveal: boolean): Promise<Answer<Verdict>> {
    return answering("judge", () => verdictOn(this.enter(who, "operator").course, reveal, this.sources.world));
  }

  trajectory(who: Caller, after: number): Promise<Answer<TrajectoryPage>> {
    return answering("trajectory", () => trajectoryPage(this.enter(who, "operator").course, after, this.sources.world));
  }

  // Live

  greeting(who: Caller): Promise<Answer<(client: string) => LiveState>> {
    return answering("live", () => {
      const { course } = this.enter(who, "operator");
      return (client) => liveState(course, client);
    });
  }
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>> {
    return this.inTurn("live", () => this.#hear(socket, message));
  }
  alarm(): Promise<void> {
    return this.queue.run(() => this.life.alarm());
  }

  // Below: how

  /** For an operator who changes an episode that goes on. */
  #changing<T>(what: string, who: Caller, job: (course: Course) => Promise<T>): Promise<Answer<T>> {
    return this.inTurn(what, () => {
      const { course } = this.enter(who, "operator");
      mustGoOn(course, "operator");
      return job(course);
    });
  }
  /** All that a course needs is in its journal. */
  protected async ready(): Promise<void> {}
  protected async ending(): Promise<Ending> {
    return endingOf(this.environment.course, await serverVersions(this.bindings), this.sources.world);
  }
  protected release(id: string): Promise<void> {
    return this.#observer.release(id);
  }
  protected get pageMs(): number {
    return this.#observer.pageMs;
  }
  protected begun(): Course {
    const { course } = this.environment;
    this.life.touch(course);
    this.live.tellEach((client) => liveState(course, client));
    return course;
  }

  /** The answer to create and reset. Nothing is drawn unless asked for: the picture's address is enough. */
  async #created(tokens: Tokens | null, wish: ObservationWish, viewer: Viewer): Promise<string> {
    const { course } = this.environment;
    const wanted: ObservationWish = { screenshot: "url", ...wish };
    const [drawn] = await Promise.all([this.#observer.draw(course, viewer, wishOf(wanted)), this.life.report(course)]);
    const answer = {
      id: course.env.id,
      ...(tokens ? { tokens } : {}),
      version: course.version,
      ...briefOf(course.episode.task, "operator"),
      observation: observationOf(course, "operator", wanted, drawn),
    };
    return withPicture(answer, drawn);
  }

  async #hear(socket: WebSocket, message: unknown): Promise<void> {
    const { course } = this.environment;
    this.life.touch(course);
    const heard = heardOf(message);
    const client = this.live.clientOf(socket);
    if (heard.type === "state") {
      this.live.send(socket, liveState(course, client));
      return;
    }
    mustGoOn(course, "operator");
    await this.#changes.perform(course, "hand", heard.commands as Command[], client);
  }
}
