import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cells, Remark } from "../../../looks/cells.tsx";
import { SearchLine } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { ActionSheet } from "../../../looks/over.tsx";
import { ProgramTile } from "../../../looks/program.tsx";
import { strings } from "../../../strings.ts";
import { programIds, type ProgramId } from "../state.ts";

export default screen(wechat, strings, "programs", (p) => {
  const fits = (id: ProgramId) => {
    const q = p.view.q.trim().toLowerCase();
    const both = p.bothLanguages();
    const names = both ? [both.en[`program_${id}`], both.zh[`program_${id}`]] : [p.t(`program_${id}`)];
    return q === "" || [...names, p.t(`programNote_${id}`)].some((x) => x.toLowerCase().includes(q));
  };
  const tile = (id: ProgramId) => (
    <ProgramTile
      of={id}
      title={p.t(`program_${id}`)}
      note={p.t(`programNote_${id}`)}
      starred={p.state.programsStarred.includes(id)}
      onTap={() => open(id)}
      onHold={() => p.act.hold({ program: id })}
    />
  );
  const open = (id: ProgramId) => {
    if (id === "food") p.act.food();
    else if (id === "ride") p.act.ride();
    else p.act.health();
  };
  const held = () => p.view.held ?? "food";
  return (
    <Frame
      back
      title={p.t("programsRow")}
      top={<SearchLine at={p.field("q")} placeholder={p.t("programsSearch")} />}
      overlays={
        <ActionSheet
          open={p.view.open === "held"}
          title={p.t(`program_${held()}`)}
          items={[
            {
              label: p.t(p.state.programsStarred.includes(held()) ? "programUnstar" : "programStar"),
              onTap: () => p.act.star(),
            },
            { label: p.t("programDrop"), danger: true, onTap: () => p.act.drop() },
          ]}
        />
      }
    >
      <Show when={p.view.q === "" && p.state.programsUsed.length > 0}>
        <Cells title={p.t("programsRecent")} first>
          <For each={p.state.programsUsed}>{tile}</For>
        </Cells>
      </Show>
      <Cells title={p.t("programsAll")}>
        <For each={programIds.filter(fits)} fallback={<Remark big>{p.t("programsNone")}</Remark>}>
          {tile}
        </For>
      </Cells>
    </Frame>
  );
});
