import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Pills, SearchField, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { accountOf, maskNumber, people } from "#apps/alipay/people.ts";
import { filterBills } from "../../bills/queries.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { displayName } from "../../chats/queries.ts";
import { serviceLooks } from "./parts/services.tsx";

export default page("search", (p) => {
  const words = () => p.view.query.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(words());
  const found = createMemo(() => (words() === "" ? [] : serviceLooks.filter((s) => has(p.t(s.to)) || has(s.to))));
  const persons = createMemo(() =>
    words() === "" ? [] : people.filter((x) => [x.name.en, x.name.zh, accountOf(x)].some(has)).slice(0, 6),
  );
  const bills = createMemo(() =>
    words() === "" ? [] : filterBills(p.state, p.os, p.offsetMin, { query: words() }).slice(0, 8),
  );
  const nothing = () => words() !== "" && found().length + persons().length + bills().length === 0;
  return (
    <PageFrame
      title={p.t("search")}
      top={
        <SearchField at={p.field("query")} label={p.t("searchAll")}>
          <LinkButton label={p.t("search")} disabled={!p.can("keep")} onTap={() => p.act.keep()} />
        </SearchField>
      }
    >
      <Show when={words() === "" && p.state.searches.length > 0}>
        <Cells title={p.t("searched")}>
          <For each={p.state.searches}>
            {(query) => (
              <Cell icon={history} tint="var(--dim)" title={query} hideArrow onTap={() => p.act.again({ query })} />
            )}
          </For>
        </Cells>
        <LinkButton label={p.t("forget")} onTap={() => p.act.forgetSearches()} />
      </Show>
      <Show when={words() === ""}>
        <Pills
          as="wrap"
          options={serviceLooks.slice(0, 9).map((s) => ({ id: s.to, label: p.t(s.to) }))}
          chosen={null}
          onPick={(id) => {
            const s = serviceLooks.find(({ to }) => to === id)!;
            p.act[s.to]();
          }}
        />
      </Show>
      <Show when={nothing()}>
        <EmptyState icon={none} text={p.t("nothingFound")} />
      </Show>
      <Show when={found().length > 0}>
        <Cells title={p.t("allServices")}>
          <For each={found()}>
            {(s) => <Cell icon={s.icon} tint={s.tint} title={p.t(s.to)} onTap={() => p.act[s.to]()} />}
          </For>
        </Cells>
      </Show>
      <Show when={persons().length > 0}>
        <Cells title={p.t("contacts")}>
          <For each={persons()}>
            {(x) => (
              <Cell
                leading={<Portrait of={x.id} size={36} radius={6} />}
                title={displayName(p.state, x.id, p.lang)}
                sub={maskNumber(accountOf(x))}
                onTap={() => p.act.person({ person: x.id as "mum" })}
              />
            )}
          </For>
        </Cells>
      </Show>
      <Show when={bills().length > 0}>
        <Cells title={p.t("bills")}>
          <For each={bills()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.bill({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
