/** Rows for communities and people of the world. */
import { countText } from "#os/social-format.ts";
import type { Community, User } from "#world/threads/index.ts";
import { CommunityIcon, Face } from "../../looks/face.tsx";
import { PartyRow, type RowButton } from "../../looks/rows.tsx";
import type { PostHost } from "./post-model.ts";

export function CommunityRow(p: {
  readonly host: PostHost;
  readonly community: Community;
  readonly button?: RowButton | undefined;
  readonly text?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <PartyRow
      icon={<CommunityIcon name={p.community.name} colour={p.community.colour} size={36} />}
      title={`r/${p.community.name}`}
      note={p.host.t("membersCount", { n: countText(membersOf(p.host, p.community), p.host.lang) })}
      text={p.text === false ? undefined : p.community.title}
      button={p.button}
      onTap={() => p.onTap()}
    />
  );
}
/** The number of members, with the user if the user has joined after the phone's start. */
export function membersOf({ state }: Pick<PostHost, "state">, community: Community): number {
  const at = state.joined[community.id];
  return community.members + (at !== undefined && at > state.startedAt ? 1 : 0);
}
/** The button of a community: "Join", or "Joined" with a question. */
export function joinButton(
  host: PostHost,
  community: Community,
  act: { join(args: { community: string }): void; leave(args: { community: string }): void },
): RowButton {
  const { id, name } = community;
  return host.state.joined[id] === undefined
    ? {
        label: host.t("join"),
        name: host.t("joinName", { name }),
        kind: "blue",
        onTap: () => act.join({ community: id }),
      }
    : {
        label: host.t("joined"),
        name: host.t("leaveName", { name }),
        kind: "line",
        onTap: () => act.leave({ community: id }),
      };
}
export function UserRow(p: {
  readonly host: PostHost;
  readonly user: User;
  readonly button?: RowButton | undefined;
  readonly onTap: () => void;
}) {
  return (
    <PartyRow
      icon={<Face of={p.user.id} size={36} />}
      title={`u/${p.user.name}`}
      note={p.host.t("karmaCount", { n: countText(p.user.postKarma + p.user.commentKarma, p.host.lang) })}
      text={p.user.about}
      button={p.button}
      onTap={() => p.onTap()}
    />
  );
}
/** The button of a person: "Follow", or "Following" with a question. */
export function followButton(
  host: PostHost,
  user: User,
  act: { follow(args: { user: string }): void; unfollow(args: { user: string }): void },
): RowButton | undefined {
  const { id, name } = user;
  if (host.state.blocked[id] !== undefined) return undefined;
  return host.state.follows[id] === undefined
    ? {
        label: host.t("follow"),
        name: host.t("followName", { name }),
        kind: "blue",
        onTap: () => act.follow({ user: id }),
      }
    : {
        label: host.t("following"),
        name: host.t("unfollowName", { name }),
        kind: "line",
        onTap: () => act.unfollow({ user: id }),
      };
}
