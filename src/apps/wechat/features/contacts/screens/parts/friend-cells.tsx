/** A plain list of friends, with a line of text about the whole list. */
import { For } from "solid-js";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import type { State } from "#apps/wechat/state.ts";
import { nameOrId } from "../../queries.ts";

export function FriendCells(p: {
  readonly state: State;
  readonly friends: readonly { readonly id: string }[];
  readonly note: string;
  readonly none: string;
  readonly onTap: (person: string) => void;
}) {
  return (
    <Cells note={p.note}>
      <For each={p.friends} fallback={<Remark big>{p.none}</Remark>}>
        {(f) => (
          <Cell
            face={<Face of={worldId(f.id)} size={40} />}
            title={nameOrId(p.state, f.id)}
            leads
            onTap={() => p.onTap(f.id)}
          />
        )}
      </For>
    </Cells>
  );
}
