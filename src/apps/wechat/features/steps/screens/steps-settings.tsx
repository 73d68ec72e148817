import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { friendIds, nameOf } from "#apps/wechat/shared-queries.ts";
import { Cell, Cells, CheckCell, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "stepsSettings", (p) => (
  <Frame
    back
    title={p.t("stepsSettingsTitle")}
    overlays={
      <>
        <HalfSheet open={p.view.open === "hidden"} title={p.t("stepsHidden")}>
          <For each={friendIds(p.state)}>
            {(person) => (
              <CheckCell
                face={<Face of={worldId(person)} size={36} />}
                title={nameOf(p.state, person)}
                on={p.state.steps.hiddenFrom.includes(person)}
                onTap={() => p.act.toggleHidden({ person })}
              />
            )}
          </For>
        </HalfSheet>
        <HalfSheet open={p.view.open === "ignored"} title={p.t("stepsIgnored")}>
          <For each={friendIds(p.state)}>
            {(person) => (
              <CheckCell
                face={<Face of={worldId(person)} size={36} />}
                title={nameOf(p.state, person)}
                on={p.state.steps.ignored.includes(person)}
                onTap={() => p.act.toggleIgnored({ person })}
              />
            )}
          </For>
        </HalfSheet>
      </>
    }
  >
    <Cells first note={p.t("stepsJoinNote")}>
      <SwitchRow
        title={p.t("stepsJoin")}
        on={p.state.steps.joined}
        onTap={() => p.act.join({ joined: !p.state.steps.joined })}
      />
    </Cells>
    <Cells>
      <Cell
        title={p.t("stepsHidden")}
        value={String(p.state.steps.hiddenFrom.length)}
        leads
        onTap={() => p.setView({ open: "hidden" })}
      />
      <Cell
        title={p.t("stepsIgnored")}
        value={String(p.state.steps.ignored.length)}
        leads
        onTap={() => p.setView({ open: "ignored" })}
      />
    </Cells>
  </Frame>
));
