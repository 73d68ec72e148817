import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { DotCode } from "#apps/wechat/looks/me.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { RequestedAmount, CodeBoard } from "#apps/wechat/looks/wallet.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "receive", (p) => (
  <Frame
    back
    dark
    class="gold-ground"
    title={p.t("receiveTitle")}
    overlays={
      <AlertBox
        open={p.view.open === "sum"}
        title={p.t("receiveSet")}
        ok={p.t("ok")}
        disabled={!p.can("saveSum")}
        onOk={() => p.act.saveSum()}
      >
        <TitledFieldCell title={p.t("sumField")} at={p.field("sum")} kind="number" />
        <TitledFieldCell title={p.t("noteField")} at={p.field("note")} />
      </AlertBox>
    }
  >
    <CodeBoard note={p.t("receiveNote")}>
      <Show when={p.state.asking}>
        {(asking) => <RequestedAmount sum={`¥${amountText(asking().cents)}`} note={asking().note} />}
      </Show>
      <DotCode
        text={`receive ${p.state.people[me]?.wxid ?? ""} ${p.state.asking?.cents ?? 0}`}
        side={212}
        face={<Face of="me" size={40} />}
      />
      <div class="link-row">
        <TextLink label={p.t("receiveSet")} onTap={() => p.act.startSum()} />
        <Show when={p.state.asking}>
          <TextLink label={p.t("receiveClear")} onTap={() => p.act.clearSum()} />
        </Show>
      </div>
    </CodeBoard>
  </Frame>
));
