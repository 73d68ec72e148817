import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { choices } from "../prefs.ts";

export default screen(app, strings, "prefChoice", (p) => (
  <Leaf grey back title={p.t(p.params.name)}>
    <Cells>
      <For each={choices[p.params.name].options}>
        {(option) => (
          <TickCell
            title={p.t(option.label)}
            on={hasValues(p.state.prefs, option.put)}
            onTap={() => p.act.put(option.put)}
          />
        )}
      </For>
    </Cells>
  </Leaf>
));
