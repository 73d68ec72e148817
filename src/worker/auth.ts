// Who calls. The edge knows the server's own keys; an environment's tokens are known to its object alone.
import { Refusal } from "../durable/answer.ts";
import type { Bindings } from "../durable/bindings.ts";
import { digestOf, type Caller } from "../durable/token.ts";
import type { Call } from "./edge.ts";

export function bearerOf(header: string | undefined): string | null {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header?.trim() ?? "") ?? [];
  return token ?? null;
}

export const callerOf = (c: Call): Promise<Caller> => callerWith(c, bearerOf(c.req.header("authorization")));

export async function callerWith(c: Call, token: string | null): Promise<Caller> {
  const digest = token === null ? null : await digestOf(token);
  const fresh = /\bno-cache\b/i.test(c.req.header("cache-control") ?? "");
  return { token: digest, admin: await isAdmin(c.env, digest), origin: originOf(c), fresh };
}

/** Who may create environments: its digest where keys are asked for, null where everybody may. */
export async function creatorOf(c: Call): Promise<string | null> {
  if (c.env.AUTH === "open") return null;
  const { token, admin } = await callerOf(c);
  if (token === null) throw new Refusal("unauthorized", "Send an API key: Authorization: Bearer <key>.");
  if (admin || (await keyDigests(c.env.API_KEYS)).includes(token)) return token;
  throw new Refusal("forbidden", "This is none of the server's API keys.");
}

/** Lists of environments are for whoever runs the server. */
export async function mustList(c: Call): Promise<void> {
  if (c.env.AUTH === "open") return;
  const { token, admin } = await callerOf(c);
  if (admin) return;
  if (token === null) throw new Refusal("unauthorized", "Send the admin key: Authorization: Bearer <key>.");
  throw new Refusal("forbidden", "Only the admin key lists environments here.");
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
    const each = text.split(",").flatMap((key) => (key.trim() === "" ? [] : [digestOf(key.trim())]));
    digests = Promise.all(each);
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
