import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { queryWorldPages } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Row, Paragraph, SearchField } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("phones", (p) => {
  const query = () => p.view.query.trim();
  const found = queryWorldPages(
    rails.queries.find,
    () => (query() === "" ? {} : { q: query() }),
    () => p.view.pages,
  );
  return (
    <Frame
      title={p.t("stationPhones")}
      part={query()}
      top={<SearchField at={p.field("query")} label={p.t("searchStation")} />}
    >
      <Show when={found()}>
        {(list) => (
          <Show when={list().rows.length > 0} fallback={<EmptyState icon={none} text={p.t("noStations")} />}>
            <Card>
              <For each={list().rows}>
                {(one) => (
                  <Row
                    title={localized(one.name, p.lang)}
                    sub={`${localized(one.city, p.lang)} · ${localized(one.area, p.lang)}`}
                    onTap={() => p.act.open({ station: one.id })}
                  />
                )}
              </For>
            </Card>
            <Show when={list().more}>
              <ButtonRow>
                <Button kind="line" label={p.t("showMore")} onTap={() => p.act.showMore()} />
              </ButtonRow>
            </Show>
          </Show>
        )}
      </Show>
      <Show when={found.failed()}>
        <Paragraph tone="dim" center>
          {p.t("notLoaded")}
        </Paragraph>
      </Show>
    </Frame>
  );
});
