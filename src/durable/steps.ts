// An agent's step from the asking to the answer.
import type { StepAction } from "../contract/action.ts";
import type { ObservationWish, StepBody } from "../contract/env.ts";
import { mustGoOn, mustHaveTools, mustSeeElements, mustSeeHash, type Role } from "../env/access.ts";
import { Refusal } from "../env/answer.ts";
import type { Course } from "../env/course.ts";
import type { Journal } from "../env/journal.ts";
import { factsOf, observationOf, withPicture, type Drawn, type StepFacts } from "../env/observation.ts";
import { pastOutcome, recalled, type Recalled } from "../env/recall.ts";
import { withWorld } from "../env/lookup.ts";
import { commandsOf } from "../env/records.ts";
import { answerOf, taken } from "../env/step.ts";
import type { Command } from "../os/command.ts";
import type { World } from "../world/read.ts";
import { picturesOf, type Allowance } from "./allowance.ts";
import type { Changes } from "./changes.ts";
import type { Life } from "./life.ts";
import { wishOf, type Observer, type Viewer } from "./observer.ts";

export interface StepsOptions {
  readonly ctx: DurableObjectState;
  readonly journal: Journal;
  readonly observer: Observer;
  readonly life: Life;
  readonly changes: Changes;
  readonly world: World;
  readonly allowance: Allowance;
  /** What a model says for the user to this action; null where the rules speak. Refuses where it cannot be had. */
  readonly words: (course: Course, action: StepAction) => Promise<string | null>;
}
export interface Asker {
  readonly course: Course;
  readonly role: Role;
  readonly viewer: Viewer;
}

export class Steps {
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
  }

  /**
   * The answer as JSON. With a `key` that was used for this step already, it is answered again and not done again; so is the
   * step of this `number`, where it was done.
   */
  async step(
    asker: Asker,
    { action, observation: wish = {} }: StepBody,
    key: string | null,
    number?: number,
  ): Promise<string> {
    const { course, role } = asker;
    if (wish.elements) mustSeeElements(role, course.episode, "observation.elements");
    if (wish.state_hash) mustSeeHash(role, course.env);
    if (action.type === "TOOL") mustHaveTools(course.episode);
    const { journal, allowance } = this.#options;
    const wanted: ObservationWish = { screenshot: "base64", ...wish };
    const memory = recalled(journal, course.episode, key, { action, wish });
    const pictures = picturesOf(wanted, course.episode.boot.device);
    const past = number === undefined ? undefined : pastOutcome(course, number, action);
    const done = memory.kept !== null ? (memory.kept as StepFacts) : past === undefined ? null : factsOf(number!, past);
    if (done)
      return allowance.paying(course.env, { steps: 0, pictures }, () => this.#again(asker, done, action, wanted));
    mustGoOn(course, role);
    return allowance.paying(course.env, { steps: 1, pictures }, () => this.#done(asker, action, wanted, memory));
  }

  async #done(
    { course, role, viewer }: Asker,
    action: StepAction,
    wanted: ObservationWish,
    memory: Recalled,
  ): Promise<string> {
    const { observer, changes, world } = this.#options;
    const outcome = course.outcomeOf(action);
    const facts = factsOf(course.step + 1, outcome);
    const before = course.state;
    let drawn: Drawn;
    let commands: readonly Command[];
    try {
      const words = await this.#options.words(course, action);
      const done = await taken(course, action, observer.page(course, viewer, wishOf(wanted)), world, words);
      changes.commit(course, done.made, { outcome, also: () => memory.keep(facts, course.episode.number) });
      drawn = done.drawn;
      commands = done.made.commands as readonly Command[];
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return this.#voided(course, role, wanted, `action ${JSON.stringify(action)}`, error);
    }
    const told = await withWorld(world, () => answerOf(action, commands, before, course.state));
    return withPicture({ ...facts, ...told, observation: observationOf(course, role, wanted, drawn) }, drawn);
  }

  /** The answer to a step that was done before. It is drawn again: a picture is a function of the state. */
  async #again(
    { course, role, viewer }: Asker,
    facts: StepFacts,
    action: StepAction,
    wish: ObservationWish,
  ): Promise<string> {
    const { observer, world } = this.#options;
    const version = course.versionAfter(facts.step);
    const moment = {
      env: course.env,
      step: facts.step,
      state: course.stateAt(version),
      hash: course.hashAt(version) ?? "",
    };
    const drawn =
      version === course.version
        ? await observer.draw(course, viewer, wishOf(wish))
        : await observer.drawPast(course, version, viewer, wishOf(wish));
    const before = version === 0 ? moment.state : course.stateAt(version - 1);
    const row = version === 0 ? undefined : course.rowsAfter(version - 1, 1)[0];
    const commands = row ? commandsOf(row) : [];
    const told = await withWorld(world, () => answerOf(action, commands, before, moment.state));
    return withPicture({ ...facts, ...told, observation: observationOf(moment, role, wish, drawn) }, drawn);
  }

  /** A fault of ours at a step ends the episode. */
  #voided(course: Course, role: Role, wish: ObservationWish, what: string, error: unknown): string {
    const { ctx, life, observer } = this.#options;
    const { env, step, version } = course;
    console.error(`${env.id} is void after version ${version}, ${what}:`, error);
    course.void();
    life.ended(course);
    ctx.waitUntil(observer.release(env.id));
    const counts = env.seat ? "its run counts it as not solved" : "it counts for nobody";
    const message = `A fault of ours ended this episode; ${counts}.`;
    const observation = observationOf(course, role, { ...wish, screenshot: "none" }, {});
    return JSON.stringify({ ...factsOf(step, "error"), message, observation });
  }
}
