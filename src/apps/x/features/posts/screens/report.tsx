import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { CheckCell, Heading, Pill } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";
import { reportReasons } from "../state.ts";

export default screen(app, strings, "report", (p) => (
  <Leaf
    back="close"
    title={p.t("reportTitle")}
    bottom={<Pill wide label={p.t("submit")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />}
  >
    <Heading text={p.t("reportAsk")} />
    <For each={reportReasons}>
      {(reason) => (
        <CheckCell
          radio
          title={p.t(`reason_${reason}`)}
          on={p.view.reason === reason}
          onTap={() => p.act.choose({ reason })}
        />
      )}
    </For>
  </Leaf>
));
