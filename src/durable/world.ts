// The world as the platform holds it: a D1 database that is only ever read.
import { Refusal } from "../env/answer.ts";
import { factsOf, worldOver, type Select, type World, type WorldFacts } from "../world/read.ts";
import { worldVersion } from "../world/version.ts";
import type { Bindings } from "./bindings.ts";
import { mustBePlaced } from "./world-placed.ts";

const selects = new WeakMap<D1Database, Select>();

export function selectOf(env: Bindings): Select {
  const { WORLD } = env;
  if (!WORLD) throw new Refusal("not-configured", "This server has no world data: bind a D1 database as WORLD.");
  let select = selects.get(WORLD);
  if (!select) selects.set(WORLD, (select = overD1(WORLD)));
  return select;
}

function overD1(db: D1Database): Select {
  return async (statements) => {
    // Any replica will do: nothing is written while a version is served.
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
 * What the database says it is. Refuses one that this code was not built with: its answers would be kept for ever. Waits for
 * one that is being made, or refuses at once without `wait`.
 */
export async function worldFacts(env: Bindings, { wait = true } = {}): Promise<WorldFacts> {
  await mustBePlaced(env.WORLD_PLACED, wait);
  checked ??= factsOf(selectOf(env))
    .catch(() => null)
    .then((facts) => {
      if (facts?.version === worldVersion) return facts;
      const found = facts ? `is of version ${facts.version}` : "is empty";
      throw new Refusal("not-configured", `The world's database ${found}; this server wants ${worldVersion}.`);
    });
  try {
    return await checked;
  } catch (error) {
    // It may be filled a moment later.
    checked = null;
    throw error;
  }
}

/** For judges and samplers. */
export const worldOf = (env: Bindings): World =>
  worldOver(async (statements) => {
    await worldFacts(env);
    return selectOf(env)(statements);
  });
