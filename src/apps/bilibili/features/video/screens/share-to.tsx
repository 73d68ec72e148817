import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { reachableIds } from "../../messages/queries.ts";

export default screen(app, strings, "shareTo", (p) => {
  const ids = createMemo(() => reachableIds(p.state).slice(0, 60));
  const people = queryWorld(videos.queries.users, () => (ids().length > 0 ? { ids: ids() } : null));
  return (
    <Leaf
      back="close"
      title={p.t("shareTitle")}
      actions={<BarWord pink label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />}
      bottom={<FieldCell at={p.field("text")} label={p.t("shareText")} placeholder={p.t("shareText")} />}
    >
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noFriendsToShare")} />}>
        <For each={people()}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              on={p.view.users.includes(user.id)}
              onTap={() => p.act.toggleUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
