/** The search field in a pill, and the bar in which the user writes a message. Apps style both. */
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import { Show, type JSX } from "solid-js";
import { Field } from "../fields.tsx";
import { Icon } from "../icon.tsx";
import { Tap } from "../tap.tsx";

export function SearchPill(p: {
  readonly at: string;
  /** The accessible name of the field. */
  readonly name: string;
  /** The placeholder, if it is not the name. */
  readonly hint?: string | undefined;
  /** A label before the field that limits the search, such as a community. */
  readonly chip?: string | undefined;
  readonly inBar?: boolean | undefined;
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <div class={`search-pill ${p.inBar === true ? "in-bar" : ""}`}>
      <Icon of={glass} size="small" />
      <Show when={p.chip}>
        <b>{p.chip}</b>
      </Show>
      <Field
        at={p.at}
        label={p.name}
        placeholder={p.hint ?? p.name}
        bare="body"
        line
        kind="search"
        enter="search"
        onEnter={p.onEnter}
      />
    </div>
  );
}
/** A pill that looks like the search field and opens the search. */
export function SearchLink(p: {
  readonly text: string;
  readonly name: string;
  readonly chip?: string | undefined;
  readonly inBar?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`search-pill ${p.inBar === true ? "in-bar" : ""}`}
      role="searchbox"
      name={p.name}
      value={p.text}
      onTap={() => p.onTap()}
    >
      <Icon of={glass} size="small" />
      <Show when={p.chip}>
        <b>{p.chip}</b>
      </Show>
      <span>{p.text}</span>
    </Tap>
  );
}
export interface WriteBarProps {
  readonly at: string;
  readonly hint: string;
  /** The accessible name of the send button. */
  readonly send: string;
  /** Whether there is something to send. */
  readonly ready: boolean;
  readonly start?: JSX.Element;
  readonly onSend: () => void;
}
export function WriteBar(
  p: WriteBarProps & {
    /** The content of the send button. */
    readonly button: JSX.Element;
    /** Whether the button is also visible while there is nothing to send. */
    readonly keepsButton?: boolean | undefined;
  },
) {
  return (
    <div class="write-bar">
      {p.start}
      <div class="write-field">
        <Field at={p.at} label={p.hint} placeholder={p.hint} bare="body" line enter="send" onEnter={() => p.onSend()} />
      </div>
      <Show when={p.ready || p.keepsButton}>
        <Tap class="write-send" name={p.send} disabled={!p.ready} onTap={() => p.onSend()}>
          {p.button}
        </Tap>
      </Show>
    </div>
  );
}
