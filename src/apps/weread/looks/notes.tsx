/** Chapters of a book, and notes: highlights with thoughts, bookmarks, hits of a search. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./notes.css";

export function ChapterRow(p: {
  readonly title: string;
  readonly note: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="chapter-row" role="link" name={p.title} value={p.note} onTap={() => p.onTap()}>
      <p classList={{ here: p.on === true }}>{p.title}</p>
      <small>{p.note}</small>
    </Tap>
  );
}
export interface NoteAct {
  readonly icon: string;
  readonly name: string;
  readonly onTap: () => void;
}
export function NoteCard(p: {
  /** The quoted passage. */
  readonly text: string;
  readonly thought?: string | undefined;
  readonly facts: string;
  readonly acts: readonly NoteAct[];
  readonly onTap: () => void;
}) {
  return (
    <article class="note-card">
      <Tap
        class="note-open"
        role="link"
        name={p.thought ? `${p.thought}, ${p.text}` : p.text}
        value={p.facts}
        onTap={() => p.onTap()}
      >
        <Show when={p.thought}>
          <p class="note-thought">{p.thought}</p>
        </Show>
        <p class="note-text">{p.text}</p>
        <p class="note-facts">{p.facts}</p>
      </Tap>
      <Show when={p.acts.length > 0}>
        <div class="note-acts">
          <For each={p.acts}>
            {(act) => (
              <Tap class="note-act" name={act.name} onTap={() => act.onTap()}>
                <Icon of={act.icon} size="small" />
              </Tap>
            )}
          </For>
        </div>
      </Show>
    </article>
  );
}
/** A passage with its hit in bold. */
export function HitRow(p: {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
  readonly facts: string;
  readonly onTap: () => void;
}): JSX.Element {
  return (
    <Tap class="chapter-row" role="link" name={`${p.before}${p.hit}${p.after}`} value={p.facts} onTap={() => p.onTap()}>
      <p>
        {p.before}
        <b>{p.hit}</b>
        {p.after}
      </p>
      <small>{p.facts}</small>
    </Tap>
  );
}
