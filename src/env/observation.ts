// Answers about a phone: its picture, its clock, its task, and the status of its episode.
import { phone } from "#apps/phone.ts";
import type {
  EnvInfo,
  EpisodeEnd,
  Observation,
  PhoneObservationOptions,
  PictureFormat,
  StateAnswer,
  Stepped,
  TaskBrief,
} from "#contract/env.ts";
import { pictureSizeInPixels } from "#contract/picture-size.ts";
import type { Json } from "#contract/json.ts";
import { zones } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { isoOf } from "#state/civil.ts";
import type { Role } from "./access.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { isTerminated, isTruncated } from "./episode.ts";
import { build } from "./task-book.ts";
import { offeredTools } from "./tools.ts";
import type { AnyEpisode, EnvRecord, EpisodeTask } from "./records.ts";

/** The data that a page returned for an answer. */
export interface PageOutput {
  /** In base64. */
  readonly screenshot?: string;
  readonly elements?: NonNullable<Observation["elements"]>;
}
/** A phone at the version that an answer describes. */
export interface PhoneMoment {
  readonly env: EnvRecord;
  readonly state: PhoneState;
  readonly step: number;
  readonly hash: string;
}

export function makeObservation(
  { env, state, step, hash }: PhoneMoment,
  role: Role,
  options: PhoneObservationOptions,
  drawn: PageOutput,
): Observation {
  const format = options.format ?? "png";
  const kind = options.screenshot ?? "base64";
  const screenshot = {
    format,
    ...pictureSizeInPixels(displaySizeOf(state), options),
    // `withPicture` inserts the picture, so that JSON.stringify need not scan half a megabyte.
    ...(kind === "url" ? { url: pictureUrl(env.id, step, format, options.width) } : { base64: "" }),
  };
  return {
    ...(kind === "none" ? {} : { screenshot }),
    ...(options.elements && drawn.elements ? { elements: drawn.elements } : {}),
    clock: formatClock(state),
    ...(role === "operator" ? phone.frontOf(state) : {}),
    ...(options.state_hash ? { state_hash: hash } : {}),
  };
}

/** No JSON string can contain this text, because JSON escapes the quotes inside a string. */
const pictureStart = '"base64":"';
const picturePlaceholder = `${pictureStart}"`;
/** Returns the answer as JSON, with its picture. */
export function withPicture(answer: object, { screenshot }: PageOutput): string {
  const text = JSON.stringify(answer);
  return screenshot === undefined ? text : text.replace(picturePlaceholder, () => `"base64":"${screenshot}"`);
}

/**
 * Separates the picture from an answer of `withPicture`. In the returned text, the picture is replaced by its length.
 */
export function withoutPicture(text: string): { readonly text: string; readonly picture: Uint8Array | null } {
  const from = text.indexOf(pictureStart);
  if (from < 0) return { text, picture: null };
  const start = from + pictureStart.length;
  const end = text.indexOf('"', start);
  const picture = Uint8Array.fromBase64(text.slice(start, end));
  return { text: `${text.slice(0, from)}"bytes":${picture.byteLength}${text.slice(end + 1)}`, picture };
}

/** Returns the address of the picture after a step. */
export const pictureUrl = (id: string, step: number, format: PictureFormat, width?: number): string =>
  `/v1/envs/${id}/screenshot?step=${step}${format === "png" ? "" : `&format=${format}`}${width === undefined ? "" : `&width=${width}`}`;

/** Returns the phone's clock, or another instant, in the phone's time zone as ISO 8601. */
export const formatClock = (state: PhoneState, ms = state.clock.nowMs): string =>
  isoOf(ms, zones[state.os.settings.time.zone]);

/** Returns the state, or its value at a dotted path. */
export function readState(
  { state, version, hash }: PhoneMoment & { readonly version: number },
  path: string | null,
): StateAnswer {
  const found = path === null || path === "" ? state : valueAtPath(state, path.split("."));
  if (found === undefined)
    throw new Refusal("not-found", `The state has nothing at ${path}.`, [
      {
        path: "path",
        message: path!.startsWith("/") ? 'Expected parts joined by dots, as in "os.battery"' : "No such path",
      },
    ]);
  return { version, hash, state: found as Json };
}

export const envInfo = (
  { env, episode, version, step }: Pick<Course, "env" | "episode" | "version" | "step">,
  role: Role,
): EnvInfo => ({
  id: env.id,
  version,
  step,
  budget: episode.task?.budget ?? null,
  status: episodeStatus(episode),
  ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
  ...(episode.build === build ? {} : { outdated: true }),
  ...taskBrief(episode.task, role),
  ...(episode.tools ? { tools: [...offeredTools()] } : {}),
  ...(episode.standardActions ? { extended_actions: false } : {}),
  ...originFor(episode, role),
});

/** Returns the origin, or an empty object if the caller is not the operator. */
export const originFor = ({ foreign }: AnyEpisode, role: Role): Pick<EnvInfo, "origin"> =>
  role === "operator" ? { origin: foreign ? "client" : "server" } : {};

export const episodeStatus = ({ outcome }: AnyEpisode): "running" | "done" => (outcome === null ? "running" : "done");

/** The agent gets the instruction and the budget; the operator also gets the task's id and apps. */
export function taskBrief(task: EpisodeTask | null, role: Role): { task?: TaskBrief } {
  if (!task) return {};
  const { id, instruction, budget, apps } = task;
  return { task: role === "agent" ? { instruction, budget } : { id, instruction, budget, apps: [...apps] } };
}

export type StepStatus = Pick<Stepped, "step" | "terminated" | "truncated"> & { outcome?: EpisodeEnd };
export const stepStatus = (step: number, outcome: EpisodeEnd | null): StepStatus => ({
  step,
  terminated: isTerminated(outcome),
  truncated: isTruncated(outcome),
  ...(outcome === null ? {} : { outcome }),
});

function valueAtPath(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
