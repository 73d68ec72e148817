/** What stands in a chat: bubbles with beaks, cards, lines in the middle. */
import alert from "@material-symbols/svg-400/outlined/error-fill.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { ChooseRing } from "./cells.tsx";
import "./bubbles.css";

/** One line of a chat: the portrait at its side, and what hangs beside it. */
export function SaidLine(p: {
  readonly mine: boolean;
  readonly face: JSX.Element;
  /** Over what was said, in groups. */
  readonly name?: string | undefined;
  /** While several are chosen: whether this one is. */
  readonly chosen?: boolean | undefined;
  readonly chooseName?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** It has not gone: what a reader says, and what a touch on the red mark does. */
  readonly failed?: string | undefined;
  readonly onFailed?: (() => void) | undefined;
  /** A voice message that was not heard yet. */
  readonly dot?: string | undefined;
  /** Below: what it answers to. */
  readonly below?: JSX.Element;
  readonly marked?: boolean | undefined;
  /** Its menu is open, and stands at it. */
  readonly held?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <div class="said" classList={{ mine: p.mine, marked: p.marked === true }}>
      <Show when={p.chosen !== undefined}>
        <Tap class="said-ring" role="checkbox" name={p.chooseName} on={p.chosen} onTap={() => p.onChoose?.()}>
          <ChooseRing on={p.chosen === true} />
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
interface Held {
  readonly name: string;
  readonly onTap?: (() => void) | undefined;
  readonly onHold: () => void;
}
/** A bubble with a beak to its portrait. */
export function Bubble(
  p: Held & {
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
/** A white card: file, place, link, person, chat history. */
export function SaidCard(
  p: Held & {
    readonly title: string;
    readonly note?: string | undefined;
    readonly art?: JSX.Element;
    /** At the foot, small: what kind of card it is. */
    readonly foot?: string | undefined;
    /** Above the words, over the whole width: a map. */
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
/** An orange card: red packet, transfer; paler once it is done. */
export function MoneyCard(
  p: Held & {
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
/** A picture or a sticker, bare. */
export function BareSaid(p: Held & { readonly frame?: boolean | undefined; readonly children: JSX.Element }) {
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
/** A line in the middle: a time, or what has happened; perhaps with something to do about it. */
export function MiddleLine(p: {
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
/** What a message answers to, in a grey box. */
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
