/** Previews that show a look on a small phone with its home or lock screen, and controls for choosing looks. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { langOf } from "#os/format.ts";
import type { Settings } from "#os/settings.ts";
import { appsByTitle } from "#ui/apps.ts";
import { createStableList, state } from "#ui/runtime.ts";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Wallpaper } from "#ui/kit/wallpaper.tsx";
import "./look-mock.css";

type Look = Settings["look"] & { readonly mode: Settings["display"]["theme"] };
const iconCount = 8;
/** Returns the first apps by title. Their icons serve as examples. */
const someApps = (count: number) => appsByTitle(langOf(state().os)).slice(0, count);

/** Draws the home screen in this look, or the lock screen if `lock` is set. */
export function LookMock(p: {
  readonly look: Look;
  readonly time: string;
  readonly date: string;
  readonly lock?: boolean | undefined;
}) {
  const icons = createStableList(() => someApps(iconCount));
  return (
    <div class="mock" classList={{ night: p.look.mode === "dark" }} data-tone={p.look.accent} data-font={p.look.font}>
      <Wallpaper of={p.lock === true ? (p.look.lockWallpaper ?? p.look.wallpaper) : p.look.wallpaper} />
      <Show
        when={p.lock === true}
        fallback={
          <div class="mock-face">
            <p class="mock-time">{p.time}</p>
            <p class="mock-date">{p.date}</p>
            <div class="mock-panel">
              <div class="mock-line" />
              <div class="mock-line accent" />
            </div>
            <div class="mock-icons">
              <For each={icons()}>{(app) => <AppIcon app={app.id} look={p.look} />}</For>
            </div>
          </div>
        }
      >
        <div class="mock-face mock-lock">
          <p class="mock-time">{p.time}</p>
          <p class="mock-date">{p.date}</p>
        </div>
      </Show>
    </div>
  );
}
/** Draws only a wallpaper, in the shape of a phone. */
export function WallpaperMock(p: { readonly of: string }) {
  return (
    <div class="mock">
      <Wallpaper of={p.of} />
    </div>
  );
}
export function PlusMock(p: { readonly icon: string }) {
  return (
    <div class="mock">
      <div class="mock-plus">
        <Icon of={p.icon} />
      </div>
    </div>
  );
}
export function MockGrid(p: { readonly children: JSX.Element }) {
  return <div class="mock-grid">{p.children}</div>;
}
/** A small phone with a name. The user can tap it. */
export function MockCard(p: {
  readonly title: string;
  /** Icons after the name, and the accessible names of these icons. */
  readonly marks?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class="mock-card"
      role="listitem"
      name={[p.title, p.note].filter((x) => x).join(", ")}
      on={p.on}
      onTap={() => p.onTap()}
    >
      {p.children}
      <p class="mock-name">
        <span>{p.title}</span>
        <For each={p.marks ?? []}>{(icon) => <Icon of={icon} size="small" />}</For>
      </p>
    </Tap>
  );
}
/** Two small phones side by side. Each phone has a caption. */
export function MockPair(p: { readonly children: JSX.Element }) {
  return <div class="mock-pair">{p.children}</div>;
}
export function SingleMock(p: { readonly children: JSX.Element }) {
  return <div class="mock-one">{p.children}</div>;
}
export function Captioned(p: { readonly caption: string; readonly children: JSX.Element }) {
  return (
    <div>
      {p.children}
      <p class="mock-caption">{p.caption}</p>
    </div>
  );
}
/** Some of the phone's icons in a look, as an example of a shape. */
export function IconSamples(p: { readonly look: Pick<Look, "iconShape" | "themedIcons"> }) {
  return (
    <div class="shape-row">
      <For each={someApps(3)}>{(app) => <AppIcon app={app.id} look={p.look} />}</For>
    </div>
  );
}
export function Swatches<T extends string>(p: {
  readonly options: readonly { readonly id: T; readonly label: string }[];
  readonly chosen: string;
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="swatches">
      <For each={p.options}>
        {(o) => (
          <Tap class="swatch" role="radio" name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
            <div class="swatch-disc" data-tone={o.id}>
              <Show when={p.chosen === o.id}>
                <Icon of={check} />
              </Show>
            </div>
            <span>{o.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A choice of a font, written in this font. */
export function FontRow(p: {
  readonly font: string;
  readonly title: string;
  readonly sample: string;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="row" role="radio" name={p.title} on={p.on} onTap={() => p.onTap()}>
      <div class="radio" classList={{ on: p.on }} />
      <div class="row-text" data-font={p.font}>
        <p class="font-sample">{p.title}</p>
        <p class="font-line">{p.sample}</p>
      </div>
    </Tap>
  );
}
/** A choice of an icon shape, with example icons. */
export function ShapeRow(p: {
  readonly title: string;
  readonly on: boolean;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap class="row" role="radio" name={p.title} on={p.on} onTap={() => p.onTap()}>
      <div class="radio" classList={{ on: p.on }} />
      <div class="row-text">
        <p class="row-title">{p.title}</p>
      </div>
      {p.children}
    </Tap>
  );
}
