import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { momentText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Capsule } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { listMeals } from "../food.ts";

export default screen(wechat, strings, "meals", (p) => (
  <Frame title={p.t("mealsTitle")} back class="food-ground" actions={<Capsule />}>
    <Cells first>
      <For each={listMeals(p.state)} fallback={<Remark big>{p.t("mealsNone")}</Remark>}>
        {(m) => (
          <Cell
            tall
            title={m.name}
            note={`${p.t(`meal_${m.state}`)} · ${momentText(m.at, p.os, p.now)}`}
            value={`¥${amountText(m.cents)}`}
            leads
            onTap={() => p.act.openMeal({ order: m.id })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
