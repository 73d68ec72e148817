/** The portrait of whom a chat is with. */
import { Show } from "solid-js";
import { Face, GroupFace } from "../../../../looks/portrait.tsx";
import { worldId } from "../../../../people.ts";
import type { State } from "../../../../state.ts";

export function PeerFace(p: { readonly state: State; readonly peer: string; readonly size?: number | undefined }) {
  return (
    <Show when={p.state.groups[p.peer]} fallback={<Face of={worldId(p.peer)} size={p.size} />}>
      {(group) => <GroupFace of={group().members.map(worldId)} size={p.size} />}
    </Show>
  );
}
