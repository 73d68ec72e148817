// A phone on a graph: what it shows and understands is what was recorded. It needs no page and no browser.
import type {
  EnvInfo,
  EpisodeBody,
  EpisodeEnd,
  ObservationWish,
  PictureQuery,
  StepBody,
  Tokens,
} from "../contract/env.ts";
import type { Place } from "../contract/listing.ts";
import type { Json } from "../contract/json.ts";
import type { LiveGraph } from "../contract/live.ts";
import type { Verdict } from "../contract/task.ts";
import { mustGoOn, mustSeeElements, withoutTools, type Role } from "../env/access.ts";
import { answering, Refusal, type Answer } from "../env/answer.ts";
import type { GraphCourse } from "../env/graphs/course.ts";
import { onGraph } from "../env/graphs/make.ts";
import { readerOf } from "../env/graphs/readers.ts";
import { isOnGraph, type GraphEpisode, type GraphSources, type Playground } from "../env/graphs/records.ts";
import {
  elementsOf,
  formatOf,
  graphBrief,
  graphInfo,
  graphLive,
  graphObservation,
  graphTrajectory,
  graphVerdict,
  mustBeAsIs,
  mustFit,
  pictureAfter,
  shownAt,
} from "../env/graphs/telling.ts";
import { factsOf, withPicture, type StepFacts } from "../env/observation.ts";
import { pastOutcome, recalled } from "../env/recall.ts";
import type { Ending } from "../env/runs/records.ts";
import type { Caller, Creator } from "../env/token.ts";
import type { TrajectoryPage } from "../env/verdict.ts";
import { heardOf } from "../env/watching.ts";
import { AnyPhone, type Parts, type Picture } from "./any-phone.ts";
import { graphPicture, graphSourcesOf } from "./playgrounds.ts";

/** What a step is answered with, and answered again. */
type Told = StepFacts & { readonly message?: string };
/** The graph that the journal's episode is on, once it is in memory; and on whose behalf a phone is made, before it is there. */
interface Holder {
  ground: Playground | null;
  creator: Creator | null;
}

export class GraphPhone extends AnyPhone<GraphEpisode, GraphCourse, GraphSources> {
  readonly #holder: Holder;

  constructor(parts: Parts) {
    const holder: Holder = { ground: null, creator: null };
    const make = onGraph(() => {
      if (!holder.ground) throw new Error("asked for a course before its graph was there");
      return holder.ground;
    });
    const reader = () => readerOf(parts.journal.env() ?? holder.creator ?? { owner: null });
    super(parts, make, graphSourcesOf(parts.bindings, parts.snapshotText, reader));
    this.#holder = holder;
  }

  create(id: string, body: EpisodeBody, creator: Creator): Promise<Answer<string>> {
    return this.inTurnNoted("create", async () => {
      this.#holder.creator = creator;
      const { found, tokens } = await this.opened(creator, id, body, () =>
        this.environment.create(id, body, creator, this.sources, Date.now()),
      );
      if (found === "away") this.life.woken();
      await this.ready();
      if (found === null) this.begun();
      return this.#created(tokens, body.observation ?? {});
    });
  }
  info(who: Caller): Promise<Answer<EnvInfo>> {
    return this.#looking("info", who, "agent", ({ course, role }) => graphInfo(course, role));
  }
  /** Nobody waits where nothing is drawn. */
  place(who: Caller): Promise<Answer<Place>> {
    return this.#looking("place", who, "agent", () => ({ place: null, waiting: 0, most: 0 }));
  }
  reset(who: Caller, body: EpisodeBody | null, key: string | null): Promise<Answer<string>> {
    return this.inTurn("reset", async () => {
      await this.entered(who, "operator");
      if (await this.environment.reset(body, key, this.sources)) {
        await this.ready();
        this.begun();
      }
      return this.#created(null, body?.observation ?? {});
    });
  }
  /** For its group: as its creation was answered, without tokens. */
  look(who: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.inTurn("look", async () => {
      const { course } = await this.entered(who, "operator");
      mustFit(course.ground.board.graph, course.episode.miss, wish);
      return this.#created(null, wish);
    });
  }

  // The agent's side

  step(
    who: Caller,
    { action, observation: wish = {} }: StepBody,
    key: string | null,
    number?: number,
  ): Promise<Answer<string>> {
    return this.inTurnNoted("step", async () => {
      const { course, role } = await this.entered(who, "agent");
      if (wish.elements) mustSeeElements(role, course.episode, "observation.elements");
      if (action.type === "TOOL") throw withoutTools();
      const wanted: ObservationWish = { screenshot: "base64", ...wish };
      const memory = recalled(this.environment.journal, course.episode, key, { action, wish: wanted });
      if (memory.kept !== null) return this.#told(course, role, memory.kept as Told, wanted);
      const { graph } = course.ground.board;
      const { miss } = course.episode;
      const toldOf = (step: number, outcome: EpisodeEnd | null, missed: boolean): Told => ({
        ...factsOf(step, outcome),
        ...(missed && miss === "prompt" ? { message: graph.instruction } : {}),
      });
      const past = number === undefined ? undefined : pastOutcome(course, number, action);
      if (past !== undefined) return this.#told(course, role, toldOf(number!, past, course.hasMissed(number!)), wanted);
      mustGoOn(course, role);
      mustFit(graph, miss, wanted);
      const outcome = course.outcomeOf(action);
      const tried = course.tried(action);
      const told = toldOf(course.step + 1, outcome, tried.missed);
      // What cannot be shown is not done.
      const node = course.ground.board.node(tried.spot.way.at(-1)!);
      if (wanted.screenshot === "base64")
        await graphPicture(this.bindings, course.ground.board, shownAt(node, tried.missed && miss === "blank"));
      // Its pictures cost no page.
      await this.allowance.paying(course.env, { steps: 1, pictures: 0 }, () =>
        course.commit(action, tried, outcome, () => memory.keep(told as unknown as Json, course.episode.number)),
      );
      if (this.live.watched) this.live.tell(JSON.stringify(graphLive(course, action)));
      if (outcome === null) this.life.reportSoon();
      else this.life.ended(course);
      return this.#told(course, role, told, wanted);
    });
  }
  observe(who: Caller, wish: ObservationWish): Promise<Answer<string>> {
    return this.inTurn("observe", async () => {
      const { course, role } = await this.entered(who, "agent");
      if (wish.elements) mustSeeElements(role, course.episode, "observation.elements");
      const wanted: ObservationWish = { screenshot: "base64", ...wish };
      mustFit(course.ground.board.graph, course.episode.miss, wanted);
      return this.#observed(course, course.step, role, wanted, { step: course.step });
    });
  }
  screenshot(who: Caller, { format, quality, width, step }: PictureQuery): Promise<Answer<Picture>> {
    return answering("screenshot", async () => {
      const { course } = await this.entered(who, "agent");
      const name = pictureAfter(course, step === undefined ? course.step : course.versionAfter(step));
      const asked = {
        ...(format === undefined ? {} : { format }),
        ...(quality === undefined ? {} : { quality }),
        ...(width === undefined ? {} : { width }),
      };
      mustBeAsIs(course.ground.board.graph, asked, [name]);
      return { base64: await graphPicture(this.bindings, course.ground.board, name), format: formatOf(name) };
    });
  }
  elements(who: Caller, acts: boolean): Promise<Answer<string>> {
    return this.#looking("elements", who, "agent", ({ course, role }) => {
      mustSeeElements(role, course.episode);
      if (acts) throw new Refusal("conflict", "A phone on a graph cannot tell what a touch would do.");
      const elements = elementsOf(course.node);
      if (elements === null) throw new Refusal("conflict", "No elements were recorded for this screen.");
      return JSON.stringify(elements);
    });
  }

  // The operator's side

  judge(who: Caller): Promise<Answer<Verdict>> {
    return this.#looking("judge", who, "operator", ({ course }) => graphVerdict(course));
  }
  trajectory(who: Caller, after: number): Promise<Answer<TrajectoryPage>> {
    return this.#looking("trajectory", who, "operator", ({ course }) => graphTrajectory(course, after));
  }
  state(who: Caller): Promise<Answer<never>> {
    return this.#notHere(who, "state");
  }
  edit(who: Caller): Promise<Answer<never>> {
    return this.#notHere(who, "state that could be edited");
  }
  diff(who: Caller): Promise<Answer<never>> {
    return this.#notHere(who, "data that could differ");
  }
  command(who: Caller): Promise<Answer<never>> {
    return this.#notHere(who, "commands");
  }
  event(who: Caller): Promise<Answer<never>> {
    return this.#notHere(who, "events");
  }

  /** A run deals out tasks, never graphs. */
  async standing(): Promise<"unknown"> {
    return "unknown";
  }

  // Live

  greeting(who: Caller): Promise<Answer<() => LiveGraph>> {
    return this.#looking(
      "live",
      who,
      "operator",
      ({ course }) =>
        () =>
          graphLive(course),
    );
  }
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>> {
    return this.inTurn("live", async () => {
      await this.ready();
      const { course } = this.environment;
      this.life.touch(course);
      if (heardOf(message).type !== "state")
        throw new Refusal("conflict", "A phone on a graph takes no commands; only steps move it.");
      this.live.send(socket, graphLive(course));
    });
  }
  alarm(): Promise<void> {
    return this.queue.run(async () => {
      try {
        if (this.environment.journal.env()?.away === null) await this.ready();
      } catch (error) {
        // Its graph is gone: nothing of it can be restored.
        if (!(error instanceof Refusal)) throw error;
        await this.life.erase();
        return;
      }
      await this.life.alarm();
    });
  }

  // Below: how

  protected async ready(): Promise<void> {
    // A course in memory has its graph.
    if (this.environment.remembered) return;
    const episode = this.environment.journal.episode();
    if (isOnGraph(episode) && this.#holder.ground?.digest !== episode.graph.digest)
      this.#holder.ground = await this.sources.same(episode.graph);
  }
  /** No run deals out graphs. */
  protected async ending(): Promise<Ending> {
    return { kind: "void", reason: "fault" };
  }
  /** Nothing but its storage holds it. */
  protected async release(): Promise<void> {}
  /** It needs no page. */
  protected get pageMs(): number {
    return 0;
  }
  protected begun(): GraphCourse {
    const { course } = this.environment;
    this.life.touch(course);
    this.live.tellEach(() => graphLive(course));
    return course;
  }

  #looking<T>(
    what: string,
    who: Caller,
    right: Role,
    look: (entered: { readonly course: GraphCourse; readonly role: Role }) => T | Promise<T>,
  ): Promise<Answer<T>> {
    return answering(what, async () => look(await this.entered(who, right)));
  }
  #notHere(who: Caller, what: string): Promise<Answer<never>> {
    return this.#looking("not on a graph", who, "operator", () => {
      throw new Refusal("conflict", `This phone is on a graph: it has no ${what}, only recorded screens.`);
    });
  }
  async #created(tokens: Tokens | null, wish: ObservationWish): Promise<string> {
    const { course } = this.environment;
    const wanted: ObservationWish = { screenshot: "url", ...wish };
    const [text] = await Promise.all([
      this.#observed(course, course.step, "operator", wanted, {
        id: course.env.id,
        ...(tokens ? { tokens } : {}),
        version: course.version,
        ...graphBrief(course, "operator"),
      }),
      this.life.report(course),
    ]);
    return text;
  }
  #told(course: GraphCourse, role: Role, told: Told, wish: ObservationWish): Promise<string> {
    return this.#observed(course, told.step, role, wish, told);
  }
  /** An answer with what is seen after a step, as JSON. */
  async #observed(
    course: GraphCourse,
    step: number,
    role: Role,
    wish: ObservationWish,
    answer: object,
  ): Promise<string> {
    const observation = graphObservation(course, step, role, wish);
    const name = pictureAfter(course, step);
    const screenshot =
      wish.screenshot === "base64" ? await graphPicture(this.bindings, course.ground.board, name) : undefined;
    return withPicture({ ...answer, observation }, screenshot === undefined ? {} : { screenshot });
  }
}
