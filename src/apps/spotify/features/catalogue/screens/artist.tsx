import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { countText } from "#os/social-format.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { sourceOf } from "#apps/spotify/ids.ts";
import { dayText, fullCount, yearText } from "#apps/spotify/format.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, ArtistHead } from "#apps/spotify/looks/head.tsx";
import { HeadLine, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { Sheet, SheetHead, SheetRows } from "#apps/spotify/looks/sheet.tsx";
import { Shelf } from "#apps/spotify/looks/tiles.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { useTracks } from "#apps/spotify/screens/parts/items.ts";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { ownerName, useCards, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";
import { concertTime, releasedAt } from "../queries.ts";
import { AboutCard } from "./parts/about-card.tsx";

const few = 5;
const many = 10;
export default screen(app, strings, "artist", (p) => {
  const id = () => p.params.artist;
  const artist = queryWorld(music.queries.artist, () => ({ id: id() }));
  const albums = queryWorld(music.queries.discography, () => ({ artist: id(), sort: "newest" as const }));
  const concerts = queryWorld(music.queries.concerts, () => ({ artist: id(), day_min: 0, sort: "soonest" as const }));
  const popular = createMemo(() => (artist()?.popular ?? []).slice(0, p.view.all ? many : few));
  const tracks = useTracks(popular);
  const playlists = queryWorld(music.queries.findplaylists, () => {
    const [first] = artist()?.popular ?? [];
    return first === undefined ? null : { track: first };
  });
  const similar = useCards(
    () => p,
    createMemo(() => artist()?.similar ?? []),
  );
  const isFollowed = () => p.state.saved[id()] !== undefined;
  const source = () => sourceOf(id());
  return (
    <Leaf
      back
      bottom={<Foot host={p} />}
      overlays={
        <Sheet
          open={p.view.open === "menu"}
          part="menu"
          head={<SheetHead art={worldArt(id())} round title={artist()?.name ?? ""} note={p.t("artist")} />}
        >
          <SheetRows
            items={[
              isFollowed()
                ? { icon: check, green: true, label: p.t("unfollow"), onTap: () => p.act.unfollow() }
                : { icon: plus, label: p.t("follow"), onTap: () => p.act.follow() },
              { icon: shareIcon, label: p.t("share"), onTap: () => p.act.share() },
            ]}
          />
        </Sheet>
      }
    >
      <Show when={artist()}>
        {(found) => (
          <>
            <ArtistHead id={id()} name={found().name} />
            <p class="meta-line">{p.t("monthlyListeners", { n: fullCount(found().listeners) })}</p>
            <ActRow
              names={playNames(p.t)}
              playing={playsSource(p, source())}
              shuffled={p.state.queue.shuffle}
              start={
                <>
                  <Pill
                    label={p.t(isFollowed() ? "following" : "follow")}
                    onTap={() => (isFollowed() ? p.act.unfollow() : p.act.follow())}
                  />
                  <IconButton icon={more} name={p.t("moreFor", { name: found().name })} onTap={() => p.act.menu()} />
                </>
              }
              onShuffle={() => p.act.shufflePlay()}
              onPlay={() => pressPlay(p, source())}
            />
            <HeadLine text={p.t("popular")} />
            <TrackList
              host={p}
              source={source()}
              items={popular()}
              numbered
              noteOf={(item) => fullCount(tracks().get(item)?.plays ?? 0)}
            />
            <Show when={found().popular.length > few}>
              <Pill
                wide
                label={p.t(p.view.all ? "seeLess" : "seeMore")}
                onTap={() => (p.view.all ? p.act.seeLess() : p.act.seeMore())}
              />
            </Show>
            <HeadLine text={p.t("discography")} action={p.t("showAll")} onAction={() => p.act.discography()} />
            <For each={(albums()?.rows ?? []).slice(0, 4)}>
              {(album) => (
                <ItemRow
                  title={album.title}
                  note={`${yearText(releasedAt(album, p.state.startedAt, p.offsetMin), p.os)} · ${p.t(`type_${album.type}`)}`}
                  art={worldArt(album.id)}
                  onTap={() => p.act.openAlbum({ album: album.id })}
                />
              )}
            </For>
            <Show when={(playlists()?.rows.length ?? 0) > 0}>
              <HeadLine text={p.t("featuring", { name: found().name })} />
              <Shelf
                part="playlists"
                cards={playlists()!.rows.map((one) => ({
                  id: one.id,
                  title: one.title,
                  note: ownerName(p, one.owner),
                  art: worldArt(one.id),
                  round: false,
                }))}
                onTap={(one) => openThing(p.act, one)}
              />
            </Show>
            <Show when={(concerts()?.rows.length ?? 0) > 0}>
              <HeadLine text={p.t("onTour")} />
              <For each={concerts()!.rows.slice(0, 4)}>
                {(concert) => (
                  <ItemRow
                    title={`${concert.city} · ${concert.venue}`}
                    note={dayText(concertTime(concert, p.state.startedAt, p.offsetMin), p.os, p.now)}
                    onTap={() => p.act.openConcert({ concert: concert.id })}
                  />
                )}
              </For>
            </Show>
            <AboutCard
              title={p.t("about")}
              listeners={p.t("monthlyListeners", { n: countText(found().listeners, p.lang) })}
              text={found().bio}
              onTap={() => p.act.about()}
            />
            <Show when={similar().length > 0}>
              <HeadLine text={p.t("fansLike")} />
              <Shelf part="similar" cards={similar()} onTap={(one) => openThing(p.act, one)} />
            </Show>
          </>
        )}
      </Show>
    </Leaf>
  );
});
