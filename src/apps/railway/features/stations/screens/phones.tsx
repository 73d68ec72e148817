import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { worldPages } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Row, Says, Seek } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";

export default page("phones", (p) => {
  const query = () => p.view.query.trim();
  const found = worldPages(
    rails.queries.find,
    () => (query() === "" ? {} : { q: query() }),
    () => p.view.pages,
  );
  return (
    <Frame
      title={p.t("stationPhones")}
      part={query()}
      top={<Seek at={p.field("query")} label={p.t("searchStation")} />}
    >
      <Show when={found()}>
        {(list) => (
          <Show when={list().rows.length > 0} fallback={<None icon={none} text={p.t("noStations")} />}>
            <Card>
              <For each={list().rows}>
                {(one) => (
                  <Row
                    title={said(one.name, p.lang)}
                    sub={`${said(one.city, p.lang)} · ${said(one.area, p.lang)}`}
                    onTap={() => p.act.open({ station: one.id })}
                  />
                )}
              </For>
            </Card>
            <Show when={list().more}>
              <Acts>
                <Act kind="line" label={p.t("showMore")} onTap={() => p.act.showMore()} />
              </Acts>
            </Show>
          </Show>
        )}
      </Show>
      <Show when={found.failed()}>
        <Says tone="dim" center>
          {p.t("notLoaded")}
        </Says>
      </Show>
    </Frame>
  );
});
