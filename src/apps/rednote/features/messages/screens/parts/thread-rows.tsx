/** The rows of chats, for the messages tab and the message requests. */
import { createMemo, For } from "solid-js";
import { whenText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { ThreadRow } from "#apps/rednote/looks/messages.tsx";
import type { State } from "#apps/rednote/state.ts";
import type { Word } from "#apps/rednote/strings.ts";
import type { ThreadRow as Row } from "../../queries.ts";
import type { Message } from "../../state.ts";

interface Host {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly t: (key: Word) => string;
}
const marks = { note: "noteMark", picture: "pictureMark", card: "cardMark" } as const;
const textOf = ({ body }: Message, t: Host["t"]): string => (body.kind === "text" ? body.text : t(marks[body.kind]));
export function ThreadRows(p: {
  readonly host: Host;
  readonly rows: readonly Row[];
  readonly held: string | null;
  readonly onOpen: (user: string) => void;
  readonly onHold: (user: string) => void;
}) {
  const ids = createMemo(() => p.rows.map(({ thread }) => thread.user).slice(0, 60));
  const people = queryWorld(rednote.queries.users, () => (ids().length > 0 ? { ids: ids() } : null));
  return (
    <For each={p.rows}>
      {({ thread, last }) => (
        <ThreadRow
          face={<Face of={thread.user} size={48} />}
          name={people()?.find(({ id }) => id === thread.user)?.name ?? ""}
          mark={
            p.host.state.blocked[thread.user] !== undefined
              ? p.host.t("blockedMark")
              : thread.draft !== ""
                ? p.host.t("draftMark")
                : undefined
          }
          text={thread.draft !== "" ? thread.draft : last ? textOf(last, p.host.t) : ""}
          time={last ? whenText(last.at, p.host.os, p.host.now) : ""}
          unread={thread.unread}
          muted={thread.muted}
          mutedName={p.host.t("mutedName")}
          pinned={thread.pinned}
          held={p.held === thread.user}
          onTap={() => p.onOpen(thread.user)}
          onHold={() => p.onHold(thread.user)}
        />
      )}
    </For>
  );
}
