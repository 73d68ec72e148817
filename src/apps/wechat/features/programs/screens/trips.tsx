import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { momentText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { listTrips } from "../rides.ts";

export default screen(wechat, strings, "trips", (p) => (
  <Frame title={p.t("tripsTitle")} back class="ride-ground" actions={<Capsule />}>
    <Cells first>
      <For each={listTrips(p.state)}>
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
