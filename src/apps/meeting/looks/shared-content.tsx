/** Shared content of a meeting: the owner's screen, a whiteboard of notes, another participant's slides. */
import screenSign from "@material-symbols/svg-400/rounded/present_to_all.svg?raw";
import remove from "@material-symbols/svg-400/rounded/close.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./shared-content.css";

export function ScreenSharing(p: { readonly title: string; readonly note: string; readonly children: JSX.Element }) {
  return (
    <div class="sharing">
      <Icon of={screenSign} size="huge" />
      <p class="sharing-title">{p.title}</p>
      <p class="sharing-note">{p.note}</p>
      <div class="sharing-acts">{p.children}</div>
    </div>
  );
}
export function ShareButton(p: {
  readonly label: string;
  readonly red?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class={`share-act ${p.red === true ? "red" : ""}`} name={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
    </Tap>
  );
}
export function Whiteboard(p: {
  readonly notes: readonly string[];
  readonly empty: string;
  readonly removeName: (note: string) => string;
  readonly paused?: string | undefined;
  readonly onRemove: (index: number) => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="board">
      <div class="board-sheet">
        <Show when={p.paused}>
          <p class="board-paused">{p.paused}</p>
        </Show>
        <div class="board-notes">
          <For each={p.notes} fallback={<p class="board-empty">{p.empty}</p>}>
            {(note, n) => (
              <div class={`board-note tint${n() % 4}`}>
                <span>{note}</span>
                <Tap class="board-remove" name={p.removeName(note)} onTap={() => p.onRemove(n())}>
                  <Icon of={remove} size="small" />
                </Tap>
              </div>
            )}
          </For>
        </div>
      </div>
      <div class="board-foot">{p.children}</div>
    </div>
  );
}
/** One page of a participant's slides. */
export function Slide(p: {
  readonly title: string;
  readonly page: string;
  readonly note: string;
  readonly bars: readonly number[];
}) {
  return (
    <div class="slide">
      <p class="slide-note">{p.note}</p>
      <div class="slide-sheet">
        <p class="slide-title">{p.title}</p>
        <div class="slide-bars">
          <For each={p.bars}>{(height) => <div class="slide-bar" style={{ height: `${height}%` }} />}</For>
        </div>
        <p class="slide-page">{p.page}</p>
      </div>
    </div>
  );
}
