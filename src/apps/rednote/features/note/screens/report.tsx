import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cells, Pill, RadioCell } from "#apps/rednote/looks/cells.tsx";
import { FieldCell } from "#apps/rednote/looks/forms.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { reportReasons } from "../state.ts";

export default screen(app, strings, "report", (p) => (
  <Leaf grey back title={p.t("reportTitle")}>
    <Cells title={p.t("reportAsk")}>
      <For each={reportReasons}>
        {(reason) => (
          <RadioCell
            title={p.t(`reason_${reason}`)}
            on={p.view.reason === reason}
            onTap={() => p.act.choose({ reason })}
          />
        )}
      </For>
    </Cells>
    <Cells>
      <FieldCell at={p.field("details")} label={p.t("reportDetails")} placeholder={p.t("reportDetails")} multiline />
    </Cells>
    <Cells>
      <Pill kind="red" wide label={p.t("submit")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />
    </Cells>
  </Leaf>
));
