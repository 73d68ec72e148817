/** Components for places: stars, opening status, photos, opening hours, reviews. */
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import star from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import { For, Show, type JSX } from "solid-js";
import type { File } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Stars } from "#ui/kit/shared/stars.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { starNumbers } from "./place-carousel.tsx";
import "./place-parts.css";

/** "Open · Closes 22:00". */
export function OpeningStatus(p: { readonly open: boolean; readonly word: string; readonly rest: string }) {
  return (
    <p class="opening">
      <b class={p.open ? "open" : "closed"}>{p.word}</b>
      {p.rest === "" ? "" : ` · ${p.rest}`}
    </p>
  );
}
export function PlaceHead(p: { readonly name: string; readonly acts?: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="place-head">
      <div class="place-words">
        <h1>{p.name}</h1>
        {p.children}
      </div>
      <div class="place-acts">{p.acts}</div>
    </div>
  );
}
export function DotButton(p: { readonly icon: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="dot-button" name={p.name} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
export function PillButtons(p: { readonly name: string; readonly children: JSX.Element }) {
  return (
    <Scroll name={p.name} axis="x" class="pill-acts">
      {p.children}
    </Scroll>
  );
}
export function PhotoRow(p: {
  readonly part: string;
  readonly photos: readonly string[];
  readonly nameOf: (n: number) => string;
  readonly onTap: (index: number) => void;
}) {
  return (
    <Show when={p.photos.length > 0}>
      <Scroll name={p.part} axis="x" class="photo-row">
        <For each={p.photos}>
          {(scene, n) => (
            <Tap class="photo-cell" role="image" name={p.nameOf(n() + 1)} onTap={() => p.onTap(n())}>
              <Picture scene={scene} silent thumb={190} />
            </Tap>
          )}
        </For>
      </Scroll>
    </Show>
  );
}
export function TabBar<T extends string>(p: {
  readonly tabs: readonly { readonly id: T; readonly label: string }[];
  readonly on: T;
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="tab-line">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="tab-item" role="tab" name={tab.label} on={tab.id === p.on} onTap={() => p.onPick(tab.id)}>
            {tab.label}
          </Tap>
        )}
      </For>
    </div>
  );
}
export function HourTable(p: {
  readonly rows: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
}) {
  return (
    <div class="hour-table">
      <For each={p.rows}>
        {(row) => (
          <div class="hour-row" classList={{ today: row.today }}>
            <p>{row.day} </p>
            <p>{row.hours}</p>
          </div>
        )}
      </For>
    </div>
  );
}
/** A search result: its text, a picture, and buttons. */
export function PlaceResult(p: {
  readonly name: string;
  readonly told: string;
  readonly photo: string;
  readonly lines: JSX.Element;
  readonly acts?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="found">
      <Tap class="found-top" role="listitem" name={p.told} onTap={() => p.onTap()}>
        <div class="found-words">
          <p class="found-name">{p.name}</p>
          {p.lines}
        </div>
        <Show when={p.photo !== ""}>
          <div class="found-picture">
            <Picture scene={p.photo} silent thumb={84} />
          </div>
        </Show>
      </Tap>
      <Show when={p.acts}>
        <div class="found-acts">{p.acts}</div>
      </Show>
    </div>
  );
}
export function Score(p: {
  readonly tenths: number;
  readonly count: string;
  /** The number of reviews for each rating, from five stars down to one star. */
  readonly counts: readonly number[];
}) {
  const most = () => Math.max(1, ...p.counts);
  return (
    <div class="score">
      <div class="score-bars">
        <For each={p.counts}>
          {(count, n) => (
            <div class="score-bar">
              <span>{5 - n()}</span>
              <div class="score-track">
                <i style={{ width: `${(count / most()) * 100}%` }} />
              </div>
            </div>
          )}
        </For>
      </div>
      <div class="score-sum">
        <p class="score-number">{(p.tenths / 10).toFixed(1)}</p>
        <Stars tenths={p.tenths} />
        <p class="facts-line">({p.count})</p>
      </div>
    </div>
  );
}
export function StarPicker(p: {
  readonly stars: number;
  readonly nameOf: (n: number) => string;
  readonly onPick: (n: number) => void;
}) {
  return (
    <div class="star-pick">
      <For each={starNumbers}>
        {(n) => (
          <Tap class="star-tap" role="radio" name={p.nameOf(n)} on={n <= p.stars} onTap={() => p.onPick(n)}>
            <Icon of={star} />
          </Tap>
        )}
      </For>
    </div>
  );
}
/** A review of a place. */
export function ReviewCard(p: {
  readonly name: string;
  readonly note?: string | undefined;
  readonly stars: number;
  readonly when: string;
  readonly text: string;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="said">
      <div class="said-head">
        <Avatar name={p.name} size="small" />
        <div>
          <p class="said-name">{p.name}</p>
          <Show when={p.note}>
            <p class="facts-line">{p.note}</p>
          </Show>
        </div>
      </div>
      <p class="said-when">
        <Stars tenths={p.stars * 10} />
        <span>
          {p.stars} ★ · {p.when}
        </span>
      </p>
      <Show when={p.text !== ""}>
        <p class="said-text">{p.text}</p>
      </Show>
      {p.children}
    </div>
  );
}
/** The pictures of a review. */
export function PhotoStrip(p: { readonly part: string; readonly photos: readonly string[] }) {
  return (
    <Show when={p.photos.length > 0}>
      <Scroll name={p.part} axis="x" class="photo-row inner">
        <For each={p.photos}>
          {(scene) => (
            <div class="photo-cell own">
              <Picture scene={scene} thumb={96} />
            </div>
          )}
        </For>
      </Scroll>
    </Show>
  );
}
/** Picture files of the phone. A tap on the cross removes a picture. */
export function OwnPhotos(p: {
  readonly part: string;
  readonly files: readonly File[];
  readonly removeName?: ((name: string) => string) | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
}) {
  return (
    <Show when={p.files.length > 0}>
      <Scroll name={p.part} axis="x" class="photo-row inner">
        <For each={p.files}>
          {(file) => (
            <div class="photo-cell own">
              <FilePicture file={file} thumb={96} />
              <Show when={p.onRemove}>
                <Tap
                  class="photo-cross"
                  name={p.removeName?.(file.name) ?? file.name}
                  onTap={() => p.onRemove!(file.id)}
                >
                  <Icon of={close} size="small" />
                </Tap>
              </Show>
            </div>
          )}
        </For>
      </Scroll>
    </Show>
  );
}
