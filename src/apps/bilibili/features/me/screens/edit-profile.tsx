import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Cell, Cells } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ActSheet } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { sexes } from "../state.ts";

export default screen(app, strings, "editProfile", (p) => {
  const row = (field: "name" | "sign" | "birthday" | "school") => (
    <Cell title={p.t(field)} value={p.state.profile[field] || p.t("notSet")} onTap={() => p.act.edit({ field })} />
  );
  return (
    <Leaf
      grey
      back
      title={p.t("editProfile")}
      overlays={
        <ActSheet
          open={p.view.open === "sex"}
          title={p.t("sex")}
          items={sexes.map((sex) => ({
            label: p.t(`sex_${sex}`),
            on: p.state.profile.sex === sex,
            onTap: () => p.act.setSex({ sex }),
          }))}
        />
      }
    >
      <Cells>
        <Cell
          title={p.t("photo")}
          end={<Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />}
          onTap={() => p.act.changeFace()}
        />
        {row("name")}
        <Cell title={p.t("sex")} value={p.t(`sex_${p.state.profile.sex}`)} onTap={() => p.act.chooseSex()} />
        <For each={["birthday", "sign", "school"] as const}>{row}</For>
      </Cells>
      <Cells>
        <Cell title={p.t("uid")} value={p.state.profile.uid} />
      </Cells>
    </Leaf>
  );
});
