import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Empty, MoreButton, PersonRow } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { UserRow } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";

export default screen(app, strings, "communityMembers", (p) => {
  const q = () => p.view.q.trim();
  const community = queryWorld(posts.queries.community, () => ({ id: p.params.community }));
  const pages = queryWorldPages(
    posts.queries.members,
    () => ({ community: p.params.community, ...(q() === "" ? {} : { q: q().replace(/^@/, "") }) }),
    () => p.view.pages,
  );
  const users = createMemo(() => (pages()?.rows ?? []).filter(({ id }) => !isBlocked(p.state, id)));
  const isMember = () => p.state.joined[p.params.community]?.waits === false && q() === "";
  return (
    <Leaf
      back
      title={p.t("membersTitle")}
      note={community()?.name}
      top={<SearchPill at={p.field("q")} name={p.t("searchPeople")} />}
    >
      <Show when={isMember()}>
        <PersonRow
          face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
          name={p.state.profile.name}
          handle={`@${p.state.profile.handle}`}
          onTap={() => p.act.openUser({ user: me })}
        />
      </Show>
      <Show when={users().length > 0 || !pages()} fallback={<Empty title={p.t("noPeople")} />}>
        <For each={users()}>{(user) => <UserRow host={p} user={user} />}</For>
      </Show>
      <Show when={pages()?.more}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
