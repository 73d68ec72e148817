import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { BigButton, Cell, Cells, Remark, WordLink } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";

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
            <WordLink
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
