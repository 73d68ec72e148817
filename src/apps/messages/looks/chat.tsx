/** Components for conversations: rows of the list, bubbles with attachments, the composer. */
import groupIcon from "@material-symbols/svg-400/rounded/group.svg?raw";
import { Match, Show, Switch, type JSX } from "solid-js";
import type { File } from "#os/files.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { FilePicture } from "#ui/kit/picture.tsx";
import { CheckMark } from "#ui/kit/rows.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./chat.css";

export function ConversationRow(p: {
  readonly name: string;
  readonly text: string;
  readonly time: string;
  /** A label before the text, such as "Draft" or "Not sent". */
  readonly note?: string | undefined;
  readonly unread: number;
  /** The text that a screen reader reads for the number of unread messages. */
  readonly unreadName?: string | undefined;
  readonly group?: boolean | undefined;
  /** Whether the sender's picture is shown. */
  readonly face: boolean;
  readonly marks?: JSX.Element;
  /** In selection mode, whether the row is selected. */
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly onSwipe?: ((direction: "left" | "right") => void) | undefined;
}) {
  return (
    <Tap
      class={`row chat-row ${p.unread > 0 ? "unread" : ""}`}
      role="listitem"
      name={[p.name, p.note, p.text, p.time, p.unread > 0 ? p.unreadName : undefined].filter((x) => x).join(", ")}
      on={p.on}
      onTap={() => p.onTap()}
      onHold={p.onHold}
      onSwipe={(d) => ((d === "left" || d === "right") && p.onSwipe ? p.onSwipe(d) : false)}
    >
      <Switch>
        <Match when={p.on === true || (p.on === false && !p.face)}>
          <div class="chat-chosen">
            <CheckMark on={p.on === true} />
          </div>
        </Match>
        <Match when={p.face && p.group}>
          <GroupAvatar />
        </Match>
        <Match when={p.face}>
          <Avatar name={p.name} size="chat" />
        </Match>
      </Switch>
      <div class="row-text">
        <div class="chat-row-line">
          <p class="row-title">{p.name}</p>
          <div class="chat-row-marks">{p.marks}</div>
          <p class="chat-row-time">{p.time}</p>
        </div>
        <div class="chat-row-line">
          <p class="chat-row-text">
            <Show when={p.note}>
              <span class="chat-row-note">{p.note}</span>
            </Show>
            {p.text}
          </p>
          <Show when={p.unread > 0}>
            <Badge count={p.unread} inline class="chat-badge" />
          </Show>
        </div>
      </div>
    </Tap>
  );
}
export function GroupAvatar() {
  return (
    <div class="chat-disc">
      <Icon of={groupIcon} />
    </div>
  );
}
/** A centred line: a day, or a note by the app. */
export function ChatNote(p: { readonly children: JSX.Element }) {
  return <p class="chat-note">{p.children}</p>;
}
export interface BubbleProps {
  /** Whether the owner wrote the message. The owner's messages are on the right. */
  readonly mine: boolean;
  readonly text: string;
  /** The sender's name in a group, shown above the first of consecutive messages by the same sender. */
  readonly sender?: string | undefined;
  readonly first: boolean;
  readonly last: boolean;
  readonly size?: "small" | "normal" | "large" | undefined;
  /** The time and the status, shown below the last of consecutive messages by the same sender. */
  readonly footer?: string | undefined;
  readonly bad?: boolean | undefined;
  /** Whether the message has not been sent yet. */
  readonly pending?: boolean | undefined;
  readonly starred?: string | undefined;
  /** A status icon after the footer. */
  readonly statusIcon?: string | undefined;
  /** Whether the sender's picture is shown, if there is a sender. */
  readonly face: boolean;
  readonly on?: boolean | undefined;
  /** Whether this is the search result that the user opened. */
  readonly highlighted?: boolean | undefined;
  /** The sender and the time, which a screen reader reads before the text. */
  readonly name: string;
  /** Attachments above the text: pictures, files, people, places. */
  readonly children?: JSX.Element;
  readonly onTap?: (() => void) | undefined;
  readonly onHold: () => void;
}
export function Bubble(p: BubbleProps) {
  return (
    <div
      class="chat-line"
      classList={{
        [`${p.mine ? "mine" : "theirs"} ${p.size ?? "normal"}`]: true,
        first: p.first,
        last: p.last,
        marked: p.highlighted === true,
        chosen: p.on === true,
        waiting: p.pending === true,
      }}
    >
      <Show when={p.face && p.sender !== undefined}>
        <div class="chat-face">
          <Show when={p.last}>
            <Avatar name={p.sender ?? ""} size="small" />
          </Show>
        </div>
      </Show>
      <div class="chat-column">
        <Show when={p.sender !== undefined && p.first}>
          <p class="chat-sender">{p.sender}</p>
        </Show>
        {p.children}
        <Show when={p.text !== ""}>
          <Tap
            class="chat-bubble"
            role="listitem"
            name={`${p.name}: ${p.text}`}
            on={p.on}
            onTap={p.onTap}
            onHold={() => p.onHold()}
          >
            {p.text}
          </Tap>
        </Show>
        <Show when={p.footer}>
          <p class="chat-foot" classList={{ bad: p.bad === true }}>
            <Show when={p.starred}>{(icon) => <Icon of={icon()} size="small" />}</Show>
            {p.footer}
            <Show when={p.statusIcon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
          </p>
        </Show>
      </div>
    </div>
  );
}
/** A card that opens a file, a person, a place or a link. */
export function ChatCard(p: {
  readonly icon: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly name?: string | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class="chat-card"
      name={p.name ?? [p.title, p.subtitle].filter((x) => x).join(", ")}
      on={p.on}
      onTap={() => p.onTap()}
      onHold={p.onHold}
    >
      <div class="row-icon">
        <Icon of={p.icon} />
      </div>
      <div class="row-text">
        <p class="row-title">{p.title}</p>
        <Show when={p.subtitle}>
          <p class="row-sub">{p.subtitle}</p>
        </Show>
      </div>
    </Tap>
  );
}
/** Buttons below a bubble, for actions on the content of the message. */
export function ChatChips(p: { readonly mine: boolean; readonly children: JSX.Element }) {
  return (
    <div class="chat-chips" classList={{ mine: p.mine }}>
      {p.children}
    </div>
  );
}
export function ChatPicture(p: {
  readonly file: File;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap class="chat-picture" name={p.file.name} on={p.on} onTap={() => p.onTap()} onHold={p.onHold}>
      <FilePicture file={p.file} />
    </Tap>
  );
}
/** The input row: a button for attachments, the text, the send button. */
export function Composer(p: {
  readonly at: string;
  readonly label: string;
  readonly placeholder: string;
  readonly before?: JSX.Element;
  /** Attachments of the draft, above the text. */
  readonly above?: JSX.Element;
  readonly sendIcon: string;
  readonly sendName: string;
  readonly disabled: boolean;
  readonly onSend: () => void;
  readonly onHoldSend?: (() => void) | undefined;
}) {
  return (
    <div class="composer">
      {p.above}
      <div class="composer-line">
        {p.before}
        <div class="composer-field">
          <Field at={p.at} label={p.label} placeholder={p.placeholder} bare="body" line multiline />
        </div>
        <IconButton
          filled
          icon={p.sendIcon}
          name={p.sendName}
          disabled={p.disabled}
          onTap={() => p.onSend()}
          onHold={p.onHoldSend}
        />
      </div>
    </div>
  );
}
/** A warning above a conversation, with actions. */
export function ChatWarning(p: { readonly icon: string; readonly text: string; readonly children: JSX.Element }) {
  return (
    <div class="chat-warning">
      <div class="chat-warning-text">
        <Icon of={p.icon} />
        <p>{p.text}</p>
      </div>
      <div class="chat-warning-acts">{p.children}</div>
    </div>
  );
}
