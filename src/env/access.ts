// Who may do what to an environment.
import { Refusal, unauthorized } from "./answer.ts";
import type { AnyCourse, AnyEpisode, EnvRecord } from "./records.ts";
import type { Caller } from "./token.ts";

export type Role = "agent" | "operator";
/** What a call is about to do, as far as rights go. */
export type Deed = "look" | "elements" | "step" | "operate" | "change";

/** Who this caller is to the environment; refuses whoever is none, or has less than `right`. */
export function roleOf(env: EnvRecord, who: Caller, right: Role): Role {
  if (who.admin) return "operator";
  if (who.token === null) throw unauthorized("the environment's token");
  if (env.operators.includes(who.token)) return "operator";
  if (!env.agents.includes(who.token))
    throw new Refusal("forbidden", "This token does not belong to this environment.");
  if (right === "operator")
    throw new Refusal("forbidden", "This call needs the operator's token; this is the agent's.");
  return "agent";
}

/** Refuses the deed where the caller may not do it. */
export function admit(env: EnvRecord, episode: AnyEpisode | null, who: Caller, deed: Deed): void {
  const role = roleOf(env, who, deed === "operate" || deed === "change" ? "operator" : "agent");
  if (deed === "elements") mustSeeElements(role, episode);
  if (deed === "change" || (deed === "step" && role === "operator")) mustBeFree(env);
}

/** `path`: of the request's field that asks for them, where there is one. */
export function mustSeeElements(role: Role, episode: AnyEpisode | null, path?: string): void {
  if (role === "operator" || episode?.elements) return;
  const message = "Leave it out, or create the environment with elements: true";
  const issues = path === undefined ? undefined : [{ path, message }];
  throw new Refusal(
    "forbidden",
    "This environment's agent gets no elements: it was created without elements: true.",
    issues,
  );
}

/** Refuses a call of a tool where the environment has none. */
export function mustHaveTools({ tools }: AnyEpisode): void {
  if (!tools) throw withoutTools();
}
export const withoutTools = (): Refusal =>
  new Refusal("forbidden", "This environment's agent may call no tools: it was created without tools: true.", [
    {
      path: "action.type",
      message: "Expected an action on the screen: TOOL needs an environment that was created with tools: true",
    },
  ]);

/** Whoever can tell states apart by their hash learns what the glass does not show, and finds a hidden seed by trying. */
export function mustSeeHash(role: Role, { seat }: EnvRecord): void {
  if (role === "operator" || !seat) return;
  const message = "Leave it out: a run's agent is shown the glass alone";
  throw new Refusal("forbidden", "This phone belongs to a run: only the operator's token may read state hashes.", [
    { path: "observation.state_hash", message },
  ]);
}

/** The verdict of a run stands on the agent's steps alone: not even the admin may lend a hand. */
export function mustBeFree({ seat }: EnvRecord): void {
  if (seat)
    throw new Refusal(
      "forbidden",
      "This phone belongs to a run: only the agent's token may change it. Fork it to try something.",
    );
}

/** What an older build has begun does not go on in this one: it might take another course. */
export const outdated = (): Refusal =>
  new Refusal(
    "gone",
    "This episode was begun by an older version of the server and cannot go on. It can be read as far as its log still leads to the same states, saved as a snapshot and deleted; a reset begins a new episode.",
  );

/** Whoever would change the phone finds an episode that goes on, and no run that forbids it. */
export function mustGoOn(
  { env, episode, isOutdated }: Pick<AnyCourse, "env" | "episode" | "isOutdated">,
  by: Role,
): void {
  if (by === "operator") mustBeFree(env);
  if (isOutdated) throw outdated();
  if (episode.outcome !== null)
    throw new Refusal(
      "conflict",
      `The episode is over (${episode.outcome}): reset it, restore a snapshot, or fork an earlier step.`,
    );
}
