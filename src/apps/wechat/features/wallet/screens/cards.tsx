import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { cardsOf, lastFour } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { BankCard } from "../../../looks/wallet.tsx";
import { strings } from "../../../strings.ts";
import { appId } from "../queries.ts";

export default screen(wechat, strings, "cards", (p) => (
  <Frame back title={p.t("cardsRow")}>
    <For each={cardsOf(p.os, appId)}>
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
