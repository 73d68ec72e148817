import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cells, RadioCell } from "#apps/weread/looks/cells.tsx";
import { FieldCell } from "#apps/weread/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";

const genders = ["f", "m", "none"] as const;
export default screen(app, strings, "editProfile", (p) => (
  <Leaf
    back="close"
    title={p.t("editProfile")}
    actions={<BarWord blue label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <FieldCell at={p.field("profileName")} label={p.t("profileName")} caps="words" enter="next" />
    <FieldCell at={p.field("signature")} label={p.t("signature")} />
    <Cells title={p.t("gender")}>
      <For each={genders}>
        {(gender) => (
          <RadioCell
            title={p.t(`gender_${gender}`)}
            on={p.view.gender === gender}
            onTap={() => p.act.setGender({ gender })}
          />
        )}
      </For>
    </Cells>
  </Leaf>
));
