import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import earpiece from "@material-symbols/svg-400/rounded/hearing.svg?raw";
import flip from "@material-symbols/svg-400/rounded/cameraswitch.svg?raw";
import hand from "@material-symbols/svg-400/rounded/back_hand.svg?raw";
import loud from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import mood from "@material-symbols/svg-400/rounded/mood.svg?raw";
import silent from "@material-symbols/svg-400/rounded/volume_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { me } from "#apps/meeting/ids.ts";
import {
  Caption,
  RecentLines,
  HeaderIconButton,
  RoundIconButton,
  ChatPromptRow,
  Stage,
  StageBottom,
} from "#apps/meeting/looks/stage.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { elapsedMs } from "../../end.ts";
import {
  listChat,
  spokenLineInTurn,
  speakerAt,
  memberStatus,
  turnAt,
  listVisits,
  waitingMembers,
} from "../../presence.ts";
import type { Room } from "../../state.ts";
import { FooterRow } from "./footer-row.tsx";
import type { RoomScreenProps } from "./props.ts";
import { RoomOverlays } from "./room-overlays.tsx";
import { StageMiddle } from "./stage-middle.tsx";

const sounds = { speaker: loud, earpiece, bluetooth, off: silent } as const;
const recentLineMs = 12_000;
const maxRecentLines = 3;
export function LiveStage(p: { readonly host: RoomScreenProps; readonly room: Room }) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const lang = () => (host().lang === "en" ? "en" : "zh");
  const heads = () => p.room.head === me;
  const visits = createMemo(() => listVisits(p.room));
  const lines = createMemo(() => listChat(p.room, lang(), host().now));
  const unread = createMemo(() => lines().filter(({ at, from }) => at > live().seen && from !== me).length);
  const waiting = createMemo(() => waitingMembers(p.room, host().now).length);
  const whoOf = (id: string): string => (id === me ? p.room.name : displayName(host(), id));
  /** The latest chat lines, and notes about people who joined or left recently. */
  const floats = createMemo(() => {
    const since = host().now - recentLineMs;
    const written = host().state.prefs.floatChat
      ? lines()
          .filter(({ at }) => at > since)
          .map((line) => ({ at: line.at, name: whoOf(line.from), text: line.text }))
      : [];
    const moves = host().state.prefs.showComing
      ? visits().flatMap((visit) => {
          const standing = memberStatus(p.room, visit, host().now);
          if (standing === "in" && visit.enters! > since)
            return [{ at: visit.enters!, name: whoOf(visit.id), text: host().t("cameNote") }];
          return standing === "left" && visit.leaves > since && visit.enters !== null
            ? [{ at: visit.leaves, name: whoOf(visit.id), text: host().t("wentNote") }]
            : [];
        })
      : [];
    return [...written, ...moves].toSorted((a, b) => a.at - b.at).slice(-maxRecentLines);
  });
  const speaker = createMemo(() => speakerAt(p.room, host().now, visits()));
  const caption = () => {
    const id = speaker();
    return live().captions && id !== null
      ? { name: displayName(host(), id), text: spokenLineInTurn(p.room, turnAt(p.room, host().now))[lang()] }
      : null;
  };
  const endsSoon = () => p.room.ends - host().now < 5 * minuteMs;
  return (
    <Stage
      topic={p.room.topic}
      time={host().state.prefs.showTime || endsSoon() ? durationText(elapsedMs(p.room, host().now)) : null}
      recording={live().recording === null ? undefined : host().t("recMark")}
      infoName={host().t("infoTitle")}
      asideName={host().t("putAside")}
      leave={host().t(heads() ? "end" : "leave")}
      onInfo={() => host().setView({ open: "info" })}
      onAside={() => host().act.putAside()}
      onLeave={() => host().act.leave()}
      signs={
        <>
          <HeaderIconButton
            icon={sounds[live().output]}
            name={`${host().t("soundWord")}, ${host().t(`out_${live().output}`)}`}
            onTap={() => host().setView({ open: "sound" })}
          />
          <Show when={live().camera}>
            <HeaderIconButton icon={flip} name={host().t("flip")} onTap={() => host().act.flip()} />
          </Show>
        </>
      }
      foot={<FooterRow host={host()} room={p.room} waiting={waiting()} unread={unread()} />}
      overlays={<RoomOverlays host={host()} room={p.room} unread={unread()} />}
    >
      <StageMiddle host={host()} room={p.room}>
        <RecentLines lines={floats()} />
      </StageMiddle>
      <StageBottom>
        <Show when={caption()}>{(line) => <Caption name={line().name} text={line().text} />}</Show>
        <ChatPromptRow
          say={host().t("saySomething")}
          onSay={() => host().setView({ open: "say" })}
          hand={
            <>
              <RoundIconButton
                icon={hand}
                name={host().t(live().hand === null ? "raiseHand" : "lowerOwn")}
                on={live().hand !== null}
                onTap={() => host().act.toggleHand()}
              />
              <RoundIconButton
                icon={mood}
                name={host().t("reactions")}
                onTap={() => host().setView({ open: "signs" })}
              />
            </>
          }
        />
      </StageBottom>
    </Stage>
  );
}
