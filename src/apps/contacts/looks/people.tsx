/** A row of avatars, each with a name. */
import { For } from "solid-js";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./people.css";

export function People<T extends object>(p: {
  readonly name: string;
  readonly each: readonly T[];
  readonly nameOf: (person: T) => string;
  readonly onTap: (person: T) => void;
}) {
  return (
    <Scroll name={p.name} axis="x" class="people">
      <For each={p.each}>
        {(person) => (
          <Tap class="person" role="listitem" name={p.nameOf(person)} onTap={() => p.onTap(person)}>
            <Avatar name={p.nameOf(person)} size="medium" />
            <span>{p.nameOf(person)}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
