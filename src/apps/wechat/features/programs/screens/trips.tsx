import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { momentText } from "../../../../../os/format.ts";
import { amountText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Capsule } from "../../../looks/program.tsx";
import { strings } from "../../../strings.ts";
import { tripsOf } from "../rides.ts";

export default screen(wechat, strings, "trips", (p) => (
  <Frame title={p.t("tripsTitle")} back class="ride-ground" actions={<Capsule />}>
    <Cells first>
      <For each={tripsOf(p.state)}>
        {(t) => (
          <Cell
            tall
            title={t.title}
            note={momentText(t.at, p.os, p.now)}
            value={`¥${amountText(t.cents)}`}
            leads
            onTap={() => p.act.openTrip({ trip: t.id })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
