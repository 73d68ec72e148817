import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { amountText } from "#os/money/read.ts";
import eateries, { cuisines } from "#world/eateries/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Chips, FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule, EateryCard } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { isOpen } from "../food.ts";
import { foodSorts } from "../screens.ts";
import { PermitRequest } from "./parts/permit-request.tsx";

export default screen(wechat, strings, "food", (p) => {
  const found = queryWorldPages(
    eateries.queries.find,
    () => ({
      q: p.view.q,
      ...(p.view.sort === "best" ? {} : { sort: p.view.sort }),
      ...(p.view.cuisine === null ? {} : { cuisine: p.view.cuisine }),
    }),
    () => 2,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const address = () => p.state.addresses[p.state.addressFirst ?? ""];
  return (
    <Frame
      title={p.t("foodTitle")}
      back
      class="food-ground"
      actions={<Capsule />}
      top={
        <FilterSearchBar
          at={p.field("q")}
          placeholder={p.t("foodSearch")}
          word={p.t("foodOrders")}
          onWord={() => p.act.meals()}
        />
      }
      overlays={
        <PermitRequest
          of="food"
          open={p.view.open === "permit"}
          t={p.t}
          onAllow={() => p.act.allow()}
          onDeny={() => p.act.deny()}
        />
      }
    >
      <TextLink
        label={p.t("foodTo", { place: address()?.street ?? p.t("addressNone") })}
        onTap={() => p.act.addresses()}
      />
      <Chips
        line="sorts"
        options={foodSorts.map((id) => ({ id, label: p.t(`sort_${id}`) }))}
        chosen={p.view.sort}
        onPick={(sort) => p.act.sort({ sort })}
      />
      <Chips
        line="cuisines"
        options={[{ id: "", label: p.t("cuisineAll") }, ...cuisines.map((id) => ({ id, label: p.t(`cuisine_${id}`) }))]}
        chosen={p.view.cuisine ?? ""}
        onPick={(id) => p.act.cuisine({ cuisine: id === "" ? null : id })}
      />
      <Show when={found()}>
        {(list) => (
          <For each={list().rows} fallback={<Remark big>{p.t("eateryNone")}</Remark>}>
            {(e) => (
              <EateryCard
                art={e.art}
                name={say(e.name)}
                facts={p.t("eateryFacts", { rating: (e.rating / 10).toFixed(1), sold: e.monthly })}
                way={p.t("eateryWay", { minutes: e.minutes, km: (e.metres / 1000).toFixed(1) })}
                fee={p.t("eateryFee", { fee: amountText(e.deliveryCents), least: amountText(e.minimumCents) })}
                offer={
                  e.offers[0]
                    ? p.t("eateryOffer", { from: e.offers[0].fromCents / 100, off: e.offers[0].offCents / 100 })
                    : undefined
                }
                shut={isOpen(e, p.now, p.offsetMin) ? undefined : p.t("eateryShut")}
                onTap={() => p.act.openEatery({ eatery: e.id })}
              />
            )}
          </For>
        )}
      </Show>
    </Frame>
  );
});
