import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { strings } from "#apps/bilibili/strings.ts";

const maxShown = 60;
export default screen(app, strings, "blockedUsers", (p) => {
  const ids = createMemo(() =>
    Object.entries(p.state.blocked)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([user]) => user)
      .slice(0, maxShown),
  );
  const people = queryWorld(videos.queries.users, () => (ids().length > 0 ? { ids: ids() } : null));
  return (
    <Leaf back title={p.t("blockedUsers")}>
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noBlocked")} />}>
        <For each={people()}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              button={{ label: p.t("unblock"), kind: "grey", onTap: () => p.act.unblock({ user: user.id }) }}
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
