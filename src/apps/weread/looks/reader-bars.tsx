/** The bars of the reader, which a tap in the middle of the page shows. */
import back from "@material-symbols/svg-400/outlined/arrow_back_ios_new.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./reader-bars.css";

export interface BarItem {
  readonly icon: string;
  readonly label: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
export function ReaderTop(p: { readonly items: readonly BarItem[]; readonly title: string }) {
  return (
    <header class="reader-top">
      <Tap class="reader-act" name={shellText("back")} onTap={goBack}>
        <Icon of={back} />
      </Tap>
      <p>{p.title}</p>
      <For each={p.items}>
        {(item) => (
          <Tap class="reader-act" name={item.label} on={item.on} onTap={() => item.onTap()}>
            <Icon of={item.icon} />
          </Tap>
        )}
      </For>
    </header>
  );
}
export function ReaderFoot(p: {
  readonly items: readonly BarItem[];
  readonly panel?: JSX.Element;
  /** The round button of the audiobook. */
  readonly round?: BarItem | undefined;
}) {
  return (
    <footer class="reader-foot">
      <Show when={p.round}>
        {(item) => (
          <Tap class="reader-round" name={item().label} onTap={() => item().onTap()}>
            <Icon of={item().icon} />
          </Tap>
        )}
      </Show>
      {p.panel}
      <div class="reader-tools">
        <For each={p.items}>
          {(item) => (
            <Tap class="reader-tool" name={item.label} on={item.on} onTap={() => item.onTap()}>
              <Icon of={item.icon} />
              <span>{item.label}</span>
            </Tap>
          )}
        </For>
      </div>
    </footer>
  );
}
