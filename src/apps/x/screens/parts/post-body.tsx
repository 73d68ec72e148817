/** The content of a post: text with links, photos, poll, quoted post, link card. */
import { createMemo, For, Show } from "solid-js";
import posts from "#world/posts/index.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld } from "#ui/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { agoText, countText, lengthText } from "../../format.ts";
import { me } from "../../ids.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { MediaGrid, Shot } from "../../looks/media.tsx";
import { GoneBox, LinkCard, Marks, PollBox, QuoteBox } from "../../looks/post.tsx";
import { isBlocked } from "../../ties.ts";
import type { Host, PostHost } from "./host.ts";
import { useItem, type Item } from "./items.ts";

const tokens = /(#[\p{L}\p{N}_]+|@\w{2,15}|https?:\/\/\S+)/u;
/** The text of a post. Hashtags, mentions and addresses can be touched. */
export function PostText(p: { readonly host: PostHost; readonly text: string; readonly large?: boolean | undefined }) {
  const parts = createMemo(() => p.text.split(tokens).filter((part) => part !== ""));
  return (
    <Show when={p.text !== ""}>
      <p class={`post-text ${p.large === true ? "large" : ""}`}>
        <For each={parts()}>
          {(part) =>
            part.startsWith("#") && part.length > 1 ? (
              <Tap
                class="post-tag"
                role="link"
                name={part}
                onTap={() => p.host.act.openQuery({ q: part.slice(0, 100) })}
              >
                {part}
              </Tap>
            ) : /^@\w{2,15}$/.test(part) ? (
              <Mention host={p.host} text={part} />
            ) : /^https?:/.test(part) ? (
              <Tap role="link" name={part} onTap={() => p.host.act.openLink({ url: part.slice(0, 300) })}>
                {part.replace(/^https?:\/\//, "")}
              </Tap>
            ) : (
              part
            )
          }
        </For>
      </p>
    </Show>
  );
}
function Mention(p: { readonly host: PostHost; readonly text: string }) {
  const handle = () => p.text.slice(1).toLowerCase();
  const isOwn = () => handle() === p.host.state.profile.handle.toLowerCase();
  const found = queryWorld(posts.queries.handle, () => (isOwn() ? null : { handle: handle() }));
  const user = () => (isOwn() ? me : found()?.rows[0]?.id);
  return (
    <Show when={user()} fallback={p.text}>
      {(id) => (
        <Tap class="post-tag" role="link" name={p.text} onTap={() => p.host.act.openUser({ user: id() })}>
          {p.text}
        </Tap>
      )}
    </Show>
  );
}
function leftText(host: Host, ms: number): string {
  if (ms >= dayMs) return host.t("leftDays", { n: Math.floor(ms / dayMs) });
  if (ms >= hourMs) return host.t("leftHours", { n: Math.floor(ms / hourMs) });
  return host.t("leftMinutes", { n: Math.max(1, Math.ceil(ms / minuteMs)) });
}
export function PostPoll(p: { readonly host: PostHost; readonly item: Item }) {
  const poll = () => p.item.poll!;
  const mine = () => p.host.state.votes[p.item.id]?.option ?? null;
  const isOpen = () => poll().closesAt > p.host.now;
  const votes = createMemo(() => poll().options.map(({ votes: n }, i) => n + (mine() === i ? 1 : 0)));
  const total = () => votes().reduce((sum, n) => sum + n, 0);
  const isShown = () => !isOpen() || mine() !== null || p.item.by === me;
  return (
    <PollBox
      options={poll().options.map(({ text }, n) => ({
        text,
        share: isShown() ? (total() === 0 ? 0 : Math.round((votes()[n]! * 100) / total())) : null,
        mine: mine() === n,
        best: votes()[n]! > 0 && votes()[n] === Math.max(...votes()),
      }))}
      info={`${p.host.t("votes", { n: countText(total(), p.host.lang) })} · ${
        isOpen()
          ? p.host.t("pollLeft", { left: leftText(p.host, poll().closesAt - p.host.now) })
          : p.host.t("pollFinal")
      }`}
      voteName={(option) => p.host.t("voteFor", { option })}
      onVote={(n) => p.host.act.vote({ post: p.item.id, option: n as 0 | 1 | 2 | 3 })}
    />
  );
}
/** A post inside another post. Without `onOpen`, it cannot be touched. */
export function Quoted(p: {
  readonly host: Host;
  readonly id: string;
  readonly onOpen?: ((post: string) => void) | undefined;
}) {
  const item = useItem(
    () => p.host,
    () => p.id,
  );
  const author = queryWorld(posts.queries.user, () => {
    const found = item();
    return found && found.name === "" ? { id: found.by } : null;
  });
  return (
    <Show when={item() !== undefined}>
      <Show when={item()} fallback={<GoneBox text={p.host.t("quoteGone")} />}>
        {(it) => (
          <Show when={!isBlocked(p.host.state, it().by)} fallback={<GoneBox text={p.host.t("quoteBlocked")} />}>
            <QuoteBox
              face={<Face of={it().by} own={p.host.state.profile.face} files={p.host.os.files} size={20} />}
              name={it().name || (author()?.name ?? "")}
              marks={<Marks verified={it().verified ?? author()?.verified ?? null} />}
              handle={`@${it().handle || (author()?.handle ?? "")}`}
              time={agoText(it().at, p.host.os, p.host.now)}
              text={it().text}
              picture={it().media.length > 0 ? <Shot of={it().media[0]!.shown} files={p.host.os.files} /> : undefined}
              onTap={p.onOpen ? () => p.onOpen!(p.id) : undefined}
            />
          </Show>
        )}
      </Show>
    </Show>
  );
}
export const siteOf = (url: string): string => /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? url;
/** Photos, poll, quoted post and link of a post. */
export function PostExtras(p: { readonly host: PostHost; readonly item: Item }) {
  return (
    <>
      <Show when={p.item.media.length > 0}>
        <MediaGrid
          tiles={p.item.media.map((media, n) => ({
            ...media,
            name:
              media.seconds > 0
                ? p.host.t("video", { length: lengthText(media.seconds) })
                : media.alt || p.host.t("photo", { n: n + 1, all: p.item.media.length }),
            length: lengthText(media.seconds),
          }))}
          files={p.host.os.files}
          tapToLoad={p.host.t("tapToLoad")}
          altMark={p.host.t("altMark")}
          onTap={(n) => p.host.act.openMedia({ post: p.item.id, at: n as 0 | 1 | 2 | 3 })}
        />
      </Show>
      <Show when={p.item.poll}>
        <PostPoll host={p.host} item={p.item} />
      </Show>
      <Show when={p.item.quoted}>
        {(id) => <Quoted host={p.host} id={id()} onOpen={(post) => p.host.act.openPost({ post })} />}
      </Show>
      <Show when={p.item.link}>
        {(link) => (
          <LinkCard
            title={link().title}
            site={p.host.t("pageFrom", { site: siteOf(link().url) })}
            onTap={() => p.host.act.openLink({ url: link().url })}
          />
        )}
      </Show>
    </>
  );
}
