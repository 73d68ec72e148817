import minus from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { idOfSource } from "#apps/spotify/ids.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Controls, Grip } from "#apps/spotify/looks/player.tsx";
import { Empty, HeadLine, ItemRow } from "#apps/spotify/looks/rows.tsx";
import { isPlaying, useItems } from "#apps/spotify/screens/parts/items.ts";
import { useCards, worldArt } from "#apps/spotify/screens/parts/things.ts";
import { currentItem, placesAhead, sourceItem } from "../queue.ts";
import { controlActs, controlNames } from "./parts/names.ts";

/** How many items of the source the page lists. */
const maxAhead = 40;
export default screen(app, strings, "queue", (p) => {
  const queue = () => p.state.queue;
  const ahead = createMemo(() => placesAhead(queue()).slice(0, maxAhead));
  const facts = useItems(
    createMemo(() => [
      ...(currentItem(queue()) === null ? [] : [currentItem(queue())!]),
      ...queue().queued.map(({ item }) => item),
      ...ahead().map((place) => sourceItem(queue(), place)!),
    ]),
  );
  const source = createMemo(() => (queue().source === null ? null : idOfSource(queue().source!)));
  const cards = useCards(
    () => p,
    createMemo(() => (source() === null ? [] : [source()!])),
  );
  const from = () => cards()[0]?.title ?? p.t(`from_${queue().source?.kind ?? "item"}`);
  const now = () => facts().get(currentItem(queue()) ?? "");
  return (
    <Leaf
      back="close"
      down
      centred
      title={p.t("queue")}
      bottom={
        <div class="queue-foot">
          <Controls
            names={controlNames(p.t, queue().repeat)}
            playing={isPlaying(p)}
            shuffled={queue().shuffle}
            repeat={queue().repeat}
            act={controlActs(p.act)}
          />
        </div>
      }
    >
      <Show when={now()} fallback={<Empty title={p.t("queueEmptyTitle")} text={p.t("queueEmptyText")} />}>
        {(item) => (
          <>
            <HeadLine text={p.t("nowPlaying")} />
            <ItemRow
              now
              title={item().title}
              note={item().by}
              art={worldArt(item().cover)}
              explicit={item().explicit}
              onTap={() => p.act.togglePlay()}
            />
          </>
        )}
      </Show>
      <Show when={queue().queued.length > 0}>
        <HeadLine text={p.t("nextInQueue")} action={p.t("clearQueue")} onAction={() => p.act.clear()} />
        <For each={queue().queued}>
          {(entry, n) => (
            <Show when={facts().get(entry.item)}>
              {(item) => (
                <div data-list="queued">
                  <ItemRow
                    title={item().title}
                    note={item().by}
                    art={worldArt(item().cover)}
                    explicit={item().explicit}
                    onHold={() => p.act.hold({ held: p.view.held === entry.id ? null : entry.id })}
                    onTap={() => p.act.jumpToQueued({ entry: entry.id })}
                    end={
                      <Show
                        when={p.view.held === entry.id}
                        fallback={
                          <Grip
                            name={p.t("moveItem", { name: item().title })}
                            among="queued"
                            index={n()}
                            onMove={(to) => p.act.moveQueued({ from: n(), to })}
                          />
                        }
                      >
                        <IconButton
                          icon={minus}
                          name={p.t("removeItem", { name: item().title })}
                          onTap={() => p.act.dropQueued({ entry: entry.id })}
                        />
                      </Show>
                    }
                  />
                </div>
              )}
            </Show>
          )}
        </For>
      </Show>
      <Show when={ahead().length > 0}>
        <HeadLine text={p.t("nextFrom", { name: from() })} />
        <For each={ahead()}>
          {(place, n) => (
            <Show when={facts().get(sourceItem(queue(), place) ?? "")}>
              {(item) => (
                <div data-list="ahead">
                  <ItemRow
                    title={item().title}
                    note={item().by}
                    art={worldArt(item().cover)}
                    explicit={item().explicit}
                    onHold={() => p.act.hold({ held: p.view.held === `place_${place}` ? null : `place_${place}` })}
                    onTap={() => p.act.jumpAhead({ place })}
                    end={
                      <Show
                        when={p.view.held === `place_${place}`}
                        fallback={
                          <Show when={place > queue().at}>
                            <Grip
                              name={p.t("moveItem", { name: item().title })}
                              among="ahead"
                              index={n()}
                              onMove={(to) => p.act.moveAhead({ from: place, to: queue().at + 1 + to })}
                            />
                          </Show>
                        }
                      >
                        <IconButton
                          icon={minus}
                          name={p.t("removeItem", { name: item().title })}
                          onTap={() => p.act.dropAhead({ place })}
                        />
                      </Show>
                    }
                  />
                </div>
              )}
            </Show>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
