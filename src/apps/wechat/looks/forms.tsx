/** Fields in cells, and an input bar at the bottom of a page. */
import { For, Show, type JSX } from "solid-js";
import { Field, type FieldProps } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { searchIcon } from "./glyphs.ts";
import "./forms.css";

/** A cell with a title on the left and a text field beside the title. */
export function TitledFieldCell(p: {
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
export function TextArea(p: {
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
/** An input bar at the bottom, with a send button. */
export function CommentBar(p: {
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
/** Text options side by side, such as kinds, sort orders or days. One option is selected. */
export function Chips<I extends string | number>(p: {
  readonly options: readonly { readonly id: I; readonly label: string; readonly note?: string | undefined }[];
  readonly chosen: I | null;
  /**
   * If set, all options are in one row that scrolls sideways, and this is the name of the scroll area. Each scroll area
   * on a page needs its own name.
   */
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
/** A grey search field, with a filter button beside it. */
export function FilterSearchBar(p: {
  readonly at: string;
  readonly placeholder: string;
  readonly word?: string | undefined;
  readonly onWord?: (() => void) | undefined;
}) {
  return (
    <div class="search-line">
      <div class="search-field">
        <Icon of={searchIcon} />
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
