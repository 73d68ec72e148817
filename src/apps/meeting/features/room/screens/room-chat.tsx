import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import empty from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { me } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Nothing, WordAct } from "../../../looks/acts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { ActSheet } from "../../../looks/sheets.tsx";
import { TalkBar, TalkLine } from "../../../looks/talk.tsx";
import { clock, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { leads, presentIn, readIn } from "../presence.ts";

export default screen(meeting, strings, "roomChat", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const lines = createMemo(() => (room() ? readIn(room()!, p.lang === "en" ? "en" : "zh", p.now) : []));
  const there = createMemo(() => (room() ? presentIn(room()!, p.now) : []));
  const shut = () => room() !== undefined && !leads(room()!) && room()!.chatRule === "none";
  const noteOf = (to: string | null): string | undefined =>
    to === null ? undefined : to === me ? p.t("privateNote") : p.t("privateTo", { name: whoIs(p, to) });
  return (
    <Frame
      back
      dark
      end
      title={p.t("chatTitle")}
      bottom={
        <Show when={room()}>
          <TalkBar
            at={p.field("text")}
            hint={p.t(shut() ? "chatShutNote" : "chatHint")}
            sendName={p.t("send")}
            disabled={!p.can("send")}
            onSend={() => p.act.send()}
            before={
              <WordAct
                label={p.view.to === null ? p.t("toAll") : p.t("toOne", { name: whoIs(p, p.view.to) })}
                icon={down}
                onTap={() => p.setView({ open: "to" })}
              />
            }
          />
        </Show>
      }
      overlays={
        <ActSheet
          open={p.view.open === "to"}
          title={p.t("chooseTo")}
          cancel={p.t("cancel")}
          items={[
            { label: p.t("everybody"), on: p.view.to === null, onTap: () => p.act.chooseTo({ to: null }) },
            ...there().map(({ id }) => ({
              label: whoIs(p, id),
              on: p.view.to === id,
              onTap: () => p.act.chooseTo({ to: id }),
            })),
          ]}
        />
      }
    >
      <For each={lines()} fallback={<Nothing icon={empty} text={p.t(room() ? "noChat" : "not-in-meeting")} />}>
        {(line) => (
          <TalkLine
            from={line.from}
            name={line.from === me ? (room()?.name ?? "") : whoIs(p, line.from)}
            time={clock(p, line.at)}
            text={line.text}
            own={line.from === me}
            note={noteOf(line.to)}
          />
        )}
      </For>
    </Frame>
  );
});
