// A phone on a recorded graph. The phone shows only recorded screens, accepts only recorded actions, and needs no page
// and no browser.
import type {
  EnvInfo,
  EpisodeBody,
  EpisodeEnd,
  ObservationWish,
  PictureQuery,
  StepBody,
  Tokens,
} from "#contract/env.ts";
import type { Place } from "#contract/listing.ts";
import type { Json } from "#contract/json.ts";
import type { LiveGraph } from "#contract/live.ts";
import type { Verdict } from "#contract/task.ts";
import { isAction } from "#contract/action.ts";
import {
  requireRunningEpisode,
  requireElements,
  standardActionsRefusal,
  noToolsRefusal,
  type Role,
} from "#env/access.ts";
import { toAnswer, Refusal, type Answer } from "#env/answer.ts";
import type { GraphCourse } from "#env/graphs/course.ts";
import { recordedBackend } from "#env/graphs/recorded-backend.ts";
import { readerForCreator } from "#env/graphs/access.ts";
import { isOnGraph, type GraphEpisode, type GraphSources, type LoadedGraph } from "#env/graphs/records.ts";
import {
  visibleElements,
  pictureFormat,
  graphTaskBrief,
  graphInfo,
  graphLive,
  graphObservation,
  graphTrajectory,
  graphVerdict,
  requireRecordedFormat,
  checkObservationOptions,
  pictureAfter,
  pictureOfNode,
} from "#env/graphs/answers.ts";
import { stepStatus, withPicture, type StepStatus } from "#env/observation.ts";
import { pastOutcome, findAnswerRecord } from "#env/idempotency.ts";
import type { TryResult } from "#env/runs/records.ts";
import type { Caller, Creator } from "#env/token.ts";
import type { TrajectoryPage } from "#env/verdict.ts";
import { parseLiveRequest } from "#env/live-messages.ts";
import { AnyPhone, type Parts, type Picture } from "./any-phone.ts";
import { loadGraphPicture, graphSources } from "./graph-cache.ts";

/** The answer to a step. If the step is repeated, the same answer is returned. */
type StepAnswer = StepStatus & { readonly message?: string };
/** The graph of the journal's episode, after it is loaded, and the creator of a phone that does not exist yet. */
interface Holder {
  ground: LoadedGraph | null;
  creator: Creator | null;
}

export class RecordedPhone extends AnyPhone<GraphEpisode, GraphCourse, GraphSources> {
  readonly #holder: Holder;

  constructor(parts: Parts) {
    const holder: Holder = { ground: null, creator: null };
    const make = recordedBackend(() => {
      if (!holder.ground) throw new Error("the episode course was requested before its graph was loaded");
      return holder.ground;
    });
    const reader = () => readerForCreator(parts.journal.env() ?? holder.creator ?? { owner: null });
    super(parts, make, graphSources(parts.bindings, parts.snapshotText, reader));
    this.#holder = holder;
  }

  create(id: string, body: EpisodeBody, creator: Creator): Promise<Answer<string>> {
    return this.runQueuedTimed("create", async () => {
      this.#holder.creator = creator;
      const { found, tokens } = await this.makePaidPhone(creator, id, body, () =>
        this.environment.create(id, body, creator, this.sources, Date.now()),
      );
      if (found === "away") this.lifecycle.resumed();
      await this.ready();
      if (found === null) this.announceHistory();
      return this.#answerCreated(tokens, body.observation ?? {});
    });
  }
  info(who: Caller): Promise<Answer<EnvInfo>> {
    return this.#read("info", who, "agent", ({ course, role }) => graphInfo(course, role));
  }
  /** Reports that no call waits, because a recorded phone needs no page. */
  place(who: Caller): Promise<Answer<Place>> {
    return this.#read("place", who, "agent", () => ({ place: null, waiting: 0, most: 0 }));
  }
  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return this.runQueued("reset", async () => {
      await this.enterWhenReady(who, "operator");
      if (await this.environment.reset(body, key, this.sources)) {
        await this.ready();
        this.announceHistory();
      }
      return this.#answerCreated(null, body?.observation ?? {});
    });
  }
  /** Returns the answer of a creation, but without tokens. The phone's group calls this method. */
  look(options: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.runQueued("look", async () => {
      const { course } = await this.enterWhenReady(options, "operator");
      checkObservationOptions(course.loadedGraph.indexedGraph.graph, course.episode.miss, wish);
      return this.#answerCreated(null, wish);
    });
  }

  // Calls of the agent

  step(
    who: Caller,
    { action, observation = {} }: StepBody,
    key: string | null,
    number?: number,
  ): Promise<Answer<string>> {
    return this.runQueuedTimed("step", async () => {
      const { course, role } = await this.enterWhenReady(who, "agent");
      if (observation.elements) requireElements(role, course.episode, "observation.elements");
      if (action.type === "TOOL") throw noToolsRefusal();
      if (!isAction(action)) throw standardActionsRefusal();
      const wanted: ObservationWish = { screenshot: "base64", ...observation };
      const memory = findAnswerRecord(this.environment.journal, course.episode, key, { action, wish: wanted });
      if (memory.earlierAnswer !== null)
        return this.#answerStep(course, role, memory.earlierAnswer as StepAnswer, wanted);
      const { graph } = course.loadedGraph.indexedGraph;
      const { miss } = course.episode;
      const toldOf = (step: number, outcome: EpisodeEnd | null, missed: boolean): StepAnswer => ({
        ...stepStatus(step, outcome),
        ...(missed && miss === "prompt" ? { message: graph.instruction } : {}),
      });
      const past = number === undefined ? undefined : pastOutcome(course, number, action);
      if (past !== undefined)
        return this.#answerStep(course, role, toldOf(number!, past, course.hasMissed(number!)), wanted);
      requireRunningEpisode(course, role);
      checkObservationOptions(graph, miss, wanted);
      const outcome = course.outcomeOf(action);
      const tried = course.preview(action);
      const answer = toldOf(course.step + 1, outcome, tried.missed);
      // If the result of the step cannot be shown, the step is not stored.
      const node = course.loadedGraph.indexedGraph.node(tried.position.way.at(-1)!);
      if (wanted.screenshot === "base64")
        await loadGraphPicture(
          this.bindings,
          course.loadedGraph.indexedGraph,
          pictureOfNode(node, tried.missed && miss === "blank"),
        );
      // A recorded picture needs no page, so it costs nothing.
      await this.allowance.runPaid(course.env, { steps: 1, pictures: 0 }, () =>
        course.commit(action, tried, outcome, () => memory.save(answer as unknown as Json, course.episode.number)),
      );
      if (this.live.hasWatchers) this.live.broadcast(JSON.stringify(graphLive(course, action)));
      if (outcome === null) this.lifecycle.reportSoon();
      else this.lifecycle.episodeEnded(course);
      return this.#answerStep(course, role, answer, wanted);
    });
  }
  observe(options: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.runQueued("observe", async () => {
      const { course, role } = await this.enterWhenReady(options, "agent");
      if (wish.elements) requireElements(role, course.episode, "observation.elements");
      const wanted: ObservationWish = { screenshot: "base64", ...wish };
      checkObservationOptions(course.loadedGraph.indexedGraph.graph, course.episode.miss, wanted);
      return this.#answerObserved(course, course.step, role, wanted, { step: course.step });
    });
  }
  screenshot(who: Caller, { format, quality, width, step }: PictureQuery): Promise<Answer<Picture>> {
    return toAnswer("screenshot", async () => {
      const { course } = await this.enterWhenReady(who, "agent");
      const name = pictureAfter(course, step === undefined ? course.step : course.versionAfter(step));
      const options = {
        ...(format === undefined ? {} : { format }),
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      requireRecordedFormat(course.loadedGraph.indexedGraph.graph, options, [name]);
      return {
        base64: await loadGraphPicture(this.bindings, course.loadedGraph.indexedGraph, name),
        format: pictureFormat(name),
      };
    });
  }
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return this.#read("elements", who, "agent", ({ course, role }) => {
      requireElements(role, course.episode);
      if (acts) throw new Refusal("conflict", "A phone on a graph cannot say which commands a touch would run.");
      const elements = visibleElements(course.node);
      if (elements === null) throw new Refusal("conflict", "No elements were recorded for this screen.");
      return JSON.stringify(elements);
    });
  }

  // Calls of the operator

  judge(who: Caller): Promise<Answer<Verdict>> {
    return this.#read("judge", who, "operator", ({ course }) => graphVerdict(course));
  }
  trajectory(who: Caller, after: number): Promise<Answer<TrajectoryPage>> {
    return this.#read("trajectory", who, "operator", ({ course }) => graphTrajectory(course, after));
  }
  state(who: Caller): Promise<Answer<never>> {
    return this.#refuseUnsupported(who, "state");
  }
  edit(who: Caller): Promise<Answer<never>> {
    return this.#refuseUnsupported(who, "editable state");
  }
  diff(who: Caller): Promise<Answer<never>> {
    return this.#refuseUnsupported(who, "data to compare");
  }
  command(who: Caller): Promise<Answer<never>> {
    return this.#refuseUnsupported(who, "commands");
  }
  event(who: Caller): Promise<Answer<never>> {
    return this.#refuseUnsupported(who, "events");
  }

  /** Returns "unknown", because runs never assign a phone on a graph. */
  async standing(): Promise<"unknown"> {
    return "unknown";
  }

  // Live clients

  greeting(who: Caller): Promise<Answer<() => LiveGraph>> {
    return this.#read(
      "live",
      who,
      "operator",
      ({ course }) =>
        () =>
          graphLive(course),
    );
  }
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>> {
    return this.runQueued("live", async () => {
      await this.ready();
      const { course } = this.environment;
      this.lifecycle.touch(course);
      if (parseLiveRequest(message).type !== "state")
        throw new Refusal("conflict", "A phone on a graph takes no commands; only steps move it.");
      this.live.send(socket, graphLive(course));
    });
  }
  alarm(): Promise<void> {
    return this.queue.run(async () => {
      try {
        if (this.environment.journal.env()?.away === null) await this.ready();
      } catch (error) {
        // The graph no longer exists, so the phone cannot be restored.
        if (!(error instanceof Refusal)) throw error;
        await this.lifecycle.erase();
        return;
      }
      await this.lifecycle.alarm();
    });
  }

  protected async ready(): Promise<void> {
    // If the course is in memory, its graph is loaded.
    if (this.environment.courseInMemory) return;
    const episode = this.environment.journal.episode();
    if (isOnGraph(episode) && this.#holder.ground?.digest !== episode.graph.digest)
      this.#holder.ground = await this.sources.reload(episode.graph);
  }
  /** Returns a fixed report. No run receives the report, because runs assign no phones on graphs. */
  protected async describeEnding(): Promise<TryResult> {
    return { kind: "void", reason: "fault" };
  }
  /** Does nothing, because no page shows the phone. */
  protected async release(): Promise<void> {}
  /** Milliseconds of page work: 0, because the phone needs no page. */
  protected get pageMs(): number {
    return 0;
  }
  protected announceHistory(): GraphCourse {
    const { course } = this.environment;
    this.lifecycle.touch(course);
    this.live.broadcastEach(() => graphLive(course));
    return course;
  }

  #read<T>(
    what: string,
    who: Caller,
    right: Role,
    look: (entered: { readonly course: GraphCourse; readonly role: Role }) => T | Promise<T>,
  ): Promise<Answer<T>> {
    return toAnswer(what, async () => look(await this.enterWhenReady(who, right)));
  }
  #refuseUnsupported(who: Caller, what: string): Promise<Answer<never>> {
    return this.#read("not on a graph", who, "operator", () => {
      throw new Refusal("conflict", `This phone is on a graph: it has no ${what}, only recorded screens.`);
    });
  }
  async #answerCreated(tokens: Tokens | null, options: ObservationWish): Promise<string> {
    const { course } = this.environment;
    const wanted: ObservationWish = { screenshot: "url", ...options };
    const [text] = await Promise.all([
      this.#answerObserved(course, course.step, "operator", wanted, {
        id: course.env.id,
        ...(tokens ? { tokens } : {}),
        version: course.version,
        ...graphTaskBrief(course, "operator"),
      }),
      this.lifecycle.report(course),
    ]);
    return text;
  }
  #answerStep(course: GraphCourse, role: Role, answer: StepAnswer, options: ObservationWish): Promise<string> {
    return this.#answerObserved(course, answer.step, role, options, answer);
  }
  /** Returns an answer with the observation after a step, as JSON. */
  async #answerObserved(
    course: GraphCourse,
    step: number,
    role: Role,
    options: ObservationWish,
    answer: object,
  ): Promise<string> {
    const observation = graphObservation(course, step, role, options);
    const name = pictureAfter(course, step);
    const screenshot =
      options.screenshot === "base64"
        ? await loadGraphPicture(this.bindings, course.loadedGraph.indexedGraph, name)
        : undefined;
    return withPicture({ ...answer, observation }, screenshot === undefined ? {} : { screenshot });
  }
}
