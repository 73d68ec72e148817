import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cells, RadioCell } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { choices, ranges, themes } from "../prefs.ts";

export default screen(wechat, strings, "prefChoice", (p) => (
  <Frame back title={p.t(p.params.name)}>
    <Cells
      first
      note={p.params.name === "momentsRange" ? p.t(choices.momentsRange.note ?? "momentsRangeNote") : undefined}
    >
      {p.params.name === "theme" ? (
        <For each={themes}>
          {(theme) => (
            <RadioCell
              title={p.t(`theme_${theme}`)}
              on={p.state.prefs.theme === theme}
              onTap={() => p.act.pickTheme({ theme })}
            />
          )}
        </For>
      ) : (
        <For each={ranges}>
          {(momentsRange) => (
            <RadioCell
              title={p.t(`range_${momentsRange}`)}
              on={p.state.prefs.momentsRange === momentsRange}
              onTap={() => p.act.pickRange({ momentsRange })}
            />
          )}
        </For>
      )}
    </Cells>
  </Frame>
));
