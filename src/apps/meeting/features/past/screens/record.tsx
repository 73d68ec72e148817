import gone from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { TimedLine, TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { Frame, NavIconButton } from "#apps/meeting/looks/frame.tsx";
import { Player } from "#apps/meeting/looks/player.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { ActionSheet, InputDialog } from "#apps/meeting/looks/sheets.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { turnMs } from "#apps/meeting/spoken-lines.ts";
import { spokenLineInTurn, speakerInTurn, turnAt, listVisits } from "../../room/presence.ts";
import { isPlaying, recordLength, playbackPosition } from "../queries.ts";

const visibleTurns = 6;
export default screen(meeting, strings, "record", (p) => {
  const record = () => p.state.records[p.params.id];
  const room = () => p.state.rooms[record()?.room ?? ""];
  const visits = createMemo(() => (room() ? listVisits(room()!) : []));
  const place = () => (record() ? playbackPosition(record()!, p.now) : 0);
  const lang = () => (p.lang === "en" ? "en" : "zh");
  /** Returns the speaker and the text of a turn. The text is empty if nobody speaks. */
  const said = (turn: number) => {
    const r = room()!;
    const id = speakerInTurn(r, turn, visits());
    return {
      id,
      name: id === null ? p.t("silence") : displayName(p, id),
      text: id === null ? "" : spokenLineInTurn(r, turn)[lang()],
    };
  };
  const turn = () => turnAt(room()!, record()!.from + place());
  const now = createMemo(() => (record() && room() ? said(turn()) : null));
  const next = createMemo(() => {
    const one = record();
    if (!one || !room()) return [];
    return Array.from({ length: visibleTurns }, (_, n) => turn() + n)
      .map((n) => ({ ...said(n), at: Math.max(0, room()!.began + n * turnMs - one.from) }))
      .filter(({ id, at }) => id !== null && at < recordLength(one));
  });
  return (
    <Frame
      back
      title={p.t("recordScreen")}
      actions={
        <Show when={record()}>
          <NavIconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <>
          <ActionSheet
            open={p.view.open === "menu"}
            cancel={p.t("cancel")}
            items={[
              { label: p.t("shareRecord"), onTap: () => p.act.share() },
              { label: p.t("renameRecord"), onTap: () => p.setView({ open: "rename" }) },
              { label: p.t("delete"), danger: true, onTap: () => p.act.delete() },
            ]}
          />
          <InputDialog
            open={p.view.open === "rename"}
            title={p.t("renameTitle")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("title")} label={p.t("renameTitle")} bare="body" line />
          </InputDialog>
        </>
      }
    >
      <Show when={record()} fallback={<EmptyNote icon={gone} text={p.t("recordGone")} />}>
        {(one) => (
          <>
            <Player
              speaker={now()?.id ?? null}
              name={now()?.name ?? ""}
              line={now()?.text ?? ""}
              plays={isPlaying(one(), p.now)}
              actName={p.t(isPlaying(one(), p.now) ? "pauseRecord" : "playWord")}
              slideName={p.t("placeName")}
              part={Math.round((place() / Math.max(1, recordLength(one()))) * 1000)}
              place={durationText(place())}
              length={durationText(recordLength(one()))}
              onPlay={() => p.act.play()}
              onSeek={(part) => p.act.seek({ part })}
            />
            <Card>
              <TopicHeader
                topic={one().title}
                note={one().ready > p.now ? p.t("recordMaking") : momentText(one().from, p.os, p.now)}
              />
              <Show when={room()}>
                {(r) => <ListRow title={p.t("seeMinutes")} leads onTap={() => p.act.minutes({ id: r().id })} />}
              </Show>
            </Card>
            <Card title={p.t("transcript")}>
              <For each={next()}>
                {(line, n) => (
                  <TimedLine time={durationText(line.at)} who={line.name} text={line.text} on={n() === 0} />
                )}
              </For>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
