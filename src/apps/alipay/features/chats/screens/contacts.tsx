import none from "@material-symbols/svg-400/rounded/person_search.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Seek } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { accountOf, masked, people } from "../../../people.ts";
import { calledOf } from "../queries.ts";

export default page("contacts", (p) => {
  const found = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return people
      .filter((x) =>
        [x.name.en, x.name.zh, accountOf(x), calledOf(p.state, x.id, p.lang)].some((t) =>
          t.toLowerCase().includes(words),
        ),
      )
      .toSorted((a, b) =>
        p.lang === "en" ? (a.sortKey.en < b.sortKey.en ? -1 : 1) : a.sortKey.zh < b.sortKey.zh ? -1 : 1,
      );
  });
  return (
    <Leaf title={p.t("contacts")} top={<Seek at={p.field("query")} label={p.t("findPayee")} />}>
      <Show when={found().length > 0} fallback={<None icon={none} text={p.t("nobodyFound")} />}>
        <Cells>
          <For each={found()}>
            {(x) => (
              <Cell
                lead={<Portrait of={x.id} size={36} radius={6} />}
                title={calledOf(p.state, x.id, p.lang)}
                sub={(p.state.blocked as readonly string[]).includes(x.id) ? p.t("isBlocked") : masked(accountOf(x))}
                bare
                onTap={() => p.act.open({ person: x.id as "mum" })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </Leaf>
  );
});
