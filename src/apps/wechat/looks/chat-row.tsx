/** A row in the list of chats, with portrait, red number, name, latest message and time. */
import bell from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { RedBadge } from "./cells.tsx";
import "./chat-row.css";

export function ChatRow(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly text: string;
  /** Red text before the message. It marks a draft or a mention of the owner. */
  readonly mark?: string | undefined;
  readonly time: string;
  readonly badge?: number | "dot" | undefined;
  /** The text that a screen reader reads for the badge. */
  readonly badgeName?: string | undefined;
  readonly muted: boolean;
  readonly pinned: boolean;
  readonly onTap: () => void;
  /** Whether the menu of this row is open. */
  readonly held?: boolean | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class={`chat-row ${p.pinned ? "pinned" : ""} ${p.held === true ? "menu-anchor" : ""}`}
      role="listitem"
      name={[p.name, p.badgeName, p.mark, p.text, p.time].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      <div class="chat-face">
        {p.face}
        <Show when={p.badge}>
          {(count) => (
            <div class="chat-badge">
              <RedBadge count={count()} />
            </div>
          )}
        </Show>
      </div>
      <div class="chat-text">
        <div class="chat-line">
          <p class="chat-name">{p.name}</p>
          <p class="chat-time">{p.time}</p>
        </div>
        <div class="chat-line">
          <p class="chat-last">
            <Show when={p.mark}>
              <span class="chat-mark">{p.mark} </span>
            </Show>
            {p.text}
          </p>
          <Show when={p.muted}>
            <Icon of={bell} size="small" />
          </Show>
        </div>
      </div>
    </Tap>
  );
}
