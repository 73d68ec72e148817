/** The page of a post: its head, its whole text, and the notices above the comments. */
import { For, Show, type JSX } from "solid-js";
import lock from "@material-symbols/svg-400/outlined/lock.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { Copyable } from "#ui/kit/copyable.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./detail.css";

export function DetailHead(p: {
  readonly icon: JSX.Element;
  readonly community: string;
  readonly author: string;
  readonly time: string;
  readonly join?: { readonly label: string; readonly onTap: () => void } | undefined;
  readonly menu: string;
  readonly onCommunity: () => void;
  readonly onAuthor: () => void;
  readonly onMenu: () => void;
}) {
  return (
    <div class="detail-head">
      {p.icon}
      <div class="detail-source">
        <Tap class="detail-name" role="link" name={p.community} value={p.time} onTap={() => p.onCommunity()}>
          <b>{p.community}</b>
          <span>· {p.time}</span>
        </Tap>
        <Tap class="detail-author" role="link" name={p.author} onTap={() => p.onAuthor()}>
          <span>{p.author}</span>
        </Tap>
      </div>
      <Show when={p.join}>
        {(join) => (
          <Tap class="join" name={join().label} onTap={() => join().onTap()}>
            <span>{join().label}</span>
          </Tap>
        )}
      </Show>
      <Tap class="post-more" name={p.menu} onTap={() => p.onMenu()}>
        <Icon of={more} />
      </Tap>
    </div>
  );
}
export function DetailText(p: { readonly title: string; readonly tags: JSX.Element; readonly text: string }) {
  return (
    <div class="detail-text">
      <h2>{p.title}</h2>
      {p.tags}
      <Show when={p.text !== ""}>
        <Copyable text={p.text} name={p.text}>
          <For each={p.text.split(/\n{2,}/)}>{(paragraph) => <p>{paragraph}</p>}</For>
        </Copyable>
      </Show>
    </div>
  );
}
export function DetailNotice(p: { readonly text: string }) {
  return (
    <div class="detail-notice">
      <Icon of={lock} size="small" />
      <span>{p.text}</span>
    </div>
  );
}
