import none from "@material-symbols/svg-400/rounded/train.svg?raw";
import { Show } from "solid-js";
import rails from "../../../../../world/rails/index.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Banner, Card, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { clockOf } from "../../../screens/parts/telling.ts";

export default page("station", (p) => {
  const station = world(rails.queries.station, () => ({ id: p.params.station }));
  return (
    <Frame
      title={p.t("stationInfo")}
      foot={
        <Acts>
          <Act kind="line" label={p.t("stationBoard")} onTap={() => p.act.openBoard()} />
          <Act label={p.t("leaveFrom")} onTap={() => p.act.leaveFrom()} />
        </Acts>
      }
    >
      <Show
        when={station()}
        fallback={
          <Show when={station() === null}>
            <None icon={none} text={p.t("noStations")} />
          </Show>
        }
      >
        {(of) => (
          <>
            <Banner title={said(of().name, p.lang)} sub={`${said(of().city, p.lang)} · ${said(of().area, p.lang)}`} />
            <Card>
              <Row title={p.t("stationAddress")} sub={said(of().address, p.lang)} />
              <Row title={p.t("stationPhone")} value={of().phone} tone="blue" onTap={() => p.act.call()} />
              <Row title={p.t("stationOpen")} value={`${clockOf(of().open[0])}–${clockOf(of().open[1])}`} />
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
