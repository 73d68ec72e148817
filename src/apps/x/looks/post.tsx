/** The parts of a post: a row of a list, the whole post on its page, poll, quoted post, link. */
import { For, Index, Show, type JSX } from "solid-js";
import blue from "@material-symbols/svg-400/rounded/verified-fill.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock-fill.svg?raw";
import dots from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import tick from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import page from "@material-symbols/svg-400/outlined/article.svg?raw";
import type { Mark } from "#world/posts/words.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./post.css";

/** The marks behind a name. */
export function Marks(p: { readonly verified: Mark | null; readonly isProtected?: boolean | undefined }) {
  return (
    <>
      <Show when={p.verified}>
        {(mark) => (
          <span class={`name-mark ${mark()}`}>
            <Icon of={blue} size="small" />
          </span>
        )}
      </Show>
      <Show when={p.isProtected}>
        <span class="name-mark">
          <Icon of={lock} size="small" />
        </span>
      </Show>
    </>
  );
}
export function PostRow(p: {
  readonly name: string;
  readonly text: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly time: string;
  readonly face: JSX.Element;
  /** A line above the post, such as "You reposted", with its icon. */
  readonly context?: { readonly icon: string; readonly text: string } | undefined;
  readonly replyTo?: string | undefined;
  /** Whether a line connects the portrait with the post above or below. */
  readonly above?: boolean | undefined;
  readonly below?: boolean | undefined;
  readonly menuName: string;
  readonly onMenu: () => void;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <Tap
      class={`post-row ${p.above === true ? "above" : ""} ${p.below === true ? "below" : ""}`}
      role="link"
      name={`${p.name}: ${p.text.slice(0, 80)}`}
      onTap={() => p.onTap()}
    >
      <Show when={p.context}>
        {(context) => (
          <p class="post-context">
            <Icon of={context().icon} size="small" />
            <span>{context().text}</span>
          </p>
        )}
      </Show>
      <div class="post-side">
        {p.face}
        <Show when={p.below}>
          <div class="post-line" />
        </Show>
      </div>
      <div class="post-main">
        <div class="post-head">
          <p class="post-by">
            <b>{p.name}</b>
            {p.marks}
            <span class="post-handle">{p.handle}</span>
            <span class="post-time">· {p.time}</span>
          </p>
          <Tap class="post-menu" name={p.menuName} onTap={() => p.onMenu()}>
            <Icon of={dots} size="small" />
          </Tap>
        </div>
        <Show when={p.replyTo}>
          <p class="post-reply-to">{p.replyTo}</p>
        </Show>
        {p.children}
      </div>
    </Tap>
  );
}
/** The head of a post on its own page. */
export function PostHead(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly button?: JSX.Element;
  readonly menuName: string;
  readonly onUser: () => void;
  readonly onMenu: () => void;
}) {
  return (
    <div class="post-page-head">
      {p.face}
      <Tap class="post-page-by" role="link" name={`${p.name} ${p.handle}`} onTap={() => p.onUser()}>
        <p class="person-name">
          <b>{p.name}</b>
          {p.marks}
        </p>
        <p class="person-handle">{p.handle}</p>
      </Tap>
      {p.button}
      <Tap class="post-menu" name={p.menuName} onTap={() => p.onMenu()}>
        <Icon of={dots} />
      </Tap>
    </div>
  );
}
export interface ActionItem {
  readonly id: "reply" | "repost" | "like" | "views" | "bookmark" | "share";
  readonly icon: string;
  readonly name: string;
  readonly count?: string | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}
export function ActionRow(p: { readonly items: readonly ActionItem[]; readonly large?: boolean | undefined }) {
  return (
    <div class={`action-row ${p.large === true ? "large" : ""}`}>
      <For each={p.items}>
        {(item) => (
          <Tap
            class={`post-action ${item.id} ${item.disabled === true ? "faded" : ""}`}
            role={item.on === undefined ? "button" : "checkbox"}
            name={item.name}
            value={item.count}
            on={item.on}
            onTap={() => item.onTap()}
          >
            <Icon of={item.icon} />
            <Show when={item.count}>
              <span>{item.count}</span>
            </Show>
          </Tap>
        )}
      </For>
    </div>
  );
}
export function PollBox(p: {
  readonly options: readonly {
    readonly text: string;
    /** The share in percent; null while the user can vote. */
    readonly share: number | null;
    readonly mine: boolean;
    readonly best: boolean;
  }[];
  readonly info: string;
  readonly voteName: (option: string) => string;
  readonly onVote: (n: number) => void;
}) {
  return (
    <div class="poll">
      <Index each={p.options}>
        {(option, n) => (
          <Show
            when={option().share !== null}
            fallback={
              <Tap class="poll-choice" role="radio" name={p.voteName(option().text)} onTap={() => p.onVote(n)}>
                <span>{option().text}</span>
              </Tap>
            }
          >
            <div class={`poll-share ${option().best ? "best" : ""}`}>
              <div class="poll-bar" style={{ width: `${Math.max(1, option().share!)}%` }} />
              <span class="poll-text">
                {option().text}
                <Show when={option().mine}>
                  <Icon of={tick} size="small" />
                </Show>
              </span>
              <span class="poll-percent">{option().share}%</span>
            </div>
          </Show>
        )}
      </Index>
      <p class="poll-info">{p.info}</p>
    </div>
  );
}
export function QuoteBox(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly marks: JSX.Element;
  readonly handle: string;
  readonly time: string;
  readonly text: string;
  readonly picture?: JSX.Element;
  readonly onTap?: (() => void) | undefined;
}) {
  const inside = () => (
    <>
      <p class="post-by">
        {p.face}
        <b>{p.name}</b>
        {p.marks}
        <span class="post-handle">{p.handle}</span>
        <span class="post-time">· {p.time}</span>
      </p>
      <div class="quote-body">
        <Show when={p.picture}>
          <div class="quote-picture">{p.picture}</div>
        </Show>
        <p class="post-text">{p.text}</p>
      </div>
    </>
  );
  return (
    <Show when={p.onTap} fallback={<div class="quote">{inside()}</div>}>
      <Tap class="quote" role="link" name={`${p.name}: ${p.text.slice(0, 80)}`} onTap={() => p.onTap!()}>
        {inside()}
      </Tap>
    </Show>
  );
}
export function GoneBox(p: { readonly text: string }) {
  return <div class="quote gone">{p.text}</div>;
}
export function LinkCard(p: { readonly title: string; readonly site: string; readonly onTap: () => void }) {
  return (
    <Tap class="link-card" role="link" name={p.title} value={p.site} onTap={() => p.onTap()}>
      <div class="link-sign">
        <Icon of={page} />
      </div>
      <div class="link-words">
        <small>{p.site}</small>
        <p>{p.title}</p>
      </div>
    </Tap>
  );
}
/** The pill "Show posts" over a timeline. */
export function NewPill(p: { readonly label: string; readonly onTap: () => void }) {
  return (
    <div class="new-pill-line">
      <Tap class="new-pill" name={p.label} onTap={() => p.onTap()}>
        <span>{p.label}</span>
      </Tap>
    </div>
  );
}
