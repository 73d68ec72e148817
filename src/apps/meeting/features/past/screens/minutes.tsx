import gone from "@material-symbols/svg-400/rounded/description.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { copyText } from "../../../../../ui/kit/copyable.tsx";
import { me } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Acts, MainAct, Nothing } from "../../../looks/acts.tsx";
import { Fact, Moment, Paragraph, TopicHead } from "../../../looks/facts.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { clock, dayLong, stayWords, whoIs } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { endOf, heldMs } from "../../room/end.ts";
import { readIn } from "../../room/presence.ts";
import { decisionsIn, staysIn } from "../queries.ts";
import { minutesText } from "../texts.ts";

export default screen(meeting, strings, "minutes", (p) => {
  const room = () => p.state.rooms[p.params.id];
  const until = () => Math.min(p.now, endOf(room()!));
  const lang = () => (p.lang === "en" ? "en" : "zh");
  const stays = createMemo(() => (room() ? staysIn(room()!, p.now) : []));
  const decisions = createMemo(() => (room() ? decisionsIn(room()!, p.now) : []));
  const lines = createMemo(() => (room() ? readIn(room()!, lang(), p.now) : []));
  return (
    <Frame
      back
      title={p.t("minutesTitle")}
      actions={
        <Show when={room()}>
          <NavWord label={p.t("copyInvite")} onTap={() => copyText(minutesText(p))} />
        </Show>
      }
    >
      <Show when={room()} fallback={<Nothing icon={gone} text={p.t("meetingGone")} />}>
        {(r) => (
          <>
            <Card>
              <TopicHead topic={r().topic} note={`${dayLong(p, r().began)} ${clock(p, r().began)}`} />
              <Fact word={p.t("hostWas")} value={whoIs(p, r().host)} />
              <Fact word={p.t("heldLength")} value={stayWords(p, heldMs(r(), p.now))} />
            </Card>
            <Card title={p.t("decisionsTitle")}>
              <For each={decisions()} fallback={<Paragraph>{p.t("noDecisions")}</Paragraph>}>
                {(one) => <Moment time={clock(p, one.at)} who={whoIs(p, one.by)} text={one[lang()]} />}
              </For>
            </Card>
            <Card title={p.t("whoCame")}>
              <Line
                title={p.t("meOf", { name: r().name })}
                value={p.t("cameAt", { time: clock(p, r().spans[0]?.in ?? r().began) })}
              />
              <For each={stays()}>
                {(stay) => (
                  <Line
                    title={whoIs(p, stay.id)}
                    value={
                      stay.to < until()
                        ? p.t("leftAt", { from: clock(p, stay.from), to: clock(p, stay.to) })
                        : p.t("cameAt", { time: clock(p, stay.from) })
                    }
                  />
                )}
              </For>
            </Card>
            <Card title={p.t("writtenTitle")}>
              <For each={lines()} fallback={<Paragraph>{p.t("nothingWritten")}</Paragraph>}>
                {(line) => (
                  <Moment
                    time={clock(p, line.at)}
                    who={line.from === me ? r().name : whoIs(p, line.from)}
                    text={line.text}
                  />
                )}
              </For>
            </Card>
            <Acts>
              <MainAct label={p.t("shareMinutes")} onTap={() => p.act.share()} />
            </Acts>
          </>
        )}
      </Show>
    </Frame>
  );
});
