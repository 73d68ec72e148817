/** Many pictures as a wall of squares under headings. Only those near the glass are drawn: which, follows from the state. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import star from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import { createMemo, For, Index, Show } from "solid-js";
import type { File } from "../../../os/files.ts";
import { useHolder } from "../../../ui/bind.tsx";
import { state } from "../../../ui/runtime.ts";
import { glassRoom } from "../../../ui/scale.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { FilePicture } from "../../../ui/kit/picture.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import "./photo-wall.css";

export interface WallSection {
  readonly key: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly files: readonly File[];
}
const gap = 4;
const headHeight = 46;
/** Covers are drawn as if they were so wide: near enough to say what can be read on them. */
const coverSide = 158;
/** Drawn ahead in both directions, so that a finger meets pictures, in pixels. */
const ahead = 140;

/** Stands first in a part that scrolls; `part` is the name of that part. */
export function PhotoWall(p: {
  readonly part: string;
  readonly sections: readonly WallSection[];
  readonly columns: number;
  /** Ids of those that are marked; undefined while nothing is being chosen. */
  readonly marked?: readonly string[] | undefined;
  readonly onTap: (id: string) => void;
  readonly onHold?: ((id: string) => void) | undefined;
  /** Marks all of a section. */
  readonly onMarkAll?: ((ids: readonly string[]) => void) | undefined;
  readonly markAllName?: string | undefined;
}) {
  const holder = useHolder();
  const offset = createMemo(() => holder.entry().scroll[p.part] ?? 0);
  const width = createMemo(() => glassRoom(state()).width);
  const height = createMemo(() => glassRoom(state()).height);
  // Pictures stay about as large when the glass lies on its side.
  const columns = () => (width() > height() ? 2 * p.columns : p.columns);
  // Whole pixels, so that a picture is drawn the same wherever it is scrolled.
  const head = () => Math.round(headHeight * state().os.settings.display.fontScale);
  const cell = () => Math.floor((width() - gap * (columns() - 1)) / columns());
  /** Where each section begins. */
  const tops = createMemo(() => {
    let top = 0;
    return p.sections.map((s) => {
      const begins = top;
      top += (s.title === undefined ? 0 : head()) + Math.ceil(s.files.length / columns()) * (cell() + gap);
      return begins;
    });
  });
  const near = (top: number): boolean => top + cell() > offset() - ahead && top < offset() + height() + ahead;
  const sectionMarked = (files: readonly File[]): boolean => files.every((f) => p.marked?.includes(f.id));
  return (
    <div class="wall" style={{ "--columns": String(columns()), "--cell": `${cell()}px`, "--head": `${head()}px` }}>
      <Index each={p.sections}>
        {(section, i) => (
          <section class="wall-section">
            <Show when={section().title}>
              {(title) => (
                <div class="wall-head">
                  <h2>{title()}</h2>
                  <Show when={section().note}>
                    <p>{section().note}</p>
                  </Show>
                  <Show when={p.marked !== undefined && p.onMarkAll}>
                    <Tap
                      class="wall-mark-all"
                      role="checkbox"
                      name={`${p.markAllName ?? ""} ${title()}`}
                      on={sectionMarked(section().files)}
                      onTap={() => p.onMarkAll!(section().files.map((f) => f.id))}
                    >
                      <Mark on={sectionMarked(section().files)} />
                    </Tap>
                  </Show>
                </div>
              )}
            </Show>
            <div class="wall-grid">
              <For each={section().files}>
                {(file, n) => (
                  <Tap
                    class="wall-cell"
                    role="listitem"
                    name={file.name}
                    on={p.marked?.includes(file.id)}
                    onTap={() => p.onTap(file.id)}
                    onHold={p.onHold ? () => p.onHold!(file.id) : undefined}
                  >
                    <Show
                      when={near(
                        (tops()[i] ?? 0) +
                          (section().title === undefined ? 0 : head()) +
                          Math.floor(n() / columns()) * (cell() + gap),
                      )}
                    >
                      <div class="wall-picture">
                        <FilePicture file={file} silent thumb={cell()} />
                      </div>
                      <Show when={file.favourite}>
                        <Icon of={star} size="small" />
                      </Show>
                      <Show when={p.marked !== undefined}>
                        <Mark on={p.marked!.includes(file.id)} />
                      </Show>
                    </Show>
                  </Tap>
                )}
              </For>
            </div>
          </section>
        )}
      </Index>
    </div>
  );
}
function Mark(p: { readonly on: boolean }) {
  return (
    <div class="wall-mark" classList={{ on: p.on }}>
      <Show when={p.on}>
        <Icon of={check} size="small" />
      </Show>
    </div>
  );
}
/** A shelf of albums: cover, name, how many. */
export function Albums<T extends { readonly id: string; readonly files: readonly File[] }>(p: {
  readonly each: readonly T[];
  readonly title: (album: T) => string;
  readonly note: (album: T) => string;
  readonly icon: (album: T) => string;
  readonly onTap: (id: string) => void;
}) {
  return (
    <div class="albums">
      <For each={p.each}>
        {(album) => (
          <Tap
            class="album"
            role="listitem"
            name={`${p.title(album)}, ${p.note(album)}`}
            onTap={() => p.onTap(album.id)}
          >
            <div class="album-cover">
              <Show when={album.files[0]} fallback={<Icon of={p.icon(album)} size="large" />}>
                {(file) => <FilePicture file={file()} silent thumb={coverSide} />}
              </Show>
            </div>
            <p class="album-title">{p.title(album)}</p>
            <p class="album-note">{p.note(album)}</p>
          </Tap>
        )}
      </For>
    </div>
  );
}
