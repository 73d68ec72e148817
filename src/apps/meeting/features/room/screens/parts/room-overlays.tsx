import captions from "@material-symbols/svg-400/rounded/closed_caption.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import gallery from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import invite from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import record from "@material-symbols/svg-400/rounded/radio_button_checked.svg?raw";
import safety from "@material-symbols/svg-400/rounded/security.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/view_agenda.svg?raw";
import { createMemo } from "solid-js";
import { copyText } from "#ui/kit/copyable.tsx";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import { meetingLink } from "#apps/meeting/invitation.ts";
import { LabeledIconButton, LabeledIconRow } from "#apps/meeting/looks/buttons.tsx";
import { Fact, TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { ActionSheet, Panel, type ActionItem } from "#apps/meeting/looks/sheets.tsx";
import { MoreGrid, ChatInputBox, ReactionRow } from "#apps/meeting/looks/stage.tsx";
import { ChatInput } from "#apps/meeting/looks/chat.tsx";
import { timeLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { roomInvitation } from "../../navigation.ts";
import { presentMembers } from "../../presence.ts";
import { outputs, shareKinds, reactions, type Room } from "../../state.ts";
import type { RoomScreenProps } from "./props.ts";

export function RoomOverlays(p: { readonly host: RoomScreenProps; readonly room: Room; readonly unread: number }) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const others = createMemo(() => presentMembers(p.room, host().now).length);
  const leaving = (): ActionItem[] => [
    ...(p.room.head === me && others() > 0
      ? [{ label: host().t("leaveHand"), onTap: () => host().act.handOver() }]
      : [{ label: host().t("leaveAct"), onTap: () => host().act.leaveNow() }]),
    ...(p.room.head === me ? [{ label: host().t("endAll"), danger: true, onTap: () => host().act.endForAll() }] : []),
  ];
  return (
    <>
      <Panel open={host().view.open === "more"} title={host().t("moreWord")}>
        <MoreGrid
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
            // While the owner shares a screen, both layouts show the shared content.
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
        <ChatInputBox>
          <ChatInput
            at={host().field("text")}
            hint={host().t("saySomething")}
            sendName={host().t("send")}
            disabled={!host().can("send")}
            onSend={() => host().act.send()}
          />
        </ChatInputBox>
      </Panel>
      <Panel open={host().view.open === "signs"} title={host().t("reactions")}>
        <ReactionRow signs={reactions} nameOf={(sign) => sign} onPick={(sign) => host().act.react({ sign })} />
      </Panel>
      <ActionSheet
        open={host().view.open === "leave"}
        title={host().t("leaveTitle")}
        cancel={host().t("cancel")}
        items={leaving()}
      />
      <ActionSheet
        open={host().view.open === "share"}
        title={host().t("shareTitle")}
        cancel={host().t("cancel")}
        items={shareKinds.map((what) => ({
          label: host().t(`share_${what}`),
          onTap: () => host().act.share({ what }),
        }))}
      />
      <ActionSheet
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
        <TopicHeader topic={p.room.topic} />
        <Fact word={host().t("numberFact")} value={formatNumber(p.room.number)} copies={p.room.number} />
        <Fact word={host().t("hostWas")} value={p.room.head === me ? p.room.name : displayName(host(), p.room.head)} />
        {live().password === "" ? null : (
          <Fact word={host().t("passwordFact")} value={live().password} copies={live().password} />
        )}
        <Fact word={host().t("heldFrom")} value={timeLabel(host(), p.room.began)} />
        <Fact
          word={host().t("linkFact")}
          value={meetingLink(p.room.number, live().password)}
          copies={meetingLink(p.room.number, live().password)}
        />
        <LabeledIconRow>
          <LabeledIconButton
            icon={copy}
            label={host().t("copyInvitation")}
            onTap={() => copyText(roomInvitation(host()))}
          />
          <LabeledIconButton icon={invite} label={host().t("inviteWord")} onTap={() => host().act.roomInvite()} />
        </LabeledIconRow>
      </Panel>
    </>
  );
}
