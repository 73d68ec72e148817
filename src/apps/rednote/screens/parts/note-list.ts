/** Reads a list of notes by id and turns them into cards, in its order: notes of the world and the user's own. */
import { createMemo, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import rednote from "#world/rednote/index.ts";
import { queryWorld } from "#ui/world.ts";
import { isPost } from "../../ids.ts";
import type { Card } from "../../looks/waterfall.tsx";
import { postCard, worldCard, type CardHost } from "./cards.ts";

/** Notes that no longer exist are left out. At most 120 notes. */
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
