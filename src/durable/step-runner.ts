// Runs an agent's step, from the request to the answer.
import type { StepAction } from "#contract/action.ts";
import type { ObservationWish, StepBody } from "#contract/env.ts";
import {
  requireActionForm,
  requireRunningEpisode,
  requireTools,
  requireElements,
  requireHashAccess,
  type Role,
} from "#env/access.ts";
import { Refusal } from "#env/answer.ts";
import type { Course } from "#env/course.ts";
import type { Journal } from "#env/journal.ts";
import { stepStatus, makeObservation, withPicture, type PageOutput, type StepStatus } from "#env/observation.ts";
import { pastOutcome, findAnswerRecord, type AnswerRecord } from "#env/idempotency.ts";
import { withWorld } from "#env/world-lookup.ts";
import { parseCommands } from "#env/records.ts";
import { stepAnswer, takeStep } from "#env/step.ts";
import type { Command } from "#os/command.ts";
import type { World } from "#world/read.ts";
import { countLargePictures, type Allowance } from "./allowance.ts";
import type { ChangeWriter } from "./change-writer.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { drawOptionsFor, type PhoneDisplay, type Viewer } from "./phone-display.ts";

export interface StepsOptions {
  readonly ctx: DurableObjectState;
  readonly journal: Journal;
  readonly display: PhoneDisplay;
  readonly life: Lifecycle;
  readonly changes: ChangeWriter;
  readonly world: World;
  readonly allowance: Allowance;
  /**
   * Returns the user model's answer to this action, or null if the rules answer. Refuses if the model does not answer.
   */
  readonly askUserModel: (course: Course, action: StepAction) => Promise<string | null>;
}
export interface StepCaller {
  readonly course: Course;
  readonly role: Role;
  readonly viewer: Viewer;
}

export class StepRunner {
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
  }

  /**
   * Returns the answer as JSON. If `key` was already used for this step, or a step with this `number` already ran,
   * returns the same answer without running the step again.
   */
  async step(
    caller: StepCaller,
    { action, observation = {} }: StepBody,
    key: string | null,
    number?: number,
  ): Promise<string> {
    const { course, role } = caller;
    if (observation.elements) requireElements(role, course.episode, "observation.elements");
    if (observation.state_hash) requireHashAccess(role, course.env);
    if (action.type === "TOOL") requireTools(course.episode);
    requireActionForm(course.episode, action);
    const { journal, allowance } = this.#options;
    const wanted: ObservationWish = { screenshot: "base64", ...observation };
    const memory = findAnswerRecord(journal, course.episode, key, { action, wish: observation });
    const pictures = countLargePictures(wanted, course.episode.boot.device);
    const past = number === undefined ? undefined : pastOutcome(course, number, action);
    const done =
      memory.earlierAnswer !== null
        ? (memory.earlierAnswer as StepStatus)
        : past === undefined
          ? null
          : stepStatus(number!, past);
    if (done)
      return allowance.runPaid(course.env, { steps: 0, pictures }, () =>
        this.#repeatAnswer(caller, done, action, wanted),
      );
    requireRunningEpisode(course, role);
    return allowance.runPaid(course.env, { steps: 1, pictures }, () => this.#runStep(caller, action, wanted, memory));
  }

  async #runStep(
    { course, role, viewer }: StepCaller,
    action: StepAction,
    wanted: ObservationWish,
    memory: AnswerRecord,
  ): Promise<string> {
    const { display, changes, world } = this.#options;
    const outcome = course.outcomeOf(action);
    const facts = stepStatus(course.step + 1, outcome);
    const before = course.state;
    let drawn: PageOutput;
    let commands: readonly Command[];
    try {
      const words = await this.#options.askUserModel(course, action);
      const takenStep = await takeStep(
        course,
        action,
        display.page(course, viewer, drawOptionsFor(wanted)),
        world,
        words,
      );
      changes.commit(course, takenStep.made, { outcome, alsoWrite: () => memory.save(facts, course.episode.number) });
      drawn = takenStep.drawn;
      commands = takenStep.made.commands as readonly Command[];
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return this.#invalidate(course, role, wanted, `action ${JSON.stringify(action)}`, error);
    }
    const answer = await withWorld(world, () => stepAnswer(action, commands, before, course.state));
    return withPicture({ ...facts, ...answer, observation: makeObservation(course, role, wanted, drawn) }, drawn);
  }

  /**
   * Returns the answer to a step that already ran. The picture is not stored but drawn again, because a picture depends
   * only on the state.
   */
  async #repeatAnswer(
    { course, role, viewer }: StepCaller,
    facts: StepStatus,
    action: StepAction,
    options: ObservationWish,
  ): Promise<string> {
    const { display, world } = this.#options;
    const version = course.versionAfter(facts.step);
    const moment = {
      env: course.env,
      step: facts.step,
      state: course.stateAt(version),
      hash: course.hashAt(version) ?? "",
    };
    const drawn =
      version === course.version
        ? await display.draw(course, viewer, drawOptionsFor(options))
        : await display.drawPast(course, version, viewer, drawOptionsFor(options));
    const before = version === 0 ? moment.state : course.stateAt(version - 1);
    const row = version === 0 ? undefined : course.rowsAfter(version - 1, 1)[0];
    const commands = row ? parseCommands(row) : [];
    const answer = await withWorld(world, () => stepAnswer(action, commands, before, moment.state));
    return withPicture({ ...facts, ...answer, observation: makeObservation(moment, role, options, drawn) }, drawn);
  }

  /** Ends the episode as invalid after a server fault during a step. */
  #invalidate(course: Course, role: Role, options: ObservationWish, what: string, error: unknown): string {
    const { ctx, life, display } = this.#options;
    const { env, step, version } = course;
    console.error(`the episode of ${env.id} is invalid after version ${version}, ${what}:`, error);
    course.invalidate();
    life.episodeEnded(course);
    ctx.waitUntil(display.release(env.id));
    const counts = env.seat ? "its run counts it as not solved" : "it counts for nobody";
    const message = `A fault of ours ended this episode; ${counts}.`;
    const observation = makeObservation(course, role, { ...options, screenshot: "none" }, {});
    return JSON.stringify({ ...stepStatus(step, "error"), message, observation });
  }
}
