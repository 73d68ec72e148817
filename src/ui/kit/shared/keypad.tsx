/** A keypad for calculators, and the formula that the keypad edits. */
import { For, Show, type JSX } from "solid-js";
import { boxOf } from "../../scale.ts";
import { Icon } from "../icon.tsx";
import { Tap } from "../tap.tsx";
import "./keypad.css";

export interface KeypadKey {
  readonly id: string;
  /** The text after "^" is drawn as superscript, up to the next character that is neither a letter nor a digit. */
  readonly label: string;
  /** The accessible name, because a label can consist of symbols. */
  readonly name: string;
  readonly icon?: string | undefined;
  readonly kind?: "digit" | "operator" | "function" | "clear" | "equals" | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}
/** The background behind keypads, at the bottom of a page. */
export function KeypadGround(p: { readonly children: JSX.Element }) {
  return <div class="pad-ground">{p.children}</div>;
}
export function Keypad(p: {
  readonly rows: readonly (readonly KeypadKey[])[];
  readonly size?: "slim" | "small" | "medium" | "large" | undefined;
  readonly onKey: (id: string) => void;
  readonly onHold?: ((id: string) => void) | undefined;
}) {
  return (
    <div class={`keypad ${p.size ?? "large"}`}>
      <For each={p.rows}>
        {(row) => (
          <div class="pad-row">
            <For each={row}>
              {(key) => (
                <Tap
                  class={`pad-key ${key.kind ?? "digit"} ${key.label.replace("^", "").length > 3 ? "long" : ""}`}
                  role="key"
                  name={key.name}
                  on={key.on}
                  disabled={key.disabled}
                  onTap={() => p.onKey(key.id)}
                  onHold={p.onHold ? () => p.onHold!(key.id) : undefined}
                >
                  <Show when={key.icon} fallback={<KeyLabel text={key.label} />}>
                    {(icon) => <Icon of={icon()} />}
                  </Show>
                </Tap>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
function KeyLabel(p: { readonly text: string }) {
  const parts = () => /^(.*?)(?:\^([−\w]+))?(√.*)?$/.exec(p.text) ?? [p.text, p.text];
  return (
    <span>
      {parts()[1]}
      <Show when={parts()[2]}>{(raised) => <sup>{raised()}</sup>}</Show>
      {parts()[3]}
    </span>
  );
}
export interface FormulaPiece {
  readonly at: number;
  readonly shown: string;
}
/** A formula with its result below. The formula is given in pieces, and the caret is between two pieces. */
export function Formula(p: {
  readonly pieces: readonly FormulaPiece[];
  /** The position of the caret; null if the formula is not being edited. */
  readonly caret: number | null;
  readonly length: number;
  readonly result: string | null;
  readonly problem: string | null;
  /** Whether the result is emphasized and the formula is not. */
  readonly done: boolean;
  readonly lineName: string;
  readonly resultName: string;
  /**
   * Called with the position at which the user touched the formula. Without this handler, the caret stays at the end.
   */
  readonly onCaret?: ((at: number) => void) | undefined;
}) {
  let box: HTMLElement | undefined;
  const text = () => p.pieces.map((piece) => piece.shown).join("");
  const onTap = (point: { x: number; y: number }) => {
    const spans = [...(box?.querySelectorAll(".formula-piece") ?? [])];
    let best = { at: p.length, cost: Number.POSITIVE_INFINITY };
    spans.forEach((span, i) => {
      const r = boxOf(span);
      const away = point.y < r.top ? r.top - point.y : point.y > r.bottom ? point.y - r.bottom : 0;
      const ends = [
        { at: p.pieces[i]?.at ?? 0, x: r.left },
        { at: p.pieces[i + 1]?.at ?? p.length, x: r.right },
      ];
      for (const { at, x } of ends) {
        const cost = away * 1000 + Math.abs(point.x - x);
        if (cost < best.cost) best = { at, cost };
      }
    });
    p.onCaret?.(best.at);
  };
  return (
    <div class="formula" classList={{ done: p.done }} ref={(el) => (box = el)}>
      <Tap class="formula-line" role="text" name={p.lineName} value={text()} onTap={p.onCaret ? onTap : undefined}>
        <p style={{ "--em": String(widthInEms(text())) }}>
          <For each={p.pieces}>
            {(piece) => (
              <>
                <Show when={p.caret === piece.at}>
                  <span class="caret" />
                </Show>
                <span class="formula-piece">{piece.shown}</span>
                <Show when={!/[\d.]$/.test(piece.shown)}>
                  <wbr />
                </Show>
              </>
            )}
          </For>
          <Show when={p.caret !== null && p.caret >= p.length}>
            <span class="caret" />
          </Show>
        </p>
      </Tap>
      <Tap class="formula-result" role="text" name={p.resultName} value={p.problem ?? p.result ?? ""}>
        <Show
          when={p.problem}
          fallback={<p style={{ "--em": String(widthInEms(p.result ?? "")) }}>{p.result ?? ""}</p>}
        >
          <p class="formula-problem">{p.problem}</p>
        </Show>
      </Tap>
    </div>
  );
}
/** Returns the approximate width of a text, in ems. */
function widthInEms(text: string): number {
  let ems = 0;
  for (const char of text) ems += /[.,\s]/.test(char) ? 0.26 : 0.59;
  return Math.max(1, Math.round(ems * 100) / 100);
}
/** A past calculation. The user can tap the formula or the result to use it again. */
export function CalculationRow(p: {
  readonly line: string;
  readonly result: string;
  readonly note?: string | undefined;
  readonly trailing?: JSX.Element;
  readonly onLine: () => void;
  readonly onResult: () => void;
}) {
  return (
    <div class="sum-row">
      <div class="sum-text">
        <Show when={p.note}>
          <p class="sum-note">{p.note}</p>
        </Show>
        <Tap class="sum-line" role="listitem" name={p.line} onTap={() => p.onLine()}>
          <p>{p.line}</p>
        </Tap>
        <Tap class="sum-result" role="listitem" name={`= ${p.result}`} onTap={() => p.onResult()}>
          <p>= {p.result}</p>
        </Tap>
      </div>
      {p.trailing}
    </div>
  );
}
