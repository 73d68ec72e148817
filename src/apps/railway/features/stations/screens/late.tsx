import none from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import { For, Show } from "solid-js";
import rails, { type Stop } from "../../../../../world/rails/index.ts";
import { runsOn } from "../../../../../world/rails/join.ts";
import { delayOf, knownAheadMs, lateAt } from "../../../../../world/rails/sold.ts";
import { world } from "../../../../../ui/world.ts";
import { said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Banner, Card, FieldRow, Row, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { clockOf } from "../../../screens/parts/telling.ts";
import { momentOf, todayOf } from "../../../times.ts";

export default page("late", (p) => {
  const train = world(rails.queries.train, () => (p.view.asked === "" ? null : { id: p.view.asked }));
  const day = () => todayOf(p.now);
  const late = (stop: Stop, n: number): number =>
    momentOf(day(), stop.departs) - p.now < knownAheadMs ? lateAt(p.view.asked, day(), n) : 0;
  const state = () => {
    const of = train()!;
    if (!runsOn(of.days, day())) return { title: p.t("runsNot"), tone: "grey" as const };
    if (momentOf(day(), of.stops[0]!.departs) - p.now > knownAheadMs)
      return { title: p.t("notYetKnown"), tone: "blue" as const };
    const { minutes } = delayOf(of.id, day());
    return minutes > 0
      ? { title: p.t("lateBy", { n: minutes }), tone: "orange" as const }
      : { title: p.t("punctual"), tone: "green" as const };
  };
  return (
    <Frame title={p.t("lateTitle")}>
      <Card>
        <FieldRow at={p.field("number")} label={p.t("trainNumber")} placeholder={p.t("numberHint")} caps="none" />
      </Card>
      <Acts>
        <Act label={p.t("ask")} onTap={() => p.act.ask()} />
      </Acts>
      <Show when={p.view.asked !== "" && train() === null}>
        <None icon={none} text={p.t("noSuchTrain")} />
      </Show>
      <Show when={train()}>
        {(of) => (
          <>
            <div class="wide-banner">
              <Banner
                title={`${of().id}  ${state().title}`}
                sub={`${said(of().stops[0]!, p.lang)} – ${said(of().stops.at(-1)!, p.lang)}`}
                tone={state().tone}
              />
            </div>
            <Card>
              <For each={of().stops}>
                {(stop, n) => (
                  <Row
                    title={said(stop, p.lang)}
                    value={`${clockOf(n() === 0 ? stop.departs : stop.arrives)}${late(stop, n()) > 0 ? ` +${late(stop, n())}` : ""}`}
                    tone={late(stop, n()) > 0 ? "orange" : undefined}
                    onTap={() => p.act.openTrain({ train: of().id, day: day() })}
                  />
                )}
              </For>
            </Card>
          </>
        )}
      </Show>
      <Says small tone="dim">
        {p.t("lateHint")}
      </Says>
    </Frame>
  );
});
