import add from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import hide from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import searchOff from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { appsByTitle } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { IconGrid } from "../looks/home-parts.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import launcher from "../index.ts";
import { strings } from "../strings.ts";

export default screen(launcher, strings, "drawer", (p) => {
  const found = createMemo(() =>
    appsByTitle(p.lang).filter(
      (app) => !p.state.hidden.includes(app.id) && app.title.toLowerCase().includes(p.view.query.trim().toLowerCase()),
    ),
  );
  return (
    <Page
      title={p.t("apps")}
      back
      top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}
      overlays={
        <Sheet open={p.view.open === "app"}>
          <Row icon={info} title={p.t("appInfo")} onTap={() => p.act.appInfo()} />
          {p.can("add") ? (
            <Row icon={add} title={p.t("add")} onTap={() => p.act.add()} />
          ) : (
            <Row icon={close} title={p.t("remove")} onTap={() => p.act.remove()} />
          )}
          <Row icon={hide} title={p.t("hide")} onTap={() => p.act.hide()} />
        </Sheet>
      }
    >
      <Show when={found().length > 0} fallback={<Empty icon={searchOff} title={p.t("none")} />}>
        <IconGrid
          dark
          apps={found().map((app) => app.id)}
          badgeName={(name, n) => p.t("badge", { name, n })}
          onTap={(app) => p.act.launch({ app })}
          onHold={(app) => p.act.hold({ app })}
        />
      </Show>
    </Page>
  );
});
