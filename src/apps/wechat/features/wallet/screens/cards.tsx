import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BankCard } from "#apps/wechat/looks/wallet.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { appId } from "../queries.ts";

export default screen(wechat, strings, "cards", (p) => (
  <Frame back title={p.t("cardsRow")}>
    <For each={cardsBoundTo(p.os, appId)}>
      {(c) => (
        <BankCard
          bank={c.bank}
          kind={p.t(c.kind)}
          last={lastFour(c)}
          tone={c.id}
          onTap={() => p.act.openCard({ card: c.id })}
        />
      )}
    </For>
    <Cells>
      <Cell title={`+ ${p.t("addCardWord")}`} leads onTap={() => p.act.addCard()} />
    </Cells>
  </Frame>
));
