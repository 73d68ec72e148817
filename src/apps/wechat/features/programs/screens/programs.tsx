import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { ProgramTile } from "#apps/wechat/looks/program.tsx";
import { strings } from "#apps/wechat/strings.ts";
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
      top={<FilterSearchBar at={p.field("q")} placeholder={p.t("programsSearch")} />}
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
