import { createMemo, For, Show } from "solid-js";
import { dayMs } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { RowMenu } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { SmallButton } from "#apps/wechat/looks/small-button.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId, listRequests } from "../queries.ts";
import type { FriendRequest } from "../state.ts";

const recentMs = 3 * dayMs;
export default screen(wechat, strings, "newFriends", (p) => {
  const all = createMemo(() => listRequests(p.state));
  const recent = () => all().filter((r) => p.now - r.at < recentMs);
  const earlier = () => all().filter((r) => p.now - r.at >= recentMs);
  const row = (r: FriendRequest) => (
    <Cell
      tall
      face={<Face of={worldId(r.person)} size={48} />}
      title={nameOrId(p.state, r.person)}
      note={r.text}
      trailing={
        <Show
          when={!r.mine && r.state !== "accepted"}
          fallback={<span class="cell-value">{p.t(r.state === "accepted" ? "added" : "waiting")}</span>}
        >
          <SmallButton
            label={p.t("accept")}
            name={`${p.t("accept")} ${nameOrId(p.state, r.person)}`}
            onTap={() => p.act.accept({ id: r.id })}
          />
        </Show>
      }
      onTap={() => p.act.open({ person: r.person })}
      menuOpen={p.view.open === "held" && p.view.held === r.id}
      onHold={() => p.setView({ held: r.id, open: "held" })}
    />
  );
  return (
    <Frame
      back
      title={p.t("newFriends")}
      actions={<NavTextButton label={p.t("addFriends")} onTap={() => p.act.addFriends()} />}
      overlays={
        <RowMenu
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
