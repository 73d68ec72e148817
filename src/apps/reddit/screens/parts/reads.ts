/** Reads of several records of the world, by their ids. */
import { createMemo, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import threads, { type Community, type Post, type User } from "#world/threads/index.ts";
import { queryWorld } from "#ui/world.ts";

const parts = 4;
/**
 * Reads up to `parts * maxIds` records. Ids are sorted before they are cut into parts, so that a longer list asks again
 * for few of the records.
 */
function useRecords<R extends { readonly id: string }>(
  ids: Accessor<readonly string[]>,
  read: (part: Accessor<readonly string[]>) => Accessor<readonly R[] | undefined>,
): Accessor<ReadonlyMap<string, R>> {
  const all = createMemo(() => [...new Set(ids())]);
  const found = Array.from({ length: parts }, (_, n) => read(() => all().slice(n * maxIds, (n + 1) * maxIds)));
  return createMemo(() => new Map(found.flatMap((one) => one() ?? []).map((row) => [row.id, row])));
}
const args = (part: Accessor<readonly string[]>) => () => (part().length > 0 ? { ids: part() } : null);
/** Ids of other records among `ids` are left out. */
export const useCommunities = (ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, Community>> =>
  useRecords<Community>(
    () => ids().filter((id) => id.startsWith("rd_community_")),
    (part) => queryWorld(threads.queries.communities, args(part)),
  );
export const useUsers = (ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, User>> =>
  useRecords<User>(
    () => ids().filter((id) => id.startsWith("rd_user_")),
    (part) => queryWorld(threads.queries.users, args(part)),
  );
export const usePosts = (ids: Accessor<readonly string[]>): Accessor<ReadonlyMap<string, Post>> =>
  useRecords<Post>(
    () => ids().filter((id) => id.startsWith("rd_post_")),
    (part) => queryWorld(threads.queries.posts, args(part)),
  );
