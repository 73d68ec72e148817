/** Parts of a file manager: rows and tiles for files, the path above them, tiles for kinds of files, the usage bar. */
import chevron from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import { For, Show, type JSX } from "solid-js";
import type { FileEntry } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { FilePicture, fileIconOf } from "#ui/kit/picture.tsx";
import { CheckMark, Row } from "#ui/kit/rows.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./file-parts.css";

const thumbSide = 44;
/** The colour for a file's kind. */
const toneOf = (entry: FileEntry): string =>
  entry.type === "folder"
    ? "amber"
    : entry.mime === "application/pdf"
      ? "rose"
      : entry.mime.startsWith("audio/")
        ? "violet"
        : entry.mime.startsWith("video/")
          ? "teal"
          : entry.mime === "application/zip"
            ? "slate"
            : entry.mime.startsWith("application/vnd.android")
              ? "green"
              : "blue";
function FileThumbnail(p: { readonly entry: FileEntry; readonly side: number }) {
  const picture = () => {
    const { entry } = p;
    return entry.type === "file" && entry.mime.startsWith("image/") ? entry : undefined;
  };
  return (
    <Show
      when={picture()}
      fallback={
        <div class="file-icon" data-tone={toneOf(p.entry)}>
          <Icon of={fileIconOf(p.entry)} />
        </div>
      }
    >
      {(file) => <FilePicture file={file()} silent thumb={p.side} />}
    </Show>
  );
}
export interface FileItemProps {
  readonly entry: FileEntry;
  readonly note: string;
  /** Whether the entry is selected; undefined outside selection mode. */
  readonly marked?: boolean | undefined;
  readonly trailing?: JSX.Element;
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}
export function FileRow(p: FileItemProps) {
  return (
    <Row
      leading={
        <>
          <Show when={p.marked !== undefined}>
            <CheckMark on={p.marked === true} />
          </Show>
          <div class="file-thumb">
            <FileThumbnail entry={p.entry} side={thumbSide} />
          </div>
        </>
      }
      title={p.entry.name}
      subtitle={p.note}
      lines={3}
      on={p.marked}
      trailing={p.trailing}
      onTap={p.onTap}
      onHold={p.onHold}
    />
  );
}
export function FileTiles(p: { readonly children: JSX.Element }) {
  return <div class="file-tiles">{p.children}</div>;
}
const tileSide = 158;
export function FileTile(p: FileItemProps) {
  return (
    <Tap
      class="file-tile"
      role="listitem"
      name={`${p.entry.name}, ${p.note}`}
      on={p.marked}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      <div class="file-tile-face">
        <FileThumbnail entry={p.entry} side={tileSide} />
        <Show when={p.marked !== undefined}>
          <div class="file-tile-mark">
            <CheckMark on={p.marked === true} />
          </div>
        </Show>
      </div>
      <p class="file-tile-name">{p.entry.name}</p>
      <p class="file-tile-note">{p.note}</p>
    </Tap>
  );
}
export interface Crumb {
  readonly id: string | null;
  readonly name: string;
}
/** The path to a folder. A tap on a part opens that folder. */
export function Crumbs(p: { readonly path: readonly Crumb[]; readonly onTap: (id: string | null) => void }) {
  return (
    <Scroll name="crumbs" axis="x" class="crumbs">
      <For each={p.path}>
        {(crumb, i) => (
          <>
            <Show when={i() > 0}>
              <Icon of={chevron} size="small" />
            </Show>
            <Tap
              class="crumb"
              role="link"
              name={crumb.name}
              on={i() === p.path.length - 1}
              onTap={() => p.onTap(crumb.id)}
            >
              <span>{crumb.name}</span>
            </Tap>
          </>
        )}
      </For>
    </Scroll>
  );
}
export interface Tile {
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  readonly note: string;
  readonly tone: string;
}
/** Links to parts of the storage, two per row. */
export function Tiles(p: { readonly each: readonly Tile[]; readonly onTap: (id: string) => void }) {
  return (
    <div class="kind-tiles">
      <For each={p.each}>
        {(tile) => (
          <Tap class="kind-tile" name={`${tile.label}, ${tile.note}`} onTap={() => p.onTap(tile.id)}>
            <div class="row-icon" data-tone={tile.tone}>
              <Icon of={tile.icon} />
            </div>
            <div class="kind-tile-text">
              <p>{tile.label}</p>
              <p class="kind-tile-note">{tile.note}</p>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
export interface UsagePart {
  readonly share: number;
  readonly tone: string;
}
/** The used part of the storage, by kind. */
export function UsageBar(p: { readonly name: string; readonly parts: readonly UsagePart[] }) {
  const used = (): number => p.parts.reduce((sum, part) => sum + part.share, 0);
  return (
    <Tap class="usage" role="progress" name={p.name} value={`${Math.round(used() * 100)}%`}>
      <For each={p.parts}>
        {(part) => <div class="usage-part" data-tone={part.tone} style={{ width: `${part.share * 100}%` }} />}
      </For>
    </Tap>
  );
}
/** A dot with the colour of a part in the usage bar. */
export function UsageDot(p: { readonly tone: string }) {
  return <div class="usage-dot" data-tone={p.tone} />;
}
/** Plain text with highlighted search matches. */
export function TextView(p: { readonly text: string; readonly query: string }) {
  const pieces = (): { text: string; hit: boolean }[] => {
    const q = p.query.trim().toLowerCase();
    if (q === "") return [{ text: p.text, hit: false }];
    const lower = p.text.toLowerCase();
    const out: { text: string; hit: boolean }[] = [];
    let from = 0;
    for (let at = lower.indexOf(q); at >= 0; at = lower.indexOf(q, from)) {
      if (at > from) out.push({ text: p.text.slice(from, at), hit: false });
      out.push({ text: p.text.slice(at, at + q.length), hit: true });
      from = at + q.length;
    }
    if (from < p.text.length) out.push({ text: p.text.slice(from), hit: false });
    return out;
  };
  return (
    <p class="text-view">
      <For each={pieces()}>
        {(piece) => (
          <Show when={piece.hit} fallback={piece.text}>
            <mark>{piece.text}</mark>
          </Show>
        )}
      </For>
    </p>
  );
}
/** A large disc with an icon, for files without a picture. */
export function Cover(p: { readonly icon: string; readonly wide?: boolean | undefined }) {
  return (
    <div class="cover" classList={{ wide: p.wide === true }}>
      <Icon of={p.icon} size="huge" />
    </div>
  );
}
