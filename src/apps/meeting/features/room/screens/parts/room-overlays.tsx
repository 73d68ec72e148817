import captions from "@material-symbols/svg-400/rounded/closed_caption.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import gallery from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import invite from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import record from "@material-symbols/svg-400/rounded/radio_button_checked.svg?raw";
import safety from "@material-symbols/svg-400/rounded/security.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/view_agenda.svg?raw";
import { createMemo } from "solid-js";
import { copyText } from "../../../../../../ui/kit/copyable.tsx";
import { me, spaced } from "../../../../ids.ts";
import { linkOf } from "../../../../invitation.ts";
import { SignAct, SignActs } from "../../../../looks/acts.tsx";
import { Fact, TopicHead } from "../../../../looks/facts.tsx";
import { ActSheet, Panel, type ActItem } from "../../../../looks/sheets.tsx";
import { Grid, SayBox, SignRow } from "../../../../looks/stage.tsx";
import { TalkBar } from "../../../../looks/talk.tsx";
import { clock, whoIs } from "../../../../screens/parts/telling.ts";
import { callingIn } from "../../navigation.ts";
import { presentIn } from "../../presence.ts";
import { outputs, shareKinds, signs, type Room } from "../../state.ts";
import type { RoomHost } from "./props.ts";

export function RoomOverlays(p: { readonly host: RoomHost; readonly room: Room; readonly unread: number }) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const others = createMemo(() => presentIn(p.room, host().now).length);
  const leaving = (): ActItem[] => [
    ...(p.room.head === me && others() > 0
      ? [{ label: host().t("leaveHand"), onTap: () => host().act.handOver() }]
      : [{ label: host().t("leaveAct"), onTap: () => host().act.leaveNow() }]),
    ...(p.room.head === me ? [{ label: host().t("endAll"), danger: true, onTap: () => host().act.endForAll() }] : []),
  ];
  return (
    <>
      <Panel open={host().view.open === "more"} title={host().t("moreWord")}>
        <Grid
          each={[
            {
              id: "chat",
              icon: chat,
              label: host().t("chat"),
              badge: p.unread > 0 ? p.unread : undefined,
              onTap: () => host().act.chat(),
            },
            { id: "invite", icon: invite, label: host().t("inviteWord"), onTap: () => host().act.roomInvite() },
            ...(host().can("record")
              ? [
                  {
                    id: "record",
                    icon: record,
                    label: host().t(live().recording === null ? "record" : "stopRecord"),
                    on: live().recording !== null,
                    onTap: () => host().act.record(),
                  },
                ]
              : []),
            {
              id: "captions",
              icon: captions,
              label: host().t("captionsWord"),
              on: live().captions,
              onTap: () => host().act.toggleCaptions(),
            },
            // Who shares sees what they share, in either layout.
            ...(live().share
              ? []
              : [
                  {
                    id: "layout",
                    icon: live().layout === "gallery" ? speaker : gallery,
                    label: host().t(live().layout === "gallery" ? "speakerView" : "gallery"),
                    onTap: () => host().act.setLayout({ layout: live().layout === "gallery" ? "speaker" : "gallery" }),
                  },
                ]),
            { id: "safety", icon: safety, label: host().t("safetyWord"), onTap: () => host().act.safety() },
          ]}
        />
      </Panel>
      <Panel open={host().view.open === "say"} title={host().t("saySomething")}>
        <SayBox>
          <TalkBar
            at={host().field("text")}
            hint={host().t("saySomething")}
            sendName={host().t("send")}
            disabled={!host().can("send")}
            onSend={() => host().act.send()}
          />
        </SayBox>
      </Panel>
      <Panel open={host().view.open === "signs"} title={host().t("reactions")}>
        <SignRow signs={signs} nameOf={(sign) => sign} onPick={(sign) => host().act.react({ sign })} />
      </Panel>
      <ActSheet
        open={host().view.open === "leave"}
        title={host().t("leaveTitle")}
        cancel={host().t("cancel")}
        items={leaving()}
      />
      <ActSheet
        open={host().view.open === "share"}
        title={host().t("shareTitle")}
        cancel={host().t("cancel")}
        items={shareKinds.map((what) => ({
          label: host().t(`share_${what}`),
          onTap: () => host().act.share({ what }),
        }))}
      />
      <ActSheet
        open={host().view.open === "sound"}
        title={host().t("soundWord")}
        cancel={host().t("cancel")}
        items={outputs.map((output) => ({
          label: host().t(`out_${output}`),
          on: live().output === output,
          onTap: () => host().act.setOutput({ output }),
        }))}
      />
      <Panel open={host().view.open === "info"} title={host().t("infoTitle")}>
        <TopicHead topic={p.room.topic} />
        <Fact word={host().t("numberFact")} value={spaced(p.room.number)} copies={p.room.number} />
        <Fact word={host().t("hostWas")} value={p.room.head === me ? p.room.name : whoIs(host(), p.room.head)} />
        {live().password === "" ? null : (
          <Fact word={host().t("passwordFact")} value={live().password} copies={live().password} />
        )}
        <Fact word={host().t("heldFrom")} value={clock(host(), p.room.began)} />
        <Fact
          word={host().t("linkFact")}
          value={linkOf(p.room.number, live().password)}
          copies={linkOf(p.room.number, live().password)}
        />
        <SignActs>
          <SignAct icon={copy} label={host().t("copyInvitation")} onTap={() => copyText(callingIn(host()))} />
          <SignAct icon={invite} label={host().t("inviteWord")} onTap={() => host().act.roomInvite()} />
        </SignActs>
      </Panel>
    </>
  );
}
