/** Rows of lists: communities, people, notifications, messages and chats. */
import { Show, type JSX } from "solid-js";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Pill } from "./cells.tsx";
import { joinTexts } from "./names.ts";
import "./rows.css";

export interface RowButton {
  readonly label: string;
  /** Says also which row the button belongs to. */
  readonly name: string;
  readonly kind: "blue" | "grey" | "line";
  readonly onTap: () => void;
}
/** A community or a person: icon, name, a line below it, and a button. */
export function PartyRow(p: {
  readonly icon: JSX.Element;
  readonly title: string;
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  readonly button?: RowButton | undefined;
  readonly end?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="party-row">
      <Tap class="party-open" role="link" name={p.title} value={joinTexts(p.note, p.text)} onTap={() => p.onTap()}>
        {p.icon}
        <div class="party-words">
          <p>{p.title}</p>
          <Show when={p.note}>
            <small>{p.note}</small>
          </Show>
          <Show when={p.text}>
            <small class="party-text">{p.text}</small>
          </Show>
        </div>
      </Tap>
      <Show when={p.button}>
        {(button) => (
          <Pill label={button().label} name={button().name} kind={button().kind} onTap={() => button().onTap()} />
        )}
      </Show>
      {p.end}
    </div>
  );
}
/** A notification, a message or a chat. */
export function NewsRow(p: {
  readonly icon: JSX.Element;
  readonly title: string;
  readonly time: string;
  readonly text?: string | undefined;
  readonly unread: boolean;
  readonly badge?: number | undefined;
  readonly muted?: string | undefined;
  readonly menu?: { readonly name: string; readonly onTap: () => void } | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <div class={`news-row ${p.unread ? "unread" : ""}`}>
      <Tap
        class="news-open"
        role="link"
        name={p.title}
        value={joinTexts(p.text, p.time)}
        onTap={() => p.onTap()}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        {p.icon}
        <div class="news-words">
          <p>
            {p.title} <i>· {p.time}</i>
          </p>
          <Show when={p.text}>
            <small>{p.text}</small>
          </Show>
        </div>
        <Show when={p.muted}>
          <Icon of={p.muted!} size="small" />
        </Show>
        <Show when={(p.badge ?? 0) > 0}>
          <b class="news-badge">{p.badge}</b>
        </Show>
      </Tap>
      <Show when={p.menu}>
        {(menu) => (
          <Tap class="news-more" name={menu().name} onTap={() => menu().onTap()}>
            <Icon of={more} size="small" />
          </Tap>
        )}
      </Show>
    </div>
  );
}
export function SignCircle(p: { readonly icon: string; readonly orange?: boolean | undefined }) {
  return (
    <div class={`sign-circle ${p.orange === true ? "orange" : ""}`}>
      <Icon of={p.icon} />
    </div>
  );
}
