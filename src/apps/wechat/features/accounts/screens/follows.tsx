import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import accounts from "#world/accounts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "follows", (p) => {
  const ids = () =>
    Object.values(p.state.following).toSorted((a, b) => Number(b.starred) - Number(a.starred) || a.since - b.since);
  const mine = queryWorld(accounts.queries.accounts, () =>
    ids().length === 0
      ? null
      : {
          ids: ids()
            .map((f) => f.id)
            .slice(0, 60),
        },
  );
  const more = queryWorldPages(
    accounts.queries.find,
    () => ({ q: p.view.q, sort: "followers" as const }),
    () => 2,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <Frame
      back
      title={p.t("followsTitle")}
      top={<FilterSearchBar at={p.field("q")} placeholder={p.t("followsSearch")} />}
    >
      <Show when={p.view.q === ""}>
        <Cells first>
          <For each={mine() ?? []} fallback={<Remark>{p.t("followsNone")}</Remark>}>
            {(a) => (
              <Cell
                face={<Face of={a.id} size={40} radius={20} />}
                title={`${say(a.name)}${p.state.following[a.id]?.starred ? " ★" : ""}`}
                onTap={() => p.act.openAccount({ account: a.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
      <Cells title={p.t("followsMore")}>
        <For
          each={(more()?.rows ?? []).filter((a) => p.view.q !== "" || !p.state.following[a.id])}
          fallback={<Remark>{more() ? p.t("noHits") : ""}</Remark>}
        >
          {(a) => (
            <Cell
              tall
              face={<Face of={a.id} size={40} radius={20} />}
              title={say(a.name)}
              note={say(a.about)}
              onTap={() => p.act.openAccount({ account: a.id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
