/** The header of a profile: a cover with portrait, name and number, the description of the person, and three counts. */
import { For, Show, type JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { Shot } from "./shot.tsx";
import "./profile.css";

interface Count {
  readonly label: string;
  readonly count: string;
  readonly onTap?: (() => void) | undefined;
}
export function ProfileHead(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly number: string;
  readonly ip: string;
  readonly bio: string;
  readonly badges: readonly string[];
  readonly mark?: string | undefined;
  /** The picture that the user chose; null for a plain background. */
  readonly cover?: string | null | undefined;
  readonly files: Files;
  readonly hue: number;
  readonly counts: readonly Count[];
  readonly buttons: JSX.Element;
  /** Content below the counts. */
  readonly children?: JSX.Element;
}) {
  return (
    <div class="profile-head" style={{ "--hue": String(p.hue) }}>
      <Show when={p.cover}>
        {(cover) => (
          <div class="profile-cover">
            <Shot of={{ kind: "file", file: cover() }} files={p.files} />
          </div>
        )}
      </Show>
      <div class="profile-inside">
        <div class="profile-top">
          {p.face}
          <div class="profile-names">
            <h2>{p.name}</h2>
            <p>{p.number}</p>
            <Show when={p.ip !== ""}>
              <p>{p.ip}</p>
            </Show>
          </div>
        </div>
        <Show when={p.mark}>
          <p class="profile-mark">✓ {p.mark}</p>
        </Show>
        <Show when={p.bio !== ""}>
          <p class="profile-bio">{p.bio}</p>
        </Show>
        <Show when={p.badges.length > 0}>
          <div class="profile-badges">
            <For each={p.badges}>{(badge) => <span>{badge}</span>}</For>
          </div>
        </Show>
        <div class="profile-line">
          <For each={p.counts}>
            {(count) => (
              <Tap
                class="profile-count"
                role={count.onTap ? "link" : "text"}
                name={`${count.count} ${count.label}`}
                onTap={count.onTap}
              >
                <b>{count.count}</b>
                <span>{count.label}</span>
              </Tap>
            )}
          </For>
        </div>
        <div class="profile-buttons">{p.buttons}</div>
        {p.children}
      </div>
    </div>
  );
}
export function HeadButton(p: {
  readonly label: string;
  readonly red?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`head-button ${p.red === true ? "red" : ""}`} name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
