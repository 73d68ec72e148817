import addTo from "@material-symbols/svg-400/rounded/playlist_add.svg?raw";
import artistIcon from "@material-symbols/svg-400/rounded/artist.svg?raw";
import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import queue from "@material-symbols/svg-400/rounded/queue_music.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { sourceOf } from "#apps/spotify/ids.ts";
import { dayText, spanText, yearText } from "#apps/spotify/format.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead, OwnerLine } from "#apps/spotify/looks/head.tsx";
import { HeadLine, Note } from "#apps/spotify/looks/rows.tsx";
import { Sheet, SheetHead, SheetRows } from "#apps/spotify/looks/sheet.tsx";
import { Shelf } from "#apps/spotify/looks/tiles.tsx";
import { DownloadButton } from "#apps/spotify/screens/parts/download-button.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { namesOf, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";
import { releasedAt } from "../queries.ts";

export default screen(app, strings, "album", (p) => {
  const id = () => p.params.album;
  const album = queryWorld(music.queries.album, () => ({ id: id() }));
  const others = queryWorld(music.queries.discography, () =>
    album() ? { artist: album()!.artists[0]!.id, sort: "newest" as const } : null,
  );
  const isSaved = () => p.state.saved[id()] !== undefined;
  const source = () => sourceOf(id());
  const released = () => releasedAt({ age: album()?.age ?? 0 }, p.state.startedAt, p.offsetMin);
  return (
    <Show when={album()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => (
        <Leaf
          back
          tint={found().colour}
          bottom={<Foot host={p} />}
          overlays={
            <Sheet
              open={p.view.open === "menu"}
              part="menu"
              head={<SheetHead art={worldArt(id())} title={found().title} note={namesOf(found().artists)} />}
            >
              <SheetRows
                items={[
                  isSaved()
                    ? { icon: check, green: true, label: p.t("removeFromLibrary"), onTap: () => p.act.unsave() }
                    : { icon: plus, label: p.t("addToLibrary"), onTap: () => p.act.save() },
                  { icon: queue, label: p.t("addToQueue"), onTap: () => p.act.enqueue() },
                  { icon: addTo, label: p.t("addToPlaylist"), onTap: () => p.act.addAll() },
                  ...found().artists.map((artist) => ({
                    icon: artistIcon,
                    label: p.t("goToArtist", { name: artist.name }),
                    onTap: () => p.act.openArtist({ artist: artist.id }),
                  })),
                  { icon: shareIcon, label: p.t("share"), onTap: () => p.act.share() },
                ]}
              />
            </Sheet>
          }
        >
          <BigHead
            art={worldArt(id())}
            title={found().title}
            facts={`${p.t(`type_${found().type}`)} · ${yearText(released(), p.os)}`}
          >
            <OwnerLine
              art={worldArt(found().artists[0]!.id)}
              name={namesOf(found().artists)}
              label={p.t("goToArtist", { name: found().artists[0]!.name })}
              onTap={() => p.act.openArtist({ artist: found().artists[0]!.id })}
            />
          </BigHead>
          <ActRow
            names={playNames(p.t)}
            playing={playsSource(p, source())}
            shuffled={p.state.queue.shuffle}
            start={
              <>
                <IconButton
                  kind={isSaved() ? "green" : undefined}
                  icon={isSaved() ? check : plus}
                  name={p.t(isSaved() ? "removeFromLibrary" : "addToLibrary")}
                  onTap={() => (isSaved() ? p.act.unsave() : p.act.save())}
                />
                <DownloadButton
                  host={p}
                  id={id()}
                  items={found().tracks}
                  onDownload={() => p.act.download()}
                  onRemove={() => p.act.removeDownload()}
                />
                <IconButton icon={more} name={p.t("moreFor", { name: found().title })} onTap={() => p.act.menu()} />
              </>
            }
            onShuffle={() => p.act.shufflePlay()}
            onPlay={() => pressPlay(p, source())}
          />
          <TrackList host={p} source={source()} items={found().tracks} bare />
          <Note
            text={`${dayText(released(), p.os, p.now)}\n${[p.t("songCount", { n: found().tracks.length }), spanText(found().ms, p.lang)].join(" · ")}\n© ${yearText(released(), p.os)} ${found().label}`}
          />
          <Show when={(others()?.rows.length ?? 0) > 1}>
            <HeadLine text={p.t("moreBy", { name: found().artists[0]!.name })} />
            <Shelf
              part="more"
              cards={others()!
                .rows.filter((one) => one.id !== id())
                .map((one) => ({
                  id: one.id,
                  title: one.title,
                  note: yearText(releasedAt(one, p.state.startedAt, p.offsetMin), p.os),
                  art: worldArt(one.id),
                  round: false,
                }))}
              onTap={(one) => p.act.openAlbum({ album: one })}
            />
          </Show>
        </Leaf>
      )}
    </Show>
  );
});
