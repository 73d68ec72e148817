import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { pages, type RowTarget, type Row } from "../prefs.ts";

export default screen(wechat, strings, "prefs", (p) => {
  const holds = (row: Row): boolean => row.kind === "switch" && hasValues(p.state.prefs, row.on);
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefs") p.act.openPage({ page: to.page });
    else if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else p.act[to.screen]();
  };
  const rowText = (row: Row): string | undefined => {
    if (row.kind === "choice") {
      const option = row.options.find(({ put }) => hasValues(p.state.prefs, put));
      return option ? p.t(option.label) : undefined;
    }
    if (row.kind !== "link") return undefined;
    if (row.to.screen === "fontSize") return p.t(`size_${p.state.prefs.size}`);
    if (row.to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (row.to.screen === "permits") return String(Object.values(p.state.permits).filter((x) => x).length);
    return undefined;
  };
  return (
    <Frame back title={p.t(p.params.page)}>
      <For each={pages[p.params.page]}>
        {(section) => (
          <Cells
            title={section.title ? p.t(section.title) : undefined}
            note={section.note ? p.t(section.note) : undefined}
          >
            <For each={section.rows}>
              {(row) =>
                row.kind === "switch" ? (
                  <SwitchRow
                    title={p.t(row.title)}
                    on={holds(row)}
                    onTap={() => p.act.put(holds(row) ? row.off : row.on)}
                  />
                ) : (
                  <Cell
                    title={p.t(row.title)}
                    value={rowText(row)}
                    leads
                    onTap={() => {
                      if ((row.kind === "link" || row.kind === "choice") && row.to) follow(row.to);
                    }}
                  />
                )
              }
            </For>
          </Cells>
        )}
      </For>
    </Frame>
  );
});
