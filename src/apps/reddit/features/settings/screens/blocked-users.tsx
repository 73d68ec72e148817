import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Empty } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { UserRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "blockedUsers", (p) => {
  const ids = createMemo(() =>
    Object.entries(p.state.blocked)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([id]) => id),
  );
  const users = useUsers(ids);
  return (
    <Frame back title={p.t("blockedUsers")}>
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noBlocked")} />}>
        <For each={ids().flatMap((id) => users().get(id) ?? [])}>
          {(user) => (
            <UserRow
              host={p}
              user={user}
              button={{
                label: p.t("unblock"),
                name: p.t("unblockName", { name: user.name }),
                kind: "grey",
                onTap: () => p.act.unblock({ user: user.id }),
              }}
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Frame>
  );
});
