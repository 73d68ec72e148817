// What is told of a phone in answers: its picture, its clock, its task, how far the episode is.
import { phone } from "../apps/phone.ts";
import type {
  EnvInfo,
  EpisodeEnd,
  Observation,
  PhoneWish,
  PictureFormat,
  StateAnswer,
  Stepped,
  TaskBrief,
} from "../contract/env.ts";
import { pixelsOf } from "../contract/fit.ts";
import type { Json } from "../contract/json.ts";
import { zones } from "../os/settings.ts";
import type { PhoneState } from "../os/state.ts";
import { sizeOf } from "../os/turned.ts";
import { isoOf } from "../state/civil.ts";
import type { Role } from "./access.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { isTerminated, isTruncated } from "./episode.ts";
import { build } from "./task-book.ts";
import { offeredTools } from "./tools.ts";
import type { AnyEpisode, EnvRecord, EpisodeTask } from "./records.ts";

/** What was drawn for an answer. */
export interface Drawn {
  /** In base64. */
  readonly screenshot?: string;
  readonly elements?: NonNullable<Observation["elements"]>;
}
/** A phone at the moment that is told of. */
export interface Moment {
  readonly env: EnvRecord;
  readonly state: PhoneState;
  readonly step: number;
  readonly hash: string;
}

export function observationOf(
  { env, state, step, hash }: Moment,
  role: Role,
  wish: PhoneWish,
  drawn: Drawn,
): Observation {
  const format = wish.format ?? "png";
  const kind = wish.screenshot ?? "base64";
  const screenshot = {
    format,
    ...pixelsOf(sizeOf(state), wish),
    // Filled in by `withPicture`: half a megabyte need not be looked through for quotes.
    ...(kind === "url" ? { url: pictureUrl(env.id, step, format, wish.width) } : { base64: "" }),
  };
  return {
    ...(kind === "none" ? {} : { screenshot }),
    ...(wish.elements && drawn.elements ? { elements: drawn.elements } : {}),
    clock: clockOf(state),
    ...(role === "operator" ? phone.frontOf(state) : {}),
    ...(wish.state_hash ? { state_hash: hash } : {}),
  };
}

/** No text inside JSON can hold this: its quotes would be escaped. */
const pictureStart = '"base64":"';
const pictureHole = `${pictureStart}"`;
/** The answer as JSON, with its picture. */
export function withPicture(answer: object, { screenshot }: Drawn): string {
  const text = JSON.stringify(answer);
  return screenshot === undefined ? text : text.replace(pictureHole, () => `"base64":"${screenshot}"`);
}

/** The picture of an answer that `withPicture` made, apart from it: its length stands in its place. */
export function withoutPicture(text: string): { readonly text: string; readonly picture: Uint8Array | null } {
  const from = text.indexOf(pictureStart);
  if (from < 0) return { text, picture: null };
  const start = from + pictureStart.length;
  const end = text.indexOf('"', start);
  const picture = Uint8Array.fromBase64(text.slice(start, end));
  return { text: `${text.slice(0, from)}"bytes":${picture.byteLength}${text.slice(end + 1)}`, picture };
}

/** Where the picture after a step is had. */
export const pictureUrl = (id: string, step: number, format: PictureFormat, width?: number): string =>
  `/v1/envs/${id}/screenshot?step=${step}${format === "png" ? "" : `&format=${format}`}${width === undefined ? "" : `&width=${width}`}`;

/** The phone's clock, or another moment as its zone shows it: ISO 8601. */
export const clockOf = (state: PhoneState, ms = state.clock.nowMs): string =>
  isoOf(ms, zones[state.os.settings.time.zone]);

/** The state, or what of it lies at a dotted path. */
export function stateOf(
  { state, version, hash }: Moment & { readonly version: number },
  path: string | null,
): StateAnswer {
  const found = path === null || path === "" ? state : at(state, path.split("."));
  if (found === undefined)
    throw new Refusal("not-found", `The state has nothing at ${path}.`, [{ path: "path", message: "No such path" }]);
  return { version, hash, state: found as Json };
}

export const infoOf = (
  { env, episode, version, step }: Pick<Course, "env" | "episode" | "version" | "step">,
  role: Role,
): EnvInfo => ({
  id: env.id,
  version,
  step,
  budget: episode.task?.budget ?? null,
  status: statusOf(episode),
  ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
  ...(episode.build === build ? {} : { outdated: true }),
  ...briefOf(episode.task, role),
  ...(episode.tools ? { tools: [...offeredTools()] } : {}),
  ...originOf(episode, role),
});

/** For the operator alone. */
export const originOf = ({ foreign }: AnyEpisode, role: Role): Pick<EnvInfo, "origin"> =>
  role === "operator" ? { origin: foreign ? "client" : "server" } : {};

export const statusOf = ({ outcome }: AnyEpisode): "running" | "done" => (outcome === null ? "running" : "done");

/** The agent is told what to do, and by when; the operator what that is. */
export function briefOf(task: EpisodeTask | null, role: Role): { task?: TaskBrief } {
  if (!task) return {};
  const { id, instruction, budget, apps } = task;
  return { task: role === "agent" ? { instruction, budget } : { id, instruction, budget, apps: [...apps] } };
}

export type StepFacts = Pick<Stepped, "step" | "terminated" | "truncated"> & { outcome?: EpisodeEnd };
export const factsOf = (step: number, outcome: EpisodeEnd | null): StepFacts => ({
  step,
  terminated: isTerminated(outcome),
  truncated: isTruncated(outcome),
  ...(outcome === null ? {} : { outcome }),
});

function at(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
