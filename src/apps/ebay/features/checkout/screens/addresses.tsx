import home from "@material-symbols/svg-400/outlined/home_pin.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import ebay from "../../../index.ts";
import { Nothing, Part, Pick, Words } from "../../../looks/facts.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { countryWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { addressLine } from "../../orders/make.ts";

export default screen(ebay, strings, "addresses", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back
    title={p.t("addresses")}
    bottom={
      <StickyActs>
        <Oval label={p.t("addAddress")} onTap={() => p.act.add()} />
      </StickyActs>
    }
  >
    <Show when={Object.keys(p.state.addresses).length > 0} fallback={<Nothing icon={home} title={p.t("noAddress")} />}>
      <For each={Object.values(p.state.addresses)}>
        {(one) => (
          <Part line>
            <Pick
              title={one.name}
              note={p.state.mainAddress === one.id ? p.t("mainAddress") : p.t("makeMain")}
              name={`${one.name}, ${addressLine(one)}, ${p.t(p.state.mainAddress === one.id ? "mainAddress" : "makeMain")}`}
              on={p.state.mainAddress === one.id}
              onTap={() => p.act.makeMain({ address: one.id })}
            />
            <Words>{`${addressLine(one)}\n${p.t(countryWords[one.country])} · ${one.phone}`}</Words>
            <Ovals row>
              <Oval
                small
                kind="outlined"
                label={p.t("edit")}
                name={p.t("editOf", { name: addressLine(one) })}
                onTap={() => p.act.edit({ id: one.id })}
              />
              <Oval
                small
                kind="plain"
                label={p.t("remove")}
                name={p.t("removeOf", { title: addressLine(one) })}
                onTap={() => p.act.remove({ address: one.id })}
              />
            </Ovals>
          </Part>
        )}
      </For>
    </Show>
  </ShopPage>
));
