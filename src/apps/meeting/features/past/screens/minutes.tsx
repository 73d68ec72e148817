import gone from "@material-symbols/svg-400/rounded/description.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton, EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Fact, TimedLine, Paragraph, TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { timeLabel, longDayLabel, stayLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { roomEnd, elapsedMs } from "../../room/end.ts";
import { visibleChat } from "../../room/presence.ts";
import { listDecisions, listStays } from "../queries.ts";
import { minutesText } from "../texts.ts";

export default screen(meeting, strings, "minutes", (p) => {
  const room = () => p.state.rooms[p.params.id];
  const until = () => Math.min(p.now, roomEnd(room()!));
  const lang = () => (p.lang === "en" ? "en" : "zh");
  const stays = createMemo(() => (room() ? listStays(room()!, p.now) : []));
  const decisions = createMemo(() => (room() ? listDecisions(room()!, p.now) : []));
  const lines = createMemo(() => (room() ? visibleChat(room()!, lang(), p.now) : []));
  return (
    <Frame
      back
      title={p.t("minutesTitle")}
      actions={
        <Show when={room()}>
          <NavTextButton label={p.t("copyInvite")} onTap={() => copyText(minutesText(p))} />
        </Show>
      }
    >
      <Show when={room()} fallback={<EmptyNote icon={gone} text={p.t("meetingGone")} />}>
        {(r) => (
          <>
            <Card>
              <TopicHeader topic={r().topic} note={`${longDayLabel(p, r().began)} ${timeLabel(p, r().began)}`} />
              <Fact word={p.t("hostWas")} value={displayName(p, r().host)} />
              <Fact word={p.t("heldLength")} value={stayLabel(p, elapsedMs(r(), p.now))} />
            </Card>
            <Card title={p.t("decisionsTitle")}>
              <For each={decisions()} fallback={<Paragraph>{p.t("noDecisions")}</Paragraph>}>
                {(one) => <TimedLine time={timeLabel(p, one.at)} who={displayName(p, one.by)} text={one[lang()]} />}
              </For>
            </Card>
            <Card title={p.t("whoCame")}>
              <ListRow
                title={p.t("meOf", { name: r().name })}
                value={p.t("cameAt", { time: timeLabel(p, r().spans[0]?.in ?? r().began) })}
              />
              <For each={stays()}>
                {(stay) => (
                  <ListRow
                    title={displayName(p, stay.id)}
                    value={
                      stay.to < until()
                        ? p.t("leftAt", { from: timeLabel(p, stay.from), to: timeLabel(p, stay.to) })
                        : p.t("cameAt", { time: timeLabel(p, stay.from) })
                    }
                  />
                )}
              </For>
            </Card>
            <Card title={p.t("writtenTitle")}>
              <For each={lines()} fallback={<Paragraph>{p.t("nothingWritten")}</Paragraph>}>
                {(line) => (
                  <TimedLine
                    time={timeLabel(p, line.at)}
                    who={line.from === me ? r().name : displayName(p, line.from)}
                    text={line.text}
                  />
                )}
              </For>
            </Card>
            <ButtonGroup>
              <MainButton label={p.t("shareMinutes")} onTap={() => p.act.share()} />
            </ButtonGroup>
          </>
        )}
      </Show>
    </Frame>
  );
});
