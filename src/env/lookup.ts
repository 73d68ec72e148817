// What commands look up in the world: kept for all phones of this process, since answers never change.
import { readWorldBy, Unread } from "../os/world.ts";
import { deepFreeze, type Json } from "../state/json.ts";
import type { AnyQuery } from "../world/define.ts";
import type { World } from "../world/read.ts";
import { worldUrl } from "../world/url.ts";
import { Lru } from "./lru.ts";

/** In characters, of addresses and answers. */
const answersChars = 4_000_000;
const answers = new Lru<{ readonly answer: Json }>(answersChars);
readWorldBy((query, args) => {
  const known = answers.get(worldUrl(query as AnyQuery, args));
  if (!known) throw new Unread(query, args);
  return known.answer as never;
});

/**
 * Does it once all is there that its commands look up. `run` may run several times and must change nothing until it ends: the
 * phone's turn keeps its state as it is meanwhile.
 */
export async function withWorld<T>(world: World, run: () => T): Promise<T> {
  for (;;)
    try {
      return run();
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const { query, args } = error;
      const answer = deepFreeze((await world.read(query as AnyQuery, args)) as Json);
      const url = worldUrl(query as AnyQuery, args);
      answers.put(url, { answer }, url.length + JSON.stringify(answer).length);
    }
}
