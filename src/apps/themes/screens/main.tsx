import bookmark from "@material-symbols/svg-400/rounded/bookmark_add.svg?raw";
import brush from "@material-symbols/svg-400/rounded/format_color_fill.svg?raw";
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import photo from "@material-symbols/svg-400/rounded/add_photo_alternate.svg?raw";
import palette from "@material-symbols/svg-400/rounded/palette.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import shapes from "@material-symbols/svg-400/rounded/category.svg?raw";
import textFields from "@material-symbols/svg-400/rounded/text_fields.svg?raw";
import wallpaperIcon from "@material-symbols/svg-400/rounded/wallpaper.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { dateText, listText, timeText } from "#os/format.ts";
import { accents, fonts, iconShapes, wallpapers } from "#os/settings.ts";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import {
  FontRow,
  IconSamples,
  LookMock,
  MockCard,
  MockGrid,
  SingleMock,
  WallpaperMock,
  PlusMock,
  ShapeRow,
  Swatches,
} from "../looks/look-mock.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack } from "#ui/kit/page.tsx";
import { List, SwitchRow } from "#ui/kit/rows.tsx";
import { queryWorld } from "#ui/world.ts";
import scenes from "#world/scenes/index.ts";
import themes from "../index.ts";
import { tabs } from "../navigation.ts";
import { filters, isApplied, currentLook, sceneWallpapers, listThemes } from "../queries.ts";
import { strings, type TextKey } from "../strings.ts";

type Props = ScreenProps<typeof themes, "main", TextKey>;

export default screen(themes, strings, "main", (p) => {
  const filterOptions = createMemo(() => filters.map((id) => ({ id, label: p.t(id) })));
  return (
    <Page
      large={!p.view.searching}
      back={p.view.searching}
      title={p.t(p.view.tab)}
      part={p.view.tab}
      actions={
        <Show when={!p.view.searching}>
          <IconButton icon={search} name={p.t("search")} onTap={() => p.act.search()} />
          <IconButton icon={bookmark} name={p.t("saveLook")} onTap={() => p.act.startSave()} />
          <IconButton icon={settings} name={p.t("settings")} onTap={() => p.act.settings()} />
        </Show>
      }
      top={
        <Switch>
          <Match when={p.view.tab === "themes" && p.view.searching}>
            <SearchField at={p.field("query")} placeholder={p.t("search")} />
          </Match>
          <Match when={p.view.tab === "themes"}>
            <Chips
              name="filters"
              options={filterOptions()}
              chosen={p.view.filter}
              onPick={(id) => p.setView({ filter: filters.find((f) => f === id) ?? "all" })}
            />
          </Match>
        </Switch>
      }
      bottom={
        <Show when={!p.view.searching}>
          <BottomNav
            options={[
              { id: "themes", label: p.t("themes"), icon: brush },
              { id: "wallpapers", label: p.t("wallpaper"), icon: wallpaperIcon },
              { id: "icons", label: p.t("icons"), icon: shapes },
              { id: "colours", label: p.t("colours"), icon: palette },
              { id: "fonts", label: p.t("fonts"), icon: textFields },
            ]}
            chosen={p.view.tab}
            onPick={(id) => p.setView({ tab: tabs.find((tab) => tab === id) ?? "themes" })}
          />
        </Show>
      }
      overlays={
        <Dialog
          open={p.view.open === "save"}
          title={p.t("saveLook")}
          ok={p.t("save")}
          disabled={!p.can("save")}
          onOk={() => p.act.save()}
        >
          <Field at={p.field("name")} label={p.t("name")} hint={p.t("saveLookHint")} onEnter={() => p.act.save()} />
        </Dialog>
      }
    >
      <Switch>
        <Match when={p.view.tab === "themes"}>{themesTab(p)}</Match>
        <Match when={p.view.tab === "wallpapers"}>{wallpapersTab(p)}</Match>
        <Match when={p.view.tab === "icons"}>{iconsTab(p)}</Match>
        <Match when={p.view.tab === "colours"}>{coloursTab(p)}</Match>
        <Match when={p.view.tab === "fonts"}>{fontsTab(p)}</Match>
      </Switch>
    </Page>
  );
});

function themesTab(p: Props) {
  const shown = createMemo(() => listThemes(p.state, p.view.searching ? "all" : p.view.filter, p.view.query, p.lang));
  const hint = () => {
    if (p.view.searching) return p.t("noMatch");
    return p.view.filter === "favourites" ? p.t("noFavourites") : p.t("noMine");
  };
  return (
    <Show when={shown().length > 0} fallback={<Empty icon={palette} title={p.t("noThemes")} hint={hint()} />}>
      <MockGrid>
        <List each={shown()}>
          {(theme) => {
            const used = () => isApplied(theme.look, p.os, p.state.withMode);
            const liked = () => p.state.favourites.includes(theme.id);
            return (
              <MockCard
                title={theme.name}
                note={listText(
                  [used() ? p.t("inUse") : "", liked() ? p.t("favourites") : ""].filter((x) => x !== ""),
                  p.lang,
                )}
                marks={[...(used() ? [check] : []), ...(liked() ? [heart] : [])]}
                on={used()}
                onTap={() => p.act.open({ id: theme.id })}
              >
                <LookMock look={theme.look} time={timeText(p.now, p.os)} date={dateText(p.now, p.os, p.now)} />
              </MockCard>
            );
          }}
        </List>
      </MockGrid>
    </Show>
  );
}
function wallpapersTab(p: Props) {
  const pictures = queryWorld(scenes.queries.pictures, () => ({ ids: sceneWallpapers }));
  const titled = (id: string) => {
    const title = pictures()?.find((picture) => picture.id === id)?.title;
    return title ? (p.lang === "en" ? title.en : title.zh) : "";
  };
  const used = (of: string) => p.os.settings.look.wallpaper === of;
  const card = (of: string, title: () => string) => (
    <MockCard
      title={title()}
      note={used(of) ? p.t("inUse") : undefined}
      marks={used(of) ? [check] : []}
      on={used(of)}
      onTap={() => p.act.openWallpaper({ of })}
    >
      <WallpaperMock of={of} />
    </MockCard>
  );
  return (
    <Stack gap="large">
      <MockGrid>
        <MockCard title={p.t("photo")} onTap={() => p.act.photo()}>
          <PlusMock icon={photo} />
        </MockCard>
        <List each={wallpapers}>{(of) => card(of, () => p.t(`paper-${of}`))}</List>
        <List each={sceneWallpapers}>{(of) => card(of, () => titled(of))}</List>
      </MockGrid>
    </Stack>
  );
}
const currentLookView = (p: Props) => (
  <SingleMock>
    <LookMock look={currentLook(p.os)} time={timeText(p.now, p.os)} date={dateText(p.now, p.os, p.now)} />
  </SingleMock>
);
function iconsTab(p: Props) {
  return (
    <Stack gap="large">
      {currentLookView(p)}
      <Section title={p.t("shape")}>
        <List each={iconShapes}>
          {(shape) => (
            <ShapeRow
              title={p.t(shape)}
              on={p.os.settings.look.iconShape === shape}
              onTap={() => p.act.shape({ shape })}
            >
              <IconSamples look={{ iconShape: shape, themedIcons: p.os.settings.look.themedIcons }} />
            </ShapeRow>
          )}
        </List>
      </Section>
      <Section>
        <SwitchRow
          icon={palette}
          title={p.t("themedIcons")}
          subtitle={p.t("themedIconsHint")}
          on={p.os.settings.look.themedIcons}
          onTap={() => p.act.themedIcons()}
        />
      </Section>
    </Stack>
  );
}
function coloursTab(p: Props) {
  return (
    <Stack gap="large">
      {currentLookView(p)}
      <Section>
        <Swatches
          options={accents.map((id) => ({ id, label: p.t(id) }))}
          chosen={p.os.settings.look.accent}
          onPick={(accent) => p.act.accent({ accent })}
        />
      </Section>
    </Stack>
  );
}
function fontsTab(p: Props) {
  return (
    <Stack gap="large">
      {currentLookView(p)}
      <Section note={p.t("fontNote")}>
        <List each={fonts}>
          {(font) => (
            <FontRow
              font={font}
              title={p.t(font)}
              sample={p.t("fontSample")}
              on={p.os.settings.look.font === font}
              onTap={() => p.act.font({ font })}
            />
          )}
        </List>
      </Section>
    </Stack>
  );
}
