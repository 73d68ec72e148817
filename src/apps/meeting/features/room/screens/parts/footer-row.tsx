import micOff from "@material-symbols/svg-400/rounded/mic_off-fill.svg?raw";
import micOn from "@material-symbols/svg-400/rounded/mic-fill.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import people from "@material-symbols/svg-400/rounded/group-fill.svg?raw";
import share from "@material-symbols/svg-400/rounded/present_to_all-fill.svg?raw";
import stop from "@material-symbols/svg-400/rounded/stop_screen_share-fill.svg?raw";
import videoOff from "@material-symbols/svg-400/rounded/videocam_off-fill.svg?raw";
import videoOn from "@material-symbols/svg-400/rounded/videocam-fill.svg?raw";
import { createMemo } from "solid-js";
import { FooterButton } from "#apps/meeting/looks/stage.tsx";
import { presentMembers } from "../../presence.ts";
import type { Room } from "../../state.ts";
import type { RoomScreenProps } from "./props.ts";

export function FooterRow(p: {
  readonly host: RoomScreenProps;
  readonly room: Room;
  readonly waiting: number;
  readonly unread: number;
}) {
  const host = () => p.host;
  const live = () => host().state.live!;
  const many = createMemo(() => presentMembers(p.room, host().now).length + 1);
  return (
    <>
      <FooterButton
        icon={live().mic ? micOn : micOff}
        label={host().t(live().mic ? "mute" : "unmute")}
        tone={live().mic ? undefined : "red"}
        onTap={() => host().act.toggleMic()}
      />
      <FooterButton
        icon={live().camera ? videoOn : videoOff}
        label={host().t(live().camera ? "stopVideo" : "startVideo")}
        tone={live().camera ? undefined : "red"}
        onTap={() => host().act.toggleCamera()}
      />
      <FooterButton
        icon={live().share ? stop : share}
        label={host().t(live().share ? "stopShare" : "shareScreen")}
        tone={live().share ? "blue" : undefined}
        onTap={() => host().act.shareMenu()}
      />
      <FooterButton
        icon={people}
        label={host().t("membersN", { n: many() })}
        badge={p.waiting > 0 ? p.waiting : undefined}
        onTap={() => host().act.members()}
      />
      <FooterButton
        icon={more}
        label={host().t("moreWord")}
        badge={p.unread > 0 ? p.unread : undefined}
        onTap={() => host().setView({ open: "more" })}
      />
    </>
  );
}
