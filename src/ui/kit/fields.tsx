/**
 * Text fields. They are not native inputs, because a screenshot must depend only on the state. The state contains the
 * text, the caret and the focus.
 */
import cancel from "@material-symbols/svg-400/rounded/cancel.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import { createMemo, onCleanup, Show, type JSX } from "solid-js";
import { selectionOf } from "#os/keyboard.ts";
import { maxTextLength } from "#os/limits.ts";
import { clampCaret, textAt } from "#os/text-edit.ts";
import type { FieldKind, Focus } from "#os/state-schemas.ts";
import { isInFront, useHostScreen } from "../screen-binding.tsx";
import { dispatch, state } from "../runtime.ts";
import { indexAtPoint, wordAround } from "../caret.ts";
import { fields } from "../fields.ts";
import { shellText } from "../shell/strings.ts";
import { touches } from "../touch.ts";
import { Icon } from "./icon.tsx";
import { Tap } from "./tap.tsx";
import "./fields.css";

export interface FieldProps {
  /** The path of the text in the view, from `p.field("title")`. */
  readonly at: string;
  /** The accessible name. The name is also drawn above the text, unless `bare` is set. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly kind?: FieldKind | undefined;
  readonly enter?: Focus["enter"] | undefined;
  /** The effect of the enter key. By default, the enter key closes the keyboard. */
  readonly onEnter?: (() => void) | undefined;
  /** A limit that is lower than the limit of the view's schema. The schema limits every field. */
  readonly maxLength?: number | undefined;
  /** Whether the field has several lines. The enter key then inserts a new line. */
  readonly multiline?: boolean | undefined;
  /** The style of a field without box and label. Editors use it. */
  readonly bare?: "title" | "body" | undefined;
  /** Whether a bare field is only one line high. */
  readonly line?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Automatic capitals. The default is "sentences". Use "words" for names of people and places. */
  readonly caps?: Focus["caps"] | undefined;
  /** Whether a touch selects the whole text, so that typing replaces it. Used for numbers. */
  readonly selects?: boolean | undefined;
  readonly trailing?: JSX.Element;
}
export function Field(p: FieldProps) {
  const kind = (): FieldKind => p.kind ?? "text";
  return (
    <div
      class="field"
      classList={{
        [p.bare === undefined ? "boxed" : `bare ${p.bare}`]: true,
        line: p.line === true,
        bad: p.error !== undefined,
        off: p.disabled === true,
      }}
    >
      <Show when={p.bare === undefined}>
        <p class="field-label">{p.label}</p>
      </Show>
      <div class="field-line">
        <Editable
          at={p.at}
          label={p.label}
          placeholder={p.placeholder}
          kind={kind()}
          enter={p.multiline === true ? "newline" : (p.enter ?? "done")}
          onEnter={p.onEnter}
          caps={p.caps}
          maxLength={p.maxLength}
          disabled={p.disabled}
          selects={p.selects}
        />
        {p.trailing}
      </div>
      <Show when={p.error ?? p.hint}>
        <p class="field-note">{p.error ?? p.hint}</p>
      </Show>
    </div>
  );
}
export function SearchField(p: {
  readonly at: string;
  readonly placeholder: string;
  readonly onEnter?: (() => void) | undefined;
}) {
  const holder = useHostScreen();
  const value = () => textAt(holder.entry().view, p.at) ?? "";
  const clear = () => dispatch({ name: "os.view", args: { app: holder.app, patch: { [p.at]: "" } } });
  return (
    <div class="search">
      <Icon of={search} />
      <Editable
        at={p.at}
        label={p.placeholder}
        placeholder={p.placeholder}
        kind="search"
        enter="search"
        onEnter={p.onEnter}
      />
      <Show when={value() !== ""}>
        <Tap class="search-clear" name={shellText("clear")} onTap={clear}>
          <Icon of={cancel} size="small" />
        </Tap>
      </Show>
    </div>
  );
}

function Editable(p: {
  readonly at: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly kind: FieldKind;
  readonly enter: Focus["enter"];
  readonly onEnter?: (() => void) | undefined;
  readonly caps?: Focus["caps"] | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly selects?: boolean | undefined;
}) {
  const holder = useHostScreen();
  const value = createMemo(() => textAt(holder.entry().view, p.at) ?? "");
  const focus = createMemo(() => {
    const f = state().view.focus;
    return f && f.field === p.at && isInFront(holder) ? f : null;
  });
  const secret = () => p.kind === "password";
  const shown = createMemo(() => (secret() ? "•".repeat([...value()].length) : value()));
  /** Converts an index in the text to an index in the drawn text. `toValue` converts back. */
  const toShown = (at: number) => (secret() ? [...value().slice(0, at)].length : at);
  const toValue = (at: number) => (secret() ? [...value()].slice(0, at).join("").length : at);
  const caret = createMemo(() => {
    const f = focus();
    return f ? toShown(clampCaret(value(), f.caret)) : null;
  });
  const range = createMemo(() => {
    const f = focus();
    if (!f) return [0, 0] as const;
    const [from, to] = selectionOf(f);
    return [toShown(clampCaret(value(), from)), toShown(clampCaret(value(), to))] as const;
  });
  const selected = () => range()[0] < range()[1];
  const focusAt = (at: number) =>
    dispatch({
      name: "os.focus",
      args: {
        field: p.at,
        kind: p.kind,
        enter: p.enter,
        caps: p.caps ?? (p.kind === "text" ? "sentences" : "none"),
        caret: at,
        maxLength: p.maxLength ?? maxTextLength,
        all: p.selects === true && value() !== "",
      },
    });
  let box: HTMLElement | undefined;
  const indexAt = (point: { x: number; y: number }) => toValue(indexAtPoint(box!, point, shown()));
  const onTap = (point: { x: number; y: number }) => {
    const at = indexAt(point);
    if (focus()) dispatch({ name: "os.caret", args: { at, handle: true } });
    else focusAt(value() === "" ? 0 : at);
  };
  const pickWord = (point: { x: number; y: number }) => {
    const at = indexAt(point);
    if (!focus()) focusAt(at);
    if (value() === "") {
      if (state().view.clipboard.items.length > 0) dispatch({ name: "os.textTools", args: { open: true } });
      return;
    }
    const [from, to] = secret() ? [0, value().length] : wordAround(value(), at);
    dispatch({ name: "os.select", args: { from, to } });
  };
  const register = (el: HTMLElement) => {
    box = el;
    touches.set(el, {
      get role() {
        return p.kind === "search" ? ("searchbox" as const) : ("textbox" as const);
      },
      get name() {
        return p.label;
      },
      get value() {
        return shown();
      },
      get disabled() {
        return p.disabled;
      },
      get focused() {
        return focus() !== null;
      },
      onTap,
      onHold: pickWord,
      onDoubleTap: pickWord,
    });
    fields.set(el, {
      app: holder.app,
      entry: holder.key,
      path: p.at,
      indexAt,
      focusEnd: () => focusAt(value().length),
      enter: () => p.onEnter?.(),
      hasEnter: () => p.onEnter !== undefined,
    });
    onCleanup(() => {
      touches.delete(el);
      fields.delete(el);
    });
  };
  /** The caret. It is drawn as a line. While text is selected, it is invisible. */
  const mark = () => <span class="caret" classList={{ unseen: selected() }} />;
  return (
    <div ref={register} class="editable" classList={{ many: p.enter === "newline", focused: focus() !== null }}>
      <Show when={shown() === "" && caret() === null} fallback={null}>
        <span class="placeholder">{p.placeholder ?? ""}</span>
      </Show>
      <Show when={caret() !== null} fallback={<span class="typed">{shown()}</span>}>
        <span class="typed">{shown().slice(0, range()[0])}</span>
        <Show when={selected()} fallback={mark()}>
          <Show when={caret() === range()[0]}>{mark()}</Show>
          <span class="typed picked">{shown().slice(range()[0], range()[1])}</span>
          <Show when={caret() !== range()[0]}>{mark()}</Show>
        </Show>
        <span class="typed">{shown().slice(range()[1])}</span>
        <Show when={shown() === ""}>
          <span class="placeholder">{p.placeholder ?? ""}</span>
        </Show>
      </Show>
    </div>
  );
}
