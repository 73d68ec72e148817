/** A row for a person: portrait, name, a line of text, a button. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Pill } from "./cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { joinName } from "./names.ts";
import "./people.css";

export function PersonRow(p: {
  readonly of: string;
  readonly name: string;
  readonly level?: number | undefined;
  readonly note?: string | undefined;
  readonly mark?: string | undefined;
  readonly button?:
    | { readonly label: string; readonly kind: "line" | "grey" | "pink"; readonly onTap: () => void }
    | undefined;
  readonly end?: JSX.Element;
  readonly on?: boolean | undefined;
  readonly held?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <div class={`person-row ${p.held === true ? "menu-anchor" : ""}`}>
      <Tap
        class="person-open"
        role={p.on === undefined ? "link" : "checkbox"}
        name={joinName(p.name, p.level === undefined ? "" : `LV${p.level}`, p.note, p.mark)}
        on={p.on}
        onTap={() => p.onTap()}
        onHold={p.onHold}
      >
        <Face of={p.of} size={44} />
        <div class="person-words">
          <p>
            <span class="person-name">{p.name}</span>
            <Show when={p.level}>
              <i class="level">LV{p.level}</i>
            </Show>
          </p>
          <Show when={p.note}>
            <small>{p.note}</small>
          </Show>
          <Show when={p.mark}>
            <small>{p.mark}</small>
          </Show>
        </div>
        <Show when={p.on !== undefined}>
          <i class="round-tick" />
        </Show>
      </Tap>
      <Show when={p.button}>
        {(button) => (
          <Pill
            label={button().label}
            name={`${button().label} ${p.name}`}
            kind={button().kind}
            onTap={() => button().onTap()}
          />
        )}
      </Show>
      {p.end}
    </div>
  );
}
