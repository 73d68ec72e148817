import bin from "@material-symbols/svg-400/rounded/logout.svg?raw";
import copy from "@material-symbols/svg-400/rounded/playlist_add.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import person from "@material-symbols/svg-400/rounded/person.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { sourceOf } from "#apps/spotify/ids.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead } from "#apps/spotify/looks/head.tsx";
import { Empty } from "#apps/spotify/looks/rows.tsx";
import { Sheet, SheetHead, SheetRows } from "#apps/spotify/looks/sheet.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { TrackList } from "#apps/spotify/screens/parts/track-list.tsx";
import { blendItems, tasteMatch } from "../queries.ts";

export default screen(app, strings, "blend", (p) => {
  const id = () => p.params.blend;
  const blend = () => p.state.blends[id()];
  const friend = queryWorld(music.queries.friend, () => (blend() ? { id: blend()!.friend } : null));
  const isReady = () => blend()?.joinsAt === null;
  const items = createMemo(() => (isReady() && friend() ? blendItems(p.state, friend()!.recentTracks) : []));
  const title = () => p.t("blendOf", { name: friend()?.name ?? "", me: p.state.account.name });
  const source = () => sourceOf(id());
  return (
    <Leaf
      back
      tint="#7a3a86"
      bottom={<Foot host={p} />}
      overlays={
        <Sheet
          open={p.view.open === "menu" && blend() !== undefined}
          part="menu"
          head={<SheetHead art={{ kind: "blend" }} title={title()} note={p.t("blend")} />}
        >
          <SheetRows
            items={[
              { icon: person, label: p.t("viewProfile"), onTap: () => p.act.openFriend({ friend: blend()!.friend }) },
              ...(isReady() ? [{ icon: copy, label: p.t("copyPlaylist"), onTap: () => p.act.copy() }] : []),
              { icon: bin, label: p.t("leaveBlend"), onTap: () => p.act.leave() },
            ]}
          />
        </Sheet>
      }
    >
      <Show when={blend()} fallback={<Empty text={p.t("blend-missing")} />}>
        <BigHead
          art={{ kind: "blend" }}
          title={title()}
          facts={
            isReady()
              ? p.t("tasteMatch", { n: friend() ? tasteMatch(p.state, friend()!) : 0 })
              : p.t("blendWaiting", { name: friend()?.name ?? "" })
          }
        />
        <ActRow
          names={playNames(p.t)}
          playing={playsSource(p, source())}
          shuffled={p.state.queue.shuffle}
          start={<IconButton icon={more} name={p.t("moreFor", { name: title() })} onTap={() => p.act.menu()} />}
          onShuffle={isReady() ? () => p.act.shufflePlay() : undefined}
          onPlay={isReady() ? () => pressPlay(p, source()) : undefined}
        />
        <TrackList host={p} source={source()} items={items()} />
      </Show>
    </Leaf>
  );
});
