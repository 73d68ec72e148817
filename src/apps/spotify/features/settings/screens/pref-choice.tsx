import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { RadioCell } from "#apps/spotify/looks/rows.tsx";
import { choices } from "../prefs.ts";

export default screen(app, strings, "prefChoice", (p) => (
  <Leaf back title={p.t(p.params.name)}>
    <For each={choices[p.params.name].options}>
      {(option) => (
        <RadioCell
          title={p.t(option.label)}
          on={hasValues(p.state.prefs, option.put)}
          onTap={() => p.act.put(option.put)}
        />
      )}
    </For>
  </Leaf>
));
