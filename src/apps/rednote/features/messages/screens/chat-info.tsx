import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Cell, Cells, SwitchCell } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "chatInfo", (p) => {
  const user = queryWorld(rednote.queries.user, () => ({ id: p.params.user }));
  const thread = () => p.state.threads[p.params.user];
  return (
    <Leaf grey back title={p.t("chatSettings")}>
      <PersonRow
        of={p.params.user}
        name={user()?.name ?? ""}
        note={user() ? p.t("numberOf", { number: user()!.number }) : ""}
        onTap={() => p.act.openUser()}
      />
      <Cells>
        <SwitchCell
          title={p.t("pinThis")}
          on={thread()?.pinned === true}
          disabled={!thread()}
          onTap={() => p.act.togglePin()}
        />
        <SwitchCell
          title={p.t("muteThis")}
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
        <Cell title={p.t("clearChat")} danger disabled={!thread()} onTap={() => p.act.clear()} />
      </Cells>
    </Leaf>
  );
});
