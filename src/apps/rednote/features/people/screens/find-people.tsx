import { countText } from "#os/social-format.ts";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { SearchPill } from "#apps/rednote/looks/forms.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";

export default screen(app, strings, "findPeople", (p) => {
  const pages = queryWorldPages(
    rednote.queries.people,
    () => ({ public: publicOf(p.lang), ...(p.view.q.trim() === "" ? {} : { q: p.view.q.trim() }) }),
    () => p.view.pages,
  );
  return (
    <Leaf
      back
      title={p.t("findFriends")}
      top={
        <div class="bar-row">
          <SearchPill at={p.field("q")} name={p.t("findByName")} />
        </div>
      }
    >
      <Show when={pages()?.rows.length !== 0} fallback={<Empty text={p.t("nothingFound")} />}>
        <For each={(pages()?.rows ?? []).filter(({ id }) => p.state.blocked[id] === undefined)}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              note={p.t("fansAndNotes", {
                fans: countText(user.followers, p.lang),
                notes: countText(user.notes, p.lang),
              })}
              mark={user.bio.split("\n")[0]!}
              button={
                p.state.follows[user.id]
                  ? { label: p.t("following"), kind: "grey", onTap: () => p.act.unfollow({ user: user.id }) }
                  : { label: p.t("follow"), kind: "line", onTap: () => p.act.follow({ user: user.id }) }
              }
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
      <Show when={pages()?.more}>
        <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
