import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { AlbumHead } from "#apps/rednote/looks/album.tsx";
import { Cells, Empty, Pill, RadioCell } from "#apps/rednote/looks/cells.tsx";
import { BarButton, BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ActSheet, HalfSheet } from "#apps/rednote/looks/overlays.tsx";
import { ChoiceRow } from "#apps/rednote/looks/seen.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { useCards } from "#apps/rednote/screens/parts/note-list.ts";
import { strings } from "#apps/rednote/strings.ts";
import { listSaved } from "../queries.ts";

export default screen(app, strings, "album", (p) => {
  const album = () => p.state.albums[p.params.album];
  const ids = createMemo(() => listSaved(p.state, p.params.album));
  const cards = useCards(p, ids);
  return (
    <Leaf
      grey
      back
      part={p.view.selects ? "rows" : "cards"}
      actions={
        <Show when={p.view.selects} fallback={<BarButton icon={more} name={p.t("more")} onTap={() => p.act.menu()} />}>
          <BarWord label={p.t("done")} onTap={() => p.act.done()} />
        </Show>
      }
      bottom={
        <Show when={p.view.selects}>
          <div class="two-buttons">
            <Pill
              kind="grey"
              wide
              label={p.t("unsave")}
              disabled={!p.can("unsaveChosen")}
              onTap={() => p.act.unsaveChosen()}
            />
            <Pill kind="red" wide label={p.t("moveTo")} disabled={!p.can("move")} onTap={() => p.act.move()} />
          </div>
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[
              { label: p.t("editAlbum"), onTap: () => p.act.edit() },
              { label: p.t("selectNotes"), onTap: () => p.act.select() },
              { label: p.t("deleteAlbum"), danger: true, onTap: () => p.act.remove() },
            ]}
          />
          <HalfSheet open={p.view.open === "move"} title={p.t("moveTo")}>
            <Cells>
              <RadioCell title={p.t("defaultAlbum")} on={false} onTap={() => p.act.moveTo({ album: null })} />
              <For each={Object.values(p.state.albums).filter(({ id }) => id !== p.params.album)}>
                {(one) => <RadioCell title={one.name} on={false} onTap={() => p.act.moveTo({ album: one.id })} />}
              </For>
            </Cells>
          </HalfSheet>
        </>
      }
    >
      <AlbumHead
        title={album()?.name ?? ""}
        about={album()?.about ?? ""}
        note={[p.t("albumNotes", { n: ids().length }), album()?.private ? p.t("privateAlbum") : ""]
          .filter((x) => x !== "")
          .join(" · ")}
      />
      <Show when={ids().length > 0} fallback={<Empty text={p.t("emptyAlbum")} />}>
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
              <ChoiceRow
                card={card}
                files={p.os.files}
                note={card.name}
                on={p.view.chosen.includes(card.id)}
                onTap={() => p.act.toggle({ note: card.id })}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
