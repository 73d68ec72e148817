/** Converts a list of note ids into cards. The ids can belong to notes of the world and to the user's own notes. */
import { createMemo, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import rednote from "#world/rednote/index.ts";
import { queryWorld } from "#ui/world.ts";
import { isPost } from "../../ids.ts";
import type { Card } from "../../looks/waterfall.tsx";
import { postCard, worldCard, type CardHost } from "./cards.ts";

/**
 * Returns the cards in the order of the ids, without notes that no longer exist. Only the first `2 * maxIds` notes of
 * the world are read.
 */
export function useCards(host: CardHost, ids: Accessor<readonly string[]>): Accessor<readonly Card[]> {
  const part = (n: number) =>
    queryWorld(rednote.queries.notes, () => {
      const all = ids()
        .filter((id) => !isPost(id))
        .slice(n * maxIds, (n + 1) * maxIds);
      return all.length > 0 ? { ids: all } : null;
    });
  const [first, second] = [part(0), part(1)];
  return createMemo(() => {
    const found = new Map([...(first() ?? []), ...(second() ?? [])].map((note) => [note.id, note]));
    return ids().flatMap((id) => {
      const post = host.state.posts[id];
      const note = found.get(id);
      return post ? [postCard(post, host)] : note ? [worldCard(note, host)] : [];
    });
  });
}
