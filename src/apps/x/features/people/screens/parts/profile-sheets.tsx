/** The menu of a profile, and the sheet of the bell. */
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import link from "@material-symbols/svg-400/outlined/link.svg?raw";
import listAdd from "@material-symbols/svg-400/outlined/playlist_add.svg?raw";
import lists from "@material-symbols/svg-400/outlined/list_alt.svg?raw";
import muteIcon from "@material-symbols/svg-400/outlined/volume_off.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import personOff from "@material-symbols/svg-400/outlined/person_remove.svg?raw";
import repeat from "@material-symbols/svg-400/outlined/repeat.svg?raw";
import type { User } from "#world/posts/index.ts";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { me } from "#apps/x/ids.ts";
import { profileUrl } from "#apps/x/links.ts";
import { CheckCell } from "#apps/x/looks/cells.tsx";
import { ActSheet, Sheet, type SheetItem } from "#apps/x/looks/overlays.tsx";
import { isBlocked, isFollower } from "#apps/x/ties.ts";
import type { ProfileProps } from "./props.ts";

export function ProfileSheets(p: { readonly host: ProfileProps; readonly user: User | null }) {
  const close = useCloseOverlay();
  const state = () => p.host.state;
  const handle = () => p.user?.handle ?? state().profile.handle;
  const shareItems = (): SheetItem[] => [
    { label: p.host.t("shareProfile"), icon: out, onTap: () => p.host.act.shareProfile({ handle: handle() }) },
    {
      label: p.host.t("copyLink"),
      icon: link,
      onTap: () => {
        copyText(profileUrl(handle()));
        close();
      },
    },
    {
      label: p.host.t("viewLists"),
      icon: lists,
      onTap: () => p.host.act.openListsOf({ user: p.user?.id ?? me }),
    },
  ];
  const otherItems = ({ id, handle: of }: User): SheetItem[] => {
    const name = `@${of}`;
    const tie = state().follows[id];
    const isMuted = state().muted[id] !== undefined;
    return [
      { label: p.host.t("chooseLists"), icon: listAdd, onTap: () => p.host.act.chooseLists({ user: id }) },
      ...(tie
        ? [
            {
              label: p.host.t(tie.reposts ? "turnOffReposts" : "turnOnReposts"),
              icon: repeat,
              onTap: () => p.host.act.toggleReposts({ user: id }),
            },
          ]
        : []),
      ...(isFollower(state(), id)
        ? [
            {
              label: p.host.t("removeFollower"),
              icon: personOff,
              onTap: () => p.host.act.removeFollower({ user: id }),
            },
          ]
        : []),
      isMuted
        ? { label: p.host.t("unmuteName", { name }), icon: muteIcon, onTap: () => p.host.act.unmute({ user: id }) }
        : { label: p.host.t("muteName", { name }), icon: muteIcon, onTap: () => p.host.act.mute({ user: id }) },
      isBlocked(state(), id)
        ? { label: p.host.t("unblockName", { name }), icon: block, onTap: () => p.host.act.unblock({ user: id }) }
        : { label: p.host.t("blockName", { name }), icon: block, onTap: () => p.host.act.block({ user: id }) },
      {
        label: p.host.t("reportName", { name }),
        icon: flag,
        onTap: () => p.host.act.reportUser({ user: id }),
      },
    ];
  };
  const bell = () => (p.user ? state().follows[p.user.id]?.bell === true : false);
  return (
    <>
      <ActSheet open={p.host.view.open === "person"} items={[...shareItems(), ...(p.user ? otherItems(p.user) : [])]} />
      <Sheet
        open={p.host.view.open === "bell" && p.user !== null}
        title={p.host.t("bell")}
        note={p.host.t("bellHint", { name: p.user?.name ?? "" })}
      >
        <CheckCell
          radio
          title={p.host.t("bellOn")}
          on={bell()}
          onTap={() => (bell() ? close() : p.host.act.toggleBell({ user: p.user!.id }))}
        />
        <CheckCell
          radio
          title={p.host.t("bellOff")}
          on={!bell()}
          onTap={() => (bell() ? p.host.act.toggleBell({ user: p.user!.id }) : close())}
        />
      </Sheet>
    </>
  );
}
