/**
 * Red packets: the amount before the packet is sent, the closed envelope, and the list of recipients with their shares.
 */
import { For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import "./packet.css";

export function PacketTotal(p: {
  readonly amount: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onTap: () => void;
}) {
  return (
    <div class="packet-total">
      <p class="packet-sum">{p.amount}</p>
      <Tap class="packet-prepare" name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
        <span>{p.label}</span>
      </Tap>
    </div>
  );
}
/** The closed envelope. A round gold button opens the envelope. */
export function Envelope(p: {
  readonly of: string;
  readonly from: string;
  readonly wish: string;
  readonly open: string;
  readonly onOpen: () => void;
}) {
  return (
    <div class="envelope">
      <div class="envelope-flap" />
      <div class="envelope-text">
        <p class="envelope-from">
          <Face of={p.of} size={26} radius={3} />
          {p.from}
        </p>
        <p class="envelope-wish">{p.wish}</p>
      </div>
      <Tap class="envelope-key" name={p.open} onTap={() => p.onOpen()}>
        <span>{p.open}</span>
      </Tap>
    </div>
  );
}
export function PacketHeader(p: {
  readonly of: string;
  readonly from: string;
  readonly wish: string;
  readonly amount: string | undefined;
  readonly note: string;
}) {
  return (
    <div class="packet-head">
      <div class="packet-arc" />
      <p class="packet-from">
        <Face of={p.of} size={26} radius={3} />
        {p.from}
      </p>
      <p class="packet-wish">{p.wish}</p>
      <Show when={p.amount}>{(amount) => <p class="packet-got">{amount()}</p>}</Show>
      <p class="packet-note">{p.note}</p>
    </div>
  );
}
export function PacketShares(p: {
  readonly title: string;
  readonly shares: readonly {
    readonly id: string;
    readonly of: string;
    readonly name: string;
    readonly when: string;
    readonly amount: string;
    readonly best: string | undefined;
  }[];
  readonly onTap: (id: string) => void;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="packet-shares">
      <p class="packet-count">{p.title}</p>
      <For each={p.shares}>
        {(share) => (
          <Tap
            class="packet-share"
            role="listitem"
            name={[share.name, share.amount, share.best].filter((x) => x).join(", ")}
            onTap={() => p.onTap(share.id)}
          >
            <Face of={share.of} size={40} />
            <div class="packet-who">
              <p>{share.name}</p>
              <p class="packet-when">{share.when}</p>
            </div>
            <div class="packet-much">
              <p>{share.amount}</p>
              <Show when={share.best}>
                <p class="packet-best">{share.best}</p>
              </Show>
            </div>
          </Tap>
        )}
      </For>
    </div>
  );
}
