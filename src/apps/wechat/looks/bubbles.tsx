/** The contents of a chat: bubbles, cards, centred notes. */
import alert from "@material-symbols/svg-400/outlined/error-fill.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { CheckRing } from "./cells.tsx";
import "./bubbles.css";

/** A row of a chat: the portrait, and the message beside it. */
export function MessageRow(p: {
  readonly mine: boolean;
  readonly face: JSX.Element;
  /** The sender's name, shown above the message in groups. */
  readonly name?: string | undefined;
  /** In selection mode, whether this message is selected. */
  readonly chosen?: boolean | undefined;
  readonly chooseName?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /**
   * The text that a screen reader reads for the red icon of a failed message; undefined if the message did not fail. A
   * tap on the icon sends the message again.
   */
  readonly failed?: string | undefined;
  readonly onFailed?: (() => void) | undefined;
  /** If set, a dot marks this voice message as unheard. */
  readonly dot?: string | undefined;
  /** The quoted message, shown below this message. */
  readonly below?: JSX.Element;
  readonly marked?: boolean | undefined;
  /** Whether the menu of this message is open. */
  readonly held?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class="said" classList={{ mine: p.mine, marked: p.marked === true }}>
      <Show when={p.chosen !== undefined}>
        <Tap class="said-ring" role="checkbox" name={p.chooseName} on={p.chosen} onTap={() => p.onChoose?.()}>
          <CheckRing on={p.chosen === true} />
        </Tap>
      </Show>
      {p.face}
      <div class="said-column">
        <Show when={p.name}>
          <p class="said-name">{p.name}</p>
        </Show>
        <div class="said-row" classList={{ "menu-anchor": p.held === true }}>
          {p.children}
          <Show when={p.failed}>
            {(name) => (
              <Tap class="said-failed" name={name()} onTap={() => p.onFailed?.()}>
                <Icon of={alert} />
              </Tap>
            )}
          </Show>
          <Show when={p.dot}>
            <span class="said-dot" />
          </Show>
        </div>
        {p.below}
      </div>
    </div>
  );
}
interface HoldProps {
  readonly name: string;
  readonly onTap?: (() => void) | undefined;
  readonly onHold: () => void;
}
/** A bubble with a beak that points to the portrait. */
export function Bubble(
  p: HoldProps & {
    readonly kind?: "voice" | undefined;
    readonly width?: string | undefined;
    readonly children: JSX.Element;
  },
) {
  return (
    <Tap
      class={`bubble ${p.kind ?? ""}`}
      role="listitem"
      name={p.name}
      style={p.width === undefined ? undefined : { width: p.width }}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={() => p.onHold()}
    >
      {p.children}
    </Tap>
  );
}
/** A white card for a file, a place, a link, a person or a chat history. */
export function MessageCard(
  p: HoldProps & {
    readonly title: string;
    readonly note?: string | undefined;
    readonly art?: JSX.Element;
    /** The kind of the card, in small text at the bottom. */
    readonly foot?: string | undefined;
    /** Whether full-width content, such as a map, is above the text. */
    readonly above?: boolean | undefined;
    readonly children?: JSX.Element;
  },
) {
  return (
    <Tap
      class={`said-card ${p.above === true ? "above" : ""}`}
      role="listitem"
      name={p.name}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={() => p.onHold()}
    >
      <div class="said-card-body">
        <div class="said-card-text">
          <p class="said-card-title">{p.title}</p>
          <Show when={p.note}>
            <p class="said-card-note">{p.note}</p>
          </Show>
          {p.children}
        </div>
        {p.art}
      </div>
      <Show when={p.foot}>
        <p class="said-card-foot">{p.foot}</p>
      </Show>
    </Tap>
  );
}
/** An orange card for a red packet or a transfer. The card is paler when the packet or transfer is finished. */
export function MoneyCard(
  p: HoldProps & {
    readonly icon: string;
    readonly title: string;
    readonly note: string;
    readonly foot: string;
    readonly spent: boolean;
  },
) {
  return (
    <Tap
      class={`money-card ${p.spent ? "spent" : ""}`}
      role="listitem"
      name={p.name}
      onTap={() => p.onTap?.()}
      onHold={() => p.onHold()}
    >
      <div class="money-card-body">
        <Icon of={p.icon} size="large" />
        <div class="said-card-text">
          <p class="money-card-title">{p.title}</p>
          <p class="money-card-note">{p.note}</p>
        </div>
      </div>
      <p class="money-card-foot">{p.foot}</p>
    </Tap>
  );
}
/** A picture or a sticker without a bubble. */
export function PlainMessage(p: HoldProps & { readonly frame?: boolean | undefined; readonly children: JSX.Element }) {
  return (
    <Tap
      class={`bare-said ${p.frame === true ? "framed" : ""}`}
      role="listitem"
      name={p.name}
      onTap={p.onTap ? () => p.onTap!() : undefined}
      onHold={() => p.onHold()}
    >
      {p.children}
    </Tap>
  );
}
/** A centred line with a time or a note, and optionally a link. */
export function CenteredNote(p: {
  readonly text: string;
  readonly act?: string | undefined;
  readonly onAct?: (() => void) | undefined;
}) {
  return (
    <div class="middle-line">
      <span>{p.text}</span>
      <Show when={p.act}>
        {(word) => (
          <Tap class="middle-act" role="link" name={word()} onTap={() => p.onAct?.()}>
            <span>{word()}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
/** The quoted message, in a grey box. */
export function QuoteBox(p: {
  readonly text: string;
  readonly dropName?: string | undefined;
  readonly onDrop?: (() => void) | undefined;
}) {
  return (
    <div class="quote-box">
      <p>{p.text}</p>
      <Show when={p.dropName}>
        {(name) => (
          <Tap class="quote-drop" name={name()} onTap={() => p.onDrop?.()}>
            <span>×</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
