/** Sheets at the bottom: those of a screen, and those that are screens of their own. */
import { For, Show, type JSX } from "solid-js";
import { Scroll } from "#ui/kit/scroll.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cover, type Art } from "./cover.tsx";
import { Cell } from "./rows.tsx";
import "./sheet.css";

export interface SheetItem {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon: string;
  readonly green?: boolean | undefined;
  readonly onTap: () => void;
}
export function SheetRows(p: { readonly items: readonly SheetItem[] }) {
  return (
    <For each={p.items}>
      {(item) => (
        <Cell
          plain
          icon={item.icon}
          green={item.green}
          title={item.label}
          note={item.note}
          onTap={() => item.onTap()}
        />
      )}
    </For>
  );
}
function Inside(p: {
  readonly part: string;
  readonly title?: string | undefined;
  readonly head?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <div class="foot-sheet">
      <div class="sheet-grip" />
      <Show when={p.title}>
        <h2 class="sheet-title">{p.title}</h2>
      </Show>
      {p.head}
      <Scroll name={p.part} class="foot-sheet-body">
        {p.children}
      </Scroll>
    </div>
  );
}
/** What a sheet is about, with its cover. */
export function SheetHead(p: {
  readonly art: Art;
  readonly title: string;
  readonly note: string;
  readonly round?: boolean | undefined;
}) {
  return (
    <div class="sheet-head">
      <Cover art={p.art} size={48} round={p.round} />
      <div class="item-text">
        <p>{p.title}</p>
        <small>
          <span>{p.note}</span>
        </small>
      </div>
    </div>
  );
}
export function Sheet(p: {
  readonly open: boolean;
  readonly part: string;
  readonly title?: string | undefined;
  readonly head?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <OverlayLayer open={p.open} at="foot">
      <Inside part={p.part} title={p.title} head={p.head}>
        {p.children}
      </Inside>
    </OverlayLayer>
  );
}
/** A sheet that is a screen drawn over the screen below it. */
export function SheetPage(p: {
  readonly title?: string | undefined;
  readonly head?: JSX.Element;
  readonly leave: { readonly name: string; readonly onTap: () => void };
  readonly children: JSX.Element;
}) {
  return (
    <div class="over-page" data-bars="white">
      <div class="over-layer foot">
        <Tap class="over-scrim" name={p.leave.name} onTap={() => p.leave.onTap()} />
        <Inside part="page" title={p.title} head={p.head}>
          {p.children}
        </Inside>
      </div>
    </div>
  );
}
