import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { pluginIds } from "../state.ts";

const titles = { werun: "werun", nearby: "nearbyRow", programs: "programsRow" } as const;
export default screen(wechat, strings, "plugins", (p) => (
  <Frame back title={p.t("plugins")}>
    <Cells first>
      <For each={pluginIds}>
        {(plugin) => (
          <SwitchRow
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
