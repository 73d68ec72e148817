/** The chats of the inbox. */
import muteIcon from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { agoText } from "../../format.ts";
import type { Message, Thread } from "../../features/messages/state.ts";
import type { ThreadRow as Row } from "../../features/messages/queries.ts";
import { Empty } from "../../looks/cells.tsx";
import { ThreadRow } from "../../looks/chat.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Marks } from "../../looks/post.tsx";
import type { Host } from "./host.ts";
import { useUsers } from "./people.tsx";

export function messageText(host: Host, { body, mine }: Message): string {
  const text =
    body.kind === "text"
      ? body.text
      : body.kind === "post"
        ? host.t("sentPostMark")
        : body.kind === "picture"
          ? host.t("sentPhotoMark")
          : host.t(
              mine ? (body.video ? "noAnswerVideo" : "noAnswerAudio") : body.video ? "missedVideo" : "missedAudio",
            );
  return mine && body.kind !== "call" ? host.t("youSaid", { text }) : text;
}
export function ThreadList(p: {
  readonly host: Host;
  readonly rows: readonly Row[];
  readonly q: string;
  readonly held: string | null;
  readonly onOpen: (user: string) => void;
  readonly onHold: (user: string) => void;
}) {
  const users = useUsers(() => p.rows.map(({ thread }) => thread.user));
  const known = createMemo(() => new Map(users().map((user) => [user.id, user])));
  const shown = createMemo(() => {
    const wanted = p.q.trim().toLowerCase();
    return p.rows.filter(({ thread, last }) => {
      const user = known().get(thread.user);
      const text = last?.body.kind === "text" ? last.body.text : "";
      return `${user?.name ?? ""} @${user?.handle ?? ""} ${text}`.toLowerCase().includes(wanted);
    });
  });
  const lineOf = (thread: Thread, last: Message | undefined): string => {
    if (thread.draft !== "") return p.host.t("draftMark", { text: thread.draft });
    return last ? messageText(p.host, last) : "";
  };
  return (
    <>
      <Show when={shown().length === 0 && p.q.trim() !== ""}>
        <Empty title={p.host.t("noChatsFound", { q: p.q.trim() })} />
      </Show>
      <For each={shown()}>
        {({ thread, last }) => {
          const user = () => known().get(thread.user);
          return (
            <ThreadRow
              face={<Face of={thread.user} size={44} />}
              name={user()?.name ?? ""}
              marks={<Marks verified={user()?.verified ?? null} />}
              handle={`@${user()?.handle ?? ""}`}
              time={last ? agoText(last.at, p.host.os, p.host.now) : ""}
              text={lineOf(thread, last)}
              unread={thread.unread}
              unreadName={p.host.t("unreadMark", { n: thread.unread })}
              icons={[
                ...(thread.pinned ? [{ icon: pin, name: p.host.t("pinned") }] : []),
                ...(thread.muted ? [{ icon: muteIcon, name: p.host.t("snoozed") }] : []),
              ]}
              held={p.held === thread.user}
              onTap={() => p.onOpen(thread.user)}
              onHold={() => p.onHold(thread.user)}
            />
          );
        }}
      </For>
    </>
  );
}
