import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cells, SwitchCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";
import { pluginIds } from "../state.ts";

const titles = { werun: "werun", nearby: "nearbyRow", programs: "programsRow" } as const;
export default screen(wechat, strings, "plugins", (p) => (
  <Frame back title={p.t("plugins")}>
    <Cells first>
      <For each={pluginIds}>
        {(plugin) => (
          <SwitchCell
            title={p.t(titles[plugin])}
            note={p.t(`pluginNote_${plugin}`)}
            on={p.state.plugins[plugin]}
            onTap={() => p.act.set({ plugin, on: !p.state.plugins[plugin] })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
