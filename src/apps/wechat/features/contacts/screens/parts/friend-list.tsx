/** Friends in the order of their letters: to be looked at, or to be chosen. */
import { createMemo, For, Show } from "solid-js";
import { Cell, Cells, ChooseCell, Remark } from "../../../../looks/cells.tsx";
import { LetterHead } from "../../../../looks/letters.tsx";
import { Face } from "../../../../looks/portrait.tsx";
import { worldId } from "../../../../people.ts";
import type { State } from "../../../../state.ts";
import { byLetter, friendsOf, isCalled, nameIn } from "../../queries.ts";

export function FriendList(p: {
  readonly state: State;
  readonly query: string;
  readonly empty: string;
  /** Chosen ones; without it nobody is chosen, and a touch is all. */
  readonly chosen?: readonly string[] | undefined;
  /** Who is in already: shown as chosen, and stays. */
  readonly fixed?: readonly string[] | undefined;
  readonly among?: ((id: string) => boolean) | undefined;
  readonly onTap: (id: string) => void;
}) {
  const found = createMemo(() =>
    friendsOf(p.state).filter(
      (f) =>
        !f.blocked &&
        (p.among === undefined || p.among(f.id)) &&
        (p.query.trim() === "" || isCalled(p.state, f.id, p.query)),
    ),
  );
  const letters = createMemo(() => byLetter(p.state, found()));
  const isFixed = (id: string) => p.fixed?.includes(id) === true;
  return (
    <For each={letters()} fallback={<Remark big>{p.empty}</Remark>}>
      {({ letter, friends }) => (
        <>
          <LetterHead letter={letter} />
          <Cells first>
            <For each={friends}>
              {(f) => (
                <Show
                  when={p.chosen}
                  fallback={
                    <Cell
                      face={<Face of={worldId(f.id)} size={40} />}
                      title={nameIn(p.state, f.id)}
                      onTap={() => p.onTap(f.id)}
                    />
                  }
                >
                  {(chosen) => (
                    <ChooseCell
                      face={<Face of={worldId(f.id)} size={40} />}
                      title={nameIn(p.state, f.id)}
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
