/** A row of the notifications: a coloured sign, portraits, a sentence, and the post. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./news.css";

export function NewsRow(p: {
  readonly kind: "like" | "repost" | "person" | "plain";
  readonly icon: string;
  readonly held: boolean;
  readonly faces: readonly JSX.Element[];
  readonly text: string;
  readonly time: string;
  readonly quote: string;
  readonly button?: JSX.Element;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <div class={`news-row ${p.held ? "held" : ""}`}>
      <Tap class="news-open" role="link" name={p.text} onTap={() => p.onTap()} onHold={() => p.onHold()}>
        <div class={`news-sign ${p.kind}`}>
          <Icon of={p.icon} />
        </div>
        <div class="news-words">
          <Show when={p.faces.length > 0}>
            <div class="news-faces">
              <For each={p.faces}>{(face) => face}</For>
            </div>
          </Show>
          <p>
            {p.text} <small>· {p.time}</small>
          </p>
          <Show when={p.quote}>
            <p class="news-quote">{p.quote}</p>
          </Show>
        </div>
      </Tap>
      {p.button}
    </div>
  );
}
/** A reply, mention or quote: drawn like a post. */
export function NewsPost(p: {
  readonly held: boolean;
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly time: string;
  readonly about: string;
  readonly text: string;
  readonly actions: JSX.Element;
  readonly onTap: () => void;
  readonly onHold: () => void;
}) {
  return (
    <div class={`news-row ${p.held ? "held" : ""}`}>
      <Tap
        class="news-open post"
        role="link"
        name={`${p.name}: ${p.text.slice(0, 80)}`}
        onTap={() => p.onTap()}
        onHold={() => p.onHold()}
      >
        {p.face}
        <div class="news-words">
          <p class="post-by">
            <b>{p.name}</b>
            {p.marks}
            <span class="post-handle">{p.handle}</span>
            <span class="post-time">· {p.time}</span>
          </p>
          <Show when={p.about}>
            <p class="post-reply-to">{p.about}</p>
          </Show>
          <p class="post-text">{p.text}</p>
          {p.actions}
        </div>
      </Tap>
    </div>
  );
}
