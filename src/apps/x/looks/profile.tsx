/** The head of a profile: header photo, portrait over its edge, button on the right, name, facts, counts. */
import { For, Show, type JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot } from "./media.tsx";
import "./profile.css";

export function ProfileHead(p: {
  readonly face: JSX.Element;
  /** The header photo; null for a plain colour. */
  readonly banner: string | null;
  /** The hue of the colour. */
  readonly hue: number;
  readonly files: Files;
  readonly name: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly tag?: string | undefined;
  readonly bio: JSX.Element;
  readonly facts: readonly {
    readonly icon: string;
    readonly text: string;
    readonly onTap?: (() => void) | undefined;
  }[];
  readonly counts: readonly { readonly label: string; readonly count: string; readonly onTap: () => void }[];
  readonly buttons: JSX.Element;
}) {
  return (
    <div class="profile-head">
      <div class="profile-banner" style={{ background: `hsl(${p.hue} 38% 46%)` }}>
        <Show when={p.banner}>{(file) => <Shot of={{ kind: "file", file: file() }} files={p.files} />}</Show>
      </div>
      <div class="profile-row">
        <div class="profile-face">{p.face}</div>
        <div class="profile-buttons">{p.buttons}</div>
      </div>
      <div class="profile-words">
        <p class="profile-name">
          <b>{p.name}</b>
          {p.marks}
        </p>
        <p class="person-handle">
          {p.handle}
          <Show when={p.tag}>
            <i>{p.tag}</i>
          </Show>
        </p>
        {p.bio}
        <div class="profile-facts">
          <For each={p.facts}>
            {(fact) => (
              <Show
                when={fact.onTap}
                fallback={
                  <span class="profile-fact">
                    <Icon of={fact.icon} size="small" />
                    <span>{fact.text}</span>
                  </span>
                }
              >
                <Tap class="profile-fact link" role="link" name={fact.text} onTap={() => fact.onTap!()}>
                  <Icon of={fact.icon} size="small" />
                  <span>{fact.text}</span>
                </Tap>
              </Show>
            )}
          </For>
        </div>
        <div class="profile-counts">
          <For each={p.counts}>
            {(count) => (
              <Tap class="count-link" role="link" name={count.label} value={count.count} onTap={() => count.onTap()}>
                <b>{count.count}</b> {count.label}
              </Tap>
            )}
          </For>
        </div>
      </div>
    </div>
  );
}
export function RoundOutline(p: {
  readonly icon: string;
  readonly name: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="round-outline" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
    </Tap>
  );
}
/** Square pictures in three columns. */
export function PhotoWall(p: {
  readonly photos: readonly { readonly id: string; readonly name: string; readonly shot: JSX.Element }[];
  readonly onTap: (n: number) => void;
}) {
  return (
    <div class="photo-wall">
      <For each={p.photos}>
        {(photo, n) => (
          <Tap class="wall-tile" role="image" name={photo.name} onTap={() => p.onTap(n())}>
            {photo.shot}
          </Tap>
        )}
      </For>
    </div>
  );
}
