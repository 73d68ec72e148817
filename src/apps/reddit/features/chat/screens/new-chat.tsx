import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads, { type User } from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { Cells, Empty } from "#apps/reddit/looks/cells.tsx";
import { SearchPill } from "#apps/reddit/looks/forms.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { UserRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";
import { reachableIds } from "../queries.ts";

export default screen(app, strings, "newChat", (p) => {
  const q = () => p.view.q.trim().replace(/^u\//i, "");
  const ids = createMemo(() => reachableIds(p.state));
  const known = useUsers(ids);
  const found = queryWorld(threads.queries.people, () => (q() === "" ? null : { public: publicOf(p.lang), q: q() }));
  const people = createMemo((): readonly User[] =>
    q() === ""
      ? ids().flatMap((id) => known().get(id) ?? [])
      : (found()?.rows ?? []).filter(({ id }) => p.state.blocked[id] === undefined),
  );
  return (
    <Frame
      back="close"
      title={p.t(p.params.post === null ? "newChat" : "sendInChat")}
      top={
        <div class="sheet-search">
          <SearchPill at={p.field("q")} name={p.t("searchPeople")} />
        </div>
      }
    >
      <Show when={people().length > 0 || (q() !== "" && !found())} fallback={<Empty text={p.t("noPeople")} />}>
        <Cells title={q() === "" ? p.t("suggested") : undefined}>
          <For each={people()}>
            {(user) => <UserRow host={p} user={user} onTap={() => p.act.pick({ user: user.id })} />}
          </For>
        </Cells>
      </Show>
    </Frame>
  );
});
