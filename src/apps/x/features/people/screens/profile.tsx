import { Match, Show, Switch } from "solid-js";
import feather from "@material-symbols/svg-400/rounded/add.svg?raw";
import dots from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, Pill } from "#apps/x/looks/cells.tsx";
import { BarButton, Leaf, RoundButton } from "#apps/x/looks/frame.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { hasBlockedOwner, isBlocked, isFollowed } from "#apps/x/ties.ts";
import { profileTabs } from "../screens.ts";
import { OwnHead, PersonHead } from "./parts/heads.tsx";
import { OwnPosts, PersonPosts } from "./parts/profile-posts.tsx";
import { ProfileSheets } from "./parts/profile-sheets.tsx";

export default screen(app, strings, "profile", (p) => {
  const isOwn = () => p.params.user === me;
  const user = queryWorld(posts.queries.user, () => (isOwn() ? null : { id: p.params.user }));
  const hidden = () => {
    const person = user();
    if (isOwn() || !person) return null;
    if (isBlocked(p.state, person.id))
      return { title: p.t("blockedTitle", { name: `@${person.handle}` }), text: p.t("blockedText") };
    if (hasBlockedOwner(p.state, person.id))
      return { title: p.t("blockedYouTitle", { name: `@${person.handle}` }), text: p.t("blockedYouText") };
    if (person.protected && !isFollowed(p.state, person.id))
      return { title: p.t("protectedTitle"), text: p.t("protectedText", { name: `@${person.handle}` }) };
    return null;
  };
  return (
    <Leaf
      back
      under
      part={p.view.tab}
      actions={<BarButton icon={dots} name={p.t("moreOptions")} onTap={() => p.act.person()} />}
      fab={<RoundButton icon={feather} name={p.t("postIt")} onTap={() => p.act.compose()} />}
      overlays={
        <>
          <PostSheets host={p} />
          <ProfileSheets host={p} user={user() ?? null} />
        </>
      }
    >
      <Show
        when={isOwn() || user() !== null}
        fallback={
          <div class="under-space">
            <Empty title={p.t("accountGone")} text={p.t("accountGoneText")} />
          </div>
        }
      >
        <Show
          when={isOwn()}
          fallback={<Show when={user()}>{(person) => <PersonHead host={p} user={person()} />}</Show>}
        >
          <OwnHead host={p} />
        </Show>
        <Show when={!isOwn() && p.state.muted[p.params.user] !== undefined}>
          <div class="profile-note">
            <span>{p.t("mutedNote")}</span>
            <Pill kind="line" label={p.t("unmute")} onTap={() => p.act.unmute({ user: p.params.user })} />
          </div>
        </Show>
        <Switch>
          <Match when={hidden()}>{(why) => <Empty title={why().title} text={why().text} />}</Match>
          <Match when={isOwn() || user()}>
            <Tabs
              part="tabs"
              tabs={profileTabs
                .filter((id) => isOwn() || id !== "likes")
                .map((id) => ({ id, label: p.t(id === "likes" ? "tabLikes" : `tab_${id}`) }))}
              chosen={p.view.tab}
              onPick={(tab) => p.act.showTab({ tab })}
            />
            <Show
              when={isOwn()}
              fallback={<Show when={user()}>{(person) => <PersonPosts host={p} user={person()} />}</Show>}
            >
              <OwnPosts host={p} />
            </Show>
          </Match>
        </Switch>
      </Show>
    </Leaf>
  );
});
