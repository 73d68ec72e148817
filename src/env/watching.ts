// What those who watch a phone over the live socket are told, and what their hands say.
import * as v from "valibot";
import { LiveRequest, type LiveState } from "../contract/live.ts";
import { implausible } from "../contract/plain.ts";
import { issuesOf } from "../contract/problem.ts";
import { overlayOf } from "../state/overlay.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { statusOf } from "./observation.ts";
import type { AnyCourse, Row } from "./records.ts";

const messageChars = 1 << 20;

/** The whole phone, for a socket of this name. */
export function liveState({ env, episode, version, step, state, base }: Course, client: string): LiveState {
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

/** A change as JSON. `by`: whose hand it was. */
export function changeText({ version, step, kind, action, patches }: Row, by: string | undefined): string {
  const rest = [
    action === null ? "" : `,"action":${action}`,
    step === null ? "" : `,"step":${step}`,
    by === undefined ? "" : `,"by":${JSON.stringify(by)}`,
  ].join("");
  return `{"type":"patches","from":${version - 1},"version":${version},"kind":"${kind}","patches":${patches}${rest}}`;
}

/** As JSON: how the episode ended. */
export const endText = ({ episode, step }: AnyCourse): string =>
  JSON.stringify({ type: "end", outcome: episode.outcome, step });

/** What came over the live socket; refuses what the contract does not know. */
export const heardOf = (message: unknown): LiveRequest => fittingMessage(LiveRequest, messageOf(message));

/** A message's JSON. */
export function messageOf(message: unknown): unknown {
  if (typeof message !== "string" || message.length > messageChars)
    throw new Refusal("invalid", `Expected a text of at most ${messageChars} characters.`);
  let body: unknown;
  try {
    body = JSON.parse(message);
  } catch {
    throw new Refusal("malformed-json", "The message is not JSON.");
  }
  const issue = implausible(body);
  if (issue) throw new Refusal("invalid", "The message is not valid; see issues.", [issue]);
  return body;
}
export function fittingMessage<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refusal("invalid", "The message is not valid; see issues.", issuesOf(parsed.issues));
  return parsed.output;
}
