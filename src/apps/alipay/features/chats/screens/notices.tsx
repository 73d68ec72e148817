import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "../../../../../os/format.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Panel, Said } from "../../../looks/cells.tsx";
import { HeadIcon, Leaf, None } from "../../../looks/page.tsx";
import { Pair, TopSum } from "../../../looks/rows.tsx";
import { Tap } from "../../../../../ui/kit/tap.tsx";
import { noticesOf } from "../queries.ts";
import { kindWord, signedText } from "../../bills/screens/parts/bill.tsx";

export default page("notices", (p) => {
  const all = createMemo(() => noticesOf(p.os));
  return (
    <Leaf
      title={p.t("notices")}
      right={<HeadIcon icon={gear} name={p.t("notifications")} onTap={() => p.act.notifications()} />}
    >
      <Show when={all().length > 0} fallback={<None icon={bell} text={p.t("noBills")} />}>
        <For each={all()}>
          {(e) => (
            <>
              <Said dim small center pad>
                {whenText(e.at, p.os, p.now)}
              </Said>
              <Tap name={`${kindWord(p, e)}, ${e.title}, ${signedText(p, e)}`} onTap={() => p.act.open({ id: e.id })}>
                <Panel>
                  <TopSum above={kindWord(p, e)} sum={signedText(p, e)} />
                  <Pair name={p.t("payee")} value={e.title} />
                </Panel>
              </Tap>
            </>
          )}
        </For>
      </Show>
      <Cells>
        <Cell title={p.t("bills")} onTap={() => p.act.bills()} />
      </Cells>
    </Leaf>
  );
});
