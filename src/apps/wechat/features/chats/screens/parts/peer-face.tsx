/** The portrait of the person or group with whom the owner chats. */
import { Show } from "solid-js";
import { Face, GroupFace } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import type { State } from "#apps/wechat/state.ts";

export function PeerFace(p: { readonly state: State; readonly peer: string; readonly size?: number | undefined }) {
  return (
    <Show when={p.state.groups[p.peer]} fallback={<Face of={worldId(p.peer)} size={p.size} />}>
      {(group) => <GroupFace of={group().members.map(worldId)} size={p.size} />}
    </Show>
  );
}
