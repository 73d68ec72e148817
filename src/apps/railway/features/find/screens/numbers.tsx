import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { worldPages } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Row, Says, Seek } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { clockOf } from "../../../screens/parts/telling.ts";

export default page("numbers", (p) => {
  const query = () => p.view.query.trim();
  const found = worldPages(
    rails.queries.numbers,
    () => (query() === "" ? null : { q: query() }),
    () => p.view.pages,
  );
  return (
    <Frame title={p.t("trainNumbers")} part={query()} top={<Seek at={p.field("query")} label={p.t("numberHint")} />}>
      <Show when={query() === ""}>
        <Says tone="dim" center>
          {p.t("numbersHint")}
        </Says>
      </Show>
      <Show when={found()}>
        {(list) => (
          <Show when={list().rows.length > 0} fallback={<None icon={none} text={p.t("noSuchTrain")} />}>
            <Card>
              <For each={list().rows}>
                {(one) => (
                  <Row
                    title={one.id}
                    sub={`${said(one.stops[0]!, p.lang)} ${clockOf(one.stops[0]!.departs)} – ${said(one.stops.at(-1)!, p.lang)} ${clockOf(one.stops.at(-1)!.arrives)}`}
                    onTap={() => p.act.open({ train: one.id })}
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
