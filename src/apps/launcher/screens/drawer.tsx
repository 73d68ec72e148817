import add from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import searchOff from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { appsByTitle } from "../../../ui/apps.ts";
import { screen } from "../../../ui/bind.tsx";
import { SearchField } from "../../../ui/kit/fields.tsx";
import { IconGrid } from "../../../ui/kit/home.tsx";
import { Sheet } from "../../../ui/kit/overlays.tsx";
import { Empty, Page } from "../../../ui/kit/page.tsx";
import { Row } from "../../../ui/kit/rows.tsx";
import launcher from "../index.ts";
import { strings } from "../strings.ts";

export default screen(launcher, strings, "drawer", (p) => {
  const found = createMemo(() =>
    appsByTitle(p.lang).filter((app) => app.title.toLowerCase().includes(p.view.query.trim().toLowerCase())),
  );
  return (
    <Page
      title={p.t("apps")}
      back
      top={<SearchField at={p.field("query")} placeholder={p.t("search")} />}
      overlays={
        <Sheet open={p.view.open === "icon"}>
          <Row icon={add} title={p.t("add")} onTap={() => p.act.add()} />
        </Sheet>
      }
    >
      <Show when={found().length > 0} fallback={<Empty icon={searchOff} title={p.t("none")} />}>
        <IconGrid
          dark
          apps={found().map((app) => app.id)}
          onTap={(app) => p.act.launch({ app })}
          onHold={(app) => p.act.hold({ app })}
        />
      </Show>
    </Page>
  );
});
