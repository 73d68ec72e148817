import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Chips, Row, Paragraph, SearchField } from "#apps/railway/looks/parts.tsx";
import { LetterRail } from "#apps/railway/looks/letters.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").filter((letter) => !"IUV".includes(letter));
export default page("stationPick", (p) => {
  const query = () => p.view.query.trim();
  const found = queryWorldPages(
    rails.queries.find,
    () => (query() !== "" ? { q: query() } : p.view.letter === null ? null : { letter: p.view.letter }),
    () => p.view.pages,
  );
  const hot = queryWorld(rails.queries.find, () =>
    query() === "" && p.view.letter === null ? { grade_min: 4 } : null,
  );
  const before = () => {
    const all = p.state.searches.flatMap(({ from, to }) => [from, to]);
    return all.filter((one, n) => all.findIndex(({ id }) => id === one.id) === n).slice(0, 6);
  };
  return (
    <Frame
      title={p.t(p.params.side === "from" ? "chooseFrom" : "chooseTo")}
      part={`${query()} ${p.view.letter ?? ""}`}
      flush
      top={<SearchField at={p.field("query")} label={p.t("searchStation")} />}
      overlays={
        <Show when={query() === ""}>
          <LetterRail letters={letters} chosen={p.view.letter} onPick={(letter) => p.act.pickLetter({ letter })} />
        </Show>
      }
    >
      <div class="pick-body">
        <Show when={query() === "" && p.view.letter === null}>
          <Show when={before().length > 0}>
            <Card title={p.t("stationsBefore")}>
              <Chips
                options={before().map((one) => ({ id: one.id, label: localized(one, p.lang) }))}
                chosen={[]}
                onPick={(id) => p.act.pick({ station: id })}
              />
            </Card>
          </Show>
          <Card title={p.t("stationsHot")}>
            <Chips
              options={(hot()?.rows ?? []).map((one) => ({ id: one.id, label: localized(one.name, p.lang) }))}
              chosen={[p.state[p.params.side].id]}
              onPick={(id) => p.act.pick({ station: id })}
            />
          </Card>
        </Show>
        <Show when={found()}>
          {(list) => (
            <Show when={list().rows.length > 0} fallback={<EmptyState icon={none} text={p.t("noStations")} />}>
              <Card title={query() === "" ? (p.view.letter ?? "") : p.t("stationsFound", { n: list().total })}>
                <For each={list().rows}>
                  {(one) => (
                    <Row
                      title={localized(one.name, p.lang)}
                      sub={`${localized(one.city, p.lang)} · ${localized(one.area, p.lang)}`}
                      hideArrow
                      onTap={() => p.act.pick({ station: one.id })}
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
        <Show when={found.failed() || hot.failed()}>
          <Paragraph tone="dim" center>
            {p.t("notLoaded")}
          </Paragraph>
        </Show>
      </div>
    </Frame>
  );
});
