/** The messages tab: three tinted squares for the inboxes, the chats, and the entries of an inbox. */
import { For, Show, type JSX } from "solid-js";
import muted from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./messages.css";

export interface Square {
  readonly kind: "likes" | "follows" | "says";
  readonly icon: string;
  readonly label: string;
  readonly count: number;
  readonly countName: string;
  readonly onTap: () => void;
}
export function Squares(p: { readonly squares: readonly Square[] }) {
  return (
    <div class="news-squares">
      <For each={p.squares}>
        {(square) => (
          <Tap
            class="news-square"
            role="link"
            name={square.label}
            value={square.count > 0 ? square.countName : undefined}
            onTap={() => square.onTap()}
          >
            <div class={`news-face ${square.kind}`}>
              <Icon of={square.icon} />
              <Show when={square.count > 0}>
                <i class="news-badge">{square.count > 99 ? "99+" : square.count}</i>
              </Show>
            </div>
            <span>{square.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function ThreadRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly mark?: string | undefined;
  readonly text: string;
  readonly time: string;
  readonly unread: number;
  readonly muted: boolean;
  readonly mutedName: string;
  readonly pinned: boolean;
  readonly held: boolean;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class={`thread-row ${p.pinned ? "pinned" : ""} ${p.held ? "menu-anchor" : ""}`}
      role="link"
      name={joinName(p.name, p.mark, p.text, p.time, p.muted ? p.mutedName : "")}
      value={p.unread > 0 ? String(p.unread) : undefined}
      onTap={() => p.onTap()}
      onHold={p.onHold}
    >
      <div class="thread-face">{p.face}</div>
      <div class="thread-words">
        <p>{p.name}</p>
        <small>
          <Show when={p.mark}>
            <b>{p.mark} </b>
          </Show>
          {p.text}
        </small>
      </div>
      <div class="thread-end">
        <small>{p.time}</small>
        <div class="thread-marks">
          <Show when={p.muted}>
            <Icon of={muted} size="small" />
          </Show>
          <Show when={p.unread > 0}>
            <i class={`thread-badge ${p.muted ? "dot" : ""}`}>{p.muted ? "" : p.unread > 99 ? "99+" : p.unread}</i>
          </Show>
        </div>
      </div>
    </Tap>
  );
}
/** An entry of an inbox: the person, the action, and on the right the note's picture or a button. */
export function NewsRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly what: string;
  readonly text?: string | undefined;
  readonly quote?: string | undefined;
  readonly time: string;
  readonly picture?: JSX.Element;
  readonly end?: JSX.Element;
  readonly held?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <div class={`news-row ${p.held === true ? "menu-anchor" : ""}`}>
      {p.face}
      <Tap
        class="news-words"
        role="link"
        name={joinName(`${p.name} ${p.what}`, p.time, p.text, p.quote)}
        onTap={() => p.onTap()}
        onHold={p.onHold}
      >
        <div class="news-text">
          <p class="news-name">{p.name}</p>
          <p class="news-what">
            {p.what} <small>{p.time}</small>
          </p>
          <Show when={p.text}>
            <p class="news-said">{p.text}</p>
          </Show>
          <Show when={p.quote}>
            <p class="news-quote">{p.quote}</p>
          </Show>
        </div>
        <Show when={p.picture}>
          <div class="news-picture">{p.picture}</div>
        </Show>
      </Tap>
      {p.end}
    </div>
  );
}
