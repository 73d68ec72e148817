// The world data that commands read. It is cached for all phones of this process, because answers never change.
import { setWorldReader, PendingRead } from "#os/world.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { AnyQuery } from "#world/define.ts";
import type { World } from "#world/read.ts";
import { worldUrl } from "#world/url.ts";
import { Lru } from "./lru.ts";

/** The maximum characters of cached addresses and answers. */
const maxCacheChars = 4_000_000;
const answerCache = new Lru<{ readonly answer: Json }>(maxCacheChars);
setWorldReader((query, args) => {
  const known = answerCache.get(worldUrl(query as AnyQuery, args));
  if (!known) throw new PendingRead(query, args);
  return known.answer as never;
});

/**
 * Calls `run` until all world data that its commands need is in the cache. `run` may be called several times, so it
 * must not change anything before it ends. During this time the phone's queue prevents changes of the state.
 */
export async function withWorld<T>(world: World, run: () => T): Promise<T> {
  for (;;)
    try {
      return run();
    } catch (error) {
      if (!(error instanceof PendingRead)) throw error;
      const { query, args } = error;
      const answer = deepFreeze((await world.read(query as AnyQuery, args)) as Json);
      const url = worldUrl(query as AnyQuery, args);
      answerCache.put(url, { answer }, url.length + JSON.stringify(answer).length);
    }
}
