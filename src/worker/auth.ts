// Who calls. The edge knows the server's own keys; an environment's tokens are known to its object alone.
import { Refusal, unauthorized } from "../env/answer.ts";
import { anonymous, type KeyScope } from "../contract/key.ts";
import { keyOf, type Bindings } from "../durable/bindings.ts";
import { keysIn } from "../durable/settings.ts";
import { deadKey, keyIdOf } from "../env/keys/account.ts";
import { isLive, type KeyRecord } from "../env/keys/records.ts";
import { digestOf, everybody, type Caller, type Creator } from "../env/token.ts";
import { noted, type Call } from "./edge.ts";
import { isLoopback } from "./host.ts";

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
  const key = token === null ? null : keyIdOf(token);
  const admin = await isAdmin(c.env, digest);
  return { token: digest, ...(key === null ? {} : { key }), admin, origin: originOf(c), fresh };
}

/** Who creates, and which key pays for it. */
type Owner = Pick<Creator, "owner" | "payer">;
const nobody: Owner = { owner: null };

/**
 * Who may do what `scope` says: a setting's key by its digest, one that the admin made by its id, `nobody` where everybody may and no
 * key was sent that the server knows.
 */
export async function ownerOf(c: Call, scope: KeyScope): Promise<Owner> {
  const { token, admin } = await callerOf(c);
  if (token !== null && (admin || (await keyDigests(c.env.API_KEYS)).includes(token))) return { owner: token };
  const made = await madeKeyOf(c);
  if (made) {
    if (!isLive(made, Date.now())) throw new Refusal("forbidden", deadKey(made));
    if (!made.scopes.includes(scope))
      throw new Refusal(
        "forbidden",
        `This API key has the scope ${made.scopes.join(" and ")}; this call needs ${scope}.`,
      );
    // Strangers share a key, and nobody of them is another.
    noted(c, { payer: made.id });
    return made.id === anonymous ? { owner: null, payer: made.id } : { owner: `key ${made.id}`, payer: made.id };
  }
  if (c.env.AUTH === "open" && !(await isStale(c))) return nobody;
  if (token === null) throw unauthorized("an API key");
  throw new Refusal("forbidden", "This is not a valid API key of this server: it is unknown, expired or revoked.");
}

/** The secret goes no further than this: what is created keeps its digest. */
export async function creatorOf(c: Call, scope: KeyScope, secret: string | undefined): Promise<Creator> {
  const [{ admin }, owner] = await Promise.all([callerOf(c), ownerOf(c, scope)]);
  const made = { ...owner, ...(admin ? { reads: everybody } : {}) };
  return secret === undefined ? made : { ...made, secret: await digestOf(secret) };
}

/** A key that the admin made, as its object knows it; that of strangers where a closed server is called without any. */
async function madeKeyOf(c: Call): Promise<KeyRecord | null> {
  const { token, key } = await callerOf(c);
  if (token === null) return c.env.AUTH === "closed" ? recordOf(c, anonymous) : null;
  if (key === undefined) return null;
  const record = await recordOf(c, key);
  return record?.digest === token ? record : null;
}

/** Whether a key was sent that was made anew since. An open server does not take its holder for a stranger either. */
async function isStale(c: Call): Promise<boolean> {
  const { token, key } = await callerOf(c);
  const record = key === undefined ? null : await recordOf(c, key);
  return record !== null && record.digest !== token;
}

/** Asked again so soon, a key is believed to be as it was. */
const believedMs = 500;
const believedMost = 10_000;
const believed = new Map<string, { readonly at: number; readonly record: Promise<KeyRecord | null> }>();
function recordOf(c: Call, id: string): Promise<KeyRecord | null> {
  const now = Date.now();
  const known = believed.get(id);
  if (known && now - known.at < believedMs) return known.record;
  if (believed.size >= believedMost) believed.clear();
  const record = keyOf(c.env, id).record();
  believed.set(id, { at: now, record });
  record.catch(() => believed.delete(id));
  return record;
}

/** Lists are for whoever runs the server; a key's own are for whoever has it. Null: all of them. */
export async function listedFor(c: Call): Promise<string | null> {
  const { admin } = await callerOf(c);
  if (admin) return null;
  const { owner } = await ownerOf(c, "phones");
  if (owner === null && c.env.AUTH !== "open") throw unauthorized("an API key or the admin key");
  return owner;
}

/** Lists are for whoever runs the server. */
export async function mustList(c: Call): Promise<void> {
  if (c.env.AUTH !== "open") await mustBeAdmin(c);
}

/** Whoever has the key that the path names, or the admin. */
export async function mustHoldKey(c: Call, id: string): Promise<void> {
  const { token, admin } = await callerOf(c);
  if (admin) return;
  if (token === null) throw unauthorized("the key itself or the admin key");
  const record = await madeKeyOf(c);
  if (record?.id !== id) throw new Refusal("forbidden", "Only the admin key, or the key itself, may do this.");
}

export async function mustBeAdmin(c: Call): Promise<void> {
  const { token, admin } = await callerOf(c);
  if (admin) return;
  if (token === null) throw unauthorized("the admin key");
  throw new Refusal("forbidden", "Only the admin key may do this.");
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

/** Where the browser finds the page. A Host header is anybody's word: only that of this very machine is taken. */
function originOf(c: Call): string | null {
  if (c.env.ORIGIN) return c.env.ORIGIN.replace(/\/+$/, "");
  const url = new URL(c.req.url);
  return isLoopback(url.hostname) ? url.origin : null;
}
