import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import empty from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote, TextButton } from "#apps/meeting/looks/buttons.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { ActionSheet } from "#apps/meeting/looks/sheets.tsx";
import { ChatInput, ChatLineRow } from "#apps/meeting/looks/chat.tsx";
import { timeLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { isOwnerLead, presentMembers, visibleChat } from "../presence.ts";

export default screen(meeting, strings, "roomChat", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const lines = createMemo(() => (room() ? visibleChat(room()!, p.lang === "en" ? "en" : "zh", p.now) : []));
  const there = createMemo(() => (room() ? presentMembers(room()!, p.now) : []));
  const shut = () => room() !== undefined && !isOwnerLead(room()!) && room()!.chatRule === "none";
  const noteOf = (to: string | null): string | undefined =>
    to === null ? undefined : to === me ? p.t("privateNote") : p.t("privateTo", { name: displayName(p, to) });
  return (
    <Frame
      back
      dark
      end
      title={p.t("chatTitle")}
      bottom={
        <Show when={room()}>
          <ChatInput
            at={p.field("text")}
            hint={p.t(shut() ? "chatShutNote" : "chatHint")}
            sendName={p.t("send")}
            disabled={!p.can("send")}
            onSend={() => p.act.send()}
            before={
              <TextButton
                label={p.view.to === null ? p.t("toAll") : p.t("toOne", { name: displayName(p, p.view.to) })}
                icon={down}
                onTap={() => p.setView({ open: "to" })}
              />
            }
          />
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "to"}
          title={p.t("chooseTo")}
          cancel={p.t("cancel")}
          items={[
            { label: p.t("everybody"), on: p.view.to === null, onTap: () => p.act.chooseTo({ to: null }) },
            ...there().map(({ id }) => ({
              label: displayName(p, id),
              on: p.view.to === id,
              onTap: () => p.act.chooseTo({ to: id }),
            })),
          ]}
        />
      }
    >
      <For each={lines()} fallback={<EmptyNote icon={empty} text={p.t(room() ? "noChat" : "not-in-meeting")} />}>
        {(line) => (
          <ChatLineRow
            from={line.from}
            name={line.from === me ? (room()?.name ?? "") : displayName(p, line.from)}
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
