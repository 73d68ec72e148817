/** An album of saved notes, as a row. */
import { Show } from "solid-js";
import folder from "@material-symbols/svg-400/outlined/star.svg?raw";
import next from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./album.css";

export function AlbumRow(p: {
  readonly name: string;
  readonly note: string;
  readonly mark?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="album-row" role="link" name={joinName(p.name, p.note, p.mark)} onTap={() => p.onTap()}>
      <div class="album-face">
        <Icon of={folder} />
      </div>
      <div class="album-words">
        <p>{p.name}</p>
        <small>
          {p.note}
          <Show when={p.mark}> · {p.mark}</Show>
        </small>
      </div>
      <Icon of={next} size="small" />
    </Tap>
  );
}
/** The header of an album: name, description, number of notes. */
export function AlbumHead(p: { readonly title: string; readonly about: string; readonly note: string }) {
  return (
    <div class="album-head">
      <h2>{p.title}</h2>
      <Show when={p.about !== ""}>
        <p>{p.about}</p>
      </Show>
      <small>{p.note}</small>
    </div>
  );
}
