import appsIcon from "@material-symbols/svg-400/rounded/apps.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import cells from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import dockIcon from "@material-symbols/svg-400/rounded/call_to_action.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import hide from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import labels from "@material-symbols/svg-400/rounded/label.svg?raw";
import paper from "@material-symbols/svg-400/rounded/wallpaper.svg?raw";
import remove from "@material-symbols/svg-400/rounded/delete.svg?raw";
import widgetsIcon from "@material-symbols/svg-400/rounded/widgets.svg?raw";
import { createMemo, For } from "solid-js";
import { dayKey, dayMs, startOfDay } from "#state/civil.ts";
import { longDateText, timeText } from "#os/format.ts";
import { activeSession, isPlaying } from "#os/media-session.ts";
import { wallpapers } from "#os/settings.ts";
import { isInstalled } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import {
  AgendaWidget,
  HeadlineWidget,
  MusicWidget,
  ClockWidget,
  FolderIcon,
  FolderPanel,
  HomeCell,
  HomeGrid,
  HomeBackground,
  IconGrid,
  LaunchIcon,
  WidgetCard,
  type DropTarget,
} from "../looks/home-parts.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import launcher from "../index.ts";
import { findFolder, itemsOnPage, pageCount } from "../queries.ts";
import { widgets, widgetSize, type Item } from "../state.ts";
import { strings } from "../strings.ts";

const maxVisibleEvents = 3;

export default screen(launcher, strings, "home", (p) => {
  const page = () => Math.min(p.view.page, pageCount(p.state) - 1);
  // Items that have not changed since the last state stay the same objects, so that only the changed cells are drawn
  // again.
  const items = createMemo(() =>
    itemsOnPage(p.state, page()).filter(
      (item) => item.type === "widget" || (item.type === "app" ? isInstalled(item.app) : item.apps.some(isInstalled)),
    ),
  );
  const folder = () => (p.view.folder === null ? undefined : findFolder(p.state, p.view.folder));
  const nameOf = (item: Extract<Item, { type: "folder" }>) => (item.name === "" ? p.t("folder") : item.name);
  const badgeName = (name: string, n: number) => p.t("badge", { name, n });
  const inDock = () => p.view.held !== null && p.view.heldItem === null;
  const cellOf = (landing: DropTarget) => ({
    page: Math.max(0, page() + landing.pageOffset),
    column: landing.column,
    row: landing.row,
  });
  /** Called when an item of a page was dropped. */
  const landed = (item: Item, landing: DropTarget) => {
    if (landing.dock === null) p.act.move({ item: item.id, ...cellOf(landing) });
    else if (item.type === "app") p.act.drop({ app: item.app, at: Math.min(landing.dock, p.state.dock.length) });
  };
  /** Called when an app from the dock or a folder was dropped. */
  const lifted = (app: string, landing: DropTarget) => {
    if (landing.dock === null) p.act.place({ app, ...cellOf(landing) });
    else p.act.drop({ app, at: Math.min(landing.dock, p.state.dock.length) });
  };
  const today = () => startOfDay(p.now, p.offsetMin);
  const events = createMemo(() =>
    p
      .content("calendar", { from: p.now, until: today() + 2 * dayMs })
      .filter((e) => e.end > p.now)
      .toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
      .slice(0, maxVisibleEvents),
  );
  const whenOf = (e: { readonly start: number; readonly allDay: boolean }) => {
    const day =
      dayKey(Math.max(e.start, p.now), p.offsetMin) === dayKey(p.now, p.offsetMin) ? "" : `${p.t("tomorrow")} `;
    return `${day}${e.allDay ? p.t("allDay") : timeText(e.start, p.os)}`.trim();
  };
  const weather = () => p.content("weather")[0];
  const media = () => activeSession(p.os);
  const note = () => {
    const w = weather();
    return w ? `${w.temp}°` : null;
  };
  const widgetOf = (item: Extract<Item, { type: "widget" }>) => {
    const name = () => p.t(`widget-${item.widget}`);
    const onHold = () => p.act.holdItem({ item: item.id });
    const onLand = (landing: DropTarget) => landed(item, landing);
    if (item.widget === "clock")
      return (
        <WidgetCard plain name={name()} onHold={onHold} onLand={onLand} onTap={() => p.act.launch({ app: "clock" })}>
          <ClockWidget time={timeText(p.now, p.os)} date={longDateText(p.now, p.os)} note={note()} />
        </WidgetCard>
      );
    if (item.widget === "agenda")
      return (
        <WidgetCard name={name()} onHold={onHold} onLand={onLand} onTap={() => p.act.launch({ app: "calendar" })}>
          <AgendaWidget
            title={p.t("agendaTitle")}
            empty={p.t("agendaNone")}
            lines={events().map((e) => ({ id: e.id, when: whenOf(e), what: e.title }))}
            onTap={(id) => p.act.openEvent({ id })}
          />
        </WidgetCard>
      );
    if (item.widget === "weather")
      return (
        <WidgetCard name={name()} onHold={onHold} onLand={onLand} onTap={() => weather() && p.act.openWeather()}>
          <HeadlineWidget
            big={weather() ? `${weather()!.temp}°` : ""}
            text={weather()?.city ?? p.t("weatherNone")}
            sub={
              weather() ? `${weather()!.sky} · ${p.t("highLow", { high: weather()!.high, low: weather()!.low })}` : null
            }
          />
        </WidgetCard>
      );
    return (
      <WidgetCard
        name={name()}
        onHold={onHold}
        onLand={onLand}
        onTap={() => {
          const app = p.os.media?.active;
          if (app != null) p.act.launch({ app });
        }}
      >
        <MusicWidget
          title={media()?.title ?? p.t("musicNone")}
          sub={media()?.subtitle ?? null}
          playing={isPlaying(media())}
          name={p.t(isPlaying(media()) ? "pauseMedia" : "playMedia")}
          onToggle={() => p.act.toggleMedia()}
        />
      </WidgetCard>
    );
  };
  return (
    <HomeBackground
      dock={
        <For each={p.state.dock.filter(isInstalled)}>
          {(app) => (
            <LaunchIcon
              app={app}
              label={false}
              badgeName={badgeName}
              onTap={() => p.act.launch({ app })}
              onHold={() => p.act.hold({ app, item: null })}
              onLand={(landing) => lifted(app, landing)}
            />
          )}
        </For>
      }
      handle={{ icon: appsIcon, name: p.t("apps"), onTap: () => p.act.drawer() }}
      name={p.t("ground")}
      page={page()}
      pages={pageCount(p.state)}
      pageName={p.t("pageOf", { n: page() + 1, of: pageCount(p.state) })}
      onHold={() => p.setView({ open: "ground" })}
      onSwipe={(direction) => {
        if (direction === "up") p.act.drawer();
        else if (direction === "left" && p.can("nextPage")) p.act.nextPage();
        else if (direction === "right" && p.can("previousPage")) p.act.previousPage();
      }}
      overlays={
        <>
          <FolderPanel
            open={p.view.open === "folder" && folder() !== undefined}
            dismiss={p.t("folder")}
            onClose={() => p.setView({ open: null })}
            head={
              <>
                <p>{folder() ? nameOf(folder()!) : ""}</p>
                <IconButton icon={edit} name={p.t("rename")} onTap={() => p.act.startRename()} />
                <IconButton icon={cells} name={p.t("dissolve")} onTap={() => p.act.dissolve()} />
              </>
            }
          >
            <IconGrid
              dark
              apps={folder()?.apps ?? []}
              badgeName={badgeName}
              onTap={(app) => p.act.launch({ app })}
              onHold={(app) => p.act.hold({ app, item: null })}
              onLand={lifted}
            />
          </FolderPanel>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("save")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} onEnter={() => p.act.rename()} />
          </Dialog>
          <Sheet open={p.view.open === "app"}>
            <Row icon={info} title={p.t("appInfo")} onTap={() => p.act.appInfo()} />
            {inDock() ? (
              <Row icon={cells} title={p.t("toPage")} onTap={() => p.act.toPage()} />
            ) : (
              <Row icon={dockIcon} title={p.t("toDock")} onTap={() => p.act.toDock()} />
            )}
            <Row icon={close} title={p.t("remove")} onTap={() => p.act.remove()} />
            <Row icon={hide} title={p.t("hide")} onTap={() => p.act.hide()} />
          </Sheet>
          <Sheet open={p.view.open === "widget"}>
            <Row icon={remove} title={p.t("removeWidget")} onTap={() => p.act.removeWidget()} />
          </Sheet>
          <Sheet open={p.view.open === "ground"} title={p.t("ground")}>
            <Row icon={paper} title={p.t("wallpaper")} onTap={() => p.setView({ open: "wallpaper" })} />
            <Row icon={widgetsIcon} title={p.t("widgets")} onTap={() => p.setView({ open: "widgets" })} />
            <Row icon={hide} title={p.t("hiddenApps")} onTap={() => p.act.hiddenApps()} />
            <SwitchRow
              icon={labels}
              title={p.t("labels")}
              on={p.state.labels}
              onTap={() => p.act.setLabels({ on: !p.state.labels })}
            />
            <SwitchRow
              icon={lock}
              title={p.t("locked")}
              on={p.state.locked}
              onTap={() => p.act.setLocked({ on: !p.state.locked })}
            />
          </Sheet>
          <Sheet open={p.view.open === "wallpaper"} title={p.t("wallpaper")}>
            <List each={wallpapers}>
              {(w) => (
                <RadioRow
                  title={p.t(w)}
                  on={p.os.settings.look.wallpaper === w}
                  onTap={() => p.act.wallpaper({ wallpaper: w })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "widgets"} title={p.t("widgets")}>
            <List each={widgets}>
              {(widget) => <Row title={p.t(`widget-${widget}`)} onTap={() => p.act.addWidget({ widget })} />}
            </List>
          </Sheet>
        </>
      }
    >
      <HomeGrid>
        <For each={items()}>
          {(item) => {
            const size = item.type === "widget" ? widgetSize[item.widget] : { width: 1, height: 1 };
            return (
              <HomeCell column={item.column} row={item.row} width={size.width} height={size.height}>
                {item.type === "app" ? (
                  <LaunchIcon
                    app={item.app}
                    label={p.state.labels}
                    badgeName={badgeName}
                    onTap={() => p.act.launch({ app: item.app })}
                    onHold={() => p.act.hold({ app: item.app, item: item.id })}
                    onLand={(landing) => landed(item, landing)}
                  />
                ) : item.type === "folder" ? (
                  <FolderIcon
                    name={nameOf(item)}
                    apps={item.apps.filter(isInstalled)}
                    label={p.state.labels}
                    onTap={() => p.act.openFolder({ item: item.id })}
                    onLand={(landing) => landed(item, landing)}
                  />
                ) : (
                  widgetOf(item)
                )}
              </HomeCell>
            );
          }}
        </For>
      </HomeGrid>
    </HomeBackground>
  );
});
