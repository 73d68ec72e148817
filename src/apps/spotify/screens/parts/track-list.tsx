/** A list of songs and episodes that a source plays. */
import { createMemo, For } from "solid-js";
import type { Source } from "../../ids.ts";
import { ItemRow } from "../../looks/rows.tsx";
import { isDownloaded } from "../../features/downloads/queries.ts";
import type { ListHost } from "./host.ts";
import { isCurrent, isPlayable, isShown, useItems } from "./items.ts";
import { worldArt } from "./things.ts";

export function TrackList(p: {
  readonly host: ListHost;
  readonly source: Source;
  readonly items: readonly string[];
  /** The own playlist from which items can be removed. */
  readonly playlist?: string | null | undefined;
  /** Whether rows have numbers instead of covers. */
  readonly numbered?: boolean | undefined;
  readonly bare?: boolean | undefined;
  /** Only the items whose title or artist contains this text. */
  readonly q?: string | undefined;
  /** A text before the artist's name, such as the number of plays. */
  readonly noteOf?: ((item: string) => string | undefined) | undefined;
}) {
  const facts = useItems(createMemo(() => p.items));
  const rows = createMemo(() => {
    const q = (p.q ?? "").trim().toLowerCase();
    return p.items.flatMap((id, n) => {
      const item = facts().get(id);
      if (!item || !isShown(p.host, item)) return [];
      return q === "" || `${item.title} ${item.by}`.toLowerCase().includes(q) ? [{ item, n }] : [];
    });
  });
  return (
    <For each={rows()}>
      {({ item, n }) => (
        <ItemRow
          title={item.title}
          note={p.noteOf?.(item.id) ?? item.by}
          number={p.numbered === true ? String(n + 1) : undefined}
          art={p.bare === true ? undefined : worldArt(item.cover)}
          explicit={item.explicit}
          now={isCurrent(p.host, item.id)}
          downloaded={isDownloaded(p.host.state, item.id, p.host.now)}
          disabled={!isPlayable(p.host, item)}
          menu={p.host.t("moreFor", { name: item.title })}
          onMenu={() => p.host.act.itemMenu({ item: item.id, playlist: p.playlist ?? null })}
          onHold={() => p.host.act.itemMenu({ item: item.id, playlist: p.playlist ?? null })}
          onTap={() => p.host.act.play({ source: p.source, item: item.id })}
        />
      )}
    </For>
  );
}
