/** The header of a profile page: portrait, name, id, region. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./profile.css";

export function ProfileHeader(p: {
  readonly face: JSX.Element;
  readonly name: string;
  /** A coloured icon beside the name. */
  readonly sign?: { readonly icon: string; readonly tint: string; readonly name: string } | undefined;
  readonly star?: string | undefined;
  readonly lines: readonly string[];
}) {
  return (
    <div class="profile-head">
      {p.face}
      <div class="profile-text">
        <p class="profile-name">
          {p.name}
          <Show when={p.sign}>
            {(sign) => (
              <span style={{ color: sign().tint }}>
                <Icon of={sign().icon} size="small" />
              </span>
            )}
          </Show>
          <Show when={p.star}>
            {(icon) => (
              <span class="profile-star">
                <Icon of={icon()} size="small" />
              </span>
            )}
          </Show>
        </p>
        <For each={p.lines.filter((x) => x !== "")}>{(line) => <p class="profile-line">{line}</p>}</For>
      </div>
    </div>
  );
}
/** A centred cell with an icon before its label, such as "Messages" or "Call". */
export function IconCell(p: { readonly icon: string; readonly label: string; readonly onTap: () => void }) {
  return (
    <Tap class="sign-act" name={p.label} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
      <span>{p.label}</span>
    </Tap>
  );
}
/** Small labels, such as tags, side by side. The user can select them. */
export function Pill(p: { readonly label: string; readonly on: boolean; readonly onTap: () => void }) {
  return (
    <Tap class="word-pill" role="checkbox" name={p.label} on={p.on} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function Pills(p: { readonly children: JSX.Element }) {
  return <div class="word-pills">{p.children}</div>;
}
