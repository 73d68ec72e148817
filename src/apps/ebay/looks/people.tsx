/** Sellers, and reviews of sellers and items. */
import { Show, type JSX } from "solid-js";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Stars } from "#ui/kit/shared/stars.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./people.css";

export function SellerHeader(p: {
  readonly name: string;
  readonly handle: string;
  readonly badge?: string | undefined;
  readonly lines: readonly string[];
}) {
  return (
    <div class="seller-head">
      <Avatar name={p.name} size="large" />
      <div class="seller-words">
        <p class="seller-name">{p.name}</p>
        <p class="seller-line">{p.handle}</p>
        <p class="seller-line">{p.lines.join(" · ")}</p>
        <Show when={p.badge}>
          <span class="seller-badge">{p.badge}</span>
        </Show>
      </div>
    </div>
  );
}
/** The seller and their rating, below an item's title. */
export function SellerSummary(p: {
  readonly handle: string;
  readonly note: string;
  readonly badge?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class="seller-strip"
      role="link"
      name={[p.handle, p.note, p.badge].filter((x) => x).join(", ")}
      onTap={() => p.onTap()}
    >
      <Avatar name={p.handle} size="small" />
      <div class="seller-words">
        <p class="seller-strip-name">{p.handle}</p>
        <p class="seller-line">{p.note}</p>
      </div>
      <Show when={p.badge}>
        <span class="seller-badge">{p.badge}</span>
      </Show>
    </Tap>
  );
}
/** A review, a rating, or a question with its answer. */
export function Opinion(p: {
  readonly head: string;
  /** The number of stars, from 0 to 5. An average may have a fraction. */
  readonly stars?: number | undefined;
  readonly tone?: "good" | "hot" | undefined;
  readonly title?: string | undefined;
  readonly text: string;
  readonly note?: string | undefined;
  readonly reply?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="opinion">
      <p class="opinion-head" classList={{ good: p.tone === "good", hot: p.tone === "hot" }}>
        <Show when={p.stars !== undefined}>
          <Stars tenths={(p.stars ?? 0) * 10} />
        </Show>
        {p.head}
      </p>
      <Show when={p.title}>
        <p class="opinion-title">{p.title}</p>
      </Show>
      <p>{p.text}</p>
      <Show when={p.note}>
        <p class="seller-line">{p.note}</p>
      </Show>
      <Show when={p.reply}>
        <p class="opinion-reply">{p.reply}</p>
      </Show>
      {p.children}
    </div>
  );
}
