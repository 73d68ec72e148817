/** Fields that stand in cells, and a line to write at the foot of a page. */
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "../../../ui/kit/fields.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Scroll } from "../../../ui/kit/scroll.tsx";
import { Tap } from "../../../ui/kit/tap.tsx";
import { searchSign } from "./glyphs.ts";
import "./forms.css";

/** A cell that is written in: what it is at the left, the text beside it. */
export function FieldCell(p: {
  readonly title: string;
  readonly at: string;
  readonly placeholder?: string | undefined;
  readonly kind?: FieldProps["kind"];
  readonly caps?: FieldProps["caps"];
  readonly onEnter?: (() => void) | undefined;
  readonly trailing?: JSX.Element;
}) {
  return (
    <div class="field-cell">
      <p class="field-cell-title">{p.title}</p>
      <Field
        at={p.at}
        label={p.title}
        placeholder={p.placeholder ?? p.title}
        kind={p.kind}
        caps={p.caps}
        onEnter={p.onEnter}
        bare="body"
        line
      />
      {p.trailing}
    </div>
  );
}
/** A white field for longer texts. */
export function WordsField(p: {
  readonly title: string;
  readonly at: string;
  readonly placeholder?: string | undefined;
  readonly short?: boolean | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class={`words-field ${p.short === true ? "short" : ""}`}>
      <Field
        at={p.at}
        label={p.title}
        placeholder={p.placeholder ?? p.title}
        bare="body"
        multiline={p.short !== true}
        line={p.short === true}
        onEnter={p.onEnter}
      />
    </div>
  );
}
/** A field at the foot, and the word that sends it. */
export function WriteBar(p: {
  readonly at: string;
  readonly placeholder: string;
  readonly send: string;
  readonly ready: boolean;
  readonly onSend: () => void;
}) {
  return (
    <div class="write-bar">
      <div class="write-field">
        <Field
          at={p.at}
          label={p.placeholder}
          placeholder={p.placeholder}
          bare="body"
          line
          enter="send"
          onEnter={() => p.onSend()}
        />
      </div>
      <Show when={p.ready}>
        <Tap class="write-send" name={p.send} onTap={() => p.onSend()}>
          <span>{p.send}</span>
        </Tap>
      </Show>
    </div>
  );
}
/** Words beside each other of which one is chosen: kinds, sorts, days. */
export function Chips<I extends string | number>(p: {
  readonly options: readonly { readonly id: I; readonly label: string; readonly note?: string | undefined }[];
  readonly chosen: I | null;
  /** All in one line that is pushed sideways; its name, where a page has several. */
  readonly line?: string | undefined;
  readonly onPick: (id: I) => void;
}) {
  const chips = () => (
    <For each={p.options}>
      {(o) => (
        <Tap class="chip-word" role="radio" name={o.label} on={p.chosen === o.id} onTap={() => p.onPick(o.id)}>
          <span>{o.label}</span>
          <Show when={o.note}>
            <small>{o.note}</small>
          </Show>
        </Tap>
      )}
    </For>
  );
  return (
    <Show when={p.line} fallback={<div class="chips-row">{chips()}</div>}>
      {(name) => (
        <Scroll name={name()} axis="x" class="chips-row line">
          {chips()}
        </Scroll>
      )}
    </Show>
  );
}
/** A grey field that is searched by, with a word beside it that narrows. */
export function SearchLine(p: {
  readonly at: string;
  readonly placeholder: string;
  readonly word?: string | undefined;
  readonly onWord?: (() => void) | undefined;
}) {
  return (
    <div class="search-line">
      <div class="search-field">
        <Icon of={searchSign} />
        <Field at={p.at} label={p.placeholder} placeholder={p.placeholder} kind="search" bare="body" line />
      </div>
      <Show when={p.word}>
        {(word) => (
          <Tap class="search-word" name={word()} onTap={() => p.onWord?.()}>
            <span>{word()}</span>
          </Tap>
        )}
      </Show>
    </div>
  );
}
