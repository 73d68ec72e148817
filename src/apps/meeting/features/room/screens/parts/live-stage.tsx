import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import earpiece from "@material-symbols/svg-400/rounded/hearing.svg?raw";
import flip from "@material-symbols/svg-400/rounded/cameraswitch.svg?raw";
import hand from "@material-symbols/svg-400/rounded/back_hand.svg?raw";
import loud from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import mood from "@material-symbols/svg-400/rounded/mood.svg?raw";
import silent from "@material-symbols/svg-400/rounded/volume_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText } from "../../../../../../os/format.ts";
import { minuteMs } from "../../../../../../state/civil.ts";
import { me } from "../../../../ids.ts";
import { Caption, Floating, HeadSign, RoundSign, SayRow, Stage, StageLow } from "../../../../looks/stage.tsx";
import { whoIs } from "../../../../screens/parts/telling.ts";
import { heldMs } from "../../end.ts";
import { chatOf, lineIn, speakerAt, standingOf, turnAt, visitsOf, waitingIn } from "../../presence.ts";
import type { Room } from "../../state.ts";
import { FootRow } from "./foot-row.tsx";
import type { RoomHost } from "./props.ts";
import { RoomOverlays } from "./room-overlays.tsx";
import { StageMiddle } from "./stage-middle.tsx";

const sounds = { speaker: loud, earpiece, bluetooth, off: silent } as const;
const floatMs = 12_000;
const floatsMost = 3;
export function LiveStage(p: { readonly host: RoomHost; readonly room: Room }) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const lang = () => (host().lang === "en" ? "en" : "zh");
  const heads = () => p.room.head === me;
  const visits = createMemo(() => visitsOf(p.room));
  const lines = createMemo(() => chatOf(p.room, lang(), host().now));
  const unread = createMemo(() => lines().filter(({ at, from }) => at > live().seen && from !== me).length);
  const waiting = createMemo(() => waitingIn(p.room, host().now).length);
  const whoOf = (id: string): string => (id === me ? p.room.name : whoIs(host(), id));
  /** What was written and who came and went, of the last moments. */
  const floats = createMemo(() => {
    const since = host().now - floatMs;
    const written = host().state.prefs.floatChat
      ? lines()
          .filter(({ at }) => at > since)
          .map((line) => ({ at: line.at, name: whoOf(line.from), text: line.text }))
      : [];
    const moves = host().state.prefs.showComing
      ? visits().flatMap((visit) => {
          const standing = standingOf(p.room, visit, host().now);
          if (standing === "in" && visit.enters! > since)
            return [{ at: visit.enters!, name: whoOf(visit.id), text: host().t("cameNote") }];
          return standing === "left" && visit.leaves > since && visit.enters !== null
            ? [{ at: visit.leaves, name: whoOf(visit.id), text: host().t("wentNote") }]
            : [];
        })
      : [];
    return [...written, ...moves].toSorted((a, b) => a.at - b.at).slice(-floatsMost);
  });
  const speaker = createMemo(() => speakerAt(p.room, host().now, visits()));
  const caption = () => {
    const id = speaker();
    return live().captions && id !== null
      ? { name: whoIs(host(), id), text: lineIn(p.room, turnAt(p.room, host().now))[lang()] }
      : null;
  };
  const endsSoon = () => p.room.ends - host().now < 5 * minuteMs;
  return (
    <Stage
      topic={p.room.topic}
      time={host().state.prefs.showTime || endsSoon() ? durationText(heldMs(p.room, host().now)) : null}
      recording={live().recording === null ? undefined : host().t("recMark")}
      infoName={host().t("infoTitle")}
      asideName={host().t("putAside")}
      leave={host().t(heads() ? "end" : "leave")}
      onInfo={() => host().setView({ open: "info" })}
      onAside={() => host().act.putAside()}
      onLeave={() => host().act.leave()}
      signs={
        <>
          <HeadSign
            icon={sounds[live().output]}
            name={`${host().t("soundWord")}, ${host().t(`out_${live().output}`)}`}
            onTap={() => host().setView({ open: "sound" })}
          />
          <Show when={live().camera}>
            <HeadSign icon={flip} name={host().t("flip")} onTap={() => host().act.flip()} />
          </Show>
        </>
      }
      foot={<FootRow host={host()} room={p.room} waiting={waiting()} unread={unread()} />}
      overlays={<RoomOverlays host={host()} room={p.room} unread={unread()} />}
    >
      <StageMiddle host={host()} room={p.room}>
        <Floating lines={floats()} />
      </StageMiddle>
      <StageLow>
        <Show when={caption()}>{(line) => <Caption name={line().name} text={line().text} />}</Show>
        <SayRow
          say={host().t("saySomething")}
          onSay={() => host().setView({ open: "say" })}
          hand={
            <>
              <RoundSign
                icon={hand}
                name={host().t(live().hand === null ? "raiseHand" : "lowerOwn")}
                on={live().hand !== null}
                onTap={() => host().act.toggleHand()}
              />
              <RoundSign icon={mood} name={host().t("reactions")} onTap={() => host().setView({ open: "signs" })} />
            </>
          }
        />
      </StageLow>
    </Stage>
  );
}
