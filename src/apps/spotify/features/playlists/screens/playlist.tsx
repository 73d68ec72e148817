import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import glass from "@material-symbols/svg-400/rounded/search.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import addPerson from "@material-symbols/svg-400/rounded/group_add.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { editorsId } from "#world/music/words.ts";
import { countText } from "#os/social-format.ts";
import { isOwnPlaylist, sourceOf } from "#apps/spotify/ids.ts";
import { spanText } from "#apps/spotify/format.ts";
import type { Art } from "#apps/spotify/looks/cover.tsx";
import { LibBar } from "#apps/spotify/looks/drawer.tsx";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead, OwnerLine } from "#apps/spotify/looks/head.tsx";
import { Empty, Pill, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { DownloadButton } from "#apps/spotify/screens/parts/download-button.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { useItems, useTracks } from "#apps/spotify/screens/parts/items.ts";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { ownerName, useOwnArt, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";
import { sortItems } from "../queries.ts";
import { playlistSorts } from "../state.ts";
import { PlaylistMenu } from "./parts/playlist-menu.tsx";

export default screen(app, strings, "playlist", (p) => {
  const id = () => p.params.playlist;
  const isOwn = () => isOwnPlaylist(id());
  const own = () => p.state.playlists[id()];
  const world = queryWorld(music.queries.playlist, () => (isOwn() ? null : { id: id() }));
  const entries = createMemo(() => own()?.entries ?? (world()?.tracks ?? []).map((item) => ({ item, at: 0 })));
  const tracks = useTracks(createMemo(() => entries().map(({ item }) => item)));
  const facts = useItems(createMemo(() => entries().map(({ item }) => item)));
  const items = createMemo(() =>
    sortItems(entries(), p.state.sorts[id()] ?? "custom", (item) => {
      const track = tracks().get(item);
      return track && { title: track.title, artist: track.artists[0]?.name ?? "", album: track.albumTitle };
    }),
  );
  const ownArt = useOwnArt(
    () => p,
    createMemo(() => [id()]),
  );
  const art = (): Art => (isOwn() ? ownArt(id()) : worldArt(id()));
  const source = () => sourceOf(id());
  const title = () => own()?.name ?? world()?.title ?? "";
  const isSaved = () => (p.state.saved as Record<string, number>)[id()] !== undefined;
  const length = () => [...facts().values()].reduce((sum, { ms }) => sum + ms, 0);
  const line = () => {
    const friends = Object.keys(own()?.friends ?? {}).length;
    const first = own()
      ? friends > 0
        ? p.t("collaboratorCount", { n: friends + 1 })
        : p.t(own()!.public ? "publicPlaylist" : "privatePlaylist")
      : p.t("saveCount", { n: countText(world()?.followers ?? 0, p.lang) });
    return [
      first,
      p.t("songCount", { n: items().length }),
      ...(items().length > 0 ? [spanText(world()?.ms ?? length(), p.lang)] : []),
    ].join(" · ");
  };
  return (
    <Show
      when={own() ?? world()}
      fallback={
        <Leaf back>
          <Show when={isOwn()}>
            <Empty title={p.t("playlistGoneTitle")} text={p.t("playlist-gone")} />
          </Show>
        </Leaf>
      }
    >
      <Leaf
        back
        tint={world()?.colour ?? "#5a4a6f"}
        actions={
          <IconButton kind="strong" icon={glass} name={p.t("findInPlaylist")} onTap={() => p.act.startSearch()} />
        }
        top={
          <Show when={p.view.searching}>
            <LibBar>
              <SearchPill inBar at={p.field("q")} name={p.t("findInPlaylist")} />
              <IconButton icon={cross} name={p.t("cancel")} onTap={() => p.act.endSearch()} />
            </LibBar>
          </Show>
        }
        bottom={<Foot host={p} />}
        overlays={
          <>
            <PlaylistMenu host={p} title={title()} note={line()} art={art()} />
            <Sheet open={p.view.open === "sort"} part="sort" title={p.t("sortBy")}>
              <For each={playlistSorts}>
                {(sort) => (
                  <RadioCell
                    title={p.t(`order_${sort}`)}
                    on={(p.state.sorts[id()] ?? "custom") === sort}
                    onTap={() => p.act.sort({ sort })}
                  />
                )}
              </For>
            </Sheet>
          </>
        }
      >
        <BigHead
          art={p.view.searching ? undefined : art()}
          title={title()}
          about={own()?.about ?? world()?.description}
          facts={line()}
        >
          <Show
            when={world()}
            fallback={
              <OwnerLine art={{ kind: "person", id: "me" }} name={p.state.account.name} label={p.state.account.name} />
            }
          >
            {(found) => (
              <OwnerLine
                art={found().owner.id === editorsId ? worldArt(id()) : { kind: "person", id: found().owner.id }}
                name={ownerName(p, found().owner)}
                label={ownerName(p, found().owner)}
                onTap={
                  found().owner.id.startsWith("mu_friend_")
                    ? () => p.act.openOwner({ friend: found().owner.id })
                    : undefined
                }
              />
            )}
          </Show>
        </BigHead>
        <ActRow
          names={playNames(p.t)}
          playing={playsSource(p, source())}
          shuffled={p.state.queue.shuffle}
          start={
            <>
              <Show when={!isOwn()}>
                <IconButton
                  kind={isSaved() ? "green" : undefined}
                  icon={isSaved() ? check : plus}
                  name={p.t(isSaved() ? "removeFromLibrary" : "addToLibrary")}
                  onTap={() => (isSaved() ? p.act.unsave() : p.act.save())}
                />
              </Show>
              <DownloadButton
                host={p}
                id={id()}
                items={items()}
                onDownload={() => p.act.download()}
                onRemove={() => p.act.removeDownload()}
              />
              <Show when={isOwn()}>
                <IconButton icon={addPerson} name={p.t("inviteCollaborators")} onTap={() => p.act.collaborators()} />
              </Show>
              <IconButton icon={more} name={p.t("moreFor", { name: title() })} onTap={() => p.act.menu()} />
            </>
          }
          onShuffle={() => p.act.shufflePlay()}
          onPlay={items().length > 0 ? () => pressPlay(p, source()) : undefined}
        />
        <Show when={isOwn()}>
          <div class="chips-line">
            <Pill label={p.t("addSongs")} onTap={() => p.act.addSongs()} />
            <Pill label={p.t("edit")} onTap={() => p.act.edit()} />
            <Pill label={p.t("sort")} onTap={() => p.act.chooseSort()} />
          </div>
        </Show>
        <Show
          when={items().length > 0}
          fallback={<Empty title={p.t("playlistEmptyTitle")} text={p.t("playlistEmptyText")} />}
        >
          <TrackList host={p} source={source()} items={items()} playlist={isOwn() ? id() : null} q={p.view.q} />
        </Show>
      </Leaf>
    </Show>
  );
});
