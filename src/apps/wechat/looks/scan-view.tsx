/** The camera picture with a green scan line. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./scan-view.css";

export function ScanView(p: {
  /**
   * The reason why the camera shows nothing, and an action that solves the problem; undefined if the camera may be
   * used.
   */
  readonly shut: { readonly text: string; readonly act: string; readonly onAct: () => void } | undefined;
  /** The object in front of the camera. */
  readonly text: string;
  readonly hint: string;
  readonly turn: string;
  readonly onTurn: () => void;
  /** The label of the button that opens the target of the scanned code; undefined if there is no code. */
  readonly open: string | undefined;
  readonly onOpen: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="scan-view">
      <Show
        when={p.shut}
        fallback={
          <>
            <p class="scan-hint">{p.hint}</p>
            <div class="scan-sight">
              <div class="scan-paper">
                {p.children}
                <p>{p.text}</p>
              </div>
              <div class="scan-line" />
            </div>
            <Show when={p.open}>
              {(word) => (
                <Tap class="scan-open" name={`${word()}: ${p.text}`} onTap={() => p.onOpen()}>
                  <span>{word()}</span>
                </Tap>
              )}
            </Show>
            <Tap class="scan-turn" name={p.turn} onTap={() => p.onTurn()}>
              <span>{p.turn}</span>
            </Tap>
          </>
        }
      >
        {(shut) => (
          <>
            <p class="scan-hint">{shut().text}</p>
            <Tap class="scan-open" name={shut().act} onTap={() => shut().onAct()}>
              <span>{shut().act}</span>
            </Tap>
          </>
        )}
      </Show>
    </div>
  );
}
