// Identifies callers. The worker knows the server's own keys, but only an environment's object knows the environment's
// tokens.
import { Refusal, unauthorized } from "#env/answer.ts";
import { anonymous, type KeyScope } from "#contract/key.ts";
import { keyStub, type Bindings } from "#durable/bindings.ts";
import { splitList } from "#durable/settings.ts";
import { describeDeadKey, parseKeyId } from "#env/keys/account.ts";
import { isLive, type KeyRecord } from "#env/keys/records.ts";
import { digestOf, allOwners, type Caller, type Creator } from "#env/token.ts";
import { addToCallLog, type Call } from "./http.ts";
import { isLoopback } from "./host.ts";

export function parseBearer(header: string | undefined): string | null {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header?.trim() ?? "") ?? [];
  return token ?? null;
}

const callersByRequest = new WeakMap<Request, Promise<Caller>>();
/** Returns the caller. The caller is created only once per request, so that the token is hashed only once. */
export function getCaller(c: Call): Promise<Caller> {
  let caller = callersByRequest.get(c.req.raw);
  if (!caller) callersByRequest.set(c.req.raw, (caller = createCaller(c, parseBearer(c.req.header("authorization")))));
  return caller;
}

/**
 * Sets the caller's token for a call that has a key in its path. The key in the path replaces the key in the header.
 */
export function setCallerToken(c: Call, token: string): void {
  callersByRequest.set(c.req.raw, createCaller(c, token));
}

export async function createCaller(c: Call, token: string | null): Promise<Caller> {
  const digest = token === null ? null : await digestOf(token);
  const fresh = /\bno-cache\b/i.test(c.req.header("cache-control") ?? "");
  const key = token === null ? null : parseKeyId(token);
  const admin = await isAdmin(c.env, digest);
  return { token: digest, ...(key === null ? {} : { key }), admin, origin: pageOrigin(c), fresh };
}

/** The owner of a created object, and the key that pays for it. */
type Owner = Pick<Creator, "owner" | "payer">;
const noOwner: Owner = { owner: null };

/**
 * Returns the owner for a call that needs `scope`. For a key from the settings, the owner is the key's digest. For a
 * key that the admin made, the owner is `key` and the key's id. If the server is open and the call has no known key,
 * returns `noOwner`.
 */
export async function getOwner(c: Call, scope: KeyScope): Promise<Owner> {
  const { token, admin } = await getCaller(c);
  if (token !== null && (admin || (await keyDigests(c.env.API_KEYS)).includes(token))) return { owner: token };
  const record = await findApiKey(c);
  if (record) {
    if (!isLive(record, Date.now())) throw new Refusal("forbidden", describeDeadKey(record));
    if (!record.scopes.includes(scope))
      throw new Refusal(
        "forbidden",
        `This API key has the scope ${record.scopes.join(" and ")}; this call needs ${scope}.`,
      );
    // All callers without a key share the anonymous key, but they do not own each other's objects.
    addToCallLog(c, { payer: record.id });
    return record.id === anonymous
      ? { owner: null, payer: record.id }
      : { owner: `key ${record.id}`, payer: record.id };
  }
  if (c.env.AUTH === "open" && !(await isRotatedKey(c))) return noOwner;
  if (token === null) throw unauthorized("an API key");
  throw new Refusal("forbidden", "This is not a valid API key of this server: it is unknown, expired or revoked.");
}

/**
 * Returns the creator of a new object. Only this function uses the secret. The created object stores only the secret's
 * digest.
 */
export async function getCreator(c: Call, scope: KeyScope, secret: string | undefined): Promise<Creator> {
  const [{ admin }, owner] = await Promise.all([getCaller(c), getOwner(c, scope)]);
  const creator = { ...owner, ...(admin ? { reads: allOwners } : {}) };
  return secret === undefined ? creator : { ...creator, secret: await digestOf(secret) };
}

/**
 * Returns the record of the call's key if the admin made the key. On a closed server, a call without a key gets the
 * record of the anonymous key.
 */
async function findApiKey(c: Call): Promise<KeyRecord | null> {
  const { token, key } = await getCaller(c);
  if (token === null) return c.env.AUTH === "closed" ? getKeyRecord(c, anonymous) : null;
  if (key === undefined) return null;
  const record = await getKeyRecord(c, key);
  return record?.digest === token ? record : null;
}

/**
 * Returns whether the call's key was replaced by a new key. Even an open server does not treat a caller with the old
 * key as anonymous.
 */
async function isRotatedKey(c: Call): Promise<boolean> {
  const { token, key } = await getCaller(c);
  const record = key === undefined ? null : await getKeyRecord(c, key);
  return record !== null && record.digest !== token;
}

/** How long the record of a key is used from the cache, in milliseconds. */
const keyCacheMs = 500;
const maxCachedKeys = 10_000;
const keyCache = new Map<string, { readonly at: number; readonly record: Promise<KeyRecord | null> }>();
function getKeyRecord(c: Call, id: string): Promise<KeyRecord | null> {
  const now = Date.now();
  const known = keyCache.get(id);
  if (known && now - known.at < keyCacheMs) return known.record;
  if (keyCache.size >= maxCachedKeys) keyCache.clear();
  const record = keyStub(c.env, id).record();
  keyCache.set(id, { at: now, record });
  record.catch(() => keyCache.delete(id));
  return record;
}

/**
 * Returns the owner whose objects the caller may list, or null if the caller may list all objects. The admin may list
 * all objects. The holder of a key may list only the objects of this key.
 */
export async function listOwner(c: Call): Promise<string | null> {
  const { admin } = await getCaller(c);
  if (admin) return null;
  const { owner } = await getOwner(c, "phones");
  if (owner === null && c.env.AUTH !== "open") throw unauthorized("an API key or the admin key");
  return owner;
}

/** Requires the admin key on a closed server, because only the admin may list all objects. */
export async function mustList(c: Call): Promise<void> {
  if (c.env.AUTH !== "open") await mustBeAdmin(c);
}

/** Requires either the key that the path names or the admin key. */
export async function mustOwnKey(c: Call, id: string): Promise<void> {
  const { token, admin } = await getCaller(c);
  if (admin) return;
  if (token === null) throw unauthorized("the key itself or the admin key");
  const record = await findApiKey(c);
  if (record?.id !== id) throw new Refusal("forbidden", "Only the admin key, or the key itself, may do this.");
}

export async function mustBeAdmin(c: Call): Promise<void> {
  const { token, admin } = await getCaller(c);
  if (admin) return;
  if (token === null) throw unauthorized("the admin key");
  throw new Refusal("forbidden", "Only the admin key may do this.");
}

async function isAdmin(env: Bindings, digest: string | null): Promise<boolean> {
  return digest !== null && (await keyDigests(env.ADMIN_KEY)).includes(digest);
}

const digestCache = new Map<string, Promise<string[]>>();
/**
 * Returns digests of the keys. Keys are compared by their digests, so that the duration of a comparison reveals nothing
 * about the keys.
 */
function keyDigests(keys: string | undefined): Promise<string[]> {
  const text = keys ?? "";
  let digests = digestCache.get(text);
  if (!digests) {
    digests = Promise.all(splitList(text).map(digestOf));
    digestCache.set(text, digests);
  }
  return digests;
}

/**
 * Returns the origin at which the browser finds the page. A Host header can be forged, so the function uses the header
 * only if it names this machine.
 */
function pageOrigin(c: Call): string | null {
  if (c.env.ORIGIN) return c.env.ORIGIN.replace(/\/+$/, "");
  const url = new URL(c.req.url);
  return isLoopback(url.hostname) ? url.origin : null;
}
