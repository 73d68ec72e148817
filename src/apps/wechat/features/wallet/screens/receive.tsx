import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { amountText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { DotCode } from "../../../looks/me.tsx";
import { AskBox } from "../../../looks/over.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { AskedSum, CodeBoard } from "../../../looks/wallet.tsx";
import { me } from "../../../people.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "receive", (p) => (
  <Frame
    back
    dark
    class="gold-ground"
    title={p.t("receiveTitle")}
    overlays={
      <AskBox
        open={p.view.open === "sum"}
        title={p.t("receiveSet")}
        ok={p.t("ok")}
        disabled={!p.can("saveSum")}
        onOk={() => p.act.saveSum()}
      >
        <FieldCell title={p.t("sumField")} at={p.field("sum")} kind="number" />
        <FieldCell title={p.t("noteField")} at={p.field("note")} />
      </AskBox>
    }
  >
    <CodeBoard note={p.t("receiveNote")}>
      <Show when={p.state.asking}>
        {(asking) => <AskedSum sum={`¥${amountText(asking().cents)}`} note={asking().note} />}
      </Show>
      <DotCode
        text={`receive ${p.state.people[me]?.wxid ?? ""} ${p.state.asking?.cents ?? 0}`}
        side={212}
        face={<Face of="me" size={40} />}
      />
      <div class="link-row">
        <WordLink label={p.t("receiveSet")} onTap={() => p.act.startSum()} />
        <Show when={p.state.asking}>
          <WordLink label={p.t("receiveClear")} onTap={() => p.act.clearSum()} />
        </Show>
      </div>
    </CodeBoard>
  </Frame>
));
