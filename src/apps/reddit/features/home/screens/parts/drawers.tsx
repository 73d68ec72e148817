/** The drawers of the home screen: the communities on the left, the account on the right. */
import { countText } from "#os/social-format.ts";
import clock from "@material-symbols/svg-400/outlined/history.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import saved from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import starFull from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import type { Community } from "#world/threads/index.ts";
import { ageText } from "#apps/reddit/format.ts";
import { totalKarma } from "#apps/reddit/features/me/queries.ts";
import { Cell, Cells, Pill, SwitchCell } from "#apps/reddit/looks/cells.tsx";
import { CommunityIcon, Face } from "#apps/reddit/looks/face.tsx";
import { AccountHead } from "#apps/reddit/looks/home.tsx";
import { BarButton } from "#apps/reddit/looks/frame.tsx";
import { Drawer } from "#ui/kit/social/overlay.tsx";
import { FactGrid } from "#apps/reddit/looks/profile.tsx";
import { PartyRow } from "#apps/reddit/looks/rows.tsx";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import type { HomeProps } from "./feed.tsx";

export function CommunityDrawer(p: { readonly host: HomeProps }) {
  const isOpen = () => p.host.view.open === "left";
  const joined = () => Object.keys(p.host.state.joined);
  const found = useCommunities(() => (isOpen() ? [...joined(), ...p.host.state.visited] : []));
  const row = (community: Community, stars: boolean) => {
    const isStarred = () => p.host.state.starred[community.id] !== undefined;
    return (
      <PartyRow
        icon={<CommunityIcon name={community.name} colour={community.colour} size={28} />}
        title={`r/${community.name}`}
        end={
          <Show when={stars}>
            <BarButton
              icon={isStarred() ? starFull : star}
              name={p.host.t(isStarred() ? "unstarName" : "starName", { name: community.name })}
              on={isStarred()}
              onTap={() => p.host.act.toggleStar({ community: community.id })}
            />
          </Show>
        }
        onTap={() => p.host.act.openFromDrawer({ community: community.id })}
      />
    );
  };
  const visited = createMemo(() => p.host.state.visited.flatMap((id) => found().get(id) ?? []));
  const mine = createMemo(() =>
    joined()
      .flatMap((id) => found().get(id) ?? [])
      .toSorted(
        (a, b) =>
          Number(p.host.state.starred[b.id] !== undefined) - Number(p.host.state.starred[a.id] !== undefined) ||
          a.name.toLowerCase().localeCompare(b.name.toLowerCase(), "en"),
      ),
  );
  return (
    <Drawer open={isOpen()} part="left-drawer">
      <Show when={visited().length > 0}>
        <Cells
          title={p.host.t("recentlyVisited")}
          action={<Pill kind="grey" label={p.host.t("clear")} onTap={() => p.host.act.forgetVisited()} />}
        >
          <For each={visited()}>{(community) => row(community, false)}</For>
        </Cells>
      </Show>
      <Cells title={p.host.t("yourCommunities")}>
        <For each={mine()}>{(community) => row(community, true)}</For>
      </Cells>
    </Drawer>
  );
}
export function AccountDrawer(p: { readonly host: HomeProps }) {
  const profile = () => p.host.state.profile;
  return (
    <Drawer open={p.host.view.open === "right"} side="right" part="right-drawer">
      <AccountHead
        face={
          <Face of="me" own={profile().face} files={p.host.os.files} size={72} online={p.host.state.prefs.showOnline} />
        }
        name={`u/${profile().name}`}
      />
      <SwitchCell
        title={p.host.t("onlineStatus")}
        on={p.host.state.prefs.showOnline}
        onTap={() => p.host.act.toggleOnline()}
      />
      <FactGrid
        facts={[
          { label: p.host.t("karma"), value: countText(totalKarma(p.host.state), p.host.lang) },
          { label: p.host.t("accountAge"), value: ageText(profile().createdAt, p.host.now, p.host.lang) },
        ]}
      />
      <Cell plain icon={person} title={p.host.t("myProfile")} onTap={() => p.host.act.openProfile()} />
      <Cell plain icon={saved} title={p.host.t("savedTitle")} onTap={() => p.host.act.openSaved()} />
      <Cell plain icon={clock} title={p.host.t("historyTitle")} onTap={() => p.host.act.openHistory()} />
      <Cell plain icon={gear} title={p.host.t("settings")} onTap={() => p.host.act.openSettings()} />
    </Drawer>
  );
}
