import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { pages, type Row, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const holds = (row: Row): boolean => row.kind === "switch" && hasValues(p.state.prefs, row.on);
  const follow = (to: RowTarget): void => {
    if (to.screen === "prefChoice") p.act.openChoice({ name: to.name });
    else p.act[to.screen]();
  };
  const rowText = (row: Row): string | undefined => {
    if (row.kind === "choice") {
      const option = row.options.find(({ put }) => hasValues(p.state.prefs, put));
      return option ? p.t(option.label) : undefined;
    }
    if (row.kind !== "link") return undefined;
    if (row.to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (row.to.screen === "blockedUsers") return String(Object.keys(p.state.blocked).length);
    if (row.to.screen === "hiddenUsers") return String(Object.keys(p.state.hiddenAuthors).length);
    return undefined;
  };
  return (
    <Leaf grey back title={p.t(p.params.page)}>
      <For each={pages[p.params.page]}>
        {(section) => (
          <Cells
            title={section.title ? p.t(section.title) : undefined}
            note={section.note ? p.t(section.note) : undefined}
          >
            <For each={section.rows}>
              {(row) =>
                row.kind === "switch" ? (
                  <SwitchCell
                    title={p.t(row.title)}
                    on={holds(row)}
                    disabled={row.needs !== undefined && !hasValues(p.state.prefs, row.needs)}
                    onTap={() => p.act.put(holds(row) ? row.off : row.on)}
                  />
                ) : (
                  <Cell
                    title={p.t(row.title)}
                    value={rowText(row)}
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
    </Leaf>
  );
});
