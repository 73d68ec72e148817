import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { queryWorldPages } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Row, Paragraph, SearchField } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { clockText } from "#apps/railway/screens/parts/labels.ts";

export default page("numbers", (p) => {
  const query = () => p.view.query.trim();
  const found = queryWorldPages(
    rails.queries.numbers,
    () => (query() === "" ? null : { q: query() }),
    () => p.view.pages,
  );
  return (
    <Frame
      title={p.t("trainNumbers")}
      part={query()}
      top={<SearchField at={p.field("query")} label={p.t("numberHint")} />}
    >
      <Show when={query() === ""}>
        <Paragraph tone="dim" center>
          {p.t("numbersHint")}
        </Paragraph>
      </Show>
      <Show when={found()}>
        {(list) => (
          <Show when={list().rows.length > 0} fallback={<EmptyState icon={none} text={p.t("noSuchTrain")} />}>
            <Card>
              <For each={list().rows}>
                {(one) => (
                  <Row
                    title={one.id}
                    sub={`${localized(one.stops[0]!, p.lang)} ${clockText(one.stops[0]!.departs)} – ${localized(one.stops.at(-1)!, p.lang)} ${clockText(one.stops.at(-1)!.arrives)}`}
                    onTap={() => p.act.open({ train: one.id })}
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
