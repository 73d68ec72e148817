/** Faces side by side, each with its name. */
import { For } from "solid-js";
import { Avatar } from "../../../ui/kit/avatar.tsx";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./people.css";

export function People<T extends { readonly name: string }>(p: {
  readonly name: string;
  readonly each: readonly T[];
  readonly onTap: (person: T) => void;
}) {
  return (
    <Scroll name={p.name} axis="x" class="people">
      <For each={p.each}>
        {(person) => (
          <Tap class="person" role="listitem" name={person.name} onTap={() => p.onTap(person)}>
            <Avatar name={person.name} size="medium" />
            <span>{person.name}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
