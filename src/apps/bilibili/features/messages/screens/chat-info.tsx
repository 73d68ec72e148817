import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PersonRow } from "#apps/bilibili/looks/people.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "chatInfo", (p) => {
  const user = queryWorld(videos.queries.user, () => ({ id: p.params.user }));
  const thread = () => p.state.threads[p.params.user];
  return (
    <Leaf grey back title={p.t("chatSettings")}>
      <PersonRow
        of={p.params.user}
        name={user()?.name ?? ""}
        note={user()?.sign ?? ""}
        onTap={() => p.act.openUser()}
      />
      <Cells>
        <SwitchCell
          title={p.t("pinned")}
          on={thread()?.pinned === true}
          disabled={!thread()}
          onTap={() => p.act.togglePin()}
        />
        <SwitchCell
          title={p.t("muted")}
          on={thread()?.muted === true}
          disabled={!thread()}
          onTap={() => p.act.toggleMute()}
        />
        <Show
          when={p.state.blocked[p.params.user] === undefined}
          fallback={<SwitchCell title={p.t("block")} on onTap={() => p.act.unblock()} />}
        >
          <SwitchCell title={p.t("block")} on={false} onTap={() => p.act.block()} />
        </Show>
      </Cells>
      <Cells>
        <Cell title={p.t("report")} onTap={() => p.act.report()} />
      </Cells>
    </Leaf>
  );
});
