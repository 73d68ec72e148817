import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { amountText } from "#os/money/read.ts";
import places from "#world/places/index.ts";
import wechat from "#apps/wechat/index.ts";
import { TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule, PillButton, StatusCard } from "#apps/wechat/looks/program.tsx";
import { RideKindTile, RideMap, RidePlace } from "#apps/wechat/looks/ride.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { rideFare, metresBetween, rideMinutes, findOpenTrip } from "../rides.ts";
import { rideKinds } from "../state.ts";
import { PermitRequest } from "./parts/permit-request.tsx";

export default screen(wechat, strings, "ride", (p) => {
  const from = queryWorld(places.queries.place, () => (p.state.ridePlan.from ? { id: p.state.ridePlan.from } : null));
  const to = queryWorld(places.queries.place, () => (p.state.ridePlan.to ? { id: p.state.ridePlan.to } : null));
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const metres = () => (from() && to() ? metresBetween(from()!, to()!) : null);
  return (
    <Frame
      title={p.t("rideTitle")}
      back
      class="ride-ground"
      actions={<Capsule />}
      overlays={
        <PermitRequest
          of="ride"
          open={p.view.open === "permit"}
          t={p.t}
          onAllow={() => p.act.allow()}
          onDeny={() => p.act.deny()}
        />
      }
      bottom={
        <div class="program-foot">
          <PillButton kind="blue" label={p.t("rideCall")} disabled={!p.can("call")} onTap={() => p.act.call()} />
        </div>
      }
    >
      <RideMap share={null} ends={metres() !== null} />
      <Show when={findOpenTrip(p.state)}>
        {(trip) => (
          <StatusCard title={p.t("rideOpen")} note={trip().title}>
            <div class="status-acts">
              <PillButton
                kind="blue"
                label={p.t("mealTitle")}
                name={p.t("rideOpen")}
                onTap={() => p.act.openTrip({ trip: trip().id })}
              />
            </div>
          </StatusCard>
        )}
      </Show>
      <div class="ride-card">
        <RidePlace
          tone="from"
          text={say(from()?.name) || p.t("rideFrom")}
          empty={p.state.ridePlan.from === null}
          onTap={() => p.act.chooseEnd({ end: "from" })}
        />
        <RidePlace
          tone="to"
          text={say(to()?.name) || p.t("rideTo")}
          empty={p.state.ridePlan.to === null}
          onTap={() => p.act.chooseEnd({ end: "to" })}
        />
      </div>
      <TextLink label={p.t("rideSwap")} onTap={() => p.act.swap()} />
      <div class="kind-tiles">
        <For each={rideKinds}>
          {(kind) => (
            <RideKindTile
              title={p.t(`ride_${kind}`)}
              note={metres() === null ? "" : p.t("rideEstimate", { sum: amountText(rideFare(kind, metres()!)) })}
              on={p.state.ridePlan.kind === kind}
              onTap={() => p.act.kind({ kind })}
            />
          )}
        </For>
      </div>
      <Show when={metres()}>
        {(m) => (
          <p class="eatery-notice">{p.t("rideFacts", { km: (m() / 1000).toFixed(1), minutes: rideMinutes(m()) })}</p>
        )}
      </Show>
      <TextLink label={p.t("rideTrips")} onTap={() => p.act.trips()} />
    </Frame>
  );
});
