import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { dateText } from "#os/format.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";

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
