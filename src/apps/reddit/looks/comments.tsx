/** Comments with their thread lines. */
import { For, Show, type JSX } from "solid-js";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep.svg?raw";
import replyIcon from "@material-symbols/svg-400/outlined/reply.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { VotePill } from "./post.tsx";
import { joinTexts } from "./names.ts";
import "./comments.css";

export interface CommentLook {
  readonly depth: number;
  readonly face: JSX.Element;
  readonly name: string;
  readonly badge?: { readonly text: string; readonly kind: "op" | "mod" | "me" } | undefined;
  readonly time: string;
  readonly edited?: string | undefined;
  readonly pinned?: string | undefined;
  readonly text: string;
  /** A comment without actions: deleted, removed, or by a blocked account. */
  readonly dead: boolean;
  readonly folded: boolean;
  /** The number of hidden comments below a folded comment: "+4". */
  readonly below: string;
  readonly focused: boolean;
  readonly score: string;
  readonly dir: 1 | -1 | 0;
  readonly names: Readonly<Record<"fold" | "unfold" | "reply" | "menu" | "up" | "down", string>>;
  readonly canReply: boolean;
}
export function CommentRow(
  p: CommentLook & {
    readonly onFold: () => void;
    readonly onName: () => void;
    readonly onReply: () => void;
    readonly onMenu: () => void;
    readonly onUp: () => void;
    readonly onDown: () => void;
  },
) {
  return (
    <div class={`comment ${p.depth === 0 ? "first" : ""} ${p.focused ? "marked" : ""}`}>
      <For each={Array.from({ length: Math.min(p.depth, 6) })}>{() => <i class="thread-line" />}</For>
      <div class="comment-main">
        <div class="comment-head">
          <Tap
            class="comment-author"
            role="link"
            name={p.name}
            value={p.badge?.text}
            disabled={p.dead}
            onTap={() => p.onName()}
          >
            {p.face}
            <b>{p.name}</b>
            <Show when={p.badge}>{(badge) => <span class={`comment-badge ${badge().kind}`}>{badge().text}</span>}</Show>
          </Tap>
          <Tap
            class="comment-fold"
            name={joinTexts(p.folded ? p.names.unfold : p.names.fold, p.time, p.edited, p.pinned)}
            on={p.folded}
            onTap={() => p.onFold()}
          >
            <span>
              · {p.time}
              <Show when={p.edited}> · {p.edited}</Show>
            </span>
            <Show when={p.folded}>
              <span class="comment-below">{p.below}</span>
            </Show>
            <Show when={p.pinned}>
              <Icon of={pin} size="small" />
            </Show>
          </Tap>
        </div>
        <Show when={!p.folded}>
          <Tap class={`comment-text ${p.dead ? "dead" : ""}`} role="text" name={p.text} onTap={() => p.onFold()}>
            <p>{p.text}</p>
          </Tap>
          <Show when={!p.dead}>
            <div class="comment-acts">
              <Tap class="comment-act" name={p.names.menu} onTap={() => p.onMenu()}>
                <Icon of={more} size="small" />
              </Tap>
              <Show when={p.canReply}>
                <Tap class="comment-act" name={`${p.names.reply} ${p.name}`} onTap={() => p.onReply()}>
                  <Icon of={replyIcon} size="small" />
                  <span>{p.names.reply}</span>
                </Tap>
              </Show>
              <VotePill bare names={p.names} score={p.score} dir={p.dir} onUp={p.onUp} onDown={p.onDown} />
            </div>
          </Show>
        </Show>
      </div>
    </div>
  );
}
