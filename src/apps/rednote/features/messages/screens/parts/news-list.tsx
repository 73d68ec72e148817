/** The entries of an inbox, with the names of the people and the pictures of the notes. */
import { createMemo, For, Show, type JSX } from "solid-js";
import type { OsState } from "#os/state.ts";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { isPost } from "#apps/rednote/ids.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { NewsRow } from "#apps/rednote/looks/messages.tsx";
import { Shot } from "#apps/rednote/looks/shot.tsx";
import { shownOf } from "#apps/rednote/screens/parts/cards.ts";
import type { State } from "#apps/rednote/state.ts";
import type { Word } from "#apps/rednote/strings.ts";
import { newsIn } from "../../queries.ts";
import type { Box, News } from "../../state.ts";

interface Host {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly t: (key: Word) => string;
}
const words = {
  like: "newsLike",
  save: "newsSave",
  likeComment: "newsLikeComment",
  follow: "newsFollow",
  comment: "newsComment",
  reply: "newsReply",
  mention: "newsMention",
} as const satisfies Record<News["kind"], Word>;
/** The maximum number of entries, because a query for people or notes accepts a limited number of ids. */
const maxShown = 60;
export function NewsList(p: {
  readonly host: Host;
  readonly box: Box;
  readonly empty: string;
  readonly held?: string | null;
  readonly end?: (news: News, name: string) => JSX.Element;
  readonly onUser: (user: string) => void;
  readonly onOpen: (news: News) => void;
  readonly onHold?: (news: string) => void;
}) {
  const shown = createMemo(() => newsIn(p.host.state, p.box).slice(0, maxShown));
  const people = queryWorld(rednote.queries.users, () => {
    const ids = [...new Set(shown().map(({ by }) => by))];
    return ids.length > 0 ? { ids } : null;
  });
  const notes = queryWorld(rednote.queries.notes, () => {
    const ids = [...new Set(shown().flatMap(({ note }) => (note === null || isPost(note) ? [] : [note])))];
    return ids.length > 0 ? { ids } : null;
  });
  const pictureOf = (note: string) => {
    const post = p.host.state.posts[note];
    if (post) return shownOf(post, undefined)[0];
    const found = notes()?.find(({ id }) => id === note);
    return found ? ({ kind: "world", picture: found.cover } as const) : undefined;
  };
  return (
    <Show when={shown().length > 0} fallback={<Empty text={p.empty} />}>
      <For each={shown()}>
        {(news) => {
          const name = () => people()?.find(({ id }) => id === news.by)?.name ?? "";
          const picture = () => (news.note === null ? undefined : pictureOf(news.note));
          return (
            <NewsRow
              face={<FaceButton of={news.by} size={44} name={name()} onTap={() => p.onUser(news.by)} />}
              name={name()}
              what={p.host.t(words[news.kind])}
              text={p.box === "comments" ? news.text : undefined}
              quote={news.kind === "likeComment" ? news.text : undefined}
              time={agoText(news.at, p.host.os, p.host.now)}
              picture={<Show when={picture()}>{(it) => <Shot of={it()} files={p.host.os.files} small />}</Show>}
              end={p.end?.(news, name())}
              held={p.held === news.id}
              onTap={() => p.onOpen(news)}
              onHold={p.onHold ? () => p.onHold!(news.id) : undefined}
            />
          );
        }}
      </For>
    </Show>
  );
}
