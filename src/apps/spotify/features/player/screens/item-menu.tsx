import albumIcon from "@material-symbols/svg-400/rounded/album.svg?raw";
import artistIcon from "@material-symbols/svg-400/rounded/artist.svg?raw";
import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import down from "@material-symbols/svg-400/rounded/arrow_circle_down.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import listAdd from "@material-symbols/svg-400/rounded/playlist_add.svg?raw";
import listRemove from "@material-symbols/svg-400/rounded/playlist_remove.svg?raw";
import mark from "@material-symbols/svg-400/rounded/check.svg?raw";
import next from "@material-symbols/svg-400/rounded/playlist_play.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import podcast from "@material-symbols/svg-400/rounded/podcasts.svg?raw";
import queue from "@material-symbols/svg-400/rounded/queue_music.svg?raw";
import queueAdd from "@material-symbols/svg-400/rounded/add_to_queue.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { isEpisode } from "#apps/spotify/ids.ts";
import { SheetHead, SheetPage, SheetRows, type SheetItem } from "#apps/spotify/looks/sheet.tsx";
import { useEpisodes, useTracks } from "#apps/spotify/screens/parts/items.ts";
import { namesOf, worldArt } from "#apps/spotify/screens/parts/things.ts";

export default {
  ...screen(app, strings, "itemMenu", (p) => {
    const item = () => p.params.item;
    const ids = createMemo(() => [item()]);
    const tracks = useTracks(ids);
    const episodes = useEpisodes(ids);
    const track = () => tracks().get(item());
    const episode = () => episodes().get(item());
    const title = () => track()?.title ?? episode()?.title ?? "";
    const note = () => (track() ? namesOf(track()!.artists) : (episode()?.showTitle ?? ""));
    const ofSong = (): SheetItem[] => {
      const liked = p.state.liked[item()] !== undefined;
      return [
        {
          icon: liked ? check : plus,
          green: liked,
          label: p.t(liked ? "removeFromLiked" : "addToLiked"),
          onTap: () => p.act.like({ track: item() }),
        },
        { icon: listAdd, label: p.t("addToPlaylist"), onTap: () => p.act.addTo() },
        ...(p.params.playlist === null
          ? []
          : [
              {
                icon: listRemove,
                label: p.t("removeFromThis"),
                onTap: () => p.act.removeHere({ playlist: p.params.playlist! }),
              },
            ]),
      ];
    };
    const ofEpisode = (): SheetItem[] => {
      const saved = p.state.savedEpisodes[item()] !== undefined;
      const played = p.state.heard[item()]?.played === true;
      const kept = p.state.kept[item()] !== undefined;
      return [
        {
          icon: saved ? check : plus,
          green: saved,
          label: p.t(saved ? "removeFromEpisodes" : "addToEpisodes"),
          onTap: () => p.act.saveEpisode({ episode: item() }),
        },
        kept
          ? { icon: down, green: true, label: p.t("removeDownload"), onTap: () => p.act.removeDownload({ id: item() }) }
          : { icon: down, label: p.t("download"), onTap: () => p.act.download({ id: item() }) },
        {
          icon: mark,
          label: p.t(played ? "markUnplayed" : "markPlayed"),
          onTap: () => p.act.togglePlayed({ episode: item() }),
        },
        { icon: listAdd, label: p.t("addToPlaylist"), onTap: () => p.act.addTo() },
      ];
    };
    const items = (): SheetItem[] => [
      ...(isEpisode(item()) ? ofEpisode() : ofSong()),
      { icon: next, label: p.t("playNextNow"), onTap: () => p.act.enqueueNext() },
      { icon: queueAdd, label: p.t("addToQueue"), onTap: () => p.act.enqueue() },
      { icon: queue, label: p.t("goToQueue"), onTap: () => p.act.openQueue() },
      ...(track()
        ? [
            { icon: albumIcon, label: p.t("goToAlbum"), onTap: () => p.act.openAlbum({ album: track()!.album }) },
            ...track()!.artists.map((artist) => ({
              icon: artistIcon,
              label: p.t("goToArtist", { name: artist.name }),
              onTap: () => p.act.openArtist({ artist: artist.id }),
            })),
            { icon: info, label: p.t("credits"), onTap: () => p.act.credits({ track: item() }) },
          ]
        : []),
      ...(episode()
        ? [
            { icon: info, label: p.t("goToEpisode"), onTap: () => p.act.openEpisode({ episode: item() }) },
            { icon: podcast, label: p.t("goToShow"), onTap: () => p.act.openShow({ show: episode()!.show }) },
          ]
        : []),
      { icon: shareIcon, label: p.t("share"), onTap: () => p.act.share() },
    ];
    return (
      <SheetPage
        leave={{ name: p.t("cancel"), onTap: () => p.act.leave() }}
        head={<SheetHead art={worldArt(track()?.album ?? episode()?.show ?? "")} title={title()} note={note()} />}
      >
        <SheetRows items={items()} />
      </SheetPage>
    );
  }),
  over: true,
};
