import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { CheckCell } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";
import { choices } from "../prefs.ts";

export default screen(app, strings, "prefChoice", (p) => (
  <Leaf back title={p.t(p.params.name)}>
    <For each={choices[p.params.name].options}>
      {(option) => (
        <CheckCell
          radio
          title={p.t(option.label)}
          on={hasValues(p.state.prefs, option.put)}
          onTap={() => p.act.put(option.put)}
        />
      )}
    </For>
  </Leaf>
));
