/** The tab "About" of a community: how to join, the rules, the admin and the moderators. */
import { For } from "solid-js";
import { dayMs } from "#state/civil.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts, { type Community } from "#world/posts/index.ts";
import type app from "#apps/x/index.ts";
import { monthYearText } from "#apps/x/format.ts";
import { Heading, Note } from "#apps/x/looks/cells.tsx";
import { RuleRow } from "#apps/x/looks/list-row.tsx";
import { UserRow, useUsers } from "#apps/x/screens/parts/people.tsx";
import type { Word } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";

export function CommunityAbout(p: {
  readonly host: ScreenProps<typeof app, "community", Word>;
  readonly community: Community;
}) {
  const admin = queryWorld(posts.queries.user, () => ({ id: p.community.admin }));
  const staff = useUsers(() =>
    [...new Set([p.community.admin, ...p.community.moderators])].filter((id) => !isBlocked(p.host.state, id)),
  );
  return (
    <>
      <Heading text={p.host.t("communityInfo")} />
      <Note text={p.host.t(p.community.closed ? "closedMembership" : "openMembership")} />
      <Note
        text={p.host.t("createdOn", {
          when: monthYearText(p.host.state.startedAt - p.community.created * dayMs, p.host.os),
          name: `@${admin()?.handle ?? ""}`,
        })}
      />
      <Heading text={p.host.t("communityRules")} />
      <For each={p.community.rules}>{(rule, n) => <RuleRow n={n() + 1} text={rule} />}</For>
      <Heading text={p.host.t("moderators")} />
      <For each={staff()}>{(user) => <UserRow host={p.host} user={user} />}</For>
    </>
  );
}
