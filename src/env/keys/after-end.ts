// What may still be done with a phone after the key that pays for it has ended: was revoked, or expired. This is the one rule, and a
// phone's object the one place that heeds it: every way to a phone ends there (REST, both of its sockets, MCP, OpenEnv, ORS, NeMo Gym).
import type { Caller } from "../token.ts";
import type { EnvRecord } from "../records.ts";

/**
 * Calls that read what is there, judge it, or end it, by the names that a phone's object gives them. They need no page and store
 * nothing, so nobody has to pay for them.
 */
const kept = ["info", "state", "diff", "judge", "trajectory", "downloadSnapshot", "remove", "suspend"] as const;
const keptCalls: ReadonlySet<string> = new Set(kept);

/**
 * Whether a call needs a key that is good. Calls of the admin and of other objects do not; nor do those of strangers, who are to hear
 * nothing of a key before they are refused. `who`: null for a session of a protocol, which shows its secret with the call.
 */
export function needsKey(env: EnvRecord | null, who: Caller | null, call: string): env is EnvRecord {
  // Suspended, it costs nothing; what brings it back asks the key itself.
  if (env?.payer === undefined || env.away !== null) return false;
  if (who === null) return true;
  if (who.admin || who.token === null) return false;
  if (env.operators.includes(who.token)) return !keptCalls.has(call);
  return env.agents.includes(who.token);
}

/** With which a socket is closed whose key has ended. */
export const keyEndedCode = 4403;
