// The doors of the routes. Who calls is settled before anything is told that is wrong with a call: 401 and 403 come before 404,
// 426, 413, 400, 415 and 422, and a large body of somebody who may not send it is never held.
import * as v from "valibot";
import { EnvId, SnapshotId } from "../contract/env.ts";
import type { KeyScope } from "../contract/key.ts";
import { Refusal, unauthorized } from "../env/answer.ts";
import { groupOf, phoneOf, runOf, type Remote } from "../durable/bindings.ts";
import type { Group } from "../durable/group.ts";
import type { Phone } from "../durable/phone.ts";
import type { Deed } from "../env/access.ts";
import type { Run } from "../durable/run.ts";
import type { Caller } from "../env/token.ts";
import { callerOf, callsWith, listedFor, mustBeAdmin, mustHoldKey, mustList, ownerOf } from "./auth.ts";
import { announcedBytes } from "./body.ts";
import { granted, queryOf, type Call } from "./edge.ts";

interface Door {
  /** For the reference. */
  readonly says: string;
  /** Where the token may be missing: on an open server, or on any. */
  readonly free?: "open" | "always";
  /** What can be told here: throws what is to be answered. */
  readonly here?: (c: Call) => Promise<unknown>;
  /** What only the object knows that is called. */
  readonly there?: (c: Call) => Promise<unknown>;
}

const ofPhone = (deed: Deed, says: string): Door => ({
  says,
  here: async (c) => void mustShowToken(await callerOf(c), "the environment's token"),
  there: async (c) => {
    const { phone, who } = await reachedPhone(c);
    granted(await phone.admits(who, deed));
  },
});

const maker = (scope: KeyScope): Door => ({
  says: `Open where the server runs with AUTH=open; else an API key for ${scope}, or the admin key.`,
  free: "open",
  here: (c) => ownerOf(c, scope),
});

export const doors = {
  none: { says: "Open to everybody." },
  each: { says: "Each call by its own token; one without takes the request's.", free: "always" },
  creator: maker("phones"),
  runMaker: maker("runs"),
  fileMaker: maker("files"),
  lister: {
    says: "The admin key sees all, an API key its own. Open where the server runs with AUTH=open.",
    free: "open",
    here: listedFor,
  },
  keyHolder: {
    says: "The key itself, or the admin key.",
    here: (c) => mustHoldKey(c, c.req.param("id") ?? ""),
  },
  keyed: {
    says: 'The key stands in the path, or "open" where there is none or a header has it. Open where the server runs with AUTH=open.',
    free: "open",
    here: async (c) => {
      const key = c.req.param("key") ?? "";
      if (key !== "open") callsWith(c, key);
      await ownerOf(c, "phones");
    },
  },
  ors: {
    says: "Open where the server runs with AUTH=open; else an API key or the admin key, as X-API-Key or in Authorization.",
    free: "open",
    here: async (c) => {
      const key = c.req.header("x-api-key");
      if (key !== undefined) callsWith(c, key);
      await ownerOf(c, "phones");
    },
  },
  mcp: {
    says: "Open where the server runs with AUTH=open; else an API key or the admin key. With `env`: that environment's token.",
    free: "open",
    here: async (c) => {
      const { env } = queryOf(c);
      if (env === undefined) await ownerOf(c, "phones");
      else await mustBeAdmitted(c, env, await callerOf(c), "step");
    },
  },
  admin: { says: "Open where the server runs with AUTH=open; else the admin key.", free: "open", here: mustList },
  key: { says: "The admin key.", here: mustBeAdmin },
  agent: ofPhone("look", "The environment's token, the agent's or the operator's."),
  elements: ofPhone(
    "elements",
    "The environment's operator token; the agent's, where it was created with elements: true.",
  ),
  player: ofPhone(
    "step",
    "The environment's token, the agent's or the operator's; where it is played for a run, the agent's alone.",
  ),
  operator: ofPhone("operate", "The environment's operator token."),
  changer: ofPhone("change", "The environment's operator token; where it is played for a run, none."),
  snapshot: {
    says: "The operator token of the environment that it was taken of. Uploaded ones go to whoever knows their id.",
    there: async (c) => {
      const { holder, id, who } = await reachedSnapshot(c);
      granted(await holder.admitsDownload(who, id));
    },
  },
  runner: {
    says: "The run's token.",
    here: async (c) => void mustShowToken(await callerOf(c), "the run's token"),
    there: async (c) => {
      const { run, who } = await reachedRun(c);
      granted(await run.admits(who, "deal"));
    },
  },
  group: {
    says: "The group's operator token.",
    here: async (c) => void mustShowToken(await callerOf(c), "the group's token"),
    there: async (c) => {
      const { group, who } = await reachedGroup(c);
      granted(await group.admits(who));
    },
  },
  reader: {
    says: "The run's token; open where the server runs with AUTH=open, and for runs on the leaderboard.",
    free: "always",
    there: async (c) => {
      const { run, who } = await reachedRun(c);
      granted(await run.admits(who, "read"));
    },
  },
} as const satisfies Record<string, Door>;
export type Auth = keyof typeof doors;

/** What a call has to show, as OpenAPI says it: one of these. Nothing, `{}`, first where it may be called without a token. */
export function securityOf(auth: Auth, onOpenServer: boolean): readonly Record<string, readonly string[]>[] {
  if (auth === "none") return [];
  const { free }: Door = doors[auth];
  return [...(free === "always" || (free === "open" && onOpenServer) ? [{}] : []), { token: [] }];
}

/** A body that is no longer than this may be read before the object has said who may: a step then costs one call of it. */
const glanceBytes = 1 << 16;

/** The handler of a route behind its door. */
export function behind(auth: Auth, handle: (c: Call) => Promise<Response> | Response): (c: Call) => Promise<Response> {
  const { here, there }: Door = doors[auth];
  return async (c) => {
    await here?.(c);
    const asked = announcedBytes(c.req.raw) > glanceBytes;
    if (asked) await there?.(c);
    try {
      return await handle(c);
    } catch (error) {
      // Found wrong before the object was called, which would have asked who calls.
      if (!asked && error instanceof Refusal) await there?.(c);
      throw error;
    }
  };
}

/** By what a call outside of any route's path names. */
export async function mustBeAdmitted(c: Call, env: string, who: Caller, deed: Deed): Promise<void> {
  mustShowToken(who, "the environment's token");
  granted(await phoneAt(c, env).admits(who, deed));
}

function mustShowToken(who: Caller, what: string): void {
  if (who.token === null) throw unauthorized(what);
}

/** The environment that the path names, and who calls it. */
export async function reachedPhone(c: Call): Promise<{ phone: Remote<Phone>; who: Caller }> {
  return { phone: phoneAt(c, c.req.param("id") ?? ""), who: await callerOf(c) };
}

export function phoneAt(c: Call, id: string): Remote<Phone> {
  if (!v.is(EnvId, id))
    throw new Refusal(
      "not-found",
      "There is no such environment: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.",
    );
  return phoneOf(c.env, id);
}

export async function reachedRun(c: Call): Promise<{ run: Remote<Run>; who: Caller }> {
  const id = c.req.param("id") ?? "";
  const who = await callerOf(c);
  if (v.is(EnvId, id)) return { run: runOf(c.env, id), who };
  if (who.token === null && c.env.AUTH !== "open") throw unauthorized("the run's token");
  throw new Refusal("not-found", "There is no such run: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.");
}

export async function reachedGroup(c: Call): Promise<{ group: Remote<Group>; who: Caller }> {
  const id = c.req.param("id") ?? "";
  if (!v.is(EnvId, id))
    throw new Refusal("not-found", "There is no such group: an id has 8 to 64 characters of A-Z, a-z, 0-9, _ and -.");
  return { group: groupOf(c.env, id), who: await callerOf(c) };
}

export async function reachedSnapshot(c: Call): Promise<{ holder: Remote<Phone>; id: string; who: Caller }> {
  const id = c.req.param("snapshot") ?? "";
  const who = await callerOf(c);
  if (v.is(SnapshotId, id)) return { holder: phoneAt(c, id.slice(0, id.lastIndexOf("."))), id, who };
  mustShowToken(who, "the environment's token");
  throw new Refusal("not-found", "There is no such snapshot.");
}
