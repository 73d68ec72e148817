// World data on this platform: a read-only D1 database.
import { Refusal } from "#env/answer.ts";
import { readWorldFacts, createWorld, type SelectRows, type World, type WorldFacts } from "#world/read.ts";
import { worldVersion } from "#world/version.ts";
import type { Bindings } from "./bindings.ts";
import { waitForWorld } from "./world-ready.ts";

const selects = new WeakMap<D1Database, SelectRows>();

export function worldSelect(env: Bindings): SelectRows {
  const { WORLD } = env;
  if (!WORLD) throw new Refusal("not-configured", "This server has no world data: bind a D1 database as WORLD.");
  let select = selects.get(WORLD);
  if (!select) selects.set(WORLD, (select = selectFromD1(WORLD)));
  return select;
}

function selectFromD1(db: D1Database): SelectRows {
  return async (statements) => {
    // Any replica is good enough, because nothing writes to a version that is in use.
    const session = db.withSession("first-unconstrained");
    const prepared = statements.map(({ sql, params }) => session.prepare(sql).bind(...params));
    const [only] = prepared;
    const results =
      prepared.length === 1 && only
        ? [await only.all<Record<string, unknown>>()]
        : await session.batch<Record<string, unknown>>(prepared);
    return results.map(({ results: rows }) => rows);
  };
}

let checked: Promise<WorldFacts> | null = null;
/**
 * Reads the facts that the database contains about its own version and content. Refuses a database whose version this
 * code does not expect, because the database's answers would be stored permanently. While the database is being built,
 * waits if `wait` is true, otherwise refuses immediately.
 */
export async function worldFacts(env: Bindings, { wait = true } = {}): Promise<WorldFacts> {
  await waitForWorld(env.WORLD_PLACED, wait);
  checked ??= readWorldFacts(worldSelect(env))
    .catch(() => null)
    .then((facts) => {
      if (facts?.version === worldVersion) return facts;
      const found = facts ? `has version ${facts.version}` : "is empty";
      throw new Refusal("not-configured", `The world's database ${found}; this server needs version ${worldVersion}.`);
    });
  try {
    return await checked;
  } catch (error) {
    // The database may be filled a moment later, so the failure is not cached.
    checked = null;
    throw error;
  }
}

/** Returns the world data for judges and samplers. */
export const worldReader = (env: Bindings): World =>
  createWorld(async (statements) => {
    await worldFacts(env);
    return worldSelect(env)(statements);
  });
