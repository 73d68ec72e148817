/** A draft, as a row. */
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot, type Shown } from "./shot.tsx";
import { joinName } from "./names.ts";
import "./draft.css";

export function DraftRow(p: {
  readonly cover: Shown;
  readonly files: Files;
  readonly title: string;
  readonly time: string;
  readonly remove: string;
  readonly onTap: () => void;
  readonly onRemove: () => void;
}) {
  return (
    <div class="draft-row">
      <Tap class="draft-open" role="link" name={joinName(p.title, p.time)} onTap={() => p.onTap()}>
        <div class="draft-picture">
          <Shot of={p.cover} files={p.files} small />
        </div>
        <div class="draft-words">
          <p>{p.title}</p>
          <small>{p.time}</small>
        </div>
      </Tap>
      <Tap class="bar-button" name={`${p.remove}: ${p.title}`} onTap={() => p.onRemove()}>
        <Icon of={remove} />
      </Tap>
    </div>
  );
}
