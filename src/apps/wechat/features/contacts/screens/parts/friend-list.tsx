/** Friends in alphabetical order. The owner opens or selects them. */
import { createMemo, For, Show } from "solid-js";
import { Cell, Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { LetterHeader } from "#apps/wechat/looks/letters.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import type { State } from "#apps/wechat/state.ts";
import { groupByLetter, listFriends, matchesName, nameOrId } from "../../queries.ts";

export function FriendList(p: {
  readonly state: State;
  readonly query: string;
  readonly empty: string;
  /** The selected friends. If this is undefined, the rows have no check rings, and a tap only calls `onTap`. */
  readonly chosen?: readonly string[] | undefined;
  /** Friends who are already selected. The owner cannot deselect these friends. */
  readonly fixed?: readonly string[] | undefined;
  readonly among?: ((id: string) => boolean) | undefined;
  readonly onTap: (id: string) => void;
}) {
  const found = createMemo(() =>
    listFriends(p.state).filter(
      (f) =>
        !f.blocked &&
        (p.among === undefined || p.among(f.id)) &&
        (p.query.trim() === "" || matchesName(p.state, f.id, p.query)),
    ),
  );
  const letters = createMemo(() => groupByLetter(p.state, found()));
  const isFixed = (id: string) => p.fixed?.includes(id) === true;
  return (
    <For each={letters()} fallback={<Remark big>{p.empty}</Remark>}>
      {({ letter, friends }) => (
        <>
          <LetterHeader letter={letter} />
          <Cells first>
            <For each={friends}>
              {(f) => (
                <Show
                  when={p.chosen}
                  fallback={
                    <Cell
                      face={<Face of={worldId(f.id)} size={40} />}
                      title={nameOrId(p.state, f.id)}
                      onTap={() => p.onTap(f.id)}
                    />
                  }
                >
                  {(chosen) => (
                    <CheckCell
                      face={<Face of={worldId(f.id)} size={40} />}
                      title={nameOrId(p.state, f.id)}
                      on={isFixed(f.id) || chosen().includes(f.id)}
                      disabled={isFixed(f.id)}
                      onTap={() => p.onTap(f.id)}
                    />
                  )}
                </Show>
              )}
            </For>
          </Cells>
        </>
      )}
    </For>
  );
}
