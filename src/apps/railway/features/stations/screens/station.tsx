import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import { Show } from "solid-js";
import rails from "#world/rails/index.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { clockText } from "#apps/railway/screens/parts/labels.ts";

export default page("station", (p) => {
  const station = queryWorld(rails.queries.station, () => ({ id: p.params.station }));
  return (
    <Frame
      title={p.t("stationInfo")}
      foot={
        <ButtonRow>
          <Button kind="line" label={p.t("stationBoard")} onTap={() => p.act.openBoard()} />
          <Button label={p.t("leaveFrom")} onTap={() => p.act.leaveFrom()} />
        </ButtonRow>
      }
    >
      <Show
        when={station()}
        fallback={
          <Show when={station() === null}>
            <EmptyState icon={none} text={p.t("noStations")} />
          </Show>
        }
      >
        {(of) => (
          <>
            <Banner
              title={localized(of().name, p.lang)}
              sub={`${localized(of().city, p.lang)} · ${localized(of().area, p.lang)}`}
            />
            <Card>
              <Row title={p.t("stationAddress")} sub={localized(of().address, p.lang)} />
              <Row title={p.t("stationPhone")} value={of().phone} tone="blue" onTap={() => p.act.call()} />
              <Row title={p.t("stationOpen")} value={`${clockText(of().open[0])}–${clockText(of().open[1])}`} />
            </Card>
            <Card title={p.t("stationServices")}>
              <div class="service-words">
                {of()
                  .services.map((service) => p.t(`service-${service}`))
                  .join(p.lang === "en" ? " · " : "、")}
              </div>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
