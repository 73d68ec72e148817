import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "addresses", (p) => (
  <Frame back title={p.t("addressesRow")}>
    <Cells first>
      <For each={Object.values(p.state.addresses)} fallback={<Remark big>{p.t("noAddresses")}</Remark>}>
        {(a) => (
          <>
            <Cell
              tall
              title={`${a.name} ${a.phone}`}
              note={`${a.region} ${a.street}`}
              leads
              onTap={() => p.act.openAddress({ address: a.id })}
            />
            <TextLink
              label={p.t(p.state.addressFirst === a.id ? "firstAddress" : "makeFirst")}
              name={`${p.t("makeFirst")}: ${a.street}`}
              disabled={p.state.addressFirst === a.id}
              onTap={() => p.act.first({ address: a.id })}
            />
          </>
        )}
      </For>
    </Cells>
    <BigButton label={p.t("addAddress")} onTap={() => p.act.openAddress({ address: null })} />
  </Frame>
));
