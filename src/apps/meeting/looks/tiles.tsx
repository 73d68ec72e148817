/**
 * Participants as tiles. A tile shows the camera picture or the avatar, and a tag with the name and the microphone
 * status.
 */
import micOff from "@material-symbols/svg-400/rounded/mic_off-fill.svg?raw";
import micOn from "@material-symbols/svg-400/rounded/mic-fill.svg?raw";
import hand from "@material-symbols/svg-400/rounded/back_hand-fill.svg?raw";
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./face.tsx";
import "./tiles.css";

export interface TileData {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly mic: boolean;
  readonly camera: boolean;
  readonly speaks: boolean;
  readonly hand: boolean;
  readonly sign?: string | undefined;
  /** Whether the picture is mirrored. */
  readonly mirrored?: boolean | undefined;
  /** The virtual background. */
  readonly ground?: string | undefined;
}
export function Tile(p: {
  readonly one: TileData;
  readonly tag: boolean;
  readonly size: "whole" | "cell" | "thumb";
  readonly label: string;
}) {
  return (
    <Tap
      class={`tile ${p.size} ${p.one.speaks ? "speaks" : ""} ${p.one.camera ? `lit ground-${p.one.ground ?? "none"}` : ""}`}
      role="listitem"
      name={p.label}
    >
      <Show
        when={p.one.camera}
        fallback={<Face of={p.one.id} size={p.size === "whole" ? 96 : p.size === "cell" ? 64 : 40} />}
      >
        <div class="tile-video" classList={{ mirrored: p.one.mirrored === true }}>
          <Portrait
            of={p.one.id}
            size={p.size === "whole" ? 260 : p.size === "cell" ? 132 : 74}
            radius={p.size === "thumb" ? 10 : 28}
          />
        </div>
      </Show>
      <Show when={p.one.sign}>
        <span class="tile-sign">{p.one.sign}</span>
      </Show>
      <Show when={p.one.hand}>
        <span class="tile-hand">
          <Icon of={hand} size="small" />
        </span>
      </Show>
      <Show when={p.tag}>
        <span class="tile-tag">
          <span class="tile-mic" classList={{ off: !p.one.mic }}>
            <Icon of={p.one.mic ? micOn : micOff} size="small" />
          </span>
          <span class="tile-name">{p.one.name}</span>
        </span>
      </Show>
    </Tap>
  );
}
export const tilesPerPage = 6;
export function Tiles(p: {
  readonly each: readonly TileData[];
  readonly tag: boolean;
  readonly labelOf: (one: TileData) => string;
}) {
  return (
    <div class={`tiles many${p.each.length}`}>
      <For each={p.each}>{(one) => <Tile one={one} tag={p.tag} size="cell" label={p.labelOf(one)} />}</For>
    </div>
  );
}
export function Pages(p: {
  readonly count: number;
  readonly at: number;
  readonly nameOf: (page: number) => string;
  readonly onTurn: (page: number) => void;
}) {
  return (
    <div class="tile-pages">
      <For each={Array.from({ length: p.count }, (_, n) => n)}>
        {(page) => (
          <Tap class="tile-page" role="tab" name={p.nameOf(page)} on={page === p.at} onTap={() => p.onTurn(page)}>
            <div class="tile-dot" />
          </Tap>
        )}
      </For>
    </div>
  );
}
