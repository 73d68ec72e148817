/** The input bar of a chat, with text, voice and attachments, and the dark menu of a long-pressed bubble. */
import keyboard from "@material-symbols/svg-400/outlined/keyboard.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { plusIcon } from "./glyphs.ts";
import { Scrim, type MenuItem } from "./overlays.tsx";
import "./chat-bar.css";

const ringIcon = (d: string): string =>
  `<svg viewBox="0 0 24 24" style="fill:none"><g fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round"><circle cx="12" cy="12" r="9"/>${d}</g></svg>`;
const voiceIcon = ringIcon(
  `<path d="M10.200 10.200a2.800 2.800 0 0 1 0 3.600M12.600 8.400a5.600 5.600 0 0 1 0 7.200M8.300 11.600v.8"/>`,
);
const smileIcon = ringIcon(`<path d="M8.500 10v.6M15.500 10v.6M8 14c1.800 2.600 6.200 2.600 8 0"/>`);

export function ChatBar(p: {
  readonly at: string;
  readonly fieldName: string;
  readonly voice: boolean;
  readonly voiceName: string;
  readonly talkName: string;
  readonly emojiName: string;
  readonly plusName: string;
  readonly sendName: string;
  readonly canSend: boolean;
  /** Whether the enter key sends the message instead of starting a new line. */
  readonly enterSends: boolean;
  readonly above?: JSX.Element;
  readonly onVoice: () => void;
  readonly onTalk: () => void;
  readonly onEmoji: () => void;
  readonly onPlus: () => void;
  readonly onSend: () => void;
}) {
  return (
    <div class="chat-bar">
      <div class="chat-bar-line">
        <Tap class="chat-bar-sign" name={p.voiceName} onTap={() => p.onVoice()}>
          <Show when={p.voice} fallback={<Icon of={voiceIcon} />}>
            <Icon of={keyboard} />
          </Show>
        </Tap>
        <Show
          when={!p.voice}
          fallback={
            <Tap class="talk-key" name={p.talkName} onHold={() => p.onTalk()} onTap={() => p.onTalk()}>
              <span>{p.talkName}</span>
            </Tap>
          }
        >
          <div class="chat-field">
            <Field
              at={p.at}
              label={p.fieldName}
              bare="body"
              line
              multiline={!p.enterSends}
              enter="send"
              onEnter={() => p.onSend()}
            />
          </div>
        </Show>
        <Tap class="chat-bar-sign" name={p.emojiName} onTap={() => p.onEmoji()}>
          <Icon of={smileIcon} />
        </Tap>
        <Show
          when={p.canSend && !p.voice}
          fallback={
            <Tap class="chat-bar-sign" name={p.plusName} onTap={() => p.onPlus()}>
              <Icon of={plusIcon} />
            </Tap>
          }
        >
          <Tap class="send-key" name={p.sendName} onTap={() => p.onSend()}>
            <span>{p.sendName}</span>
          </Tap>
        </Show>
      </div>
      {p.above}
    </div>
  );
}
/** A panel below the bar. It replaces the keyboard. */
export function ChatPanel(p: { readonly children: JSX.Element; readonly part: string }) {
  return (
    <div class="chat-panel">
      <Scroll name={p.part} class="chat-panel-body">
        {p.children}
      </Scroll>
    </div>
  );
}
/** White square buttons, four per row. */
export function AttachmentGrid(p: { readonly items: readonly MenuItem[] }) {
  return (
    <div class="squares">
      <For each={p.items}>
        {(item) => (
          <Tap class="square-item" name={item.label} onTap={() => item.onTap()}>
            <div class="square-face">
              <Icon of={item.icon ?? ""} />
            </div>
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function EmojiGrid(p: { readonly emojis: readonly string[]; readonly onPick: (emoji: string) => void }) {
  return (
    <div class="emoji-grid">
      <For each={p.emojis}>
        {(emoji) => (
          <Tap class="emoji-one" name={emoji} onTap={() => p.onPick(emoji)}>
            <span>{emoji}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** Two or more small tabs above a panel. */
export function PanelTabs(p: {
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly icon: JSX.Element }[];
  readonly chosen: string;
  readonly onPick: (id: string) => void;
}) {
  return (
    <div class="panel-tabs">
      <For each={p.tabs}>
        {(tab) => (
          <Tap class="panel-tab" role="tab" name={tab.label} on={tab.id === p.chosen} onTap={() => p.onPick(tab.id)}>
            {tab.icon}
          </Tap>
        )}
      </For>
    </div>
  );
}
/**
 * Icons with labels, five per row, in a dark menu above the long-pressed message. If there is no room above, the menu
 * is below the message.
 */
export function MessageMenu(p: { readonly open: boolean; readonly items: readonly MenuItem[] }) {
  return (
    <Show when={p.open}>
      <div class="over">
        <Scrim clear />
        <div class="held-strip held-menu beside">
          <For each={p.items}>
            {(item) => (
              <Tap
                class="held-act"
                role="menuitem"
                name={item.label}
                disabled={item.disabled}
                onTap={() => item.onTap()}
              >
                <Icon of={item.icon ?? ""} />
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
/**
 * Covers the chat while a voice message is being recorded. Shows the duration of the recording, and buttons that send
 * or discard the message.
 */
export function VoiceOverlay(p: {
  readonly open: boolean;
  readonly text: string;
  readonly send: string;
  readonly drop: string;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}) {
  return (
    <Show when={p.open}>
      <div class="over foot">
        <div class="veil" />
        <div class="talking">
          <div class="talking-bubble">
            <For each={[9, 15, 22, 12, 26, 18, 30, 14, 24, 16, 20, 10]}>
              {(height) => <div class="talking-bar" style={{ height: `${height}px` }} />}
            </For>
          </div>
          <p>{p.text}</p>
          <Tap class="talking-drop" name={p.drop} onTap={() => p.onDrop()}>
            <span>{p.drop}</span>
          </Tap>
          <Tap class="talking-send" name={p.send} onTap={() => p.onSend()}>
            <span>{p.send}</span>
          </Tap>
        </div>
      </div>
    </Show>
  );
}
export function StickerGrid(p: { readonly children: JSX.Element }) {
  return <div class="emoji-grid large">{p.children}</div>;
}
export function StickerButton(p: {
  readonly name: string;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap class="sticker-one" name={p.name} onTap={() => p.onTap()}>
      {p.children}
      <span>{p.name}</span>
    </Tap>
  );
}
