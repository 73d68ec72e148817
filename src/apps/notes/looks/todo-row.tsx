/** A to-do in a list. The row has a checkbox, the text, the due time, the folder, and a flag for the priority. */
import calendar from "@material-symbols/svg-400/rounded/event.svg?raw";
import flag from "@material-symbols/svg-400/rounded/flag-fill.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import type { Tone } from "#ui/kit/page.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./todo-row.css";

export function TodoRow(p: {
  readonly title: string;
  readonly check: JSX.Element;
  readonly done: boolean;
  readonly due?: string | undefined;
  /** Whether the due day or time has passed. */
  readonly late?: boolean | undefined;
  readonly folder?: string | undefined;
  readonly flag?: { readonly tone: Tone; readonly name: string } | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <Tap
      class={`row todo-row ${p.done ? "done" : ""}`}
      role="listitem"
      name={[p.title, p.due, p.folder, p.flag?.name].filter((x) => x).join(", ")}
      on={p.on}
      onTap={() => p.onTap()}
      onHold={() => p.onHold()}
    >
      {p.check}
      <div class="row-text">
        <p class="row-title">{p.title}</p>
        <Show when={p.due !== undefined || p.folder !== undefined}>
          <div class="todo-facts">
            <Show when={p.due}>
              <p class="todo-fact" classList={{ late: p.late === true }}>
                <Icon of={calendar} size="small" />
                {p.due}
              </p>
            </Show>
            <Show when={p.folder}>
              <p class="todo-fact">
                <Icon of={folderIcon} size="small" />
                {p.folder}
              </p>
            </Show>
          </div>
        </Show>
      </div>
      <Show when={p.flag}>
        {(mark) => (
          <div class="todo-flag" data-tone={mark().tone}>
            <Icon of={flag} />
          </div>
        )}
      </Show>
    </Tap>
  );
}
