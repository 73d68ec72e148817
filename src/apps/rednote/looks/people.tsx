/** A row for a person: portrait, name, a line of text, a button. */
import { Show, type JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { Pill } from "./cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { joinName } from "./names.ts";
import "./people.css";

export function PersonRow(p: {
  readonly of: string;
  readonly own?: string | null | undefined;
  readonly files?: Files | undefined;
  readonly name: string;
  readonly note?: string | undefined;
  readonly mark?: string | undefined;
  readonly button?:
    | { readonly label: string; readonly kind: "line" | "grey" | "red"; readonly onTap: () => void }
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
        name={joinName(p.name, p.note, p.mark)}
        on={p.on}
        onTap={() => p.onTap()}
        onHold={p.onHold}
      >
        <Face of={p.of} own={p.own} files={p.files} size={44} />
        <div class="person-words">
          <p>{p.name}</p>
          <Show when={p.note}>
            <small>{p.note}</small>
          </Show>
          <Show when={p.mark}>
            <small>{p.mark}</small>
          </Show>
        </div>
        {p.end}
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
    </div>
  );
}
