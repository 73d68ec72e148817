import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import place from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { timeText } from "#os/format.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { dayText } from "#apps/spotify/format.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { BigHead } from "#apps/spotify/looks/head.tsx";
import { Cell, HeadLine, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { concertTime } from "../queries.ts";

export default screen(app, strings, "concert", (p) => {
  const concert = queryWorld(music.queries.concert, () => ({ id: p.params.concert }));
  const isKept = () => p.state.concerts[p.params.concert] !== undefined;
  return (
    <Show when={concert()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => {
        const time = () => concertTime(found(), p.state.startedAt, p.offsetMin);
        return (
          <Leaf back tint="#5b3a6b" bottom={<Foot host={p} />}>
            <BigHead
              art={worldArt(found().artist.id)}
              round
              title={found().artist.name}
              about={found().title}
              facts={found().soldOut ? p.t("soldOut") : p.t("onSale")}
            />
            <Pill
              kind={isKept() ? "green" : "white"}
              wide
              label={p.t(isKept() ? "interested" : "beInterested")}
              onTap={() => p.act.toggleInterest()}
            />
            <Cell
              plain
              icon={calendar}
              title={`${dayText(time(), p.os, p.now)} ${timeText(time(), p.os)}`}
              note={p.t("addToCalendar")}
              onTap={() => p.act.addEvent()}
            />
            <Cell icon={place} title={found().venue} note={found().city} />
            <Cell plain icon={shareIcon} title={p.t("share")} onTap={() => p.act.share()} />
            <HeadLine text={p.t("lineUp")} />
            <For each={[found().artist, ...found().support]}>
              {(artist) => (
                <ItemRow
                  title={artist.name}
                  note={p.t("artist")}
                  art={worldArt(artist.id)}
                  round
                  onTap={() => p.act.openArtist({ artist: artist.id })}
                />
              )}
            </For>
          </Leaf>
        );
      }}
    </Show>
  );
});
