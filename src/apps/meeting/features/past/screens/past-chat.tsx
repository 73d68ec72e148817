import empty from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { ChatLineRow } from "#apps/meeting/looks/chat.tsx";
import { timeLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { visibleChat } from "../../room/presence.ts";

export default screen(meeting, strings, "pastChat", (p) => {
  const lines = createMemo(() => {
    const room = p.state.rooms[p.params.id];
    const words = p.view.query.trim().toLowerCase();
    if (!room) return [];
    return visibleChat(room, p.lang === "en" ? "en" : "zh", p.now).filter(
      (line) =>
        words === "" ||
        line.text.toLowerCase().includes(words) ||
        displayName(p, line.from).toLowerCase().includes(words),
    );
  });
  const noteOf = (to: string | null): string | undefined =>
    to === null ? undefined : to === me ? p.t("privateNote") : p.t("privateTo", { name: displayName(p, to) });
  return (
    <Frame
      back
      title={p.t("pastChatTitle")}
      actions={
        <Show when={lines().length > 0}>
          <NavTextButton label={p.t("shareWord")} onTap={() => p.act.share()} />
        </Show>
      }
      top={<SearchPill at={p.field("query")} name={p.t("findLine")} />}
    >
      <For each={lines()} fallback={<EmptyNote icon={empty} text={p.t("nothingWritten")} />}>
        {(line) => (
          <ChatLineRow
            from={line.from}
            name={displayName(p, line.from)}
            time={timeLabel(p, line.at)}
            text={line.text}
            own={line.from === me}
            note={noteOf(line.to)}
          />
        )}
      </For>
    </Frame>
  );
});
