/** The ground of a home screen and the icons on it. */
import { createMemo, For, Show, type JSX } from "solid-js";
import { langOf } from "../../os/format.ts";
import { installed, titleOf } from "../apps.ts";
import { state } from "../runtime.ts";
import { iconOf } from "../screens.ts";
import { Icon } from "./icon.tsx";
import { Wallpaper, type WallpaperName } from "./wallpaper.tsx";
import { Tap } from "./tap.tsx";

export function AppIcon(p: { readonly app: string; readonly size?: "small" | undefined }) {
  // oxlint-disable-next-line solid/no-innerhtml -- an icon file of our own build
  return <div class={`app-icon ${p.size ?? ""}`} innerHTML={iconOf(p.app)} />;
}
export function IconGrid(p: {
  readonly apps: readonly string[];
  readonly bare?: boolean | undefined;
  readonly dark?: boolean | undefined;
  readonly onTap: (app: string) => void;
  readonly onHold: (app: string) => void;
}) {
  const apps = createMemo(() => p.apps.filter(installed));
  const title = (app: string) => titleOf(app, langOf(state().os));
  return (
    <div class="icon-grid" classList={{ dark: p.dark === true }}>
      <For each={apps()}>
        {(app) => (
          <Tap class="launch" name={title(app)} onTap={() => p.onTap(app)} onHold={() => p.onHold(app)}>
            <AppIcon app={app} />
            <Show when={p.bare !== true}>
              <span>{title(app)}</span>
            </Show>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function HomeGround(p: {
  readonly wallpaper: WallpaperName;
  readonly time: string;
  readonly date: string;
  readonly dock: JSX.Element;
  readonly handle: { readonly icon: string; readonly name: string; readonly onTap: () => void };
  /** What holding the empty ground is for. */
  readonly name: string;
  readonly onHold: () => void;
  readonly onSwipeUp: () => void;
  readonly overlays: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class="home-ground"
      name={p.name}
      onHold={() => p.onHold()}
      onSwipe={(direction) => direction === "up" && p.onSwipeUp()}
    >
      <Wallpaper of={p.wallpaper} />
      <div class="home-clock">
        <p class="home-time">{p.time}</p>
        <p class="home-date">{p.date}</p>
      </div>
      <div class="home-icons">{p.children}</div>
      <Tap class="home-handle" name={p.handle.name} onTap={() => p.handle.onTap()}>
        <Icon of={p.handle.icon} />
      </Tap>
      <div class="dock">{p.dock}</div>
      {p.overlays}
    </Tap>
  );
}
