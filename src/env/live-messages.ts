// The messages of the live socket: the server's messages to viewers, and the operator's requests.
import * as v from "valibot";
import { LiveRequest, type LiveState } from "#contract/live.ts";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { issuesOf } from "#contract/problem.ts";
import { createPatches } from "#state/create-patches.ts";
import { Refusal } from "./answer.ts";
import type { Course } from "./course.ts";
import { episodeStatus } from "./observation.ts";
import type { AnyCourse, Row } from "./records.ts";

const maxMessageChars = 1 << 20;

/** The whole phone. `client`: the id of the receiving connection. */
export function liveState({ env, episode, version, step, state, base }: Course, client: string): LiveState {
  return {
    type: "state",
    id: env.id,
    client,
    hand: !env.seat,
    version,
    step,
    budget: episode.task?.budget ?? null,
    status: episodeStatus(episode),
    ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
    instruction: episode.task?.instruction ?? null,
    boot: episode.boot,
    overlay: createPatches(base, state) as LiveState["overlay"],
  };
}

/** Returns a change as JSON. `by`: the connection of the operator who made the change. */
export function formatChange({ version, step, kind, action, patches }: Row, by: string | undefined): string {
  const rest = [
    action === null ? "" : `,"action":${action}`,
    step === null ? "" : `,"step":${step}`,
    by === undefined ? "" : `,"by":${JSON.stringify(by)}`,
  ].join("");
  return `{"type":"patches","from":${version - 1},"version":${version},"kind":"${kind}","patches":${patches}${rest}}`;
}

/** Returns, as JSON, how the episode ended. */
export const formatEnd = ({ episode, step }: AnyCourse): string =>
  JSON.stringify({ type: "end", outcome: episode.outcome, step });

/** Parses a message of the live socket. Refuses messages that the contract does not define. */
export const parseLiveRequest = (message: unknown): LiveRequest => validateMessage(LiveRequest, parseMessage(message));

/** Parses the JSON of a message. */
export function parseMessage(message: unknown): unknown {
  if (typeof message !== "string" || message.length > maxMessageChars)
    throw new Refusal("invalid", `Expected a text of at most ${maxMessageChars} characters.`);
  let body: unknown;
  try {
    body = JSON.parse(message);
  } catch {
    throw new Refusal("malformed-json", "The message is not JSON.");
  }
  const issue = findUnsupportedJson(body);
  if (issue) throw new Refusal("invalid", "The message is not valid; see issues.", [issue]);
  return body;
}
export function validateMessage<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refusal("invalid", "The message is not valid; see issues.", issuesOf(parsed.issues));
  return parsed.output;
}
