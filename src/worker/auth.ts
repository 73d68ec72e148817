// Who calls. The edge knows the server's own keys; an environment's tokens are known to its object alone.
import { Refusal, unauthorized } from "../env/answer.ts";
import type { Bindings } from "../durable/bindings.ts";
import { keysIn } from "../durable/settings.ts";
import { digestOf, type Caller, type Creator } from "../env/token.ts";
import type { Call } from "./edge.ts";

export function bearerOf(header: string | undefined): string | null {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header?.trim() ?? "") ?? [];
  return token ?? null;
}

const callers = new WeakMap<Request, Promise<Caller>>();
/** Asked at the door and behind it: the token is hashed once a request. */
export function callerOf(c: Call): Promise<Caller> {
  let caller = callers.get(c.req.raw);
  if (!caller) callers.set(c.req.raw, (caller = callerWith(c, bearerOf(c.req.header("authorization")))));
  return caller;
}

/** For calls whose key is in their path: that counts, not their header. */
export function callsWith(c: Call, token: string): void {
  callers.set(c.req.raw, callerWith(c, token));
}

export async function callerWith(c: Call, token: string | null): Promise<Caller> {
  const digest = token === null ? null : await digestOf(token);
  const fresh = /\bno-cache\b/i.test(c.req.header("cache-control") ?? "");
  return { token: digest, admin: await isAdmin(c.env, digest), origin: originOf(c), fresh };
}

/** Who may create: the digest of their key, null where everybody may and none was sent that the server knows. */
export async function ownerOf(c: Call): Promise<string | null> {
  const { token, admin } = await callerOf(c);
  if (token !== null && (admin || (await keyDigests(c.env.API_KEYS)).includes(token))) return token;
  if (c.env.AUTH === "open") return null;
  if (token === null) throw unauthorized("an API key");
  throw new Refusal("forbidden", "This is none of the server's API keys.");
}

/** The secret goes no further than this: what is created keeps its digest. */
export async function creatorOf(c: Call, secret: string | undefined): Promise<Creator> {
  const owner = await ownerOf(c);
  return secret === undefined ? { owner } : { owner, secret: await digestOf(secret) };
}

/** Lists are for whoever runs the server. */
export async function mustList(c: Call): Promise<void> {
  if (c.env.AUTH !== "open") await mustBeAdmin(c);
}

export async function mustBeAdmin(c: Call): Promise<void> {
  const { token, admin } = await callerOf(c);
  if (admin) return;
  if (token === null) throw unauthorized("the admin key");
  throw new Refusal("forbidden", "This is for the admin key.");
}

async function isAdmin(env: Bindings, digest: string | null): Promise<boolean> {
  return digest !== null && (await keyDigests(env.ADMIN_KEY)).includes(digest);
}

const known = new Map<string, Promise<string[]>>();
/** Compared by digest, so that the time it takes says nothing. */
function keyDigests(keys: string | undefined): Promise<string[]> {
  const text = keys ?? "";
  let digests = known.get(text);
  if (!digests) {
    digests = Promise.all(keysIn(text).map(digestOf));
    known.set(text, digests);
  }
  return digests;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where the browser finds the page. A Host header is anybody's word: only that of this very machine is taken. */
function originOf(c: Call): string | null {
  if (c.env.ORIGIN) return c.env.ORIGIN.replace(/\/+$/, "");
  const url = new URL(c.req.url);
  return loopback.has(url.hostname) ? url.origin : null;
}
