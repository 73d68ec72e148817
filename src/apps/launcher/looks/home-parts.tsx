/** The background of a home screen, its pages of cells, and the icons, folders and widgets in these cells. */
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import { createMemo, For, Show, type JSX } from "solid-js";
import { langOf } from "#os/format.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { visibleNotifications } from "#os/do-not-disturb.ts";
import { badgeCount } from "#os/notifications.ts";
import { isInstalled, labelOf, titleOf } from "#ui/apps.ts";
import { wallpaperGround, homeWallpaper } from "#ui/wallpaper.ts";
import { createStableList, state } from "#ui/runtime.ts";
import { boxOf, type DisplayPoint } from "#ui/scale.ts";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Badge } from "#ui/kit/badge.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { PageDots } from "#ui/kit/shared/page-dots.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Wallpaper } from "#ui/kit/wallpaper.tsx";
import "./home-parts.css";

export interface DropTarget {
  /** -1 if the item was dropped at the left edge and goes to the previous page, 1 at the right edge, otherwise 0. */
  readonly pageOffset: -1 | 0 | 1;
  readonly column: number;
  readonly row: number;
  /** The index in the dock if the item was dropped there; null otherwise. */
  readonly dock: number | null;
}
const pageEdgePx = 14;
/** Returns where a dragged item was dropped, or null if that place is neither on a page nor in the dock. */
function findDropTarget(to: DisplayPoint, columns: number, rows: number): DropTarget | null {
  const [gridPart, dockPart] = [document.querySelector(".home-grid"), document.querySelector(".dock")];
  if (!gridPart || !dockPart) return null;
  const [grid, dock] = [boxOf(gridPart), boxOf(dockPart)];
  const column = Math.max(0, Math.min(columns - 1, Math.floor(((to.x - grid.left) / grid.width) * columns)));
  // In portrait, the dock is below the pages. In landscape, the dock is beside the pages.
  const upright = dock.width > dock.height;
  if (upright ? to.y > dock.top - 6 : to.x > dock.left - 6) {
    const along = upright ? (to.x - dock.left) / dock.width : (to.y - dock.top) / dock.height;
    return { pageOffset: 0, column, row: 0, dock: Math.max(0, Math.round(along * columns - 0.001)) };
  }
  const row = Math.max(0, Math.min(rows - 1, Math.floor(((to.y - grid.top) / grid.height) * rows)));
  const { width } = displaySizeOf(state());
  return { pageOffset: to.x < pageEdgePx ? -1 : to.x > width - pageEdgePx ? 1 : 0, column, row, dock: null };
}
/** An app's icon. The user can tap it, hold it and drag it. */
export function LaunchIcon(p: {
  readonly app: string;
  readonly label: boolean;
  /** The accessible name of an icon with new notifications. */
  readonly badgeName: (name: string, n: number) => string;
  readonly onTap: () => void;
  readonly onHold: () => void;
  readonly onLand?: ((landing: DropTarget) => void) | undefined;
}) {
  const title = () => titleOf(p.app, langOf(state().os));
  const badge = () =>
    state().os.settings.notifications.badges ? badgeCount(visibleNotifications(state().os), p.app) : 0;
  return (
    <Tap
      class="launch"
      name={badge() > 0 ? p.badgeName(title(), badge()) : title()}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
      onCarry={(to) => finishDrag(to, p.onLand)}
    >
      <div class="launch-face">
        <AppIcon app={p.app} />
        <Show when={badge() > 0}>
          <Badge count={badge()} />
        </Show>
      </div>
      <Show when={p.label}>
        <span class="launch-label">{labelOf(p.app, langOf(state().os))}</span>
      </Show>
    </Tap>
  );
}
const gridColumns = 4;
const gridRows = 6;
function finishDrag(to: DisplayPoint, land: ((landing: DropTarget) => void) | undefined): boolean {
  const landing = land && findDropTarget(to, gridColumns, gridRows);
  if (!landing) return false;
  land(landing);
  return true;
}
export function FolderIcon(p: {
  readonly name: string;
  readonly apps: readonly string[];
  readonly label: boolean;
  readonly onTap: () => void;
  readonly onLand: (landing: DropTarget) => void;
}) {
  return (
    <Tap
      class="launch"
      name={p.name}
      onTap={() => p.onTap()}
      onHold={() => p.onTap()}
      onCarry={(to) => finishDrag(to, p.onLand)}
    >
      <div class="folder-face">
        <For each={p.apps.slice(0, 4)}>{(app) => <AppIcon app={app} size="small" />}</For>
      </div>
      <Show when={p.label}>
        <span class="launch-label">{p.name}</span>
      </Show>
    </Tap>
  );
}
export function WidgetCard(p: {
  readonly name: string;
  readonly plain?: boolean | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onHold: () => void;
  readonly onLand: (landing: DropTarget) => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class={`widget ${p.plain === true ? "plain" : ""}`}
      name={p.name}
      onTap={p.onTap}
      onHold={() => p.onHold()}
      onCarry={(to) => finishDrag(to, p.onLand)}
    >
      {p.children}
    </Tap>
  );
}
export function AgendaWidget(p: {
  readonly title: string;
  readonly empty: string;
  readonly lines: readonly { readonly id: string; readonly when: string; readonly what: string }[];
  readonly onTap: (id: string) => void;
}) {
  const lines = createStableList(() => p.lines);
  return (
    <>
      <p class="widget-title">{p.title}</p>
      <Show when={lines().length > 0} fallback={<p class="widget-empty">{p.empty}</p>}>
        <For each={lines()}>
          {(line) => (
            <Tap class="widget-line" role="listitem" name={`${line.when} ${line.what}`} onTap={() => p.onTap(line.id)}>
              <span class="widget-when">{line.when}</span>
              <span class="widget-what">{line.what}</span>
            </Tap>
          )}
        </For>
      </Show>
    </>
  );
}
export function ClockWidget(p: { readonly time: string; readonly date: string; readonly note: string | null }) {
  return (
    <>
      <p class="home-time">{p.time}</p>
      <p class="home-date">{p.note === null ? p.date : `${p.date} · ${p.note}`}</p>
    </>
  );
}
export function HeadlineWidget(p: { readonly big: string; readonly text: string; readonly sub: string | null }) {
  return (
    <div class="widget-big">
      <Show when={p.big !== ""}>
        <p class="widget-number">{p.big}</p>
      </Show>
      <div class="row-text">
        <p class="widget-title">{p.text}</p>
        <Show when={p.sub}>
          <p class="widget-empty">{p.sub}</p>
        </Show>
      </div>
    </div>
  );
}
export function MusicWidget(p: {
  readonly title: string;
  readonly sub: string | null;
  readonly playing: boolean;
  /** The name of the button. */
  readonly name: string;
  readonly onToggle: () => void;
}) {
  return (
    <div class="widget-big">
      <div class="row-text">
        <p class="widget-title">{p.title}</p>
        <Show when={p.sub}>
          <p class="widget-empty">{p.sub}</p>
        </Show>
      </div>
      <IconButton icon={p.playing ? pause : play} name={p.name} onTap={() => p.onToggle()} />
    </div>
  );
}
/** One page of cells. Each child sets its own cell. */
export function HomeGrid(p: { readonly children: JSX.Element }) {
  return <div class="home-grid">{p.children}</div>;
}
export function HomeCell(p: {
  readonly column: number;
  readonly row: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div
      class="home-cell"
      style={{
        "grid-column": `${p.column + 1} / span ${p.width ?? 1}`,
        "grid-row": `${p.row + 1} / span ${p.height ?? 1}`,
      }}
    >
      {p.children}
    </div>
  );
}
/** The icons in the drawer and in an open folder. */
export function IconGrid(p: {
  readonly apps: readonly string[];
  readonly dark?: boolean | undefined;
  readonly badgeName: (name: string, n: number) => string;
  readonly onTap: (app: string) => void;
  readonly onHold: (app: string) => void;
  readonly onLand?: ((app: string, landing: DropTarget) => void) | undefined;
}) {
  const apps = createMemo(() => p.apps.filter(isInstalled));
  return (
    <div class="icon-grid" classList={{ dark: p.dark === true }}>
      <For each={apps()}>
        {(app) => (
          <LaunchIcon
            app={app}
            label
            badgeName={p.badgeName}
            onTap={() => p.onTap(app)}
            onHold={() => p.onHold(app)}
            onLand={p.onLand && ((landing) => p.onLand!(app, landing))}
          />
        )}
      </For>
    </div>
  );
}
export function HomeBackground(p: {
  readonly dock: JSX.Element;
  readonly handle: { readonly icon: string; readonly name: string; readonly onTap: () => void };
  /** The accessible name of the empty background, which the user can long-press. */
  readonly name: string;
  readonly page: number;
  readonly pages: number;
  readonly pageName: string;
  readonly onHold: () => void;
  readonly onSwipe: (direction: "left" | "right" | "up" | "down") => void;
  readonly overlays: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class={`home-ground on-${wallpaperGround(homeWallpaper(state().os), state().os.files)}`}
      name={p.name}
      onHold={() => p.onHold()}
      onSwipe={(direction) => p.onSwipe(direction)}
    >
      <Wallpaper of={homeWallpaper(state().os)} />
      {p.children}
      <div class="home-foot">
        <Show when={p.pages > 1}>
          <PageDots page={p.page} pages={p.pages} name={p.pageName} />
        </Show>
        <Tap class="home-handle" name={p.handle.name} onTap={() => p.handle.onTap()}>
          <Icon of={p.handle.icon} />
        </Tap>
      </div>
      <div class="dock">{p.dock}</div>
      {p.overlays}
    </Tap>
  );
}
/** An open folder over the home screen. */
export function FolderPanel(p: {
  readonly open: boolean;
  readonly children: JSX.Element;
  readonly head: JSX.Element;
  readonly dismiss: string;
  readonly onClose: () => void;
}) {
  return (
    <Show when={p.open}>
      <div class="overlay folder-layer">
        <Tap class="scrim" name={p.dismiss} onTap={() => p.onClose()} />
        <div class="folder-panel">
          <div class="folder-head">{p.head}</div>
          {p.children}
        </div>
      </div>
    </Show>
  );
}
