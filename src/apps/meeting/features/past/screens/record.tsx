import gone from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText, momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Moment, TopicHead } from "../../../looks/facts.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { Player } from "../../../looks/player.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { ActSheet, AskBox } from "../../../looks/sheets.tsx";
import { whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { turnMs } from "../../../talk.ts";
import { lineIn, speakerIn, turnAt, visitsOf } from "../../room/presence.ts";
import { isPlaying, lengthOf, placeOf } from "../queries.ts";

const shownTurns = 6;
export default screen(meeting, strings, "record", (p) => {
  const record = () => p.state.records[p.params.id];
  const room = () => p.state.rooms[record()?.room ?? ""];
  const visits = createMemo(() => (room() ? visitsOf(room()!) : []));
  const place = () => (record() ? placeOf(record()!, p.now) : 0);
  const lang = () => (p.lang === "en" ? "en" : "zh");
  /** What is said in a turn, where the record has it. */
  const said = (turn: number) => {
    const r = room()!;
    const id = speakerIn(r, turn, visits());
    return { id, name: id === null ? p.t("silence") : whoIs(p, id), text: id === null ? "" : lineIn(r, turn)[lang()] };
  };
  const turn = () => turnAt(room()!, record()!.from + place());
  const now = createMemo(() => (record() && room() ? said(turn()) : null));
  const next = createMemo(() => {
    const one = record();
    if (!one || !room()) return [];
    return Array.from({ length: shownTurns }, (_, n) => turn() + n)
      .map((n) => ({ ...said(n), at: Math.max(0, room()!.began + n * turnMs - one.from) }))
      .filter(({ id, at }) => id !== null && at < lengthOf(one));
  });
  return (
    <Frame
      back
      title={p.t("recordScreen")}
      actions={
        <Show when={record()}>
          <NavSign icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "menu"}
            cancel={p.t("cancel")}
            items={[
              { label: p.t("shareRecord"), onTap: () => p.act.share() },
              { label: p.t("renameRecord"), onTap: () => p.setView({ open: "rename" }) },
              { label: p.t("delete"), danger: true, onTap: () => p.act.delete() },
            ]}
          />
          <AskBox
            open={p.view.open === "rename"}
            title={p.t("renameTitle")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("title")} label={p.t("renameTitle")} bare="body" line />
          </AskBox>
        </>
      }
    >
      <Show when={record()} fallback={<Nothing icon={gone} text={p.t("recordGone")} />}>
        {(one) => (
          <>
            <Player
              speaker={now()?.id ?? null}
              name={now()?.name ?? ""}
              line={now()?.text ?? ""}
              plays={isPlaying(one(), p.now)}
              actName={p.t(isPlaying(one(), p.now) ? "pauseRecord" : "playWord")}
              slideName={p.t("placeName")}
              part={Math.round((place() / Math.max(1, lengthOf(one()))) * 1000)}
              place={durationText(place())}
              length={durationText(lengthOf(one()))}
              onPlay={() => p.act.play()}
              onSeek={(part) => p.act.seek({ part })}
            />
            <Card>
              <TopicHead
                topic={one().title}
                note={one().ready > p.now ? p.t("recordMaking") : momentText(one().from, p.os, p.now)}
              />
              <Show when={room()}>
                {(r) => <Line title={p.t("seeMinutes")} leads onTap={() => p.act.minutes({ id: r().id })} />}
              </Show>
            </Card>
            <Card title={p.t("transcript")}>
              <For each={next()}>
                {(line, n) => <Moment time={durationText(line.at)} who={line.name} text={line.text} on={n() === 0} />}
              </For>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
