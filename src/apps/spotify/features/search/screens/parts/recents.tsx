/** What the user opened from searches. */
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { IconButton } from "#apps/spotify/looks/frame.tsx";
import { Empty, HeadLine, ItemRow } from "#apps/spotify/looks/rows.tsx";
import type { CardFacts } from "#apps/spotify/looks/tiles.tsx";
import { useFriends } from "#apps/spotify/screens/parts/friends.ts";
import { useItems } from "#apps/spotify/screens/parts/items.ts";
import { useCards, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { openFound, type FindProps } from "./props.ts";

export function Recents(p: { readonly host: FindProps }) {
  const ids = createMemo(() => p.host.state.recents as readonly string[]);
  const items = useItems(ids);
  const cards = useCards(() => p.host, ids);
  const friends = useFriends(() => p.host, { isWanted: () => ids().some((id) => id.startsWith("mu_friend_")) });
  const all = createMemo(() => {
    const known = new Map<string, CardFacts>(cards().map((card) => [card.id, card]));
    for (const [id, item] of items())
      known.set(id, {
        id,
        title: item.title,
        note: `${p.host.t(item.kind === "music" ? "song" : "episode")} · ${item.by}`,
        art: worldArt(item.cover),
        round: false,
      });
    for (const friend of friends()?.rows ?? [])
      known.set(friend.id, {
        id: friend.id,
        title: friend.name,
        note: p.host.t("profile"),
        art: { kind: "person", id: friend.person },
        round: true,
      });
    return ids().flatMap((id) => known.get(id) ?? []);
  });
  return (
    <Show
      when={ids().length > 0}
      fallback={<Empty title={p.host.t("searchEmptyTitle")} text={p.host.t("searchEmptyText")} />}
    >
      <HeadLine
        text={p.host.t("recentSearches")}
        action={p.host.t("clearAll")}
        onAction={() => p.host.act.forgetAll()}
      />
      <For each={all()}>
        {(one) => (
          <ItemRow
            title={one.title}
            note={one.note}
            art={one.art}
            round={one.round}
            end={
              <IconButton
                icon={cross}
                name={p.host.t("removeRecent", { name: one.title })}
                onTap={() => p.host.act.forget({ id: one.id })}
              />
            }
            onTap={() => openFound(p.host, one.id)}
          />
        )}
      </For>
    </Show>
  );
}
