/** Helpers for tasks about the people with whom the owner of Bilibili chats. */
import { newThread } from "#apps/bilibili/features/messages/queries.ts";
import type { Body } from "#apps/bilibili/features/messages/state.ts";
import bilibili from "#apps/bilibili/index.ts";
import { seedIds, userId } from "#apps/bilibili/seed-ids.ts";
import type { State } from "#apps/bilibili/state.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import dataset from "#world/videos/index.ts";
import { isPlainName, type Person } from "./social.ts";

/** Draws people whom the owner follows and with whom the phone has no chat. */
export async function drawFollowed(world: World, r: Rng, lang: Lang, n: number): Promise<Person[]> {
  const ids = seedIds(lang).follows.slice(2).map(userId);
  const users = await world.read(dataset.queries.users, { ids });
  return r.sample(
    users.flatMap(({ id, name }) => (isPlainName(name) ? [{ id, name }] : [])),
    n,
  );
}
/** Adds messages from a person, the oldest first. */
export function addReceived(
  state: State,
  user: string,
  bodies: readonly { readonly at: number; readonly body: Body }[],
): void {
  state.threads[user] ??= newThread(user);
  state.threads[user].unread += bodies.length;
  for (const [n, { at, body }] of bodies.entries()) {
    const id = `msg_got${user.replace("bili_user_", "")}x${n + 1}`;
    state.messages[id] = { id, with: user, mine: false, at, body };
  }
}
/** Opens the list of chats. */
export async function openChats(o: AnyDriver): Promise<void> {
  await o.open(bilibili);
  await o.act(bilibili, "home.messages");
}
