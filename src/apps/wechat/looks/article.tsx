/** Official accounts and their articles. */
import { children, For, Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import "./article.css";

export function ArticleCard(p: {
  readonly account: string;
  readonly face: string;
  readonly when: string;
  readonly title: string;
  readonly picture: JSX.Element;
  readonly read: boolean;
  readonly onAccount?: (() => void) | undefined;
  readonly onTap: () => void;
}) {
  const picture = children(() => p.picture);
  return (
    <div class="article-card">
      <Show when={p.onAccount}>
        <Tap class="article-by" name={p.account} onTap={() => p.onAccount!()}>
          <Face of={p.face} size={24} radius={12} />
          <span>{p.account}</span>
          <small>{p.when}</small>
        </Tap>
      </Show>
      <Tap class={`article-open ${p.read ? "read" : ""}`} role="listitem" name={p.title} onTap={() => p.onTap()}>
        <div class="article-thumb">{picture()}</div>
        <p>{p.title}</p>
      </Tap>
    </div>
  );
}
export function AccountHeader(p: {
  readonly face: string;
  readonly name: string;
  readonly about: string;
  readonly facts: string;
  readonly act: JSX.Element;
}) {
  return (
    <div class="account-head">
      <Face of={p.face} size={64} radius={32} />
      <p class="account-name">{p.name}</p>
      <p class="account-about">{p.about}</p>
      <p class="account-facts">{p.facts}</p>
      {p.act}
    </div>
  );
}
export const AccountButton = (p: { readonly label: string; readonly quiet: boolean; readonly onTap: () => void }) => (
  <Tap class={`account-act ${p.quiet ? "quiet" : ""}`} name={p.label} onTap={() => p.onTap()}>
    <span>{p.label}</span>
  </Tap>
);
export function AccountMenu(p: { readonly items: readonly { readonly label: string; readonly onTap: () => void }[] }) {
  return (
    <div class="account-menu">
      <For each={p.items}>
        {(item) => (
          <Tap class="account-menu-item" name={item.label} onTap={() => item.onTap()}>
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function ArticlePage(p: {
  readonly title: string;
  readonly author: string;
  readonly account: string;
  readonly when: string;
  readonly onAccount: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <article class="article">
      <h2>{p.title}</h2>
      <div class="article-facts">
        <span>{p.author}</span>
        <Tap class="article-account" role="link" name={p.account} onTap={() => p.onAccount()}>
          <span>{p.account}</span>
        </Tap>
        <span>{p.when}</span>
      </div>
      {p.children}
    </article>
  );
}
export function ReaderComment(p: {
  readonly face: string;
  readonly name: string;
  readonly text: string;
  readonly facts: string;
  readonly likes: string;
  readonly liked: boolean;
  readonly reply?: string | undefined;
  readonly replyBy?: string | undefined;
  readonly likeName: string;
  readonly onLike?: (() => void) | undefined;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <div class="reader">
      <Face of={p.face} size={32} radius={4} />
      <div class="reader-body">
        <div class="reader-line">
          <p class="reader-name">{p.name}</p>
          <Show when={p.onLike}>
            <Tap class="reader-like" name={p.likeName} on={p.liked} onTap={() => p.onLike!()}>
              <span>{`♡ ${p.likes}`}</span>
            </Tap>
          </Show>
        </div>
        <Show when={p.onHold} fallback={<p>{p.text}</p>}>
          <Tap class="reader-own" role="listitem" name={p.text} onTap={() => p.onHold!()}>
            <p>{p.text}</p>
          </Tap>
        </Show>
        <p class="reader-facts">{p.facts}</p>
        <Show when={p.reply}>
          <p class="reader-reply">
            <b>{p.replyBy}</b>
            {` ${p.reply}`}
          </p>
        </Show>
      </div>
    </div>
  );
}
export function ArticleFooter(p: {
  readonly acts: readonly { readonly label: string; readonly on: boolean; readonly onTap: () => void }[];
}) {
  return (
    <div class="read-foot">
      <For each={p.acts}>
        {(act) => (
          <Tap class="read-act" name={act.label} on={act.on} onTap={() => act.onTap()}>
            <span>{act.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
