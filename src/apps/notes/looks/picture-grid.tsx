import { For } from "solid-js";
import type { File } from "#os/files.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { FilePicture } from "#ui/kit/picture.tsx";
import "./picture-grid.css";

const gridSide = 84;
/** A few pictures of one item, in rows of equal squares. For many pictures, the gallery has `PhotoGrid`. */
export function PictureGrid(p: {
  readonly files: readonly File[];
  readonly onTap: (id: string) => void;
  readonly onHold?: ((id: string) => void) | undefined;
}) {
  return (
    <div class="picture-grid">
      <For each={p.files}>
        {(file) => (
          <Tap
            class="picture-cell"
            role="listitem"
            name={file.name}
            onTap={() => p.onTap(file.id)}
            onHold={p.onHold && (() => p.onHold!(file.id))}
          >
            <FilePicture file={file} silent thumb={gridSide} />
          </Tap>
        )}
      </For>
    </div>
  );
}
