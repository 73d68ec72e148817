/** The messages tab: three tinted squares for the inboxes, the chats, and the entries of an inbox. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { badgeCount } from "#ui/kit/shared/chat-lines.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { joinName } from "./names.ts";
import "./messages.css";

export { ThreadRow } from "#ui/kit/shared/chat-lines.tsx";
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
                <i class="news-badge">{badgeCount(square.count)}</i>
              </Show>
            </div>
            <span>{square.label}</span>
          </Tap>
        )}
      </For>
    </div>
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
