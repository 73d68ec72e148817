import { For, Show } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Cell, Heading, Note, Rule, SwitchCell } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";
import { pages, type Row, type RowTarget } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const holds = (row: Row): boolean => row.kind === "switch" && hasValues(p.state.prefs, row.on);
  const isOff = (row: Row): boolean => row.needs !== undefined && !hasValues(p.state.prefs, row.needs);
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
    if (row.to.screen === "followRequests") return String(Object.keys(p.state.requests).length);
    if (row.to.screen === "topics") return String(p.state.interests.length);
    return undefined;
  };
  return (
    <Leaf
      back
      title={p.t(p.params.page === "filters" ? "filters_page" : p.params.page)}
      note={`@${p.state.profile.handle}`}
    >
      <For each={pages[p.params.page]}>
        {(section, n) => (
          <>
            <Show when={n() > 0}>
              <Rule />
            </Show>
            <Show when={section.title}>{(title) => <Heading text={p.t(title())} />}</Show>
            <For each={section.rows}>
              {(row) =>
                row.kind === "switch" ? (
                  <SwitchCell
                    title={p.t(row.title)}
                    note={row.note ? p.t(row.note) : undefined}
                    on={holds(row)}
                    disabled={isOff(row)}
                    onTap={() => p.act.put(holds(row) ? row.off : row.on)}
                  />
                ) : (
                  <Cell
                    title={p.t(row.title)}
                    note={rowText(row)}
                    disabled={isOff(row)}
                    onTap={() => {
                      if ((row.kind === "link" || row.kind === "choice") && row.to) follow(row.to);
                    }}
                  />
                )
              }
            </For>
            <Show when={section.note}>{(note) => <Note text={p.t(note())} />}</Show>
          </>
        )}
      </For>
    </Leaf>
  );
});
