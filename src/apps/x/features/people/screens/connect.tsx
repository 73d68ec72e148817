import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { Empty, Heading, MoreButton } from "#apps/x/looks/cells.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { UserRow } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { hasBlockedOwner, isUnwanted } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";

export default screen(app, strings, "connect", (p) => {
  const q = () => p.view.q.trim();
  const pages = queryWorldPages(
    posts.queries.people,
    () => ({
      public: publicOf(p.lang),
      ...(q() === "" ? { interest: p.state.interests[0] ?? "life" } : { q: q().replace(/^@/, "") }),
    }),
    () => p.view.pages,
  );
  // Without a search, the people whom the user already follows are left out; those who were just followed stay.
  const people = createMemo(() =>
    (pages()?.rows ?? []).filter(
      ({ id }) =>
        !isUnwanted(p.state, id) &&
        !hasBlockedOwner(p.state, id) &&
        (q() !== "" || (p.state.follows[id]?.at ?? p.now) > p.state.startedAt),
    ),
  );
  return (
    <Leaf back title={p.t("connect")} top={<SearchPill at={p.field("q")} name={p.t("searchPeople")} />}>
      <Show when={q() === ""}>
        <Heading text={p.t("suggestedForYou")} />
      </Show>
      <Show when={people().length > 0 || !pages()} fallback={<Empty title={p.t("noPeople")} />}>
        <For each={people()}>{(user) => <UserRow host={p} user={user} />}</For>
      </Show>
      <Show when={pages()?.more}>
        <MoreButton label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
