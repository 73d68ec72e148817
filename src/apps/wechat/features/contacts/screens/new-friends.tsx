import { createMemo, For, Show } from "solid-js";
import { dayMs } from "../../../../../state/civil.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { HoldList } from "../../../looks/over.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { SmallAct } from "../../../looks/small-act.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn, requestsOf } from "../queries.ts";
import type { Request } from "../state.ts";

const recentMs = 3 * dayMs;
export default screen(wechat, strings, "newFriends", (p) => {
  const all = createMemo(() => requestsOf(p.state));
  const recent = () => all().filter((r) => p.now - r.at < recentMs);
  const earlier = () => all().filter((r) => p.now - r.at >= recentMs);
  const row = (r: Request) => (
    <Cell
      tall
      face={<Face of={worldId(r.person)} size={48} />}
      title={nameIn(p.state, r.person)}
      note={r.text}
      trailing={
        <Show
          when={!r.mine && r.state !== "accepted"}
          fallback={<span class="cell-value">{p.t(r.state === "accepted" ? "added" : "waiting")}</span>}
        >
          <SmallAct
            label={p.t("accept")}
            name={`${p.t("accept")} ${nameIn(p.state, r.person)}`}
            onTap={() => p.act.accept({ id: r.id })}
          />
        </Show>
      }
      onTap={() => p.act.open({ person: r.person })}
      held={p.view.open === "held" && p.view.held === r.id}
      onHold={() => p.setView({ held: r.id, open: "held" })}
    />
  );
  return (
    <Frame
      back
      title={p.t("newFriends")}
      actions={<NavWord label={p.t("addFriends")} onTap={() => p.act.addFriends()} />}
      overlays={
        <HoldList
          open={p.view.open === "held" && p.view.held !== null}
          items={[
            { label: p.t("delete"), danger: true, onTap: () => p.act.drop({ id: p.view.held ?? "request_none" }) },
          ]}
        />
      }
    >
      <Show when={all().length > 0} fallback={<Remark big>{p.t("noRequests")}</Remark>}>
        <Show when={recent().length > 0}>
          <Cells title={p.t("threeDays")}>
            <For each={recent()}>{row}</For>
          </Cells>
        </Show>
        <Show when={earlier().length > 0}>
          <Cells title={p.t("earlierAsked")}>
            <For each={earlier()}>{row}</For>
          </Cells>
        </Show>
      </Show>
    </Frame>
  );
});
