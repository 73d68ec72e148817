import albumIcon from "@material-symbols/svg-400/rounded/photo_album.svg?raw";
import create from "@material-symbols/svg-400/rounded/add_photo_alternate.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import gridIcon from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import heartOff from "@material-symbols/svg-400/rounded/heart_minus.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import copy from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import photoIcon from "@material-symbols/svg-400/rounded/photo.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import sortIcon from "@material-symbols/svg-400/rounded/sort.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { monthText } from "#os/format.ts";
import { takenAt } from "#os/files.ts";
import { civilOf } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import { Button, Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { AlbumGrid, PhotoGrid } from "../looks/photo-grid.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import scenes from "#world/scenes/index.ts";
import { sceneShape } from "#world/scenes/ids.ts";
import gallery from "../index.ts";
import { albumsOf, groupByDay, photosOf, sceneOf, trashedPhotos } from "../queries.ts";
import { parseSearch, hasTime, wasTaken } from "../search.ts";
import { albumSorts, columnCounts } from "../state.ts";
import { strings } from "../strings.ts";
import { searchSuggestions } from "../suggestions.ts";
import { albumIconOf, albumTitle, dayTitle } from "./parts/labels.ts";

const maxMonths = 15;

export default screen(gallery, strings, "main", (p) => {
  const photos = createMemo(() => (p.allowed("photos") ? photosOf(p.os.files) : []));
  const days = createMemo(() => groupByDay(photos(), p.offsetMin));
  const albums = createMemo(() => (p.allowed("photos") ? albumsOf(p.os.files, p.state.albumSort) : []));
  const selecting = () => p.view.selected.length > 0;
  const tap = (id: string) => (selecting() ? p.act.select({ id }) : p.act.open({ id }));
  const liked = () => p.view.selected.every((id) => photos().find((f) => f.id === id)?.favourite);

  // The world data describe the content of pictures, so the search by content queries the world. The phone itself
  // stores the pictures, and the time and place at which each picture was taken.
  const asked = createMemo(() => parseSearch(p.view.query, p.now, p.offsetMin));
  const words = () => (p.view.tab === "search" ? asked().words : "");
  const first = queryWorld(scenes.queries.find, () => (words() === "" ? null : { q: words(), page: 0 }));
  const hits = queryWorldPages(
    scenes.queries.find,
    () => (words() === "" ? null : { q: words() }),
    () => Math.ceil((first()?.total ?? 1) / 60),
  );
  const found = createMemo(() => {
    const { when, words: text } = asked();
    const shown = new Set(hits()?.rows.map((row) => row.id));
    const named = albums().filter((a) => text !== "" && albumTitle(a, p.t).toLowerCase().includes(text));
    const inNamed = new Set(named.flatMap((a) => a.files.map((f) => f.id)));
    return photos().filter(
      (f) =>
        wasTaken(f, when, p.offsetMin) &&
        (text === "" || shown.has(sceneOf(f) ?? "") || inNamed.has(f.id) || f.name.toLowerCase().includes(text)),
    );
  });
  const searching = () => hasTime(asked().when) || asked().words !== "";
  const kinds = createMemo(() => {
    const here = new Set(photos().map((f) => sceneShape(sceneOf(f) ?? "")?.kind));
    return searchSuggestions.filter((t) => here.has(t.kind));
  });
  const months = createMemo(() => {
    const keys = new Map<string, { year: number; month: number }>();
    for (const f of photos()) {
      const { year, month } = civilOf(takenAt(f), p.offsetMin);
      keys.set(`${year}-${month}`, { year, month });
    }
    return [...keys.values()].slice(0, maxMonths).map(({ year, month }) => monthText(year, month, p.lang));
  });
  const shownIds = () => (p.view.tab === "search" ? found() : photos()).map((f) => f.id);

  return (
    <Page
      large={!selecting()}
      back={selecting() ? "close" : undefined}
      tone="blue"
      part={p.view.tab}
      title={selecting() ? p.t("selected", { n: p.view.selected.length }) : p.t(p.view.tab)}
      actions={
        <Show
          when={selecting()}
          fallback={
            <Show when={p.view.tab !== "search"}>
              <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
            </Show>
          }
        >
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
          <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete()} />
          <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />
        </Show>
      }
      top={
        <Show when={p.view.tab === "search" && !selecting()}>
          <SearchField at={p.field("query")} placeholder={p.t("searchHint")} />
        </Show>
      }
      bottom={
        <Show when={!selecting()}>
          <BottomNav
            options={[
              { id: "photos", label: p.t("photos"), icon: photoIcon },
              { id: "albums", label: p.t("albums"), icon: albumIcon },
              { id: "search", label: p.t("search"), icon: searchIcon },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.setView({ tab: tab as "photos" })}
          />
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={
              p.view.tab === "albums"
                ? [
                    { label: p.t("newAlbum"), icon: create, onTap: () => p.setView({ name: "", open: "newAlbum" }) },
                    { label: p.t("sortAlbums"), icon: sortIcon, onTap: () => p.setView({ open: "sort" }) },
                    { label: p.t("trash"), icon: del, onTap: () => p.act.trash() },
                  ]
                : [
                    { label: p.t("gridSize"), icon: gridIcon, onTap: () => p.setView({ open: "columns" }) },
                    { label: p.t("trash"), icon: del, onTap: () => p.act.trash() },
                  ]
            }
          />
          <Menu
            open={p.view.open === "more"}
            items={[
              {
                label: p.t(liked() ? "unfavourite" : "favourite"),
                icon: liked() ? heartOff : heart,
                onTap: () => p.act.favourite(),
              },
              {
                label: p.t("moveTo"),
                icon: move,
                onTap: () => p.act.place({ ids: [...p.view.selected], copy: false }),
              },
              { label: p.t("copyTo"), icon: copy, onTap: () => p.act.place({ ids: [...p.view.selected], copy: true }) },
              { label: p.t("selectAll"), icon: selectAll, onTap: () => p.act.selectAll({ ids: shownIds() }) },
            ]}
          />
          <Sheet open={p.view.open === "columns"} title={p.t("gridSize")}>
            <List each={columnCounts}>
              {(columns) => (
                <RadioRow
                  title={p.t("columns", { n: columns })}
                  on={p.state.columns === columns}
                  onTap={() => p.act.columns({ columns })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "sort"} title={p.t("sortAlbums")}>
            <List each={albumSorts}>
              {(sort) => (
                <RadioRow title={p.t(sort)} on={p.state.albumSort === sort} onTap={() => p.act.sort({ sort })} />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "newAlbum"}
            title={p.t("newAlbum")}
            ok={p.t("create")}
            disabled={!p.can("newAlbum")}
            onOk={() => p.act.newAlbum()}
          >
            <Field at={p.field("name")} label={p.t("albumName")} onEnter={() => p.act.newAlbum()} />
          </Dialog>
        </>
      }
    >
      <Switch>
        <Match when={!p.allowed("photos")}>
          <Empty icon={photoIcon} title={p.t("noAccess")} hint={p.t("noAccessHint")}>
            <Button label={p.t("allow")} onTap={() => p.act.allow()} />
          </Empty>
        </Match>
        <Match when={p.view.tab === "photos"}>
          <Show
            when={photos().length > 0}
            fallback={<Empty icon={photoIcon} title={p.t("noPhotos")} hint={p.t("noPhotosHint")} />}
          >
            <PhotoGrid
              part="photos"
              columns={p.state.columns}
              sections={days().map((day) => ({
                key: day.key,
                title: dayTitle(day.at, p.os, p.now, p.t),
                files: day.files,
              }))}
              marked={selecting() ? p.view.selected : undefined}
              markAllName={p.t("selectDay")}
              onTap={tap}
              onHold={(id) => p.act.select({ id })}
              onMarkAll={(ids) => p.act.selectAll({ ids: [...ids] })}
            />
          </Show>
        </Match>
        <Match when={p.view.tab === "albums"}>
          <AlbumGrid
            each={albums()}
            title={(a) => albumTitle(a, p.t)}
            note={(a) => p.t("items", { n: a.files.length })}
            icon={albumIconOf}
            onTap={(id) => p.act.album({ id })}
          />
          <Section>
            <Row icon={create} title={p.t("newAlbum")} onTap={() => p.setView({ name: "", open: "newAlbum" })} />
            <Row
              icon={del}
              title={p.t("trash")}
              value={String(trashedPhotos(p.os.files).length)}
              leads
              onTap={() => p.act.trash()}
            />
          </Section>
        </Match>
        <Match when={!searching()}>
          <Stack>
            <Text as="title">{p.t("things")}</Text>
            <Chips
              name="things"
              wrap
              options={kinds().map((t) => ({
                id: p.lang === "en" ? t.en : t.zh,
                label: p.lang === "en" ? t.en : t.zh,
              }))}
              chosen={null}
              onPick={(query) => p.setView({ query })}
            />
          </Stack>
          <Stack>
            <Text as="title">{p.t("months")}</Text>
            <Chips
              name="months"
              wrap
              options={months().map((label) => ({ id: label, label }))}
              chosen={null}
              onPick={(query) => p.setView({ query })}
            />
          </Stack>
          <Section title={p.t("albums")}>
            <List each={albums().filter((a) => a.files.length > 0)}>
              {(a) => (
                <Row
                  icon={albumIconOf(a)}
                  title={albumTitle(a, p.t)}
                  value={String(a.files.length)}
                  leads
                  onTap={() => p.act.album({ id: a.id })}
                />
              )}
            </List>
          </Section>
        </Match>
        <Match when={found().length > 0}>
          <PhotoGrid
            part="search"
            columns={p.state.columns}
            sections={[{ key: "found", title: p.t("results", { n: found().length }), files: found() }]}
            marked={selecting() ? p.view.selected : undefined}
            onTap={(id) => (selecting() ? p.act.select({ id }) : p.act.openFound({ id, among: shownIds() }))}
            onHold={(id) => p.act.select({ id })}
          />
        </Match>
        <Match when={hits() !== undefined || words() === ""}>
          <Empty icon={searchIcon} title={p.t("noHits")} hint={p.t("noHitsHint")} />
        </Match>
      </Switch>
    </Page>
  );
});
