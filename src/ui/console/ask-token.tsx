/** A form that asks for a credential: the server's admin key, or the token of a phone or run. */
import { createSignal, Show } from "solid-js";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { Icon } from "./parts.tsx";

export function AskToken(p: {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly wrong?: string | undefined;
  readonly onGive: (token: string) => void;
}) {
  const [text, setText] = createSignal("");
  const give = (e: Event) => {
    e.preventDefault();
    if (text().trim() !== "") p.onGive(text().trim());
  };
  return (
    <form class="door" onSubmit={give}>
      <Icon of={lock} />
      <h2>{p.title}</h2>
      <p>{p.text}</p>
      <div class="line">
        <input
          type="password"
          autocomplete="off"
          aria-label={p.label}
          placeholder={p.label}
          value={text()}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit" class="strong" disabled={text().trim() === ""}>
          Open
        </button>
      </div>
      <Show when={p.wrong}>
        <p class="wrong" role="alert">
          {p.wrong}
        </p>
      </Show>
    </form>
  );
}
