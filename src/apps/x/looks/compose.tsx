/** The parts of the editor: one post of a thread, its photos, the poll, the row of tools with the ring. */
import { For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./compose.css";

export function AudiencePill(p: { readonly label: string; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="audience-pill" name={p.name} value={p.label} onTap={() => p.onTap()}>
      <span>{p.label}</span>
      <Icon of={down} size="small" />
    </Tap>
  );
}
export function PartBox(p: {
  readonly face: JSX.Element;
  readonly at: string;
  readonly label: string;
  readonly hint: string;
  /** Whether the user edits this part. */
  readonly on: boolean;
  /** Whether a part follows below. */
  readonly line: boolean;
  readonly editName: string;
  readonly removeName?: string | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly text: string;
  readonly children: JSX.Element;
}) {
  return (
    <div class={`part ${p.on ? "" : "other"}`}>
      <div class="part-side">
        {p.face}
        <Show when={p.line}>
          <div class="part-line" />
        </Show>
      </div>
      <div class="part-main">
        <div class="part-words">
          <Show
            when={p.on}
            fallback={
              <Tap class="part-text" role="text" name={p.editName} onTap={() => p.onEdit()}>
                {p.text || p.hint}
              </Tap>
            }
          >
            <Field at={p.at} label={p.label} placeholder={p.hint} bare="body" multiline />
          </Show>
          <Show when={p.removeName}>
            <Tap class="part-remove" name={p.removeName!} onTap={() => p.onRemove()}>
              <Icon of={cross} size="small" />
            </Tap>
          </Show>
        </div>
        {p.children}
      </div>
    </div>
  );
}
export function PhotoStrip(p: {
  readonly photos: readonly { readonly name: string; readonly remove: string; readonly shot: JSX.Element }[];
  readonly onRemove: (n: number) => void;
}) {
  return (
    <div class={`photo-strip of-${p.photos.length}`}>
      <For each={p.photos}>
        {(photo, n) => (
          <div class="photo-tile">
            {photo.shot}
            <Tap class="photo-remove" name={photo.remove} onTap={() => p.onRemove(n())}>
              <Icon of={cross} size="small" />
            </Tap>
          </div>
        )}
      </For>
    </div>
  );
}
export function PollEditor(p: {
  readonly options: readonly { readonly at: string; readonly label: string }[];
  readonly add?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly drop?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly length: { readonly label: string; readonly value: string; readonly onTap: () => void };
  readonly remove: { readonly label: string; readonly onTap: () => void };
}) {
  return (
    <div class="poll-editor">
      <For each={p.options}>
        {(option) => (
          <div class="poll-option">
            <Field at={option.at} label={option.label} placeholder={option.label} bare="body" line enter="next" />
          </div>
        )}
      </For>
      <Show when={p.add}>
        {(add) => (
          <Tap class="poll-act" name={add().label} onTap={() => add().onTap()}>
            <span>{add().label}</span>
          </Tap>
        )}
      </Show>
      <Show when={p.drop}>
        {(drop) => (
          <Tap class="poll-act" name={drop().label} onTap={() => drop().onTap()}>
            <span>{drop().label}</span>
          </Tap>
        )}
      </Show>
      <Tap class="poll-length" name={p.length.label} value={p.length.value} onTap={() => p.length.onTap()}>
        <small>{p.length.label}</small>
        <span>{p.length.value}</span>
      </Tap>
      <Tap class="poll-act danger" name={p.remove.label} onTap={() => p.remove.onTap()}>
        <span>{p.remove.label}</span>
      </Tap>
    </div>
  );
}
export function ToolRow(p: {
  readonly tools: readonly {
    readonly icon: string;
    readonly name: string;
    readonly on?: boolean | undefined;
    readonly disabled?: boolean | undefined;
    readonly onTap: () => void;
  }[];
  /** The share of the text's length that is used; above 1 if the text is too long. */
  readonly used: number;
  readonly left: number;
  readonly leftName: string;
  readonly end: JSX.Element;
}) {
  const length = 2 * Math.PI * 9;
  return (
    <div class="tool-row">
      <For each={p.tools}>
        {(tool) => (
          <Tap class="tool" name={tool.name} on={tool.on} disabled={tool.disabled} onTap={() => tool.onTap()}>
            <Icon of={tool.icon} />
          </Tap>
        )}
      </For>
      <div class="tool-gap" />
      <Tap class={`ring ${p.left < 0 ? "over" : p.left <= 20 ? "near" : ""}`} role="text" name={p.leftName}>
        <svg viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="9" fill="none" stroke="var(--line)" stroke-width="2" />
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-dasharray={`${Math.min(1, p.used) * length} ${length}`}
            transform="rotate(-90 12 12)"
          />
        </svg>
        <Show when={p.left <= 20}>
          <span>{p.left}</span>
        </Show>
      </Tap>
      {p.end}
    </div>
  );
}
/** The line above the tools: who can reply, or when the post will be sent. */
export function OptionLine(p: {
  readonly icon: string;
  readonly label: string;
  readonly name?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="option-line"
      name={p.name ?? p.label}
      value={p.name === undefined ? undefined : p.label}
      onTap={() => p.onTap()}
    >
      <Icon of={p.icon} size="small" />
      <span>{p.label}</span>
    </Tap>
  );
}
export function DraftRow(p: {
  readonly text: string;
  readonly note: string;
  readonly remove: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="draft-row">
      <Tap class="draft-open" role="link" name={p.text} value={p.note} onTap={() => p.onTap()}>
        <p>{p.text}</p>
        <small>{p.note}</small>
      </Tap>
      {p.remove}
    </div>
  );
}
