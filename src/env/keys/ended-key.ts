// Defines which calls to a phone are still allowed after its paying key was revoked or has expired. The phone's object
// is the only place that applies this rule, because every call to a phone passes through the object (REST, both of its
// sockets, MCP, OpenEnv, ORS, NeMo Gym).
import type { Caller } from "../token.ts";
import type { EnvRecord } from "../records.ts";

/**
 * The method names of calls that read, judge or end an environment. These calls need no page and store nothing, so they
 * are free.
 */
const freeCallNames = [
  "info",
  "state",
  "diff",
  "judge",
  "trajectory",
  "downloadSnapshot",
  "remove",
  "suspend",
] as const;
const freeCalls: ReadonlySet<string> = new Set(freeCallNames);

/**
 * Returns whether a call needs a valid key. Calls of the admin and of other objects do not need a valid key. Calls
 * without access do not need one either. They are refused later, and their callers must not learn about the key. `who`:
 * null for a protocol's session, which sends its secret with each call.
 */
export function needsValidKey(env: EnvRecord | null, who: Caller | null, call: string): env is EnvRecord {
  // A suspended environment costs nothing. The call that resumes the environment checks the key itself.
  if (env?.payer === undefined || env.away !== null) return false;
  if (who === null) return true;
  if (who.admin || who.token === null) return false;
  if (env.operators.includes(who.token)) return !freeCalls.has(call);
  return env.agents.includes(who.token);
}

/** The close code of a socket whose key was revoked or has expired. */
export const keyEndedCode = 4403;
