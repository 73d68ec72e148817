import none from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import { For, Show } from "solid-js";
import rails, { type Stop } from "#world/rails/index.ts";
import { runsOn } from "#world/rails/connections.ts";
import { trainDelay, delayNoticeMs, delayAtStop } from "#world/rails/train-status.ts";
import { queryWorld } from "#ui/world.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, FieldRow, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { clockText } from "#apps/railway/screens/parts/labels.ts";
import { momentOf, todayOf } from "#apps/railway/times.ts";

export default page("late", (p) => {
  const train = queryWorld(rails.queries.train, () => (p.view.asked === "" ? null : { id: p.view.asked }));
  const day = () => todayOf(p.now);
  const late = (stop: Stop, n: number): number =>
    momentOf(day(), stop.departs) - p.now < delayNoticeMs ? delayAtStop(p.view.asked, day(), n) : 0;
  const state = () => {
    const of = train()!;
    if (!runsOn(of.days, day())) return { title: p.t("runsNot"), tone: "grey" as const };
    if (momentOf(day(), of.stops[0]!.departs) - p.now > delayNoticeMs)
      return { title: p.t("notYetKnown"), tone: "blue" as const };
    const { minutes } = trainDelay(of.id, day());
    return minutes > 0
      ? { title: p.t("lateBy", { n: minutes }), tone: "orange" as const }
      : { title: p.t("punctual"), tone: "green" as const };
  };
  return (
    <Frame title={p.t("lateTitle")}>
      <Card>
        <FieldRow at={p.field("number")} label={p.t("trainNumber")} placeholder={p.t("numberHint")} caps="none" />
      </Card>
      <ButtonRow>
        <Button label={p.t("ask")} onTap={() => p.act.ask()} />
      </ButtonRow>
      <Show when={p.view.asked !== "" && train() === null}>
        <EmptyState icon={none} text={p.t("noSuchTrain")} />
      </Show>
      <Show when={train()}>
        {(of) => (
          <>
            <div class="wide-banner">
              <Banner
                title={`${of().id}  ${state().title}`}
                sub={`${localized(of().stops[0]!, p.lang)} – ${localized(of().stops.at(-1)!, p.lang)}`}
                tone={state().tone}
              />
            </div>
            <Card>
              <For each={of().stops}>
                {(stop, n) => (
                  <Row
                    title={localized(stop, p.lang)}
                    value={`${clockText(n() === 0 ? stop.departs : stop.arrives)}${late(stop, n()) > 0 ? ` +${late(stop, n())}` : ""}`}
                    tone={late(stop, n()) > 0 ? "orange" : undefined}
                    onTap={() => p.act.openTrain({ train: of().id, day: day() })}
                  />
                )}
              </For>
            </Card>
          </>
        )}
      </Show>
      <Paragraph small tone="dim">
        {p.t("lateHint")}
      </Paragraph>
    </Frame>
  );
});
