/** Red packets: the large card for opening, and the bubble in a chat. Transfers in chats have blue bubbles. */
import gift from "@material-symbols/svg-400/rounded/redeem.svg?raw";
import swap from "@material-symbols/svg-400/rounded/swap_horiz.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Digits } from "./keypads.tsx";
import "./packet.css";

export function RedPacketCard(p: {
  readonly lead: JSX.Element;
  readonly name: string;
  readonly wish: string;
  readonly sum?: string | undefined;
  readonly note?: string | undefined;
  readonly open?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
}) {
  return (
    <div class="red-sheet">
      {p.lead}
      <p class="red-name">{p.name}</p>
      <p class="red-wish">{p.wish}</p>
      <Show when={p.open}>
        {(word) => (
          <Tap class="red-open" name={word()} onTap={() => p.onOpen?.()}>
            <span>{word()}</span>
          </Tap>
        )}
      </Show>
      <Show when={p.sum}>{(sum) => <Digits of={sum()} size={36} />}</Show>
      <Show when={p.note}>
        <p class="red-note">{p.note}</p>
      </Show>
    </div>
  );
}
export function MoneyBubble(p: {
  readonly kind: "packet" | "transfer";
  readonly title: string;
  readonly note: string;
  readonly faded?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`red-row ${p.kind === "transfer" ? "blue" : ""} ${p.faded === true ? "faded" : ""}`}
      name={`${p.title}, ${p.note}`}
      onTap={() => p.onTap()}
    >
      <Icon of={p.kind === "packet" ? gift : swap} size="large" />
      <div>
        <p>{p.title}</p>
        <p>{p.note}</p>
      </div>
    </Tap>
  );
}
