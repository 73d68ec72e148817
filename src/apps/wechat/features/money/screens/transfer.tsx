import { Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { BigButton, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { TransferStatus } from "#apps/wechat/looks/transfer.tsx";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";

export default screen(wechat, strings, "transfer", (p) => {
  const transfer = () => p.state.transfers[p.params.id];
  const name = () => nameOrId(p.state, transfer()!.chat);
  const isMine = () => transfer()!.from === me;
  const title = () => {
    const it = transfer()!;
    if (it.state === "taken") return isMine() ? p.t("theyTook", { name: name() }) : p.t("youTook");
    if (it.state === "returned") return p.t(isMine() ? "wentBackTo" : "wentBack");
    if (it.state === "lapsed") return p.t("lapsed");
    return isMine() ? p.t("waitsForThem", { name: name() }) : p.t("waitsForYou");
  };
  const when = (at: number) => momentText(at, p.os, p.now);
  return (
    <Frame back white>
      <Show when={transfer()} fallback={<Remark big>{p.t("transfer-missing")}</Remark>}>
        {(it) => (
          <TransferStatus
            state={it().state}
            title={title()}
            amount={p.t("sum", { sum: amountText(it().cents) })}
            lines={[
              it().remark,
              p.t("sentAt", { when: when(it().at) }),
              it().doneAt === null ? "" : p.t("doneAt", { when: when(it().doneAt!) }),
            ]}
          >
            <Show when={p.can("accept")}>
              <BigButton label={p.t("acceptMoney")} onTap={() => p.act.accept()} />
              <Remark>{p.t("transferNote")}</Remark>
              <TextLink label={p.t("returnMoney")} onTap={() => p.act.return()} />
            </Show>
            <Show when={p.can("remind")}>
              <Remark>{p.t("transferNote")}</Remark>
              <TextLink label={p.t("remindThem", { name: name() })} onTap={() => p.act.remind()} />
            </Show>
          </TransferStatus>
        )}
      </Show>
    </Frame>
  );
});
