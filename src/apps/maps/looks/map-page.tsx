/** A screen with a map: the map, floating controls, a sheet, and optionally the three tabs at the bottom. */
import compass from "@material-symbols/svg-400/outlined/explore.svg?raw";
import compassOn from "@material-symbols/svg-400/outlined/explore-fill.svg?raw";
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import bookmarkOn from "@material-symbols/svg-400/outlined/bookmark-fill.svg?raw";
import add from "@material-symbols/svg-400/outlined/add_circle.svg?raw";
import addOn from "@material-symbols/svg-400/outlined/add_circle-fill.svg?raw";
import cloudOff from "@material-symbols/svg-400/outlined/cloud_off.svg?raw";
import { children, createMemo, For, Show, type JSX } from "solid-js";
import { sameJson } from "#state/json.ts";
import { state } from "#ui/runtime.ts";
import { layoutSize } from "#ui/scale.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./map-page.css";

export type MapTheme = "system" | "light" | "dark";
/** Applies the app's theme that the user chose. `system` stands for the phone's theme. */
export function ThemedArea(p: { readonly shade: MapTheme; readonly children: JSX.Element }) {
  return (
    <div
      classList={{
        "shade-system": p.shade === "system",
        "shade-light": p.shade === "light",
        "shade-dark": p.shade === "dark",
      }}
      data-bars={p.shade === "light" ? "black" : p.shade === "dark" ? "white" : undefined}
    >
      {p.children}
    </div>
  );
}
export function MapPage(p: {
  readonly shade: MapTheme;
  readonly ground: JSX.Element;
  readonly top?: JSX.Element;
  /** Round buttons on the right. `sideAbove` is their distance from the lower edge. */
  readonly side?: JSX.Element;
  readonly sideAbove: number;
  /** The scale of the map, on the left at the same height as the round buttons. */
  readonly scale?: JSX.Element;
  readonly sheet?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly overlays?: JSX.Element;
}) {
  const top = children(() => p.top);
  const side = children(() => p.side);
  const foot = children(() => p.foot);
  return (
    <ThemedArea shade={p.shade}>
      <div class="map-page">
        <div class="map-ground">{p.ground}</div>
        {p.scale}
        <Show when={side()}>
          <div class="map-side" style={{ bottom: `${p.sideAbove}px` }}>
            {side()}
          </div>
        </Show>
        <Show when={top()}>
          <div class="map-top">{top()}</div>
        </Show>
        {p.sheet}
        <Show when={foot()}>
          <div class="map-foot">{foot()}</div>
        </Show>
        {p.overlays}
      </div>
    </ThemedArea>
  );
}
export function FloatingButton(p: {
  readonly icon: string;
  readonly name: string;
  readonly kind?: "plain" | "accent" | "tonal" | "here" | undefined;
  readonly shape?: "small" | "square" | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`round ${p.kind ?? ""} ${p.shape ?? ""}`} name={p.name} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function ScaleBar(p: { readonly above: number; readonly width: number; readonly text: string }) {
  return (
    <p class="map-scale" style={{ bottom: `${p.above}px`, width: `${p.width}px` }}>
      {p.text}
    </p>
  );
}
/** Shown when there is no map. */
export function NoMap(p: { readonly title: string; readonly text: string; readonly children?: JSX.Element }) {
  return (
    <div class="map-none">
      <Icon of={cloudOff} size="large" />
      <p class="map-none-title">{p.title}</p>
      <p>{p.text}</p>
      {p.children}
    </div>
  );
}
const tabs = ["explore", "you", "contribute"] as const;
export type Tab = (typeof tabs)[number];
const icons: Record<Tab, readonly [string, string]> = {
  explore: [compass, compassOn],
  you: [bookmark, bookmarkOn],
  contribute: [add, addOn],
};
export function MapTabs(p: {
  readonly on: Tab;
  readonly label: (tab: Tab) => string;
  readonly onPick: (tab: Tab) => void;
}) {
  return (
    <div class="map-tabs">
      <For each={tabs}>
        {(tab) => (
          <Tap class="map-tab" role="tab" name={p.label(tab)} on={p.on === tab} onTap={() => p.onPick(tab)}>
            <span class="map-tab-icon">
              <Icon of={icons[tab][p.on === tab ? 1 : 0]} />
            </span>
            <span>{p.label(tab)}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The size available for sheets and maps. */
export const useLayoutSize = () => createMemo(() => layoutSize(state()), undefined, { equals: sameJson });
