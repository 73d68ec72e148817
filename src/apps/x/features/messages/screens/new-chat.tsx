import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { Empty, PersonRow } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { hasBlockedOwner, isBlocked } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import { reachableIds } from "../../people/queries.ts";

export default screen(app, strings, "newChat", (p) => {
  const q = () => p.view.q.trim();
  const near = useUsers(() => reachableIds(p.state).slice(0, 60));
  const found = queryWorld(posts.queries.people, () =>
    q() === "" ? null : { public: publicOf(p.lang), q: q().replace(/^@/, "") },
  );
  const shown = createMemo(() =>
    (q() === "" ? near() : (found()?.rows ?? [])).filter(
      ({ id }) => !isBlocked(p.state, id) && !hasBlockedOwner(p.state, id),
    ),
  );
  return (
    <Leaf back="close" title={p.t("newMessage")} top={<SearchPill at={p.field("q")} name={p.t("findPeople")} />}>
      <Show when={shown().length > 0} fallback={<Empty title={p.t("noPeople")} />}>
        <For each={shown()}>
          {(user) => (
            <PersonRow
              face={<Face of={user.id} size={40} />}
              name={user.name}
              marks={<Marks verified={user.verified} />}
              handle={`@${user.handle}`}
              onTap={() => p.act.openChat({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
