/** Rows for notes, in lists in which the user manages notes. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import { Shot } from "./shot.tsx";
import type { Card } from "./waterfall.tsx";
import "./seen.css";

export function SeenRow(p: {
  readonly card: Card;
  readonly files: Files;
  readonly time: string;
  readonly remove: string;
  readonly onRemove: () => void;
}) {
  return (
    <div class="seen-row">
      <div class="seen-picture">
        <Shot of={p.card.cover} files={p.files} small />
      </div>
      <div class="seen-words">
        <p>{p.card.title || p.card.name}</p>
        <small>
          {p.card.name} · {p.time}
        </small>
      </div>
      <Tap class="bar-button" name={`${p.remove}: ${p.card.title || p.card.name}`} onTap={() => p.onRemove()}>
        <Icon of={remove} />
      </Tap>
    </div>
  );
}
/** A row that the user can select. */
export function ChoiceRow(p: {
  readonly card: Card;
  readonly files: Files;
  readonly on: boolean;
  readonly note?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="seen-row"
      role="checkbox"
      name={joinName(p.card.title || p.card.name, p.note)}
      on={p.on}
      onTap={() => p.onTap()}
    >
      <i class="person-tick" />
      <div class="seen-picture">
        <Shot of={p.card.cover} files={p.files} small />
      </div>
      <div class="seen-words">
        <p>{p.card.title || p.card.name}</p>
        <Show when={p.note}>
          <small>{p.note}</small>
        </Show>
      </div>
    </Tap>
  );
}
