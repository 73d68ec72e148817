import account from "@material-symbols/svg-400/rounded/person_search.svg?raw";
import card from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import packet from "@material-symbols/svg-400/rounded/redeem.svg?raw";
import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { lastFour } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Paragraph, SearchField } from "#apps/alipay/looks/cells.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { accountOf, maskNumber, nameOf, people } from "#apps/alipay/people.ts";
import { payeeName } from "../../cashier/deals.ts";

export default page("transfer", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return words === ""
      ? []
      : people.filter((x) =>
          [x.name.en, x.name.zh, accountOf(x), p.state.remarks[x.id as "mum"] ?? ""].some((t) =>
            t.toLowerCase().includes(words),
          ),
        );
  });
  /** Recent receivers, newest first, without duplicates. */
  const recent = createMemo(() => {
    if (!p.state.prefs.recents) return [];
    const all = Object.values(p.state.transfers)
      .filter((t) => !t.payee.startsWith("card_"))
      .toSorted((a, b) => b.at - a.at)
      .map((t) => t.payee);
    return [...new Set([...all, ...p.state.trusted.toReversed()])]
      .filter((id) => payeeName(p.state, id, p.lang) !== null)
      .slice(0, 8);
  });
  const saved = createMemo(() => Object.values(p.state.payees));
  const person = (id: string) => people.find((x) => x.id === id);
  return (
    <PageFrame
      title={p.t("transfer")}
      right={<HeaderLink label={p.t("records")} onTap={() => p.act.sentList()} />}
      top={<SearchField at={p.field("query")} label={p.t("findPayee")} />}
    >
      <Show
        when={p.view.query.trim() === ""}
        fallback={
          <Cells>
            <For each={found()} fallback={<Cell title={p.t("nobodyFound")} />}>
              {(x) => (
                <Cell
                  leading={<Portrait of={x.id} size={36} radius={6} />}
                  title={nameOf(x, p.lang)}
                  sub={maskNumber(accountOf(x))}
                  onTap={() => p.act.pay({ payee: x.id })}
                />
              )}
            </For>
          </Cells>
        }
      >
        <Cells>
          <Cell icon={account} title={p.t("toAccount")} sub={p.t("toAccountNote")} onTap={() => p.act.toAccount()} />
          <Cell icon={card} tint="#ff8f1f" title={p.t("toCard")} sub={p.t("toCardNote")} onTap={() => p.act.toCard()} />
          <Cell
            icon={packet}
            tint="#e1493b"
            title={p.t("packet")}
            sub={p.t("packetNote")}
            onTap={() => p.act.packet()}
          />
          <Cell icon={book} tint="#00b578" title={p.t("contacts")} onTap={() => p.act.contacts()} />
        </Cells>
        <Show when={p.state.draft}>
          {(draft) => (
            <Cells title={p.t("draft")}>
              <Cell
                icon={history}
                title={payeeName(p.state, draft().payee, p.lang) ?? ""}
                sub={draft().note || undefined}
                value={draft().sum === "" ? undefined : `¥${draft().sum}`}
                onTap={() => p.act.pay({ payee: draft().payee as "mum" })}
              />
            </Cells>
          )}
        </Show>
        <Show when={recent().length > 0}>
          <Cells title={p.t("recentPayees")}>
            <For each={recent()}>
              {(id) => (
                <Cell
                  leading={<Portrait of={id} size={36} radius={6} />}
                  title={payeeName(p.state, id, p.lang) ?? ""}
                  sub={person(id) ? maskNumber(accountOf(person(id)!)) : p.state.payees[id]?.bankName}
                  onTap={() => p.act.pay({ payee: id as "mum" })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={saved().length > 0}>
          <Cells title={p.t("savedCards")}>
            <For each={saved()}>
              {(c) => (
                <Cell
                  leading={<Portrait of={c.bank} size={36} radius={6} />}
                  title={c.name}
                  sub={`${c.bankName} (${lastFour(c)})`}
                  onTap={() => p.act.pay({ payee: c.id })}
                  onHold={() => p.act.forgetPayee({ id: c.id })}
                />
              )}
            </For>
          </Cells>
          <Paragraph dim small pad>
            {p.t("holdToForget")}
          </Paragraph>
        </Show>
      </Show>
    </PageFrame>
  );
});
