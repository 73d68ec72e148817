import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Empty } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { CommunityRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "mutedCommunities", (p) => {
  const ids = createMemo(() =>
    Object.entries(p.state.muted)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([id]) => id),
  );
  const found = useCommunities(ids);
  return (
    <Frame back title={p.t("mutedCommunities")}>
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noMuted")} />}>
        <For each={ids().flatMap((id) => found().get(id) ?? [])}>
          {(community) => (
            <CommunityRow
              host={p}
              community={community}
              button={{
                label: p.t("unmute"),
                name: p.t("unmuteName", { name: community.name }),
                kind: "grey",
                onTap: () => p.act.unmute({ community: community.id }),
              }}
              onTap={() => p.act.openCommunity({ community: community.id })}
            />
          )}
        </For>
      </Show>
    </Frame>
  );
});
