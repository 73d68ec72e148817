/**
 * A grid of square pictures under headings. Only pictures near the display are drawn. Which pictures are drawn depends
 * only on the state.
 */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import star from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import { createMemo, For, Index, Show } from "solid-js";
import type { File } from "#os/files.ts";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { state } from "#ui/runtime.ts";
import { layoutSize } from "#ui/scale.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { FilePicture } from "#ui/kit/picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./photo-grid.css";

export interface GridSection {
  readonly key: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly files: readonly File[];
}
const gap = 4;
const headHeight = 46;
/**
 * The width for which covers are rendered. This value is only approximate, but accurate enough to determine which texts
 * on a cover are readable.
 */
const coverSide = 158;
/** The distance above and below the display within which rows are drawn in advance, in pixels. */
const overscanPx = 140;

/** The grid. It must be the first child of a scroll container. `part` is the name of that container. */
export function PhotoGrid(p: {
  readonly part: string;
  readonly sections: readonly GridSection[];
  readonly columns: number;
  /** The ids of selected pictures; undefined outside selection mode. */
  readonly marked?: readonly string[] | undefined;
  readonly onTap: (id: string) => void;
  readonly onHold?: ((id: string) => void) | undefined;
  /** Selects all pictures of a section. */
  readonly onMarkAll?: ((ids: readonly string[]) => void) | undefined;
  readonly markAllName?: string | undefined;
}) {
  const holder = useHostScreen();
  const offset = createMemo(() => holder.entry().scroll[p.part] ?? 0);
  const width = createMemo(() => layoutSize(state()).width);
  const height = createMemo(() => layoutSize(state()).height);
  // In landscape there are twice as many columns, so that pictures keep their size.
  const columns = () => (width() > height() ? 2 * p.columns : p.columns);
  // Sizes are whole pixels, so that a picture looks the same at any scroll position.
  const head = () => Math.round(headHeight * state().os.settings.display.fontScale);
  const cell = () => Math.floor((width() - gap * (columns() - 1)) / columns());
  /** The vertical position of each section's top edge. */
  const tops = createMemo(() => {
    let top = 0;
    return p.sections.map((s) => {
      const begins = top;
      top += (s.title === undefined ? 0 : head()) + Math.ceil(s.files.length / columns()) * (cell() + gap);
      return begins;
    });
  });
  const near = (top: number): boolean => top + cell() > offset() - overscanPx && top < offset() + height() + overscanPx;
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
                      <SelectionMark on={sectionMarked(section().files)} />
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
                        <SelectionMark on={p.marked!.includes(file.id)} />
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
function SelectionMark(p: { readonly on: boolean }) {
  return (
    <div class="wall-mark" classList={{ on: p.on }}>
      <Show when={p.on}>
        <Icon of={check} size="small" />
      </Show>
    </div>
  );
}
/** A grid of albums with cover, name and number of pictures. */
export function AlbumGrid<T extends { readonly id: string; readonly files: readonly File[] }>(p: {
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
