import chat from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import gone from "@material-symbols/svg-400/rounded/history.svg?raw";
import minutes from "@material-symbols/svg-400/rounded/description.svg?raw";
import record from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { durationText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { me, spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Acts, MainAct, Nothing } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Fact, TopicHead } from "../../../looks/facts.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { clock, dayLong, stayWords, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { endOf, heldMs, isOver } from "../../room/end.ts";
import { readIn } from "../../room/presence.ts";
import { decisionsIn, lengthOf, recordsOf, stayedMs, staysIn } from "../queries.ts";

export default screen(meeting, strings, "past", (p) => {
  const room = () => p.state.rooms[p.params.id];
  const over = () => isOver(room()!, p.now);
  const end = () => Math.min(p.now, endOf(room()!));
  const stays = createMemo(() => (room() ? staysIn(room()!, p.now) : []));
  const lines = createMemo(() => (room() ? readIn(room()!, p.lang === "en" ? "en" : "zh", p.now) : []));
  const decisions = createMemo(() => (room() ? decisionsIn(room()!, p.now) : []));
  const records = () => recordsOf(p.state).filter((one) => one.room === p.params.id);
  const isKnown = (id: string): boolean => !id.startsWith("guest_");
  const spanText = (span: { in: number; out: number | null }): string =>
    span.out === null
      ? p.t("spanNow", { from: clock(p, span.in) })
      : p.t("spanWords", { from: clock(p, span.in), to: clock(p, span.out) });
  return (
    <Frame
      back
      title={p.t("pastTitle")}
      actions={
        <Show when={room()}>
          <NavWord label={p.t("delete")} quiet onTap={() => p.act.delete()} />
        </Show>
      }
    >
      <Show when={room()} fallback={<Nothing icon={gone} text={p.t("meetingGone")} />}>
        {(r) => (
          <>
            <Card>
              <TopicHead topic={r().topic} note={over() ? undefined : p.t("goesOn")} live />
              <Fact word={p.t("numberWas")} value={spaced(r().number)} copies={r().number} />
              <Fact word={p.t("hostWas")} value={whoIs(p, r().host)} />
              <Fact word={p.t("heldFrom")} value={`${dayLong(p, r().began)} ${clock(p, r().began)}`} />
              <Fact word={p.t("heldLength")} value={stayWords(p, heldMs(r(), p.now))} />
            </Card>
            <Card title={p.t("tookPart", { n: r().spans.length })}>
              <For each={r().spans}>
                {(span) => (
                  <Line
                    title={spanText(span)}
                    value={durationText((span.out ?? end()) - span.in)}
                    name={`${spanText(span)}, ${durationText((span.out ?? end()) - span.in)}`}
                  />
                )}
              </For>
              <Show when={r().spans.length > 1}>
                <Line title={p.t("totalWord")} value={durationText(stayedMs(r(), p.now))} />
              </Show>
            </Card>
            <Card>
              <Line
                icon={minutes}
                title={p.t("minutesWord")}
                value={p.t("decisionsN", { n: decisions().length })}
                leads
                onTap={() => p.act.minutes()}
              />
              <Line
                icon={chat}
                title={p.t("chatKept")}
                value={p.t("linesN", { n: lines().length })}
                leads
                onTap={() => p.act.pastChat()}
              />
              <For each={records()}>
                {(one) => (
                  <Line
                    icon={record}
                    title={p.t("recordWord")}
                    note={one.title}
                    value={durationText(lengthOf(one))}
                    leads
                    onTap={() => p.act.record({ id: one.id })}
                  />
                )}
              </For>
            </Card>
            <Card title={p.t("participantsN", { n: stays().length + 1 })}>
              <Line face={<Face of={me} size={34} />} title={p.t("meOf", { name: r().name })} />
              <For each={stays()}>
                {(stay) => (
                  <Line
                    face={<Face of={stay.id} size={34} />}
                    title={whoIs(p, stay.id)}
                    note={p.t("stayed", { from: clock(p, stay.from), to: clock(p, stay.to) })}
                    value={stay.id === r().host ? p.t("hostOf") : undefined}
                    leads={isKnown(stay.id)}
                    onTap={isKnown(stay.id) ? () => p.act.person({ person: stay.id }) : undefined}
                  />
                )}
              </For>
            </Card>
            <Acts>
              <Show when={!over()}>
                <MainAct label={p.t("rejoin")} onTap={() => p.act.rejoin({ number: r().number })} />
              </Show>
              <Show when={p.state.account.signedIn && stays().some(({ id }) => isKnown(id))}>
                <MainAct
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
            </Acts>
          </>
        )}
      </Show>
    </Frame>
  );
});
