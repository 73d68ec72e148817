import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { dateText } from "../../../../../os/format.ts";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Capsule } from "../../../looks/program.tsx";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "doses", (p) => (
  <Frame title={p.t("healthDoses")} back class="health-ground" actions={<Capsule />}>
    <Cells first>
      <For each={p.state.doses}>
        {(d) => (
          <Cell
            tall
            title={d.name}
            note={`${p.t("doseOf", { n: d.number, of: d.of })} · ${d.place}`}
            value={dateText(d.at, p.os, p.now)}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
