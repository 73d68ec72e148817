import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { dayKey } from "#state/civil.ts";
import { isEpisode, sourceOf } from "#apps/spotify/ids.ts";
import { dayText } from "#apps/spotify/format.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, HeadLine, ItemRow, Note } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { isCurrent, isPlayable, useItems } from "#apps/spotify/screens/parts/items.ts";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";

const max = 100;
export default screen(app, strings, "history", (p) => {
  const plays = createMemo(() => p.state.plays.slice(0, max));
  const facts = useItems(createMemo(() => plays().map(({ item }) => item)));
  /** The first play of each day is listed below the day. */
  const days = createMemo(() => [...Map.groupBy(plays(), ({ at }) => dayKey(at, p.offsetMin)).values()]);
  return (
    <Leaf back title={p.t("recents")} bottom={<Foot host={p} />}>
      <Show when={p.state.privateUntil !== null && p.state.privateUntil > p.now}>
        <Note text={p.t("privateNote")} />
      </Show>
      <Show
        when={plays().length > 0}
        fallback={<Empty title={p.t("historyEmptyTitle")} text={p.t("historyEmptyText")} />}
      >
        <For each={days()}>
          {(day) => (
            <>
              <HeadLine text={dayText(day[0]!.at, p.os, p.now)} />
              <For each={day}>
                {(play) => (
                  <Show when={facts().get(play.item)}>
                    {(item) => (
                      <ItemRow
                        title={item().title}
                        note={item().by}
                        art={worldArt(item().cover)}
                        explicit={item().explicit}
                        now={isCurrent(p, item().id)}
                        disabled={!isPlayable(p, item())}
                        menu={p.t("moreFor", { name: item().title })}
                        onMenu={() => p.act.itemMenu({ item: item().id, playlist: null })}
                        end={
                          <IconButton
                            icon={cross}
                            name={p.t("removeRecent", { name: item().title })}
                            onTap={() => p.act.forget({ item: item().id })}
                          />
                        }
                        onTap={() =>
                          isEpisode(item().id)
                            ? p.act.openEpisode({ episode: item().id })
                            : p.act.play({ source: sourceOf(item().id), item: item().id })
                        }
                      />
                    )}
                  </Show>
                )}
              </For>
            </>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
