/** The head of the user's own profile, and of another person's. */
import bellIcon from "@material-symbols/svg-400/outlined/notification_add.svg?raw";
import bellOn from "@material-symbols/svg-400/outlined/notifications_active-fill.svg?raw";
import cake from "@material-symbols/svg-400/outlined/cake.svg?raw";
import calendar from "@material-symbols/svg-400/outlined/calendar_month.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import pin from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import { Show } from "solid-js";
import { dayMs, epochOf } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import type { User } from "#world/posts/index.ts";
import { countText, momentLine, monthYearText } from "#apps/x/format.ts";
import { me } from "#apps/x/ids.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { ProfileHead, RoundOutline } from "#apps/x/looks/profile.tsx";
import { FollowButton } from "#apps/x/screens/parts/people.tsx";
import { PostText, siteOf } from "#apps/x/screens/parts/post-body.tsx";
import { acceptsMessages, hasBlockedOwner, isBlocked, isFollower } from "#apps/x/ties.ts";
import type { ProfileProps } from "./props.ts";

/** Formats a birthday: "September 21, 1993". */
function birthdayText(host: ProfileProps, birthday: string): string {
  const [year, month, day] = birthday.split("-").map(Number) as [number, number, number];
  const at = epochOf({ year, month, day }, host.offsetMin);
  return momentLine(at, host.os).replace(/^.* · /, "");
}
export function OwnHead(p: { readonly host: ProfileProps }) {
  const profile = () => p.host.state.profile;
  const count = (all: object) => Object.keys(all).length;
  return (
    <ProfileHead
      face={<Face of={me} own={profile().face} files={p.host.os.files} size={80} />}
      banner={profile().banner}
      hue={205}
      files={p.host.os.files}
      name={profile().name}
      marks={<Marks verified={null} isProtected={p.host.state.prefs.protect} />}
      handle={`@${profile().handle}`}
      bio={<PostText host={p.host} text={profile().bio} />}
      facts={[
        ...(profile().place === "" ? [] : [{ icon: pin, text: profile().place }]),
        ...(profile().website === ""
          ? []
          : [
              {
                icon: linkIcon,
                text: profile().website.replace(/^https?:\/\//, ""),
                onTap: () => p.host.act.openLink({ url: profile().website.replace(/^(?!https?:)/, "https://") }),
              },
            ]),
        ...(profile().birthday === ""
          ? []
          : [{ icon: cake, text: p.host.t("bornOn", { when: birthdayText(p.host, profile().birthday) }) }]),
        { icon: calendar, text: p.host.t("joinedOn", { when: monthYearText(profile().joined, p.host.os) }) },
      ]}
      counts={[
        {
          label: p.host.t("followingCount"),
          count: countText(count(p.host.state.follows), p.host.lang),
          onTap: () => p.host.act.openTies({ tab: "following" }),
        },
        {
          label: p.host.t("followersCount", { n: count(p.host.state.followers) }),
          count: countText(count(p.host.state.followers), p.host.lang),
          onTap: () => p.host.act.openTies({ tab: "followers" }),
        },
      ]}
      buttons={<Pill kind="line" label={p.host.t("editProfile")} onTap={() => p.host.act.editProfile()} />}
    />
  );
}
export function PersonHead(p: { readonly host: ProfileProps; readonly user: User }) {
  const state = () => p.host.state;
  const id = () => p.user.id;
  const follow = () => state().follows[id()];
  const followers = () => p.user.followers + (follow() ? 1 : 0);
  const following = () => p.user.following + (isFollower(state(), id()) ? 1 : 0);
  const isHidden = () => isBlocked(state(), id()) || hasBlockedOwner(state(), id());
  return (
    <ProfileHead
      face={<Face of={id()} size={80} />}
      banner={null}
      hue={Rng.of("x", "banner", id()).int(0, 359)}
      files={p.host.os.files}
      name={p.user.name}
      marks={<Marks verified={p.user.verified} isProtected={p.user.protected} />}
      handle={`@${p.user.handle}`}
      tag={isFollower(state(), id()) ? p.host.t("followsYou") : undefined}
      bio={
        <Show when={!isHidden()}>
          <PostText host={p.host} text={p.user.bio} />
        </Show>
      }
      facts={
        isHidden()
          ? []
          : [
              ...(p.user.place === null ? [] : [{ icon: pin, text: p.user.place }]),
              ...(p.user.link === null
                ? []
                : [
                    {
                      icon: linkIcon,
                      text: siteOf(p.user.link),
                      onTap: () => p.host.act.openLink({ url: p.user.link! }),
                    },
                  ]),
              {
                icon: calendar,
                text: p.host.t("joinedOn", {
                  when: monthYearText(state().startedAt - p.user.joined * dayMs, p.host.os),
                }),
              },
            ]
      }
      counts={
        isHidden()
          ? []
          : [
              {
                label: p.host.t("followingCount"),
                count: countText(following(), p.host.lang),
                onTap: () => p.host.act.openTies({ tab: "following" }),
              },
              {
                label: p.host.t("followersCount", { n: followers() }),
                count: countText(followers(), p.host.lang),
                onTap: () => p.host.act.openTies({ tab: "followers" }),
              },
            ]
      }
      buttons={
        <>
          <Show when={!isHidden() && acceptsMessages(state(), id())}>
            <RoundOutline icon={mail} name={p.host.t("message")} onTap={() => p.host.act.message({ user: id() })} />
          </Show>
          <Show when={follow()}>
            {(tie) => (
              <RoundOutline
                icon={tie().bell ? bellOn : bellIcon}
                name={p.host.t("bell")}
                on={tie().bell}
                onTap={() => p.host.act.bell()}
              />
            )}
          </Show>
          <Show
            when={!isBlocked(state(), id())}
            fallback={
              <Pill
                kind="danger"
                label={p.host.t("blockedButton")}
                name={p.host.t("unblockName", { name: p.user.name })}
                onTap={() => p.host.act.unblock({ user: id() })}
              />
            }
          >
            <FollowButton host={p.host} user={p.user} />
          </Show>
        </>
      }
    />
  );
}
