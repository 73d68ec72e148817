/** The card that shows the owner's code on a blue page, and the scanner. */
import go from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import thin from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { QrCode } from "./figures.tsx";
import "./code.css";

export function CodeCard(p: { readonly children: JSX.Element }) {
  return <div class="code-card">{p.children}</div>;
}
export function CodeNote(p: { readonly children: JSX.Element }) {
  return <p class="code-note">{p.children}</p>;
}
export interface VisibleCode {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly onTap: () => void;
}
/** Draws the camera's picture: codes on a table, each with a dot that selects the code. */
export function ScannerView(p: {
  readonly scene: string;
  readonly lit: boolean;
  readonly seen: readonly VisibleCode[];
  readonly title: string;
  readonly say: string;
  readonly foot: readonly {
    readonly label: string;
    readonly icon: string;
    readonly on?: boolean;
    readonly onTap: () => void;
  }[];
}) {
  return (
    <div class={`lens ${p.lit ? "lit" : ""}`} data-bars="white">
      <Picture scene={p.scene} silent />
      <div class="lens-frame">
        <For each={p.seen}>
          {(s) => (
            <Tap class="lens-code" name={s.label} onTap={() => s.onTap()}>
              <QrCode of={s.code} size={76} name={s.label} />
              <p>{s.label}</p>
              <div class="lens-dot">
                <Icon of={go} />
              </div>
            </Tap>
          )}
        </For>
        <Show when={p.seen.length === 0}>
          <div class="lens-line" />
        </Show>
      </div>
      <div class="lens-head">
        <Tap class="lens-back" name={shellText("back")} onTap={goBack}>
          <Icon of={thin} />
        </Tap>
        <p>{p.title}</p>
        <div class="lens-back" />
      </div>
      <div class="lens-say">{p.say}</div>
      <div class="lens-foot">
        <For each={p.foot}>
          {(act) => (
            <Tap class="lens-act" name={act.label} on={act.on} onTap={() => act.onTap()}>
              <Icon of={act.icon} />
              <span>{act.label}</span>
            </Tap>
          )}
        </For>
      </div>
    </div>
  );
}
