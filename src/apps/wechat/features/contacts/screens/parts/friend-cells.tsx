/** Friends below one another, with a word on what is true of all of them. */
import { For } from "solid-js";
import { Cell, Cells, Remark } from "../../../../looks/cells.tsx";
import { Face } from "../../../../looks/portrait.tsx";
import { worldId } from "../../../../people.ts";
import type { State } from "../../../../state.ts";
import { nameIn } from "../../queries.ts";

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
            title={nameIn(p.state, f.id)}
            leads
            onTap={() => p.onTap(f.id)}
          />
        )}
      </For>
    </Cells>
  );
}
