import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { momentText, timeText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import { minuteMs } from "#state/civil.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule, PillButton, Stars, StatusCard } from "#apps/wechat/looks/program.tsx";
import { RideMap } from "#apps/wechat/looks/ride.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { canCancel, drivers, rideMinutes } from "../rides.ts";

export default screen(wechat, strings, "trip", (p) => {
  const trip = () => p.state.trips[p.params.trip];
  const driver = () => (trip()?.driver === null ? undefined : drivers[(trip()?.driver ?? 0) % drivers.length]);
  const driverName = () => (p.lang === "en" ? driver()?.en : driver()?.zh) ?? "";
  const share = () => {
    const t = trip();
    if (t?.state === "coming") return 0;
    if (t?.state !== "riding" || t.next === null) return t?.state === "unpaid" || t?.state === "done" ? 1 : null;
    return Math.min(1, Math.max(0, 1 - (t.next - p.now) / (rideMinutes(t.metres) * minuteMs)));
  };
  const note = () => {
    const t = trip()!;
    if (t.state === "coming" && t.next !== null) return p.t("tripHere", { time: timeText(t.next, p.os) });
    if (t.state === "riding" && t.next !== null) return p.t("tripAt", { time: timeText(t.next, p.os) });
    return momentText(t.at, p.os, p.now);
  };
  return (
    <Frame title={p.t("rideTitle")} back class="ride-ground" actions={<Capsule />}>
      <RideMap share={share()} ends />
      <Show when={trip()} fallback={<Remark big>{p.t("trip-under-way")}</Remark>}>
        {(t) => (
          <>
            <StatusCard title={p.t(`trip_${t().state}`, { name: driverName() })} note={note()}>
              <div class="status-acts">
                <Show when={t().state === "unpaid"}>
                  <PillButton
                    kind="blue"
                    label={p.t("tripPay", { sum: amountText(t().cents) })}
                    onTap={() => p.act.pay()}
                  />
                </Show>
                <Show when={canCancel(t())}>
                  <PillButton kind="line" label={p.t("tripCancel")} onTap={() => p.act.cancel()} />
                </Show>
              </div>
            </StatusCard>
            <Show when={t().state === "done"}>
              <StatusCard title={p.t("tripRate")} note={driverName()}>
                <Stars
                  count={t().stars}
                  name={(n) => p.t("starsName", { n })}
                  onPick={(stars) => p.act.rate({ stars })}
                />
              </StatusCard>
            </Show>
            <Cells>
              <Show when={driver()}>
                {(d) => (
                  <Cell title={driverName()} note={p.lang === "en" ? d().car.en : d().car.zh} value={d().plate} />
                )}
              </Show>
              <Cell title={t().from} note={p.t(`ride_${t().kind}`)} />
              <Cell
                title={t().to}
                note={p.t("rideFacts", { km: (t().metres / 1000).toFixed(1), minutes: rideMinutes(t().metres) })}
              />
              <Cell title={p.t("tripFare")} value={`¥${amountText(t().cents)}`} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
