import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { FindField } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { Pill, Pills } from "../../../looks/profile.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";
import { findKinds, isOfKind, saidIn } from "../chat.ts";
import { gist, listWhen } from "./parts/telling.ts";

export default screen(wechat, strings, "chatFind", (p) => {
  const words = () => p.view.query.trim().toLowerCase();
  const isBare = () => words() === "" && p.view.kind === "all";
  const found = createMemo(() =>
    isBare()
      ? []
      : saidIn(p.state, p.params.peer)
          .filter((m) => m.body.kind !== "note" && isOfKind(m, p.view.kind))
          .filter((m) => gist(p, m.body, m.from).toLowerCase().includes(words()))
          .toReversed(),
  );
  return (
    <Frame back title={p.t("find")} top={<FindField at={p.field("query")} name={p.t("findHint")} />}>
      <Pills>
        <For each={findKinds}>
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
                title={nameIn(p.state, m.from)}
                note={gist(p, m.body, m.from)}
                value={listWhen(p, m.at)}
                onTap={() => p.act.open({ id: m.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </Frame>
  );
});
