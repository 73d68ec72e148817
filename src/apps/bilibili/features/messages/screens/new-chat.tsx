import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { SearchPill } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { reachableIds } from "../queries.ts";

export default screen(app, strings, "newChat", (p) => {
  const q = () => p.view.q.trim();
  const ids = createMemo(() => reachableIds(p.state).slice(0, 60));
  const known = queryWorld(videos.queries.users, () => (q() === "" && ids().length > 0 ? { ids: ids() } : null));
  const found = queryWorld(videos.queries.people, () => (q() === "" ? null : { q: q(), public: publicOf(p.lang) }));
  const people = () => (q() === "" ? (known() ?? []) : (found()?.rows ?? []));
  return (
    <Leaf
      back="close"
      title={p.t("newChat")}
      top={
        <div class="bar-row">
          <SearchPill at={p.field("q")} name={p.t("findByName")} />
        </div>
      }
    >
      <Show when={people().length > 0} fallback={<Empty text={p.t("noPeople")} />}>
        <For each={people()}>
          {(user) => (
            <PersonRow of={user.id} name={user.name} note={user.sign} onTap={() => p.act.openChat({ user: user.id })} />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
