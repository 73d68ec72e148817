import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import posts, { type User } from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, MoreButton, PersonRow, Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { Tabs } from "#apps/x/looks/tabs.tsx";
import { useList } from "#apps/x/screens/parts/list-posts.ts";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked, isUnwanted } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import { followedIds } from "../../people/queries.ts";

export default screen(app, strings, "listMembers", (p) => {
  const list = useList(
    () => p,
    () => p.params.list,
  );
  const isOwn = () => list()?.owner === me;
  const members = useUsers(() => (list()?.members ?? []).filter((id) => id !== me));
  const q = () => p.view.q.trim();
  const follows = useUsers(() => (p.view.tab === "suggested" && q() === "" ? followedIds(p.state).slice(0, 60) : []));
  const found = queryWorldPages(
    posts.queries.people,
    () => (p.view.tab === "suggested" && q() !== "" ? { public: publicOf(p.lang), q: q().replace(/^@/, "") } : null),
    () => p.view.pages,
  );
  const shown = createMemo((): readonly User[] => {
    if (p.view.tab === "members" || !isOwn()) return members().filter(({ id }) => !isBlocked(p.state, id));
    return q() === "" ? follows() : (found()?.rows ?? []).filter(({ id }) => !isUnwanted(p.state, id));
  });
  const isMember = (user: string) => list()?.members.includes(user) === true;
  return (
    <Leaf
      back
      title={p.t(isOwn() ? "editMembers" : "listMembers")}
      part={p.view.tab}
      top={
        <Show when={isOwn()}>
          <Tabs
            part="tabs"
            tabs={[
              { id: "members" as const, label: p.t("tabMembers", { n: list()?.members.length ?? 0 }) },
              { id: "suggested" as const, label: p.t("tabSuggested") },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.act.showTab({ tab })}
          />
          <Show when={p.view.tab === "suggested"}>
            <SearchPill at={p.field("q")} name={p.t("searchPeople")} />
          </Show>
        </Show>
      }
    >
      <Show when={isMember(me)}>
        <PersonRow
          face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
          name={p.state.profile.name}
          handle={`@${p.state.profile.handle}`}
          bio={p.state.profile.bio}
          onTap={() => p.act.openUser({ user: me })}
        />
      </Show>
      <Show
        when={shown().length > 0 || isMember(me)}
        fallback={<Empty title={p.t(p.view.tab === "members" ? "noMembers" : "noPeople")} />}
      >
        <For each={shown()}>
          {(user) => (
            <PersonRow
              face={<Face of={user.id} size={40} />}
              name={user.name}
              marks={<Marks verified={user.verified} isProtected={user.protected} />}
              handle={`@${user.handle}`}
              bio={user.bio}
              button={
                <Show when={isOwn()}>
                  <Pill
                    kind={isMember(user.id) ? "line" : "strong"}
                    label={p.t(isMember(user.id) ? "remove" : "add")}
                    name={p.t(isMember(user.id) ? "removeName" : "addName", { name: user.name })}
                    onTap={() => p.act.toggleMember({ list: p.params.list, user: user.id })}
                  />
                </Show>
              }
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
      <Show when={p.view.tab === "suggested" && found()?.more}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
