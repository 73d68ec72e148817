import chat from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import gone from "@material-symbols/svg-400/rounded/history.svg?raw";
import minutes from "@material-symbols/svg-400/rounded/description.svg?raw";
import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton, EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { Fact, TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { timeLabel, longDayLabel, stayLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { roomEnd, elapsedMs, isOver } from "../../room/end.ts";
import { visibleChat } from "../../room/presence.ts";
import { listDecisions, recordLength, sortRecords, stayedMs, listStays } from "../queries.ts";

export default screen(meeting, strings, "past", (p) => {
  const room = () => p.state.rooms[p.params.id];
  const over = () => isOver(room()!, p.now);
  const end = () => Math.min(p.now, roomEnd(room()!));
  const stays = createMemo(() => (room() ? listStays(room()!, p.now) : []));
  const lines = createMemo(() => (room() ? visibleChat(room()!, p.lang === "en" ? "en" : "zh", p.now) : []));
  const decisions = createMemo(() => (room() ? listDecisions(room()!, p.now) : []));
  const records = () => sortRecords(p.state).filter((one) => one.room === p.params.id);
  const isKnown = (id: string): boolean => !id.startsWith("guest_");
  const spanText = (span: { in: number; out: number | null }): string =>
    span.out === null
      ? p.t("spanNow", { from: timeLabel(p, span.in) })
      : p.t("spanWords", { from: timeLabel(p, span.in), to: timeLabel(p, span.out) });
  return (
    <Frame
      back
      title={p.t("pastTitle")}
      actions={
        <Show when={room()}>
          <NavTextButton label={p.t("delete")} quiet onTap={() => p.act.delete()} />
        </Show>
      }
    >
      <Show when={room()} fallback={<EmptyNote icon={gone} text={p.t("meetingGone")} />}>
        {(r) => (
          <>
            <Card>
              <TopicHeader topic={r().topic} note={over() ? undefined : p.t("goesOn")} live />
              <Fact word={p.t("numberWas")} value={formatNumber(r().number)} copies={r().number} />
              <Fact word={p.t("hostWas")} value={displayName(p, r().host)} />
              <Fact word={p.t("heldFrom")} value={`${longDayLabel(p, r().began)} ${timeLabel(p, r().began)}`} />
              <Fact word={p.t("heldLength")} value={stayLabel(p, elapsedMs(r(), p.now))} />
            </Card>
            <Card title={p.t("tookPart", { n: r().spans.length })}>
              <For each={r().spans}>
                {(span) => (
                  <ListRow
                    title={spanText(span)}
                    value={durationText((span.out ?? end()) - span.in)}
                    name={`${spanText(span)}, ${durationText((span.out ?? end()) - span.in)}`}
                  />
                )}
              </For>
              <Show when={r().spans.length > 1}>
                <ListRow title={p.t("totalWord")} value={durationText(stayedMs(r(), p.now))} />
              </Show>
            </Card>
            <Card>
              <ListRow
                icon={minutes}
                title={p.t("minutesWord")}
                value={p.t("decisionsN", { n: decisions().length })}
                leads
                onTap={() => p.act.minutes()}
              />
              <ListRow
                icon={chat}
                title={p.t("chatKept")}
                value={p.t("linesN", { n: lines().length })}
                leads
                onTap={() => p.act.pastChat()}
              />
              <For each={records()}>
                {(one) => (
                  <ListRow
                    icon={record}
                    title={p.t("recordWord")}
                    note={one.title}
                    value={durationText(recordLength(one))}
                    leads
                    onTap={() => p.act.record({ id: one.id })}
                  />
                )}
              </For>
            </Card>
            <Card title={p.t("participantsN", { n: stays().length + 1 })}>
              <ListRow face={<Face of={me} size={34} />} title={p.t("meOf", { name: r().name })} />
              <For each={stays()}>
                {(stay) => (
                  <ListRow
                    face={<Face of={stay.id} size={34} />}
                    title={displayName(p, stay.id)}
                    note={p.t("stayed", { from: timeLabel(p, stay.from), to: timeLabel(p, stay.to) })}
                    value={stay.id === r().host ? p.t("hostOf") : undefined}
                    leads={isKnown(stay.id)}
                    onTap={isKnown(stay.id) ? () => p.act.person({ person: stay.id }) : undefined}
                  />
                )}
              </For>
            </Card>
            <ButtonGroup>
              <Show when={!over()}>
                <MainButton label={p.t("rejoin")} onTap={() => p.act.rejoin({ number: r().number })} />
              </Show>
              <Show when={p.state.account.signedIn && stays().some(({ id }) => isKnown(id))}>
                <MainButton
                  kind="quiet"
                  label={p.t("planAgain")}
                  onTap={() =>
                    p.act.planAgain({
                      people: stays()
                        .map(({ id }) => id)
                        .filter(isKnown),
                    })
                  }
                />
              </Show>
            </ButtonGroup>
          </>
        )}
      </Show>
    </Frame>
  );
});
