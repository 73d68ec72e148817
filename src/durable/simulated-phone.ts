// A phone that runs commands and is drawn by a page. The environment itself is in src/env.
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
} from "#contract/env.ts";
import type { Place } from "#contract/listing.ts";
import type { Event, EventDone } from "#contract/event.ts";
import type { LiveState } from "#contract/live.ts";
import type { Verdict } from "#contract/task.ts";
import { requireNotInRun, requireRunningEpisode, requireElements, requireHashAccess } from "#env/access.ts";
import { toAnswer, Refusal, type Answer } from "#env/answer.ts";
import type { Course } from "#env/course.ts";
import { simulatedBackend } from "#env/environment.ts";
import { eventOutcome, commandsOfEvent } from "#env/events.ts";
import {
  taskBrief,
  formatClock,
  envInfo,
  makeObservation,
  readState,
  withPicture,
  type PageOutput,
} from "#env/observation.ts";
import type { EnvironmentSources } from "#env/plan.ts";
import type { Episode, RunMembership } from "#env/records.ts";
import type { TryResult } from "#env/runs/records.ts";
import { makeTryResult, mustReportToRun } from "#env/run-membership.ts";
import type { Caller, Creator } from "#env/token.ts";
import { trajectoryPage, judgeEpisode, type TrajectoryPage } from "#env/verdict.ts";
import { parseLiveRequest, liveState } from "#env/live-messages.ts";
import { changesBetween, type Edit } from "#env/writes.ts";
import type { Command } from "#os/command.ts";
import { isLarge, countLargePictures } from "./allowance.ts";
import { AnyPhone, type Parts, type Picture } from "./any-phone.ts";
import { ChangeWriter } from "./change-writer.ts";
import { PhoneDisplay, drawOptionsFor, type Viewer } from "./phone-display.ts";
import { phoneSources } from "./sources.ts";
import { StepRunner } from "./step-runner.ts";
import { askUserModel } from "./user-model.ts";
import { serverVersions } from "./versions.ts";

export class SimulatedPhone extends AnyPhone<Episode, Course, EnvironmentSources> {
  readonly #display: PhoneDisplay;
  readonly #changes: ChangeWriter;
  readonly #steps: StepRunner;

  constructor(parts: Parts) {
    const { ctx, bindings, live, allowance } = parts;
    const sources = phoneSources(bindings, parts.snapshotText);
    const { world } = sources;
    const display = new PhoneDisplay(bindings, allowance);
    super(parts, simulatedBackend, sources);
    this.#display = display;
    this.#changes = new ChangeWriter(live, this.lifecycle, world);
    const { journal } = this.environment;
    this.#steps = new StepRunner({
      ctx,
      journal,
      display,
      life: this.lifecycle,
      changes: this.#changes,
      world,
      allowance,
      askUserModel: (course, action) => askUserModel(bindings, course, action),
    });
  }

  // Lifecycle of the environment

  /** Creates the phone. `seat`: the run and the episode that the phone is created for. */
  create(
    id: string,
    body: EpisodeBody,
    creator: Creator,
    origin: string | null,
    seat?: RunMembership,
  ): Promise<Answer<string>> {
    return this.runQueuedTimed("create", async () => {
      const { found, tokens } = await this.makePaidPhone(creator, id, body, () =>
        this.environment.create(id, body, creator, this.sources, Date.now(), seat),
      );
      if (found === "away") this.lifecycle.resumed();
      if (found === null) {
        this.#display.begin(id);
        this.announceHistory();
      }
      return this.#answerCreated(tokens, body.observation ?? {}, { origin, fresh: false });
    });
  }

  /**
   * Returns whether the episode continues. The phone's run calls this if it has not received a report for a long time.
   * If the episode is over, the phone notifies the run first.
   */
  standing(run: string, episode: number): Promise<"played" | "over" | "unknown"> {
    return this.queue.run(async () => {
      const { journal } = this.environment;
      const env = journal.env();
      const { seat } = env ?? {};
      if (!env || seat?.run !== run || seat.episode !== episode || seat.told) return "unknown";
      if (!mustReportToRun(env, journal.episode())) return "played";
      await this.lifecycle.notifyRun();
      return "over";
    });
  }

  info(who: Caller): Promise<Answer<EnvInfo>> {
    return toAnswer("info", () => {
      const { course, role } = this.environment.summary(who, "agent");
      this.lifecycle.touch(course);
      return envInfo(course, role);
    });
  }

  /**
   * Returns the position of the phone's waiting call. Skips the phone's own queue, because another call of the phone is
   * waiting for a page.
   */
  place(who: Caller): Promise<Answer<Place>> {
    return toAnswer("place", () => this.#display.place(this.environment.summary(who, "agent").course.env.id));
  }

  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return this.runQueued("reset", async () => {
      requireNotInRun(this.enter(who, "operator").course.env);
      if (await this.environment.reset(body, key, this.sources)) this.announceHistory();
      return this.#answerCreated(null, body?.observation ?? {}, who);
    });
  }

  /** Returns the answer of a creation, but without tokens. The phone's group calls this method. */
  look(who: Caller, options: ObservationWish): Promise<Answer<string>> {
    return this.runQueued("look", () => (this.enter(who, "operator"), this.#answerCreated(null, options, who)));
  }

  // Calls of the agent

  /** Runs a step. `number`: the number of the step in the episode, if the agent sends the number. */
  step(who: Caller, body: StepBody, key: string | null, number?: number): Promise<Answer<string>> {
    return this.runQueuedTimed("step", () =>
      this.#steps.step({ ...this.enter(who, "agent"), viewer: who }, body, key, number),
    );
  }

  /** Returns the agent's observation as JSON, with the number of the last step. */
  observe(who: Caller, options: ObservationWish): Promise<Answer<string>> {
    return this.runQueuedTimed("observe", async () => {
      const { course, role } = this.enter(who, "agent");
      if (options.elements) requireElements(role, course.episode, "observation.elements");
      if (options.state_hash) requireHashAccess(role, course.env);
      const wanted: ObservationWish = { screenshot: "base64", ...options };
      const pictures = countLargePictures(wanted, course.episode.boot.device);
      return this.allowance.runPaid(course.env, { steps: 0, pictures }, async () => {
        const drawn = await this.#display.draw(course, who, drawOptionsFor(wanted));
        return withPicture({ step: course.step, observation: makeObservation(course, role, wanted, drawn) }, drawn);
      });
    });
  }

  /** Returns a picture of the display in base64. */
  screenshot(who: Caller, query: PictureQuery): Promise<Answer<Picture>> {
    return toAnswer("screenshot", async () => {
      const { format = query.accepted ?? "png", quality, width, step } = query;
      const capture = {
        format,
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      const options = { elements: false, capture };
      const picture = ({ screenshot }: PageOutput): Picture => ({ base64: screenshot ?? "", format });
      const costOf = ({ episode }: Course) => ({ steps: 0, pictures: isLarge(episode.boot.device, query) ? 1 : 0 });
      if (step !== undefined) {
        const { course } = this.enter(who, "agent");
        const version = course.versionAfter(step);
        // A past version does not need the queue. Only the current version must wait until the display has settled.
        if (version !== course.version)
          return this.allowance.runPaid(course.env, costOf(course), async () =>
            picture(await this.#display.drawPast(course, version, who, options)),
          );
      }
      return this.queue.run(async () => {
        const { course } = this.enter(who, "agent");
        return this.allowance.runPaid(course.env, costOf(course), async () =>
          picture(await this.#display.draw(course, who, options)),
        );
      });
    });
  }

  /** Returns the elements of the display as JSON. */
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return this.runQueued("elements", async () => {
      const { course, role } = this.enter(who, "agent");
      requireElements(role, course.episode);
      if (role === "agent" && acts)
        throw new Refusal("forbidden", "Only the operator's token may ask what a touch would do.");
      const drawn = await this.#display.draw(course, who, { elements: acts ? "acts" : true, capture: null });
      return JSON.stringify(drawn.elements ?? []);
    });
  }

  // Calls of the operator

  state(who: Caller, path: string | null): Promise<Answer<StateAnswer>> {
    return toAnswer("state", () => readState(this.enter(who, "operator").course, path));
  }

  edit(who: Caller, patch: Edit): Promise<Answer<Edited>> {
    return this.#changeEpisode("edit", who, async (course) => {
      await this.#changes.edit(course, patch);
      return { version: course.version, hash: course.hash };
    });
  }

  diff(who: Caller): Promise<Answer<Change[]>> {
    return toAnswer("diff", () => {
      const { course } = this.enter(who, "operator");
      return changesBetween(course.start, course.state);
    });
  }

  command(who: Caller, { app, command, args = {} }: CommandBody): Promise<Answer<Commanded>> {
    return this.#changeEpisode("command", who, async (course) => {
      const commands = [{ name: `${app}.${command}`, args }];
      const { rejected, result } = await this.#changes.perform(course, "command", commands);
      const { version, hash } = course;
      return { version, hash, rejected, ...(result === undefined ? {} : { result }) };
    });
  }

  event(who: Caller, event: Event): Promise<Answer<EventDone>> {
    return this.#changeEpisode("event", who, async (course) => {
      if (!event.after_seconds) {
        const result = await this.#changes.perform(course, "event", commandsOfEvent(event));
        return { version: course.version, hash: course.hash, ...eventOutcome(event, result) };
      }
      const due = await this.#changes.schedule(course, event);
      const { version, hash } = course;
      return {
        version,
        hash,
        outcome: "scheduled",
        became: "scheduled",
        rejected: null,
        due: formatClock(course.state, due),
      };
    });
  }

  judge(who: Caller, reveal: boolean): Promise<Answer<Verdict>> {
    return toAnswer("judge", () => judgeEpisode(this.enter(who, "operator").course, reveal, this.sources.world));
  }

  trajectory(who: Caller, after: number): Promise<Answer<TrajectoryPage>> {
    return toAnswer("trajectory", () => trajectoryPage(this.enter(who, "operator").course, after, this.sources.world));
  }

  // Live clients

  greeting(who: Caller): Promise<Answer<(client: string) => LiveState>> {
    return toAnswer("live", () => {
      const { course } = this.enter(who, "operator");
      return (client) => liveState(course, client);
    });
  }
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>> {
    return this.runQueued("live", () => this.#hear(socket, message));
  }
  alarm(): Promise<void> {
    return this.queue.run(() => this.lifecycle.alarm());
  }

  /** Runs an operator's change to a running episode. */
  #changeEpisode<T>(what: string, who: Caller, job: (course: Course) => Promise<T>): Promise<Answer<T>> {
    return this.runQueued(what, () => {
      const { course } = this.enter(who, "operator");
      requireRunningEpisode(course, "operator");
      return job(course);
    });
  }
  /** Does nothing, because the journal contains all the data that a course needs. */
  protected async ready(): Promise<void> {}
  protected async describeEnding(): Promise<TryResult> {
    return makeTryResult(this.environment.course, await serverVersions(this.bindings), this.sources.world);
  }
  protected release(id: string): Promise<void> {
    return this.#display.release(id);
  }
  protected get pageMs(): number {
    return this.#display.pageMs;
  }
  protected announceHistory(): Course {
    const { course } = this.environment;
    this.lifecycle.touch(course);
    this.live.broadcastEach((client) => liveState(course, client));
    return course;
  }

  /**
   * Returns the answer to the calls `create` and `reset`. The server draws a picture only on request, because the
   * picture's URL is enough.
   */
  async #answerCreated(tokens: Tokens | null, options: ObservationWish, viewer: Viewer): Promise<string> {
    const { course } = this.environment;
    const wanted: ObservationWish = { screenshot: "url", ...options };
    const [drawn] = await Promise.all([
      this.#display.draw(course, viewer, drawOptionsFor(wanted)),
      this.lifecycle.report(course),
    ]);
    const answer = {
      id: course.env.id,
      ...(tokens ? { tokens } : {}),
      version: course.version,
      ...taskBrief(course.episode.task, "operator"),
      observation: makeObservation(course, "operator", wanted, drawn),
    };
    return withPicture(answer, drawn);
  }

  async #hear(socket: WebSocket, message: unknown): Promise<void> {
    const { course } = this.environment;
    this.lifecycle.touch(course);
    const request = parseLiveRequest(message);
    const client = this.live.clientOf(socket);
    if (request.type === "state") {
      this.live.send(socket, liveState(course, client));
      return;
    }
    requireRunningEpisode(course, "operator");
    await this.#changes.perform(course, "hand", request.commands as Command[], client);
  }
}
