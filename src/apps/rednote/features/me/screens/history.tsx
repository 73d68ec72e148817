import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { SeenRow } from "#apps/rednote/looks/seen.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { useCards } from "#apps/rednote/screens/parts/note-list.ts";
import { strings } from "#apps/rednote/strings.ts";

const maxShown = 120;
export default screen(app, strings, "history", (p) => {
  const ids = createMemo(() => p.state.seen.map(({ note }) => note).slice(0, maxShown));
  const cards = useCards(p, ids);
  const seenAt = (note: string) => p.state.seen.find((one) => one.note === note)?.at ?? 0;
  return (
    <Leaf
      grey
      back
      title={p.t("history")}
      part={p.view.selects ? "rows" : "cards"}
      actions={
        <Show when={p.state.seen.length > 0}>
          <BarWord
            label={p.t(p.view.selects ? "done" : "select")}
            onTap={() => (p.view.selects ? p.act.done() : p.act.select())}
          />
        </Show>
      }
      top={
        <Show when={p.view.selects}>
          <div class="bar-row end">
            <BarWord label={p.t("clearAll")} onTap={() => p.act.clear()} />
          </div>
        </Show>
      }
    >
      <Show
        when={ids().length > 0}
        fallback={<Empty text={p.t(p.state.prefs.keepHistory ? "noSeen" : "historyOff")} />}
      >
        <Show
          when={p.view.selects}
          fallback={
            <Waterfall
              cards={cards()}
              files={p.os.files}
              texts={{ like: p.t("like"), video: p.t("video") }}
              onOpen={(note) => p.act.open({ note })}
            />
          }
        >
          <For each={cards()}>
            {(card) => (
              <SeenRow
                card={card}
                files={p.os.files}
                time={agoText(seenAt(card.id), p.os, p.now)}
                remove={p.t("removeSeen")}
                onRemove={() => p.act.drop({ note: card.id })}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
