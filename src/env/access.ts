// Access rights of callers to an environment.
import { isAction, type StepAction } from "#contract/action.ts";
import { Refusal, unauthorized } from "./answer.ts";
import type { AnyCourse, AnyEpisode, EnvRecord } from "./records.ts";
import type { Caller } from "./token.ts";

export type Role = "agent" | "operator";
/** The operations on an environment. They need different rights. */
export type EnvOperation = "look" | "elements" | "step" | "operate" | "change";

/**
 * Returns the caller's role in the environment. Refuses callers without a role and callers whose role has fewer rights
 * than `right`.
 */
export function getRole(env: EnvRecord, who: Caller, right: Role): Role {
  if (who.admin) return "operator";
  if (who.token === null) throw unauthorized("the environment's token");
  if (env.operators.includes(who.token)) return "operator";
  if (!env.agents.includes(who.token))
    throw new Refusal("forbidden", "This token does not belong to this environment.");
  if (right === "operator")
    throw new Refusal("forbidden", "This call needs the operator's token; this is the agent's.");
  return "agent";
}

/** Refuses an operation that the caller may not perform. */
export function checkAccess(env: EnvRecord, episode: AnyEpisode | null, who: Caller, deed: EnvOperation): void {
  const role = getRole(env, who, deed === "operate" || deed === "change" ? "operator" : "agent");
  if (deed === "elements") requireElements(role, episode);
  if (deed === "change" || (deed === "step" && role === "operator")) requireNotInRun(env);
}

/**
 * Refuses elements to an agent whose environment has no elements. `path`: the field of the request that asked for
 * elements, or undefined.
 */
export function requireElements(role: Role, episode: AnyEpisode | null, path?: string): void {
  if (role === "operator" || episode?.elements) return;
  const message = "Leave it out, or create the environment with elements: true";
  const issues = path === undefined ? undefined : [{ path, message }];
  throw new Refusal(
    "forbidden",
    "This environment's agent gets no elements: it was created without elements: true.",
    issues,
  );
}

/** Refuses a tool call if the environment has no tools. */
export function requireTools({ tools }: AnyEpisode): void {
  if (!tools) throw noToolsRefusal();
}
export const noToolsRefusal = (): Refusal =>
  new Refusal("forbidden", "This environment's agent may call no tools: it was created without tools: true.", [
    {
      path: "action.type",
      message: "Expected an action on the screen: TOOL needs an environment that was created with tools: true",
    },
  ]);

/** Refuses durations, keys and addresses if the environment's agent has only the 17 actions. */
export function requireActionForm({ standardActions }: AnyEpisode, action: StepAction): void {
  if (!standardActions || action.type === "TOOL") return;
  const path = !isAction(action) ? "action.type" : "duration_ms" in action ? "action.duration_ms" : null;
  if (path === null) return;
  throw new Refusal(
    "forbidden",
    "This environment's agent has the 17 actions without durations, keys and addresses: it was created with extended_actions: false.",
    [{ path, message: "Create the environment or the run with extended_actions: true" }],
  );
}
export const standardActionsRefusal = (): Refusal =>
  new Refusal(
    "forbidden",
    "A phone on a graph has no keys and opens no addresses: its graph contains only the 17 actions.",
    [{ path: "action.type", message: "Expected one of the 17 actions" }],
  );

/**
 * Refuses state hashes to a run's agent. With hashes the agent could distinguish states that look the same on the
 * display, and find a hidden seed by trial.
 */
export function requireHashAccess(role: Role, { seat }: EnvRecord): void {
  if (role === "operator" || !seat) return;
  const message = "Leave it out: the agent of a run sees only the display";
  throw new Refusal("forbidden", "This phone belongs to a run: only the operator's token may read state hashes.", [
    { path: "observation.state_hash", message },
  ]);
}

/**
 * Refuses if the phone belongs to a run. Calls other than the agent's steps use this check. It refuses even the admin,
 * because the verdict must depend only on the agent's steps.
 */
export function requireNotInRun({ seat }: EnvRecord): void {
  if (seat)
    throw new Refusal(
      "forbidden",
      "This phone belongs to a run: only the agent's token may change it. Fork it to try something.",
    );
}

/** An episode of an older build cannot continue in this build, because the result could differ. */
export const outdatedRefusal = (): Refusal =>
  new Refusal(
    "gone",
    "This episode was started by an older version of the server and cannot be continued. It can be read as far as its log still leads to the same states, and it can be saved as a snapshot or deleted; a reset starts a new episode.",
  );

/**
 * Refuses a change if the episode is over or outdated, or if the episode belongs to a run and the caller is not its
 * agent.
 */
export function requireRunningEpisode(
  { env, episode, isOutdated }: Pick<AnyCourse, "env" | "episode" | "isOutdated">,
  by: Role,
): void {
  if (by === "operator") requireNotInRun(env);
  if (isOutdated) throw outdatedRefusal();
  if (episode.outcome !== null)
    throw new Refusal(
      "conflict",
      `The episode is over (${episode.outcome}): reset it, restore a snapshot, or fork an earlier step.`,
    );
}
