/** Rows of people with the button "Follow". */
import { createMemo, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import posts, { type User } from "#world/posts/index.ts";
import { queryWorld } from "#ui/world.ts";
import { Pill, PersonRow } from "../../looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Marks } from "../../looks/post.tsx";
import { isFollower } from "../../ties.ts";
import type { Host } from "./host.ts";

export interface FollowActs {
  follow(a: { user: string }): void;
  unfollow(a: { user: string }): void;
}
/** "Follow", "Follow back", "Following" or "Pending", depending on the relation. */
export function FollowButton(p: { readonly host: Host & { readonly act: FollowActs }; readonly user: User }) {
  const state = () => p.host.state;
  const id = () => p.user.id;
  const follows = () => state().follows[id()] !== undefined;
  const waits = () => state().asked[id()] !== undefined;
  const label = () => {
    if (follows()) return p.host.t("followingButton");
    if (waits()) return p.host.t("pending");
    return p.host.t(isFollower(state(), id()) ? "followBack" : "follow");
  };
  return (
    <Pill
      kind={follows() || waits() ? "line" : "strong"}
      label={label()}
      name={p.host.t(follows() || waits() ? "unfollowName" : "followName", { name: p.user.name })}
      onTap={() => (follows() || waits() ? p.host.act.unfollow({ user: id() }) : p.host.act.follow({ user: id() }))}
    />
  );
}
export function UserRow(p: {
  readonly host: Host & { readonly act: FollowActs & { openUser(a: { user: string }): void } };
  readonly user: User;
  readonly held?: boolean | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <PersonRow
      face={<Face of={p.user.id} size={40} />}
      name={p.user.name}
      marks={<Marks verified={p.user.verified} isProtected={p.user.protected} />}
      handle={`@${p.user.handle}`}
      tag={isFollower(p.host.state, p.user.id) ? p.host.t("followsYou") : undefined}
      bio={p.user.bio}
      button={<FollowButton host={p.host} user={p.user} />}
      held={p.held}
      onTap={() => p.host.act.openUser({ user: p.user.id })}
      onHold={p.onHold}
    />
  );
}
/** Returns the people in the order of the ids. At most `3 * maxIds` people are read. */
export function useUsers(ids: Accessor<readonly string[]>): Accessor<readonly User[]> {
  const part = (n: number) =>
    queryWorld(posts.queries.users, () => {
      const all = ids()
        .filter((id) => id.startsWith("x_user_"))
        .slice(n * maxIds, (n + 1) * maxIds);
      return all.length > 0 ? { ids: all } : null;
    });
  const parts = [part(0), part(1), part(2)];
  return createMemo(() => {
    const found = new Map(parts.flatMap((one) => [...(one() ?? [])]).map((user) => [user.id, user]));
    return ids().flatMap((id) => found.get(id) ?? []);
  });
}
