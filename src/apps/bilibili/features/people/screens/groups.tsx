import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import pen from "@material-symbols/svg-400/outlined/edit.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cell, Cells, Pill } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { HalfSheet } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { specialGroup } from "../state.ts";

export default screen(app, strings, "groups", (p) => {
  const count = (group: string) => Object.values(p.state.follows).filter(({ groups }) => groups.includes(group)).length;
  const listed = () =>
    Object.values(p.state.groups).toSorted(
      (a, b) => Number(b.id === specialGroup) - Number(a.id === specialGroup) || a.at - b.at,
    );
  return (
    <Leaf
      grey
      back
      title={p.t("groupsTitle")}
      actions={<BarWord pink label={p.t("newGroup")} onTap={() => p.act.create()} />}
      overlays={
        <HalfSheet
          open={p.view.open === "form"}
          title={p.t(p.view.editing === null ? "newGroup" : "renameGroup")}
          foot={<Pill wide label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
        >
          <FieldCell at={p.field("name")} label={p.t("groupName")} placeholder={p.t("groupName")} />
        </HalfSheet>
      }
    >
      <Cells>
        <For each={listed()}>
          {(group) => (
            <Cell
              title={group.name}
              note={group.id === specialGroup ? p.t("specialNote") : undefined}
              value={p.t("groupCount", { n: count(group.id) })}
              end={
                <Show when={group.id !== specialGroup}>
                  <BarButton
                    icon={pen}
                    name={p.t("rename", { name: group.name })}
                    onTap={() => p.act.rename({ group: group.id })}
                  />
                  <BarButton
                    icon={bin}
                    name={p.t("deleteGroup", { name: group.name })}
                    onTap={() => p.act.remove({ group: group.id })}
                  />
                </Show>
              }
            />
          )}
        </For>
      </Cells>
    </Leaf>
  );
});
