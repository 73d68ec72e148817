import appsIcon from "@material-symbols/svg-400/rounded/apps.svg?raw";
import arrow from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import dockIcon from "@material-symbols/svg-400/rounded/call_to_action.svg?raw";
import page from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import remove from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo } from "solid-js";
import { longDateText, timeText } from "../../../os/format.ts";
import { screen } from "../../../ui/bind.tsx";
import { HomeGround, IconGrid } from "../../../ui/kit/home.tsx";
import { Sheet } from "../../../ui/kit/overlays.tsx";
import { List, RadioRow, Row } from "../../../ui/kit/rows.tsx";
import launcher from "../index.ts";
import { wallpapers } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(launcher, strings, "home", (p) => {
  const icons = createMemo(() => p.state.pages.flat());
  const inDock = () => p.view.held !== null && p.state.dock.includes(p.view.held);
  return (
    <HomeGround
      wallpaper={p.state.wallpaper}
      time={timeText(p.now, p.os)}
      date={longDateText(p.now, p.os)}
      dock={
        <IconGrid
          apps={p.state.dock}
          bare
          onTap={(app) => p.act.launch({ app })}
          onHold={(app) => p.act.hold({ app })}
        />
      }
      handle={{ icon: appsIcon, name: p.t("apps"), onTap: () => p.act.drawer() }}
      name={p.t("wallpaper")}
      onHold={() => p.setView({ open: "wallpaper" })}
      onSwipeUp={() => p.act.drawer()}
      overlays={
        <>
          <Sheet open={p.view.open === "icon"}>
            <Row icon={remove} title={p.t("remove")} onTap={() => p.act.remove()} />
            {inDock() ? (
              <Row icon={page} title={p.t("toPage")} onTap={() => p.act.toPage()} />
            ) : (
              <Row icon={dockIcon} title={p.t("toDock")} onTap={() => p.act.toDock()} />
            )}
            <Row icon={arrow} title={p.t("forward")} onTap={() => p.act.forward()} />
          </Sheet>
          <Sheet open={p.view.open === "wallpaper"} title={p.t("wallpaper")}>
            <List each={wallpapers}>
              {(w) => (
                <RadioRow title={p.t(w)} on={p.state.wallpaper === w} onTap={() => p.act.wallpaper({ wallpaper: w })} />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <IconGrid apps={icons()} onTap={(app) => p.act.launch({ app })} onHold={(app) => p.act.hold({ app })} />
    </HomeGround>
  );
});
