import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { Pill, Pills } from "#apps/wechat/looks/profile.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { searchKinds, isOfKind, messagesIn } from "../chat.ts";
import { messageSummary, listTimeText } from "./parts/labels.ts";

export default screen(wechat, strings, "chatFind", (p) => {
  const words = () => p.view.query.trim().toLowerCase();
  const isBare = () => words() === "" && p.view.kind === "all";
  const found = createMemo(() =>
    isBare()
      ? []
      : messagesIn(p.state, p.params.peer)
          .filter((m) => m.body.kind !== "note" && isOfKind(m, p.view.kind))
          .filter((m) => messageSummary(p, m.body, m.from).toLowerCase().includes(words()))
          .toReversed(),
  );
  return (
    <Frame back title={p.t("find")} top={<SearchField at={p.field("query")} name={p.t("findHint")} />}>
      <Pills>
        <For each={searchKinds}>
          {(kind) => (
            <Pill label={p.t(`find_${kind}`)} on={p.view.kind === kind} onTap={() => p.act.pickKind({ kind })} />
          )}
        </For>
      </Pills>
      <Show when={!isBare()} fallback={<Remark big>{p.t("findFirst")}</Remark>}>
        <Cells first>
          <For each={found()} fallback={<Remark big>{p.t("noHits")}</Remark>}>
            {(m) => (
              <Cell
                tall
                face={<Face of={worldId(m.from)} size={40} />}
                title={nameOrId(p.state, m.from)}
                note={messageSummary(p, m.body, m.from)}
                value={listTimeText(p, m.at)}
                onTap={() => p.act.open({ id: m.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </Frame>
  );
});
