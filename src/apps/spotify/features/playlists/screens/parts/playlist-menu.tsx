/** The menu of a playlist. */
import addTo from "@material-symbols/svg-400/rounded/playlist_add.svg?raw";
import bin from "@material-symbols/svg-400/rounded/delete.svg?raw";
import closed from "@material-symbols/svg-400/rounded/lock.svg?raw";
import copy from "@material-symbols/svg-400/rounded/playlist_play.svg?raw";
import group from "@material-symbols/svg-400/rounded/group.svg?raw";
import pen from "@material-symbols/svg-400/rounded/edit.svg?raw";
import pin from "@material-symbols/svg-400/rounded/keep.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import queue from "@material-symbols/svg-400/rounded/queue_music.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import sort from "@material-symbols/svg-400/rounded/swap_vert.svg?raw";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/spotify/index.ts";
import { isOwnPlaylist } from "#apps/spotify/ids.ts";
import type { Art } from "#apps/spotify/looks/cover.tsx";
import { Sheet, SheetHead, SheetRows, type SheetItem } from "#apps/spotify/looks/sheet.tsx";
import type { Word } from "#apps/spotify/strings.ts";

export function PlaylistMenu(p: {
  readonly host: ScreenProps<typeof app, "playlist", Word>;
  readonly title: string;
  readonly note: string;
  readonly art: Art;
}) {
  const t: typeof p.host.t = (key, facts) => p.host.t(key, facts);
  const items = (): SheetItem[] => {
    const { state, act, params } = p.host;
    const id = params.playlist;
    const own = state.playlists[id];
    const isPinned = state.pins.includes(id);
    const isInLibrary = isOwnPlaylist(id) || (state.saved as Record<string, number>)[id] !== undefined;
    return [
      ...(own
        ? [
            { icon: plus, label: t("addSongs"), onTap: () => act.addSongs() },
            { icon: pen, label: t("editPlaylist"), onTap: () => act.edit() },
            { icon: group, label: t("collaborators"), onTap: () => act.collaborators() },
            { icon: closed, label: t(own.public ? "makePrivate" : "makePublic"), onTap: () => act.togglePublic() },
          ]
        : []),
      { icon: sort, label: t("sort"), onTap: () => act.chooseSort() },
      { icon: queue, label: t("addToQueue"), onTap: () => act.enqueue() },
      { icon: addTo, label: t("addToOther"), onTap: () => act.addAll() },
      { icon: copy, label: t("copyPlaylist"), onTap: () => act.copy() },
      ...(isInLibrary
        ? [{ icon: pin, label: t(isPinned ? "unpin" : "pin"), green: isPinned, onTap: () => act.togglePin() }]
        : []),
      { icon: share, label: t("share"), onTap: () => act.share() },
      ...(own ? [{ icon: bin, label: t("deletePlaylist"), onTap: () => act.remove() }] : []),
    ];
  };
  return (
    <Sheet
      open={p.host.view.open === "menu"}
      part="menu"
      head={<SheetHead art={p.art} title={p.title} note={p.note} />}
    >
      <SheetRows items={items()} />
    </Sheet>
  );
}
