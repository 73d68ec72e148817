import empty from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { me } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { TalkLine } from "../../../looks/talk.tsx";
import { clock, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { readIn } from "../../room/presence.ts";

export default screen(meeting, strings, "pastChat", (p) => {
  const lines = createMemo(() => {
    const room = p.state.rooms[p.params.id];
    const words = p.view.query.trim().toLowerCase();
    if (!room) return [];
    return readIn(room, p.lang === "en" ? "en" : "zh", p.now).filter(
      (line) =>
        words === "" || line.text.toLowerCase().includes(words) || whoIs(p, line.from).toLowerCase().includes(words),
    );
  });
  const noteOf = (to: string | null): string | undefined =>
    to === null ? undefined : to === me ? p.t("privateNote") : p.t("privateTo", { name: whoIs(p, to) });
  return (
    <Frame
      back
      title={p.t("pastChatTitle")}
      actions={
        <Show when={lines().length > 0}>
          <NavWord label={p.t("shareWord")} onTap={() => p.act.share()} />
        </Show>
      }
      top={<Find at={p.field("query")} name={p.t("findLine")} />}
    >
      <For each={lines()} fallback={<Nothing icon={empty} text={p.t("nothingWritten")} />}>
        {(line) => (
          <TalkLine
            from={line.from}
            name={whoIs(p, line.from)}
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
