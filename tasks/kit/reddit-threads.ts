/** Draws communities of Reddit's world, and opens them, for tasks that compare several. */
import reddit from "#apps/reddit/index.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import type { Community } from "#world/threads/index.ts";
import type { World } from "#world/read.ts";
import { isNewCommunity, readCommunities } from "./reddit.ts";

/** Draws `n` communities of one topic with which the owner has nothing to do. */
export async function drawCommunities(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (community: Community) => boolean = () => true,
): Promise<readonly Community[]> {
  const all = (await readCommunities(world, lang)).filter((one) => isNewCommunity(lang, one.id) && fits(one));
  const ofTopic = Map.groupBy(all, ({ topic }) => topic);
  return r.sample(r.pick([...ofTopic.values()].filter((those) => those.length >= n)), n);
}

/** Opens each of the communities by a search for its name, and does something on its page. */
export async function visitEach<C extends { readonly id: string; readonly name: string }>(
  o: AnyDriver,
  communities: readonly C[],
  visit: (community: C) => Promise<void>,
): Promise<void> {
  await o.open(reddit);
  await o.act(reddit, "home.search");
  for (const one of communities) {
    await o.type("q", one.name);
    await o.act(reddit, "search.openCommunity", { community: one.id });
    await visit(one);
    await o.back();
  }
}
