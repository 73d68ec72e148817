import none from "@material-symbols/svg-400/rounded/person_search.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SearchField } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { accountOf, maskNumber, people } from "#apps/alipay/people.ts";
import { displayName } from "../queries.ts";

export default page("contacts", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return people
      .filter((x) =>
        [x.name.en, x.name.zh, accountOf(x), displayName(p.state, x.id, p.lang)].some((t) =>
          t.toLowerCase().includes(words),
        ),
      )
      .toSorted((a, b) =>
        p.lang === "en" ? (a.sortKey.en < b.sortKey.en ? -1 : 1) : a.sortKey.zh < b.sortKey.zh ? -1 : 1,
      );
  });
  return (
    <PageFrame title={p.t("contacts")} top={<SearchField at={p.field("query")} label={p.t("findPayee")} />}>
      <Show when={found().length > 0} fallback={<EmptyState icon={none} text={p.t("nobodyFound")} />}>
        <Cells>
          <For each={found()}>
            {(x) => (
              <Cell
                leading={<Portrait of={x.id} size={36} radius={6} />}
                title={displayName(p.state, x.id, p.lang)}
                sub={
                  (p.state.blocked as readonly string[]).includes(x.id) ? p.t("isBlocked") : maskNumber(accountOf(x))
                }
                hideArrow
                onTap={() => p.act.open({ person: x.id as "mum" })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
