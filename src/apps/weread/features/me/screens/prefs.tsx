import { For, Show } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cells, RadioCell, SwitchCell } from "#apps/weread/looks/cells.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";
import { prefSections, type Row } from "../prefs.ts";

export default screen(app, strings, "prefs", (p) => {
  const draw = (row: Row) => (
    <Show
      when={row.kind === "switch" && row}
      fallback={
        <For each={row.kind === "choice" ? row.options : []}>
          {(option) => (
            <RadioCell
              title={p.t(option.label)}
              on={hasValues(p.state.prefs, option.put)}
              onTap={() => p.act.put(option.put)}
            />
          )}
        </For>
      }
    >
      {(flip) => {
        const isOn = () => hasValues(p.state.prefs, flip().on);
        return (
          <SwitchCell
            title={p.t(flip().title)}
            note={flip().note === undefined ? undefined : p.t(flip().note!)}
            on={isOn()}
            onTap={() => p.act.put(isOn() ? flip().off : flip().on)}
          />
        );
      }}
    </Show>
  );
  return (
    <Leaf back title={p.t(p.params.page)}>
      <For each={prefSections[p.params.page]}>
        {(section) => (
          <Cells
            title={section.title === undefined ? undefined : p.t(section.title)}
            note={section.note === undefined ? undefined : p.t(section.note)}
          >
            <For each={section.rows}>{draw}</For>
          </Cells>
        )}
      </For>
    </Leaf>
  );
});
