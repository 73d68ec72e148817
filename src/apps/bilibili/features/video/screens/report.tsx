import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, Pill, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { reportReasons } from "../state.ts";

export default screen(app, strings, "report", (p) => (
  <Leaf
    grey
    back
    title={p.t("reportTitle")}
    bottom={<Pill wide label={p.t("submit")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />}
  >
    <Cells title={p.t("reportAsk")}>
      <For each={reportReasons}>
        {(reason) => (
          <TickCell
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
  </Leaf>
));
