import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { FieldCell } from "#apps/rednote/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { reachableIds } from "../../messages/queries.ts";

export default screen(app, strings, "shareTo", (p) => {
  const ids = createMemo(() => reachableIds(p.state).slice(0, 60));
  const people = queryWorld(rednote.queries.users, () => (ids().length > 0 ? { ids: ids() } : null));
  return (
    <Leaf
      back="close"
      title={p.t("shareTitle")}
      actions={<BarWord red label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />}
      bottom={
        <Show when={p.params.note !== null}>
          <FieldCell at={p.field("text")} label={p.t("shareText")} placeholder={p.t("shareText")} />
        </Show>
      }
    >
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noFriendsToShare")} />}>
        <For each={people()}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              on={p.view.users.includes(user.id)}
              end={<i class="person-tick" />}
              onTap={() => p.act.toggleUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
