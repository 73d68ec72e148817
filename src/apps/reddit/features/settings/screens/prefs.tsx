import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { choices, pages, type Row, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const holds = (row: Row): boolean => row.kind === "switch" && hasValues(p.state.prefs, row.on);
  const follow = (to: RowTarget): void => {
    if ("choice" in to) p.act.openChoice({ name: to.choice });
    else p.act[to.screen]();
  };
  const rowText = (row: Row): string | undefined => {
    if (row.kind === "choice") {
      const option = row.options.find(({ put }) => hasValues(p.state.prefs, put));
      return option ? p.t(option.label) : undefined;
    }
    if (row.kind !== "link" || "choice" in row.to) return undefined;
    if (row.to.screen === "language") return p.lang === "en" ? "English" : "简体中文";
    if (row.to.screen === "blockedUsers") return String(Object.keys(p.state.blocked).length);
    return row.to.screen === "mutedCommunities" ? String(Object.keys(p.state.muted).length) : undefined;
  };
  return (
    <Frame
      back
      title={p.t(p.params.page)}
      overlays={
        <ChoiceSheet
          open={p.view.open === "choice" && p.view.choice !== null}
          title={p.view.choice === null ? "" : p.t(p.view.choice)}
          items={(p.view.choice === null ? [] : choices[p.view.choice].options).map((option) => ({
            label: p.t(option.label),
            on: hasValues(p.state.prefs, option.put),
            onTap: () => p.act.put(option.put),
          }))}
        />
      }
    >
      <For each={pages[p.params.page]}>
        {(section) => (
          <Cells title={section.title ? p.t(section.title) : undefined}>
            <For each={section.rows}>
              {(row) =>
                row.kind === "switch" ? (
                  <SwitchCell
                    title={p.t(row.title)}
                    note={row.note ? p.t(row.note) : undefined}
                    on={holds(row)}
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
    </Frame>
  );
});
