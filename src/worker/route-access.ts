// Access rules of the routes. Access is checked first, so the errors 401 and 403 have priority over 404, 426, 413, 400,
// 415 and 422. A large body of a caller without access is never stored.
import * as v from "valibot";
import { EnvId, SnapshotId } from "#contract/env.ts";
import type { KeyScope } from "#contract/key.ts";
import { Refusal, unauthorized } from "#env/answer.ts";
import { groupStub, phoneStub, runStub, type Remote } from "#durable/bindings.ts";
import type { Group } from "#durable/group.ts";
import type { Phone } from "#durable/phone.ts";
import type { EnvOperation } from "#env/access.ts";
import type { Run } from "#durable/run.ts";
import type { Caller } from "#env/token.ts";
import { getCaller, setCallerToken, listOwner, mustBeAdmin, mustOwnKey, mustList, getOwner } from "./auth.ts";
import { declaredBytes } from "./body.ts";
import { unwrapAnswer, getQuery, type Call } from "./http.ts";

interface AccessRule {
  /** The text of the rule in the reference. */
  readonly says: string;
  /** The servers on which the token may be missing: open servers, or all servers. */
  readonly free?: "open" | "always";
  /** Checks access without a call to an object. Throws the refusal. */
  readonly checkInWorker?: (c: Call) => Promise<unknown>;
  /** Checks access in the called object, if only the object can do the check. */
  readonly checkInObject?: (c: Call) => Promise<unknown>;
}

const phoneRule = (deed: EnvOperation, says: string): AccessRule => ({
  says,
  checkInWorker: async (c) => void mustShowToken(await getCaller(c), "the environment's token"),
  checkInObject: async (c) => {
    const { phone, who } = await resolvePhone(c);
    unwrapAnswer(await phone.admits(who, deed));
  },
});

const creatorRule = (scope: KeyScope): AccessRule => ({
  says: `Open on a server with AUTH=open; otherwise an API key for ${scope}, or the admin key.`,
  free: "open",
  checkInWorker: (c) => getOwner(c, scope),
});

export const accessRules = {
  none: { says: "Open to everybody." },
  each: { says: "Each call uses its own token; a call without one uses the request's.", free: "always" },
  creator: creatorRule("phones"),
  runMaker: creatorRule("runs"),
  fileMaker: creatorRule("files"),
  lister: {
    says: "The admin key sees all, an API key its own. Open on a server with AUTH=open.",
    free: "open",
    checkInWorker: listOwner,
  },
  keyHolder: {
    says: "The key itself, or the admin key.",
    checkInWorker: (c) => mustOwnKey(c, c.req.param("id") ?? ""),
  },
  keyed: {
    says: 'The path contains the key, or "open" if there is no key or a header has it. Open on a server with AUTH=open.',
    free: "open",
    checkInWorker: async (c) => {
      const key = c.req.param("key") ?? "";
      if (key !== "open") setCallerToken(c, key);
      await getOwner(c, "phones");
    },
  },
  ors: {
    says: "Open on a server with AUTH=open; otherwise an API key or the admin key, as X-API-Key or in Authorization.",
    free: "open",
    checkInWorker: async (c) => {
      const key = c.req.header("x-api-key");
      if (key !== undefined) setCallerToken(c, key);
      await getOwner(c, "phones");
    },
  },
  mcp: {
    says: "Open on a server with AUTH=open; otherwise an API key or the admin key. With `env`: that environment's token.",
    free: "open",
    checkInWorker: async (c) => {
      const { env } = getQuery(c);
      if (env === undefined) await getOwner(c, "phones");
      else await mustBeAdmitted(c, env, await getCaller(c), "step");
    },
  },
  admin: { says: "Open on a server with AUTH=open; otherwise the admin key.", free: "open", checkInWorker: mustList },
  key: { says: "The admin key.", checkInWorker: mustBeAdmin },
  agent: phoneRule("look", "The environment's token, the agent's or the operator's."),
  elements: phoneRule(
    "elements",
    "The environment's operator token; the agent's token too, if the environment was created with elements: true.",
  ),
  player: phoneRule(
    "step",
    "The environment's token, the agent's or the operator's; only the agent's if the environment belongs to a run.",
  ),
  operator: phoneRule("operate", "The environment's operator token."),
  changer: phoneRule("change", "The environment's operator token; no token if the environment belongs to a run."),
  snapshot: {
    says: "The operator token of the environment that it was taken from. Anybody who knows the id of an uploaded snapshot can read it.",
    checkInObject: async (c) => {
      const { holder, id, who } = await resolveSnapshot(c);
      unwrapAnswer(await holder.admitsDownload(who, id));
    },
  },
  runner: {
    says: "The run's token.",
    checkInWorker: async (c) => void mustShowToken(await getCaller(c), "the run's token"),
    checkInObject: async (c) => {
      const { run, who } = await resolveRun(c);
      unwrapAnswer(await run.admits(who, "deal"));
    },
  },
  group: {
    says: "The group's operator token.",
    checkInWorker: async (c) => void mustShowToken(await getCaller(c), "the group's token"),
    checkInObject: async (c) => {
      const { group, who } = await resolveGroup(c);
      unwrapAnswer(await group.admits(who));
    },
  },
  reader: {
    says: "The run's token; open on a server with AUTH=open, and for runs on the leaderboard.",
    free: "always",
    checkInObject: async (c) => {
      const { run, who } = await resolveRun(c);
      unwrapAnswer(await run.admits(who, "read"));
    },
  },
} as const satisfies Record<string, AccessRule>;
export type Auth = keyof typeof accessRules;

/**
 * Returns the alternative credentials of a call in OpenAPI's form. If a call without a token is allowed, `{}` comes
 * first.
 */
export function openApiSecurity(auth: Auth, onOpenServer: boolean): readonly Record<string, readonly string[]>[] {
  if (auth === "none") return [];
  const { free }: AccessRule = accessRules[auth];
  return [...(free === "always" || (free === "open" && onOpenServer) ? [{}] : []), { token: [] }];
}

/**
 * A body up to this size may be read before the object has checked access, so that a step needs only one call to the
 * object.
 */
const smallBodyBytes = 1 << 16;

/** Wraps a route's handler with its access rule. */
export function withAccess(
  auth: Auth,
  handle: (c: Call) => Promise<Response> | Response,
): (c: Call) => Promise<Response> {
  const { checkInWorker, checkInObject }: AccessRule = accessRules[auth];
  return async (c) => {
    await checkInWorker?.(c);
    const asked = declaredBytes(c.req.raw) > smallBodyBytes;
    if (asked) await checkInObject?.(c);
    try {
      return await handle(c);
    } catch (error) {
      // The worker refused the call before it called the object, so the object has not checked access yet.
      if (!asked && error instanceof Refusal) await checkInObject?.(c);
      throw error;
    }
  };
}

/** Checks access for calls whose environment is not named in the path. */
export async function mustBeAdmitted(c: Call, env: string, who: Caller, deed: EnvOperation): Promise<void> {
  mustShowToken(who, "the environment's token");
  unwrapAnswer(await getPhone(c, env).admits(who, deed));
}

function mustShowToken(who: Caller, what: string): void {
  if (who.token === null) throw unauthorized(what);
}

/** Returns the environment that the path names, and the caller. */
export async function resolvePhone(c: Call): Promise<{ phone: Remote<Phone>; who: Caller }> {
  return { phone: getPhone(c, c.req.param("id") ?? ""), who: await getCaller(c) };
}

export function getPhone(c: Call, id: string): Remote<Phone> {
  if (!v.is(EnvId, id))
    throw new Refusal(
      "not-found",
      "There is no such environment: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.",
    );
  return phoneStub(c.env, id);
}

export async function resolveRun(c: Call): Promise<{ run: Remote<Run>; who: Caller }> {
  const id = c.req.param("id") ?? "";
  const who = await getCaller(c);
  if (v.is(EnvId, id)) return { run: runStub(c.env, id), who };
  if (who.token === null && c.env.AUTH !== "open") throw unauthorized("the run's token");
  throw new Refusal("not-found", "There is no such run: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.");
}

export async function resolveGroup(c: Call): Promise<{ group: Remote<Group>; who: Caller }> {
  const id = c.req.param("id") ?? "";
  if (!v.is(EnvId, id))
    throw new Refusal("not-found", "There is no such group: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.");
  return { group: groupStub(c.env, id), who: await getCaller(c) };
}

export async function resolveSnapshot(c: Call): Promise<{ holder: Remote<Phone>; id: string; who: Caller }> {
  const id = c.req.param("snapshot") ?? "";
  const who = await getCaller(c);
  if (v.is(SnapshotId, id)) return { holder: getPhone(c, id.slice(0, id.lastIndexOf("."))), id, who };
  mustShowToken(who, "the environment's token");
  throw new Refusal("not-found", "There is no such snapshot.");
}
